/**
 * Moves of a patience, derived from its pile descriptors and a few answers of the game: which moves are legal and why
 * others are not, making a move with its automatic consequences, and taking it back.
 */
import { Family, Fault, MAX_CARDS, MoveKind, Refusal } from '../abi';
import { Game } from '../core/game';
import { Position } from '../core/position';
import { moveCount, moveFrom, moveKind, moveTo, packLay, packMove } from '../move';
import { checkPiles } from './check';
import { Lift, PileTable } from './pile';
import { alternatesDown, continuesSuit, fitsOnColumn, followsUp } from './rules';
import { returnToStock, turnStock, turnWaste, undoTurnWaste } from './turning';
import { dealtCards, packUndo, scoreChange, wasTurnedUp } from './undo-word';

/** HEADS[n] is the lowest of the n uppermost cards of the pile that is being looked at. */
const HEADS: usize = memory.data(MAX_CARDS + 1, 8);

export abstract class MoveEngine extends Game {
  readonly piles: PileTable = new PileTable();

  constructor(id: string, title: string, packs: i32, options: string) {
    super(id, title, Family.Patience, packs, options);
  }

  // ---- what a game answers ----

  /** May `card`, the lowest of the cards in the hand, be laid on an empty column? */
  abstract fill(at: Position, card: i32): Refusal;

  /** Cards that one deal turns. */
  abstract stockCards(at: Position): i32;

  /** How often the stock may be gone through, 0 = without end. */
  abstract passes(at: Position): i32;

  /** May cards come back from the foundations? */
  givesBack(_at: Position): bool {
    return false;
  }

  /** What a move changes in the score; asked after the move. */
  worth(_at: Position, _move: u32, _turnedUp: bool): i32 {
    return 0;
  }

  /** Are the face-up cards of every column always one run? */
  columnsAreRuns(_at: Position): bool {
    return true;
  }

  // ---- legal moves ----

  legalMoves(at: Position, out: usize): i32 {
    let end = out;
    const size = this.piles.size;
    for (let from = 0; from < size; from++) end = this.laysFrom(at, from, end);
    if (this.dealRefusal(at) == Refusal.None) end = append(end, packMove(MoveKind.Deal, 0, 0, 0));
    if (this.redealRefusal(at) == Refusal.None) end = append(end, packMove(MoveKind.Redeal, 0, 0, 0));
    return ((end - out) >> 2) as i32;
  }

  /** Writes the legal moves of cards of one pile at `out`, sorted; returns the address behind the last. */
  laysFrom(at: Position, from: i32, out: usize): usize {
    const piles = this.piles;
    const lift = piles.lift(from);
    const top = at.top(from);
    if (lift == Lift.Nothing || top == 0) return out;
    if (!piles.isFoundation(from)) out = this.laysOnFoundations(at, from, top, out);
    else if (!this.givesBack(at)) return out;
    const longest = this.liftable(at, from, lift);
    const shortest = lift == Lift.Whole ? longest : 1;
    const columnsEnd = piles.tableauEnd;
    for (let to = piles.tableau; to < columnsEnd; to++) {
      if (to == from) continue;
      const target = at.top(to);
      for (let count = shortest; count <= longest; count++) {
        const head: i32 = load<u8>(HEADS + (count as usize));
        const lies = target == 0 ? this.fill(at, head) == Refusal.None : fitsOnColumn(head, target);
        if (lies) out = append(out, packLay(from, to, count));
      }
    }
    return out;
  }

  private laysOnFoundations(at: Position, from: i32, card: i32, out: usize): usize {
    const piles = this.piles;
    const end = piles.foundationsEnd;
    for (let to = piles.foundations; to < end; to++) {
      if (continuesSuit(card, at.top(to), piles.suit(to))) out = append(out, packLay(from, to, 1));
    }
    return out;
  }

  refusal(at: Position, move: u32): Refusal {
    const kind = moveKind(move);
    if (kind == MoveKind.Lay) return this.layRefusal(at, moveFrom(move), moveTo(move), moveCount(move));
    if (move == packMove(MoveKind.Deal, 0, 0, 0)) return this.dealRefusal(at);
    if (move == packMove(MoveKind.Redeal, 0, 0, 0)) return this.redealRefusal(at);
    return Refusal.NotAMove;
  }

  lift(at: Position, pile: i32, grabbed: i32): i32 {
    if (pile >= this.piles.size || grabbed < 1 || grabbed > at.open(pile)) return 0;
    const lift = this.piles.lift(pile);
    if (lift == Lift.Nothing || (this.piles.isFoundation(pile) && !this.givesBack(at))) return 0;
    const longest = this.liftable(at, pile, lift);
    if (lift == Lift.Whole) return longest;
    return grabbed <= longest ? grabbed : 0;
  }

  dealRefusal(at: Position): Refusal {
    return this.piles.stock < 0 || at.count(this.piles.stock) == 0 ? Refusal.StockEmpty : Refusal.None;
  }

  redealRefusal(at: Position): Refusal {
    const passes = this.passes(at);
    if (this.piles.stock < 0 || passes == 1) return Refusal.OnePassOnly;
    if (at.count(this.piles.stock) > 0) return Refusal.StockNotEmpty;
    if (at.count(this.piles.waste) == 0) return Refusal.WasteEmpty;
    return passes != 0 && (at.pass as i32) >= passes ? Refusal.PassesUsedUp : Refusal.None;
  }

  turnMove(at: Position): u32 {
    if (this.dealRefusal(at) == Refusal.None) return packMove(MoveKind.Deal, 0, 0, 0);
    return this.redealRefusal(at) == Refusal.None ? packMove(MoveKind.Redeal, 0, 0, 0) : 0;
  }

  private layRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
    const piles = this.piles;
    if (from >= piles.size || to >= piles.size) return Refusal.NoSuchPile;
    if (from == to) return Refusal.SamePile;
    if (count == 0) return Refusal.NotAMove;
    const lifted = this.liftRefusal(at, from, to, count);
    if (lifted != Refusal.None) return lifted;
    if (piles.isTableau(to)) {
      const head = at.head(from, count);
      return at.count(to) == 0 ? this.fill(at, head) : alternatesDown(head, at.top(to));
    }
    if (!piles.isFoundation(to)) return Refusal.NotATarget;
    return piles.isFoundation(from) ? Refusal.NoEffect : followsUp(at.top(from), at.top(to), piles.suit(to));
  }

  private liftRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
    const lift = this.piles.lift(from);
    if (lift == Lift.Nothing) return Refusal.NotASource;
    if (this.piles.isFoundation(from) && !this.givesBack(at)) return Refusal.FoundationIsFinal;
    if (at.count(from) == 0) return Refusal.EmptySource;
    if (count > at.count(from)) return Refusal.TooFewCards;
    if (count > at.open(from)) return Refusal.FaceDownCard;
    if (this.piles.isFoundation(to)) return count > 1 ? Refusal.OneCardOnly : Refusal.None;
    if (lift == Lift.Top) return count > 1 ? Refusal.TopCardOnly : Refusal.None;
    if (lift == Lift.Whole) return count != at.open(from) ? Refusal.WholePileOnly : Refusal.None;
    return count > this.liftable(at, from, lift) ? Refusal.NotARun : Refusal.None;
  }

  /** How many cards may travel together at most; leaves their heads in HEADS. */
  private liftable(at: Position, pile: i32, lift: i32): i32 {
    let card = at.top(pile);
    store<u8>(HEADS, card, 1);
    if (lift == Lift.Top) return 1;
    const open = at.open(pile);
    for (let count = 2; count <= open; count++) {
      const under = at.below(card);
      if (lift == Lift.Run && !fitsOnColumn(card, under)) return count - 1;
      card = under;
      store<u8>(HEADS + (count as usize), card);
    }
    return open;
  }

  // ---- making and taking back ----

  apply(at: Position, move: u32): u32 {
    const kind = moveKind(move);
    let dealt: i32 = 0;
    let turnedUp: bool = false;
    if (kind == MoveKind.Lay) turnedUp = this.applyLay(at, moveFrom(move), moveTo(move), moveCount(move));
    else if (kind == MoveKind.Deal) dealt = turnStock(this.piles, at, this.stockCards(at));
    else turnWaste(this.piles, at);
    const change = this.worth(at, move, turnedUp);
    at.score += change;
    return packUndo(dealt, turnedUp, change);
  }

  undo(at: Position, move: u32, word: u32): void {
    const kind = moveKind(move);
    at.score -= scoreChange(word);
    if (kind == MoveKind.Deal) returnToStock(this.piles, at, dealtCards(word));
    else if (kind == MoveKind.Redeal) undoTurnWaste(this.piles, at);
    else {
      const from: i32 = moveFrom(move);
      if (wasTurnedUp(word)) at.setHidden(from, at.hidden(from) + 1);
      at.carry(moveTo(move), from, moveCount(move));
    }
  }

  /** An uncovered face-down card turns up by itself; answers whether that happened. */
  private applyLay(at: Position, from: i32, to: i32, count: i32): bool {
    at.carry(from, to, count);
    const hidden = at.hidden(from);
    if (hidden == 0 || at.open(from) > 0) return false;
    at.setHidden(from, hidden - 1);
    return true;
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
    return checkPiles(this.piles, at, this.columnsAreRuns(at));
  }
}

function append(out: usize, move: u32): usize {
  store<u32>(out, move);
  return out + 4;
}
