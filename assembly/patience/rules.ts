/** Small rules that the games put together: each says why a card may not be laid, or Refusal.None. */
import { NO_SUIT, RANK_ACE, RANK_KING, Refusal } from '../abi';
import { coloursDiffer, rankOf, suitOf } from '../core/card';

/** One lower and of the other colour: "fits on column" of RULES §1. */
export function alternatesDown(card: i32, top: i32): Refusal {
  if (!coloursDiffer(card, top)) return Refusal.WrongColour;
  return rankOf(card) == rankOf(top) - 1 ? Refusal.None : Refusal.WrongRank;
}

/** A foundation from the ace up in one suit; `mark` is the suit the place is marked with, `top` 0 while it is empty. */
export function followsUp(card: i32, top: i32, mark: i32): Refusal {
  if (top == 0) {
    if (rankOf(card) != RANK_ACE) return Refusal.NotAnAce;
    return mark == NO_SUIT || suitOf(card) == mark ? Refusal.None : Refusal.WrongSuit;
  }
  if (suitOf(card) != suitOf(top)) return Refusal.WrongSuit;
  return rankOf(card) == rankOf(top) + 1 ? Refusal.None : Refusal.WrongRank;
}

export function kingOnly(card: i32): Refusal {
  return rankOf(card) == RANK_KING ? Refusal.None : Refusal.NotAKing;
}
