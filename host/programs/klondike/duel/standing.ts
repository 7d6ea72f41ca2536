import type { View } from '../../../core/core.ts';
import { duelOf, LEFT, type Opponent, RIGHT, SEATS } from './seats.ts';

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

/** Whether a game is won by empty columns, and not by laying off all cards. */
export function endsWithColumns({ options }: View): boolean {
  return options.end === 'tableau';
}

/** The seat that has reached the goal of a game; null while neither has. */
export function seatOut(view: View): number | null {
  const { piles, game } = view;
  const columnsAlone = endsWithColumns(view);
  const hasCards = (seat: number): boolean =>
    piles.some(({ index, role, cards }) => {
      return (!columnsAlone || role === 'tableau') && game.pileSeats[index] === seat && cards.length > 0;
    });
  return SEATS.find((seat) => !hasCards(seat)) ?? null;
}

function hasOverlooked(view: View): boolean {
  const { overlooked, over } = duelOf(view);
  return overlooked && !over;
}
