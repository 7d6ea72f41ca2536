import { MoveKind } from '../../../../assembly/abi.ts';
import { moveKind, packMove } from '../../../../assembly/move.ts';
import type { DuelView, Move, PlayerLevel, View } from '../../../core/core.ts';

/** The player at the left half of the table, and the one at the right: the computer's half where it plays. */
export const LEFT = 0;
export const RIGHT = 1;
export const SEATS = [LEFT, RIGHT] as const;

/** How strong the computer may be, from the weakest on. */
export const STRENGTHS = ['beginner', 'greedy', 'strong'] as const satisfies readonly PlayerLevel[];
export type Strength = (typeof STRENGTHS)[number];

/** The computer at the right half by its strength; null where two players sit at one screen. */
export type Opponent = Strength | null;

export const END_TURN: Move = packMove(MoveKind.EndTurn, 0, 0, 0);
/** What the other player says to an ace that was overlooked (RULES §11). */
export const OBJECT: Move = packMove(MoveKind.Object, 0, 0, 0);

/** Whether a move turns cards of the stock. */
export function turnsCards(move: Move): boolean {
  return moveKind(move) === MoveKind.Deal;
}

/** Whether a move lays cards from one pile on another. */
export function laysCards(move: Move): boolean {
  return moveKind(move) === MoveKind.Lay;
}

/** How a game for two stands. @throws TypeError for a view of a game of one */
export function duelOf({ duel, game }: View): DuelView {
  if (duel === null) throw new TypeError(`${game.id} is no game for two`);
  return duel;
}

/** The other seat. */
export function otherSeat(seat: number): number {
  return seat === LEFT ? RIGHT : LEFT;
}
