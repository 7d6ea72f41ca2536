import type { View } from '../../../core/core.ts';
import { duelOf, LEFT, type Opponent, RIGHT } from './seats.ts';

/** Whether a game is played with a penalty for overlooked aces. */
export function penalizesOversight({ options }: View): boolean {
  return options.overlook === '1';
}

/** Whether the computer may object to what the player has overlooked. */
export function computerMayObject(view: View, opponent: Opponent): boolean {
  return opponent !== null && duelOf(view).turn === LEFT && hasOverlooked(view);
}

/** Whether a player who is not the computer may object to what the other one has overlooked. */
export function playerMayObject(view: View, opponent: Opponent): boolean {
  return (opponent === null || duelOf(view).turn === RIGHT) && hasOverlooked(view);
}

function hasOverlooked(view: View): boolean {
  const { overlooked, over } = duelOf(view);
  return overlooked && !over;
}
