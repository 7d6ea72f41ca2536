import type { DuelView, PlayerLevel, View } from '../../../core/core.ts';

export { END_TURN, laysCards, OBJECT, turnsCards } from '../../../core/move.ts';

/** The player at the left half of the table, and the one at the right: the computer's half where it plays. */
export const LEFT = 0;
export const RIGHT = 1;
export const SEATS = [LEFT, RIGHT] as const;

/** How strong the computer may be, from the weakest on. */
export const STRENGTHS = ['beginner', 'greedy', 'strong'] as const satisfies readonly PlayerLevel[];
export type Strength = (typeof STRENGTHS)[number];

/** The computer at the right half by its strength; null where two players sit at one screen. */
export type Opponent = Strength | null;

/** How a game for two stands. @throws TypeError for a view of a game of one */
export function duelOf({ duel, game }: View): DuelView {
  if (duel === null) throw new TypeError(`${game.id} is no game for two`);
  return duel;
}

/** The other seat. */
export function otherSeat(seat: number): number {
  return seat === LEFT ? RIGHT : LEFT;
}
