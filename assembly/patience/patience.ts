/**
 * A patience: the move engine together with everything that follows from it. A game's file says what its piles are and
 * answers `deal`, `lays`, `stockCards`, `passes` and `checkPile`; the rest can stay as it is here.
 */
import { Direction, MAX_MOVES, MoveKind, PACK_CARDS, Status, VIEW_DIRECTION, VIEW_PACKET, VIEW_PASSES } from '../abi';
import { Position } from '../core/position';
import { moveFrom, moveKind, moveTo } from '../move';
import { cardsPlaced, placeByScan, toFoundation } from './autoplay';
import { addEdge, beginEdges, endEdges } from './edge-list';
import { GENERAL_KEY_WORDS, writeGeneralKey } from './general-key';
import { MoveEngine } from './move-engine';
import { bestMove, Rank } from './rank-moves';

const MOVES: usize = memory.data(MAX_MOVES * 4, 8);

export abstract class Patience extends MoveEngine {
  collection(): string {
    return 'patience';
  }

  // ---- judgement ----

  /** In this order: won, nothing left but to finish, nothing left at all (RULES §9). */
  status(at: Position): Status {
    if (this.won(at)) return Status.Won;
    if (this.finishes(at)) return Status.Finishing;
    return this.hasMove(at) ? Status.Playing : Status.Stuck;
  }

  /** Is nothing left to do but to lay the cards on the foundations, without any choice? */
  finishes(_at: Position): bool {
    return false;
  }

  won(at: Position): bool {
    return cardsPlaced(this, at) == this.packs * PACK_CARDS;
  }

  placed(at: Position): i32 {
    return cardsPlaced(this, at);
  }

  dead(_at: Position): bool {
    return false;
  }

  // ---- convenience ----

  clickMove(at: Position, pile: i32): u32 {
    return pile < this.piles.size ? toFoundation(this, at, pile) : 0;
  }

  finishMove(_at: Position): u32 {
    return 0;
  }

  placeMove(at: Position): u32 {
    return placeByScan(this, at);
  }

  hint(at: Position): u32 {
    return bestMove(this, at);
  }

  /** How promising a legal move looks to somebody who sees only the open cards; orders hints and searches. */
  rank(_at: Position, move: u32): i32 {
    if (moveKind(move) == MoveKind.Deal) return Rank.Deal;
    if (moveKind(move) == MoveKind.Redeal) return Rank.Redeal;
    if (this.piles.isFoundation(moveFrom(move))) return Rank.TakeBack;
    if (this.piles.isFoundation(moveTo(move))) return Rank.Place;
    return (moveFrom(move) as i32) == this.piles.waste ? Rank.FromWaste : Rank.Shift;
  }

  // ---- what the table says beside its cards ----

  writeFacts(at: Position, out: usize): void {
    store<u16>(out, this.passes(at), VIEW_PASSES);
    store<u8>(out, this.stockCards(at), VIEW_PACKET);
    store<u8>(out, Direction.None, VIEW_DIRECTION);
  }

  // ---- search ----

  /** All legal moves, in the order of their ranks. */
  searchEdges(at: Position, out: usize, room: i32): i32 {
    beginEdges(out, room);
    const moves = this.legalMoves(at, MOVES);
    for (let i = 0; i < moves; i++) {
      const move = load<u32>(MOVES + ((i << 2) as usize));
      addEdge(move, 0, this.rank(at, move));
    }
    return endEdges();
  }

  keyWords(): i32 {
    return GENERAL_KEY_WORDS;
  }

  searchKey(at: Position, _root: Position, out: usize): bool {
    writeGeneralKey(at, out);
    return true;
  }
}
