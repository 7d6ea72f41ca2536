/**
 * A patience: the move engine together with everything that follows from it. A game's file says what its piles are and
 * answers `deal`, `fill`, `stockCards` and `passes`; the rest can stay as it is here.
 */
import { MAX_MOVES, PACK_CARDS, Status } from '../abi';
import { Position } from '../core/position';
import { canFinish, cardsPlaced, isDead, lowestToFoundation, toFoundation } from './autoplay';
import { writeExactKey } from './exact-key';
import { MoveEngine } from './move-engine';
import { bestMove } from './rank-moves';
import { writeEdges } from './search-edges';

const MOVES: usize = memory.data(MAX_MOVES * 4, 8);

export abstract class Patience extends MoveEngine {
  /** In this order: won, nothing left but to finish, nothing left at all (RULES §9). */
  status(at: Position): Status {
    if (this.won(at)) return Status.Won;
    if (canFinish(this, at)) return Status.Finishing;
    return this.legalMoves(at, MOVES) > 0 ? Status.Playing : Status.Stuck;
  }

  won(at: Position): bool {
    return cardsPlaced(this, at) == this.packs * PACK_CARDS;
  }

  placed(at: Position): i32 {
    return cardsPlaced(this, at);
  }

  dead(at: Position): bool {
    return !this.won(at) && isDead(this, at);
  }

  clickMove(at: Position, pile: i32): u32 {
    return pile < this.piles.size ? toFoundation(this, at, pile) : 0;
  }

  finishMove(at: Position): u32 {
    return canFinish(this, at) ? lowestToFoundation(this, at) : 0;
  }

  hint(at: Position): u32 {
    return bestMove(this, at);
  }

  searchEdges(at: Position, out: usize, room: i32): i32 {
    return writeEdges(this, at, this.givesBack(at), out, room);
  }

  searchKey(at: Position, root: Position, out: usize): bool {
    return writeExactKey(this, at, root, out);
  }
}
