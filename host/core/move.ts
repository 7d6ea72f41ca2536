import { MoveKind } from '../../assembly/abi.ts';
import { moveCount, moveFrom, moveKind, moveTo, packMove } from '../../assembly/move.ts';

export { moveCount, moveFrom, moveTo };

/** Whether a move brings cards from the stock, or turns the waste over to be the stock again. */
export function movesStock(move: number): boolean {
  const kind = moveKind(move);
  return kind === MoveKind.Deal || kind === MoveKind.Redeal;
}

/** The move of `count` cards from one pile onto another against the rules (RULES §2.5). */
export function forceMove(from: number, to: number, count: number): number {
  return packMove(MoveKind.Force, from, to, count);
}
