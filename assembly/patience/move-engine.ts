/**
 * Moves of a patience, derived from its pile descriptors and a few answers of the game: which moves are legal and why
 * others are not, making a move with its automatic consequences, and taking it back.
 */
import { Fault, MAX_CARDS, MAX_MOVES, MoveKind, Refusal } from '../abi';
import { Position } from '../core/position';
import { moveCount, moveFrom, moveKind, moveTo, packLay, packMove } from '../move';
import { Answers } from './answers';
import { checkPiles } from './check';
import { dealOut, hideStock, takeDealBack, turnWaste, undoTurnWaste } from './dealing';
import { Lift, NO_PILE } from './pile';
import { REFILLED, scoreChange, TURNED_UP, withScore } from './undo-word';

/** HEADS[n] is the lowest of the n uppermost cards of the pile that is being looked at. */
export const HEADS: usize = memory.data(MAX_CARDS + 1, 8);
const LAYS: usize = memory.data(MAX_MOVES * 4, 8);

export abstract class MoveEngine extends Answers {
  // ---- legal moves ----

  legalMoves(at: Position, out: usize): i32 {
    let end = out;
    const size = this.piles.size;
    for (let from = 0; from < size; from++) end = this.laysFrom(at, from, end);
    if (this.dealRefusal(at) == Refusal.None) end = append(end, packMove(MoveKind.Deal, 0, 0, 0));
    if (this.redealRefusal(at) == Refusal.None) end = append(end, packMove(MoveKind.Redeal, 0, 0, 0));
    return ((end - out) >> 2) as i32;
  }

  /** Is any move legal? */
  hasMove(at: Position): bool {
    if (this.turnMove(at) != 0) return true;
    for (let from = 0; from < this.piles.size; from++) if (this.laysFrom(at, from, LAYS) != LAYS) return true;
    return false;
  }

  /** Writes the legal moves of cards of one pile at `out`, sorted; returns the address behind the last. */
  laysFrom(at: Position, from: i32, out: usize): usize {
    const piles = this.piles;
    const longest = this.liftable(at, from);
    if (longest == 0) return out;
    const shortest = piles.lift(from) == Lift.Whole ? longest : 1;
    for (let to = 0; to < piles.size; to++) {
      if (to == from) continue;
      const single = piles.isFoundation(to);
      const most = single ? 1 : longest;
      for (let count = single ? 1 : shortest; count <= most; count++) {
        const card: i32 = load<u8>(HEADS + (count as usize));
        if (this.lays(at, from, to, card, count) == Refusal.None) out = append(out, packLay(from, to, count));
      }
    }
    return out;
  }

  refusal(at: Position, move: u32): Refusal {
    const kind = moveKind(move);
    if (kind == MoveKind.Lay) return this.layRefusal(at, moveFrom(move), moveTo(move), moveCount(move));
    if (kind == MoveKind.Force) return this.forceRefusal(at, moveFrom(move), moveTo(move), moveCount(move));
    if (move == packMove(MoveKind.Deal, 0, 0, 0)) return this.dealRefusal(at);
    if (move == packMove(MoveKind.Redeal, 0, 0, 0)) return this.redealRefusal(at);
    return Refusal.NotAMove;
  }

  lift(at: Position, pile: i32, grabbed: i32): i32 {
    if (pile >= this.piles.size || grabbed < 1 || grabbed > at.open(pile)) return 0;
    const longest = this.liftable(at, pile);
    if (this.piles.lift(pile) == Lift.Whole) return longest;
    return grabbed <= longest ? grabbed : 0;
  }

  dealRefusal(at: Position): Refusal {
    const piles = this.piles;
    if (piles.stock == NO_PILE) return Refusal.StockEmpty;
    const cards = at.count(piles.stock);
    if (!this.completesDeals(at)) return cards == 0 ? Refusal.StockEmpty : Refusal.None;
    if (cards >= this.stockCards(at)) return Refusal.None;
    if (cards + at.count(piles.waste) == 0) return Refusal.StockEmpty;
    return this.passRefusal(at);
  }

  redealRefusal(at: Position): Refusal {
    const piles = this.piles;
    if (piles.stock == NO_PILE || piles.waste == NO_PILE || this.passes(at) == 1) return Refusal.OnePassOnly;
    if (this.completesDeals(at)) return Refusal.DealTurnsOver;
    if (at.count(piles.stock) > 0) return Refusal.StockNotEmpty;
    if (at.count(piles.waste) == 0) return Refusal.WasteEmpty;
    return this.passRefusal(at);
  }

  /** Why no further pass may begin. */
  passRefusal(at: Position): Refusal {
    const passes = this.passes(at);
    return passes != 0 && (at.pass as i32) >= passes ? Refusal.PassesUsedUp : Refusal.None;
  }

  turnMove(at: Position): u32 {
    if (this.dealRefusal(at) == Refusal.None) return packMove(MoveKind.Deal, 0, 0, 0);
    return this.redealRefusal(at) == Refusal.None ? packMove(MoveKind.Redeal, 0, 0, 0) : 0;
  }

  private layRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
    const named = this.pilesRefusal(from, to, count);
    if (named != Refusal.None) return named;
    const lifted = this.liftRefusal(at, from, to, count);
    return lifted != Refusal.None ? lifted : this.lays(at, from, to, at.head(from, count), count);
  }

  private pilesRefusal(from: i32, to: i32, count: i32): Refusal {
    if (from >= this.piles.size || to >= this.piles.size) return Refusal.NoSuchPile;
    if (from == to) return Refusal.SamePile;
    return count == 0 ? Refusal.NotAMove : Refusal.None;
  }

  private liftRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
    const lift = this.piles.lift(from);
    if (lift == Lift.Nothing) return Refusal.NotASource;
    if (this.piles.isFoundation(from) && !this.givesBack(at)) return Refusal.FoundationIsFinal;
    if (at.count(from) == 0) return Refusal.EmptySource;
    if (count > at.count(from)) return Refusal.TooFewCards;
    if (count > at.open(from)) return Refusal.FaceDownCard;
    if (count > at.count(from) - this.piles.anchored(from)) return Refusal.StaysInPlace;
    if (this.piles.isFoundation(to)) return count > 1 ? Refusal.OneCardOnly : Refusal.None;
    if (lift == Lift.Top) return count > 1 ? Refusal.TopCardOnly : Refusal.None;
    if (lift == Lift.Whole) return count != at.open(from) ? Refusal.WholePileOnly : Refusal.None;
    return count > this.liftable(at, from) ? Refusal.NotARun : Refusal.None;
  }

  /** How many cards of a pile may travel together at most, 0 if none may leave it; leaves their heads in HEADS. */
  liftable(at: Position, pile: i32): i32 {
    const lift = this.piles.lift(pile);
    if (lift == Lift.Nothing || (this.piles.isFoundation(pile) && !this.givesBack(at))) return 0;
    const free = min(at.open(pile), at.count(pile) - this.piles.anchored(pile));
    if (free <= 0) return 0;
    let card = at.top(pile);
    store<u8>(HEADS, card, 1);
    if (lift == Lift.Top) return 1;
    for (let count = 2; count <= free; count++) {
      const under = at.below(card);
      if (lift == Lift.Run && !this.travels(card, under)) return count - 1;
      card = under;
      store<u8>(HEADS + (count as usize), card);
    }
    return free;
  }

  // ---- against the rules ----

  /**
   * Open cards with everything on them may go anywhere, but the stock stays untouched (RULES §2.5). The only card of a place that
   * is refilled would come straight back from the pile that refills it.
   */
  private forceRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
    if (!this.allowsForce()) return Refusal.NotAMove;
    const named = this.pilesRefusal(from, to, count);
    if (named != Refusal.None) return named;
    if (from == this.piles.stock) return Refusal.NotASource;
    if (to == this.piles.stock) return Refusal.NotATarget;
    if (at.count(from) == 0) return Refusal.EmptySource;
    if (count > at.count(from)) return Refusal.TooFewCards;
    if (count > at.open(from)) return Refusal.FaceDownCard;
    if (at.count(from) == 1 && this.piles.refill(from) == to) return Refusal.NoEffect;
    return this.layRefusal(at, from, to, count) == Refusal.None ? Refusal.RulesAllowIt : Refusal.None;
  }

  forceLift(at: Position, pile: i32, grabbed: i32): i32 {
    if (!this.allowsForce() || pile >= this.piles.size || pile == this.piles.stock) return 0;
    return grabbed < 1 || grabbed > at.open(pile) ? 0 : grabbed;
  }

  // ---- making and taking back ----

  apply(at: Position, move: u32): u32 {
    const kind = moveKind(move);
    let word: u32 = 0;
    if (kind == MoveKind.Deal) word = dealOut(this, at);
    else if (kind == MoveKind.Redeal) turnWaste(this, at);
    else word = this.applyLay(at, moveFrom(move), moveTo(move), moveCount(move));
    const change = this.worth(at, move, (word & TURNED_UP) != 0);
    at.score += change;
    return withScore(word, change);
  }

  undo(at: Position, move: u32, word: u32): void {
    const kind = moveKind(move);
    at.score -= scoreChange(word);
    if (kind == MoveKind.Deal) takeDealBack(this, at, word);
    else if (kind == MoveKind.Redeal) undoTurnWaste(this, at);
    else {
      const from: i32 = moveFrom(move);
      if ((word & REFILLED) != 0) this.feed(at, from, this.piles.refill(from));
      if ((word & TURNED_UP) != 0) at.setHidden(from, at.hidden(from) + 1);
      at.carry(moveTo(move), from, moveCount(move));
    }
  }

  /** An uncovered face-down card turns up by itself, an emptied place is refilled; answers with the bits of the undo word. */
  private applyLay(at: Position, from: i32, to: i32, count: i32): u32 {
    at.carry(from, to, count);
    const hidden = at.hidden(from);
    if (hidden > 0 && at.open(from) <= 0) {
      at.setHidden(from, hidden - 1);
      return TURNED_UP;
    }
    const refill = this.piles.refill(from);
    if (refill == NO_PILE || at.count(from) > 0 || at.count(refill) == 0) return 0;
    this.feed(at, refill, from);
    return REFILLED;
  }

  /** One card from a pile that refills to the one it refills, or back. */
  private feed(at: Position, from: i32, to: i32): void {
    at.carry(from, to, 1);
    const stock = this.piles.stock;
    if (from == stock || to == stock) hideStock(at, stock);
  }

  // ---- the table ----

  pileCount(): i32 {
    return this.piles.size;
  }

  pileName(pile: i32): string {
    return this.piles.name(pile);
  }

  pileNumber(pile: i32): i32 {
    return this.piles.number(pile);
  }

  pileRole(pile: i32): i32 {
    return this.piles.role(pile);
  }

  writeLayout(out: usize): void {
    this.piles.writeLayout(out);
  }

  openingScore(_at: Position): i32 {
    return 0;
  }

  check(at: Position): Fault {
    const passes = this.passes(at);
    if (at.pass == 0 || (passes != 0 && (at.pass as i32) > passes)) return Fault.WrongPass;
    return checkPiles(this, at);
  }
}

export function append(out: usize, move: u32): usize {
  store<u32>(out, move);
  return out + 4;
}
