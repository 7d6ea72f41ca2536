/**
 * The cards of Binokel (manual 2): of each suit ace, ten, king, queen and jack, the ten above the king, all of them twice. A card's
 * kind, which it shares with its twin, is its suit × 5 + strength; a set of kinds is a word with a bit for each.
 */
import { CARD_SECOND_PACK } from '../abi';
import { suitOf } from '../core/card';
import { cardKind, cardStrength } from '../move';

export const SUITS = 4;
/** Ranks of a suit. */
export const STRENGTHS = 5;
export const KINDS = 20;
export const JACK = 0;
export const QUEEN = 1;
export const KING = 2;
export const TEN = 3;
export const ACE = 4;

/** The ranks of the pack, a bit each: ace, ten, jack, queen, king. */
export const BINOKEL_RANKS = 0x3c02;

/** By strength. */
const POINTS: usize = memory.data<u8>([2, 3, 4, 10, 11]);

/** JACK to ACE. */
export function strengthOf(card: i32): i32 {
  return cardStrength(card);
}

/** The kind of a card, 0 to 19. */
export function kindOf(card: i32): i32 {
  return cardKind(card);
}

/** What a card counts in a trick. */
export function pointsOf(card: i32): i32 {
  return load<u8>(POINTS + (strengthOf(card) as usize));
}

/** What a card of a kind counts in a trick. */
export function pointsOfKind(kind: i32): i32 {
  return load<u8>(POINTS + ((kind % STRENGTHS) as usize));
}

/** All kinds of a suit. */
export function suitKinds(suit: i32): u32 {
  return 0x1f << (suit * STRENGTHS);
}

/** The kinds of a card's suit that are higher than it. */
export function higherKinds(card: i32): u32 {
  return suitKinds(suitOf(card)) & ~((2 << kindOf(card)) - 1);
}

/** The order in which a hand is held: ♣ ♠ ♥ ♦, within a suit the highest card first, twins side by side (manual 3.2). */
export function handOrder(card: i32): i32 {
  const second = (card & CARD_SECOND_PACK) != 0 ? 1 : 0;
  return (suitOf(card) << 4) | ((ACE - strengthOf(card)) << 1) | second;
}
