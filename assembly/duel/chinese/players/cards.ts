/**
 * Sets of cards and columns as the computer players of Chinese Patience think of them. A set is a mask: bit i stands for the card of
 * byte i.
 *
 * A column is one word. Its cards go down in rank and alternate in colour, so its top card, its length and one bit for each card say
 * all: `top:6 | length:4 at bit 8 | low bits of the suits at bit 16, the top card's first`. 0 = a space.
 */
import { CARD_RANK_MASK, RANK_ACE, RANK_KING } from '../../../abi';
import { fitsOnColumn } from '../../../patience/rules';

const LENGTH = 8;
const LENGTH_MASK = 15;
const SUITS = 16;
const RED = 0x20;
const CARD = 0x3f;

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
