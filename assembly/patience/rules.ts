/** Small rules that the games put together: each says why a card may not be laid, or Refusal.None. */
import { CARD_RANK_MASK, CARD_SUIT_SHIFT, NO_SUIT, RANK_ACE, RANK_KING, Refusal } from '../abi';
import { coloursDiffer, rankOf, suitOf } from '../core/card';

/** The bit of a suit that tells red from black. */
const RED = 2 << CARD_SUIT_SHIFT;
/** Rank and suit, without the pack. */
const ONE_PACK = 0x3f;

/**
 * One lower and of the other colour: "fits on column" of RULES §1; false on an empty pile. One comparison: the ranks' difference
 * and the bit that tells red from black, taken together.
 */
export function fitsOnColumn(card: i32, top: i32): bool {
  return (((top - 1) ^ card) & (CARD_RANK_MASK | RED)) == RED;
}

/** Why a card may not be laid on the top card of a column. */
export function alternatesDown(card: i32, top: i32): Refusal {
  if (fitsOnColumn(card, top)) return Refusal.None;
  return coloursDiffer(card, top) ? Refusal.WrongRank : Refusal.WrongColour;
}

/** From the ace up in one suit; `mark` is the suit the place is marked with, `top` 0 while it is empty. */
export function continuesSuit(card: i32, top: i32, mark: i32): bool {
  if (rankOf(card) != RANK_ACE) return (top & ONE_PACK) == (card & ONE_PACK) - 1;
  return top == 0 && (mark == NO_SUIT || suitOf(card) == mark);
}

/** Why a card may not be laid on a foundation. */
export function followsUp(card: i32, top: i32, mark: i32): Refusal {
  if (continuesSuit(card, top, mark)) return Refusal.None;
  if (top == 0) return rankOf(card) == RANK_ACE ? Refusal.WrongSuit : Refusal.NotAnAce;
  return suitOf(card) == suitOf(top) ? Refusal.WrongRank : Refusal.WrongSuit;
}

/** Why a card may not be laid on an empty column that only a king opens. */
export function kingOnly(card: i32): Refusal {
  return rankOf(card) == RANK_KING ? Refusal.None : Refusal.NotAKing;
}
