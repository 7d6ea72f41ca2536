/**
 * Cards as bits of a word, as the solver has them: ten bits a suit, trumps first, in a suit the highest card lowest, twins side by side.
 * So the lowest bit of a suit's cards is the highest card, and a card beats those of its suit whose pair of bits lies above its own.
 */
import { ACE, STRENGTHS } from '../cards';

export const SUIT_BITS = 10;
export const SUIT_MASK: u64 = 0x3ff;
/** The first of each pair of twins. */
export const FIRST_TWINS: u64 = 0x5555555555;
/** The cards of one rank in all suits; shifted by two bits for each rank further down. */
export const ACES: u64 = 0xc0300c03;
export const RANKS = 5;

export const CARD_BITS = 40;
const POINTS: usize = memory.data<u8>([11, 11, 10, 10, 4, 4, 3, 3, 2, 2]);
/** First bit of each card's suit. */
const BASES: usize = memory.data(CARD_BITS, 8);

for (let bit = 0; bit < CARD_BITS; bit++) store<u8>(BASES + (bit as usize), bit - (bit % SUIT_BITS));

/** What the card of a bit counts. */
export function pointsOfBit(bit: i32): i32 {
  return load<u8>(POINTS + ((bit - suitBase(bit)) as usize));
}

/** What cards count. */
export function pointsOfCards(cards: u64): i32 {
  const aces = popcnt(cards & ACES) as i32;
  const tens = popcnt(cards & (ACES << 2)) as i32;
  const kings = popcnt(cards & (ACES << 4)) as i32;
  const queens = popcnt(cards & (ACES << 6)) as i32;
  const jacks = popcnt(cards & (ACES << 8)) as i32;
  return 11 * aces + 10 * tens + 4 * kings + 3 * queens + 2 * jacks;
}

/** The first bit of a card's suit. */
export function suitBase(bit: i32): i32 {
  return load<u8>(BASES + (bit as usize));
}

/** The cards higher than a card, in its suit and below it; `& SUIT_MASK << suitBase` leaves its suit. */
export function under(bit: i32): u64 {
  return ((1 as u64) << (bit & ~1)) - 1;
}

/** Of twins in one hand the first alone. */
export function distinct(cards: u64): u64 {
  return cards & ~((cards & FIRST_TWINS) << 1);
}

/** Trumps change places with the first suit, in a set of cards and, by the same swap, back again. */
export function swapTrump(cards: u64, trump: i32): u64 {
  if (trump == 0) return cards;
  const shift = (trump * SUIT_BITS) as u64;
  const change = (cards ^ (cards >> shift)) & SUIT_MASK;
  return cards ^ change ^ (change << shift);
}

/** The bit of a kind's first card in the order of suits as dealt. */
export function bitOfKind(kind: i32): i32 {
  const suit = kind / STRENGTHS;
  return suit * SUIT_BITS + 2 * (ACE - (kind - suit * STRENGTHS));
}

/** The kind of a card in the order of suits as dealt. */
export function kindOfBit(bit: i32): i32 {
  const suit = bit / SUIT_BITS;
  return suit * STRENGTHS + ACE - ((bit - suit * SUIT_BITS) >> 1);
}

/** As `swapTrump`, for one card. */
export function swapTrumpBit(bit: i32, trump: i32): i32 {
  const suit = bit / SUIT_BITS;
  if (suit == trump) return bit - trump * SUIT_BITS;
  return suit == 0 ? bit + trump * SUIT_BITS : bit;
}
