/** What a card byte says. Suits are numbered black, black, red, red (abi.ts), so the colour is one comparison. */
import { CARD_IDENTITY, CARD_RANK_MASK, CARD_SUIT_MASK, CARD_SUIT_SHIFT } from '../abi';

/** 1 = ace … 13 = king. */
export function rankOf(card: i32): i32 {
  return card & CARD_RANK_MASK;
}

/** Suit of a card. */
export function suitOf(card: i32): i32 {
  return (card >> CARD_SUIT_SHIFT) & CARD_SUIT_MASK;
}

/** The card of a rank (1–13) and a suit, of the first pack. */
export function makeCard(rank: i32, suit: i32): i32 {
  return (suit << CARD_SUIT_SHIFT) | rank;
}

/** Are the two cards of different colour? */
export function coloursDiffer(a: i32, b: i32): bool {
  return ((a ^ b) & (2 << CARD_SUIT_SHIFT)) != 0;
}

/** Is the byte the identity of a card of `packs` packs of these ranks (a bit each), without any mark? */
export function isCard(card: i32, packs: i32, ranks: i32): bool {
  return ((ranks >> rankOf(card)) & 1) != 0 && card <= (packs == 1 ? 0x3f : CARD_IDENTITY);
}
