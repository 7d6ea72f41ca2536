import { MoveKind } from '../../assembly/abi.ts';
import { moveKind } from '../../assembly/move.ts';

export { moveCount, moveFrom, moveTo } from '../../assembly/move.ts';

/** Whether a move brings cards from the stock, or turns the waste over to be the stock again. */
export function movesStock(move: number): boolean {
  const kind = moveKind(move);
  return kind === MoveKind.Deal || kind === MoveKind.Redeal;
}
