import {
  CARD_FACE_DOWN,
  CARD_RANK_MASK,
  CARD_SECOND_PACK,
  CARD_SUIT_MASK,
  CARD_SUIT_SHIFT,
} from '../../assembly/abi.ts';

/** What a view shows of a card that lies face down. */
export const HIDDEN_CARD = CARD_FACE_DOWN;

/** Whether a card byte of a view lies face down. */
export function isHidden(card: number): boolean {
  return (card & CARD_FACE_DOWN) !== 0;
}

/** 1 (ace) to 13 (king). */
export function cardRank(card: number): number {
  return card & CARD_RANK_MASK;
}

/** 0 clubs, 1 spades, 2 hearts, 3 diamonds. */
export function cardSuit(card: number): number {
  return (card >> CARD_SUIT_SHIFT) & CARD_SUIT_MASK;
}

/** Whether a card is the second of two twins. */
export function isOfSecondPack(card: number): boolean {
  return (card & CARD_SECOND_PACK) !== 0;
}
