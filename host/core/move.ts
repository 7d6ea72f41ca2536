import { MoveKind } from '../../assembly/abi.ts';
import { moveCount, moveFrom, moveKind, moveTo, packMove } from '../../assembly/move.ts';

export { moveCount, moveFrom, moveTo };

/** Whether a move brings cards from the stock, or turns the waste over to be the stock again. */
export function movesStock(move: number): boolean {
  const kind = moveKind(move);
  return kind === MoveKind.Deal || kind === MoveKind.Redeal;
}

/** Whether a move turns cards of the stock. */
export function turnsCards(move: number): boolean {
  return moveKind(move) === MoveKind.Deal;
}

/** Whether a move lays cards from one pile on another by the rules. */
export function laysCards(move: number): boolean {
  return moveKind(move) === MoveKind.Lay;
}

/** The end of a turn in games for two. */
export const END_TURN: number = packMove(MoveKind.EndTurn, 0, 0, 0);

/** What the other player says to an ace that was overlooked (RULES §11). */
export const OBJECT: number = packMove(MoveKind.Object, 0, 0, 0);

/** The move of `count` cards from one pile onto another against the rules (RULES §2.5). */
export function forceMove(from: number, to: number, count: number): number {
  return packMove(MoveKind.Force, from, to, count);
}
