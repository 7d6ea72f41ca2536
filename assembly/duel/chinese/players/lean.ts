/**
 * A position of Chinese Patience as its computer players think on it: small, quick to copy, and without undo. Moves are made a million
 * times for one decision, so everything that is asked of a card is one bit of a mask: bit i stands for the card of byte i.
 *
 * A column is one word. Its cards go down in rank and alternate in colour, so its top card, its length and one bit for each card say
 * all: `top:6 | length:4 at bit 8 | low bits of the suits at bit 16, the top card's first`. 0 = a space.
 *
 *   0 columns u32[4] · 16 foundations u8[4], the top rank of each suit · 20 turn u8 · 21 flags u8 · 22 renewed u8, a bit for each seat
 *   24 pack counts u8[2] · 26 drawn u8[2] · 28 discard counts u8[2] · 32 owned u64[2] · 48 unseen u64
 *   56 packs u8[2][48], first drawn first · 152 discards u8[2][48], bottom first
 */
import { CARD_RANK_MASK, RANK_ACE, RANK_KING } from '../../../abi';
import { fitsOnColumn } from '../../../patience/rules';
import { FOUR } from '../table';

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

const LENGTH = 8;
const LENGTH_MASK = 15;
const SUITS = 16;
const RED = 0x20;
const CARD = 0x3f;

/** A turn's flags. */
export const TWISTED = 1;
export const PENDING = 2;

/** All cards that move: every one but the aces. */
export const ALL_CARDS: u64 = 0x3ffc3ffc3ffc3ffc;

/** For each card the cards that fit on it in a column, and those that go on it on the other player's discard pile. */
const FITTING: usize = memory.data(64 * 8, 8);
const MATCHING: usize = memory.data(64 * 8, 8);

for (let top = 0; top < 64; top++) {
  let fitting: u64 = 0;
  for (let card = 0; card < 64; card++) if (fitsOnColumn(card, top) && isReal(card)) fitting |= bit(card);
  const own = isReal(top);
  store<u64>(FITTING + ((top as usize) << 3), own ? fitting : 0);
  store<u64>(MATCHING + ((top as usize) << 3), own ? (bit(top + 1) | bit(top - 1)) & ALL_CARDS : 0);
}

function isReal(card: i32): bool {
  const rank = card & CARD_RANK_MASK;
  return rank > (RANK_ACE as i32) && rank <= (RANK_KING as i32);
}

/** The bit of a card in a mask. */
export function bit(card: i32): u64 {
  return (1 as u64) << card;
}

/** Is a card among those of a mask? No card is among none. */
export function isIn(mask: u64, card: i32): bool {
  return ((mask >> card) & 1) != 0;
}

/** Cards that fit on a card in a column. */
export function fitting(card: i32): u64 {
  return load<u64>(FITTING + ((card as usize) << 3));
}

/** Cards that go on a card on a discard pile: same suit, next rank. */
export function matching(card: i32): u64 {
  return load<u64>(MATCHING + ((card as usize) << 3));
}

// ---- columns ----

export function topOf(column: u32): i32 {
  return column & CARD;
}

export function lengthOf(column: u32): i32 {
  return (column >> LENGTH) & LENGTH_MASK;
}

/** The lowest card of a column that is not empty. */
export function headOf(column: u32): i32 {
  return cardAt(column, lengthOf(column) - 1);
}

/** The card with `depth` cards on it. */
function cardAt(column: u32, depth: i32): i32 {
  const top = topOf(column);
  const colour = (top ^ (depth << 5)) & RED;
  const low = ((column >> (SUITS + depth)) & 1) << 4;
  return colour | low | ((top & CARD_RANK_MASK) + depth);
}

export function pushed(column: u32, card: i32): u32 {
  const suits = ((column >> SUITS) << 1) | ((card >> 4) & 1);
  return (suits << SUITS) | (((lengthOf(column) + 1) as u32) << LENGTH) | (card as u32);
}

export function popped(column: u32): u32 {
  const length = lengthOf(column);
  if (length <= 1) return 0;
  return (((column >> SUITS) >> 1) << SUITS) | (((length - 1) as u32) << LENGTH) | (cardAt(column, 1) as u32);
}

/** A column with a whole other one on it. */
export function merged(under: u32, over: u32): u32 {
  const suits = ((under >> SUITS) << lengthOf(over)) | (over >> SUITS);
  return (suits << SUITS) | (((lengthOf(under) + lengthOf(over)) as u32) << LENGTH) | (topOf(over) as u32);
}

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
