/**
 * A position of Chinese Patience as its computer players think on it: small, quick to copy, and without undo. Moves are made a million
 * times for one decision, so sets of cards are masks and columns words (`cards`).
 *
 *   0 columns u32[4] · 16 foundations u8[4], the top rank of each suit · 20 turn u8 · 21 flags u8 · 22 renewed u8, a bit for each seat
 *   24 pack counts u8[2] · 26 drawn u8[2] · 28 discard counts u8[2] · 32 owned u64[2] · 48 unseen u64
 *   56 packs u8[2][48], first drawn first · 152 discards u8[2][48], bottom first
 */
import { FOUR } from '../table';
import { ALL_CARDS, bit, fitting, topOf } from './cards';

export const LEAN_BYTES = 248;
/** The part that a move within a turn changes. */
export const FRONT_BYTES = 56;
const ROOM = 48;

const FOUNDATION = 16;
const TURN = 20;
const FLAGS = 21;
const RENEWED = 22;
const PACK_COUNTS = 24;
const DRAWN = 26;
const DISCARD_COUNTS = 28;
const OWNED = 32;
const UNSEEN = 48;
const PACKS = 56;
const DISCARDS = 152;

/** A turn's flags. */
export const TWISTED = 1;
export const PENDING = 2;

@unmanaged
export class Lean {
  column(index: i32): u32 {
    return load<u32>(changetype<usize>(this) + ((index as usize) << 2));
  }

  setColumn(index: i32, column: u32): void {
    store<u32>(changetype<usize>(this) + ((index as usize) << 2), column);
  }

  /** The rank of the top card of a suit's foundation. */
  foundation(suit: i32): i32 {
    return load<u8>(changetype<usize>(this) + (suit as usize), FOUNDATION);
  }

  setFoundation(suit: i32, rank: i32): void {
    store<u8>(changetype<usize>(this) + (suit as usize), rank, FOUNDATION);
  }

  get turn(): i32 {
    return load<u8>(changetype<usize>(this), TURN);
  }

  set turn(seat: i32) {
    store<u8>(changetype<usize>(this), seat, TURN);
  }

  get flags(): i32 {
    return load<u8>(changetype<usize>(this), FLAGS);
  }

  set flags(flags: i32) {
    store<u8>(changetype<usize>(this), flags, FLAGS);
  }

  isRenewed(seat: i32): bool {
    return ((load<u8>(changetype<usize>(this), RENEWED) >> seat) & 1) != 0;
  }

  setRenewed(seat: i32): void {
    store<u8>(changetype<usize>(this), (load<u8>(changetype<usize>(this), RENEWED) as i32) | (1 << seat), RENEWED);
  }

  /** Cards left in a seat's pack. */
  packCount(seat: i32): i32 {
    return load<u8>(changetype<usize>(this) + (seat as usize), PACK_COUNTS);
  }

  discardCount(seat: i32): i32 {
    return load<u8>(changetype<usize>(this) + (seat as usize), DISCARD_COUNTS);
  }

  setDiscardCount(seat: i32, count: i32): void {
    store<u8>(changetype<usize>(this) + (seat as usize), count, DISCARD_COUNTS);
  }

  /** Cards a seat has still to get rid of. */
  hand(seat: i32): i32 {
    return this.packCount(seat) + this.discardCount(seat);
  }

  /** The card on a seat's discard pile, 0 if there is none. */
  discardTop(seat: i32): i32 {
    const count = this.discardCount(seat);
    return count == 0 ? 0 : this.discard(seat, count - 1);
  }

  /** The card of a discard pile with `height` cards under it. */
  discard(seat: i32, height: i32): i32 {
    return load<u8>(changetype<usize>(this) + ((seat * ROOM + height) as usize), DISCARDS);
  }

  /** The card that the seat's next twist turns, from its pack or, if that is empty, from its discard pile turned over. */
  next(seat: i32): i32 {
    if (this.packCount(seat) == 0) return this.discard(seat, 0);
    const drawn: i32 = load<u8>(changetype<usize>(this) + (seat as usize), DRAWN);
    return load<u8>(changetype<usize>(this) + ((seat * ROOM + drawn) as usize), PACKS);
  }

  /** The cards in a seat's hand that everybody has seen. */
  owned(seat: i32): u64 {
    return load<u64>(changetype<usize>(this) + ((seat as usize) << 3), OWNED);
  }

  setOwned(seat: i32, cards: u64): void {
    store<u64>(changetype<usize>(this) + ((seat as usize) << 3), cards, OWNED);
  }

  /** The cards of the packs that nobody has seen. */
  get unseen(): u64 {
    return load<u64>(changetype<usize>(this), UNSEEN);
  }

  set unseen(cards: u64) {
    store<u64>(changetype<usize>(this), cards, UNSEEN);
  }

  /** The cards that the seat's next twist may turn, as far as anybody knows. */
  nextCards(seat: i32): u64 {
    return this.packCount(seat) > 0 && !this.isRenewed(seat) ? this.unseen : bit(this.next(seat));
  }

  /** Says which cards are in a pack, from `cards` on, first drawn first. */
  setPack(seat: i32, cards: usize, count: i32): void {
    const at = changetype<usize>(this) + (seat as usize);
    store<u8>(at, 0, DRAWN);
    store<u8>(at, count, PACK_COUNTS);
    memory.copy(changetype<usize>(this) + PACKS + ((seat * ROOM) as usize), cards, count);
  }

  /** Puts a card onto a seat's discard pile. */
  pushDiscard(seat: i32, card: i32): void {
    const count = this.discardCount(seat);
    store<u8>(changetype<usize>(this) + ((seat * ROOM + count) as usize), card, DISCARDS);
    this.setDiscardCount(seat, count + 1);
    this.setOwned(seat, this.owned(seat) | bit(card));
  }

  /** Takes the top card off a seat's discard pile. */
  popDiscard(seat: i32): i32 {
    const count = this.discardCount(seat) - 1;
    const card = this.discard(seat, count);
    this.setDiscardCount(seat, count);
    this.setOwned(seat, this.owned(seat) & ~bit(card));
    return card;
  }

  /** T: the next card onto the discard pile, which an empty pack is made of before. */
  twist(): void {
    const seat = this.turn;
    if (this.packCount(seat) == 0) {
      this.setPack(seat, changetype<usize>(this) + DISCARDS + ((seat * ROOM) as usize), this.discardCount(seat));
      this.setDiscardCount(seat, 0);
      this.setRenewed(seat);
    }
    const at = changetype<usize>(this) + (seat as usize);
    const card = this.next(seat);
    store<u8>(at, load<u8>(at, DRAWN) + 1, DRAWN);
    store<u8>(at, load<u8>(at, PACK_COUNTS) - 1, PACK_COUNTS);
    this.pushDiscard(seat, card);
    this.unseen &= ~bit(card);
    this.flags = TWISTED | PENDING;
  }

  /** Z */
  endTurn(): void {
    this.turn = 1 - this.turn;
    this.flags = 0;
  }

  // ---- what the table takes ----

  /** Cards that go onto a foundation. */
  wanted(): u64 {
    let cards: u64 = 0;
    for (let suit = 0; suit < FOUR; suit++) cards |= (2 as u64) << ((suit << 4) + this.foundation(suit));
    return cards & ALL_CARDS;
  }

  /** Cards that go onto a column that is not empty. */
  accepted(): u64 {
    return (
      fitting(topOf(this.column(0))) |
      fitting(topOf(this.column(1))) |
      fitting(topOf(this.column(2))) |
      fitting(topOf(this.column(3)))
    );
  }

  /** The top cards of the columns. */
  tops(): u64 {
    const tops =
      bit(topOf(this.column(0))) | bit(topOf(this.column(1))) | bit(topOf(this.column(2))) | bit(topOf(this.column(3)));
    return tops & ALL_CARDS;
  }

  /** Empty columns. */
  spaces(): i32 {
    let spaces = 0;
    for (let i = 0; i < FOUR; i++) if (this.column(i) == 0) spaces++;
    return spaces;
  }
}

/** A position in static memory of its own. */
export function leanAt(address: usize): Lean {
  return changetype<Lean>(address);
}

/** Copies a whole position. */
export function copyLean(to: Lean, from: Lean): void {
  for (let i: usize = 0; i < (LEAN_BYTES as usize); i += 8) {
    store<u64>(changetype<usize>(to) + i, load<u64>(changetype<usize>(from) + i));
  }
}

/** Copies what moves within a turn change; the cards of packs and discard piles have to be there. */
export function copyFront(to: usize, from: usize): void {
  for (let i: usize = 0; i < (FRONT_BYTES as usize); i += 8) store<u64>(to + i, load<u64>(from + i));
}
