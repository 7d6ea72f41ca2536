import {
  CARD_FACE_DOWN,
  CARD_IDENTITY,
  CARD_RANK_MASK,
  CARD_SECOND_PACK,
  CARD_SUIT_MASK,
  CARD_SUIT_SHIFT,
} from '../../assembly/abi.ts';

const RANKS = 'A23456789TJQK';
/** In the order of the ABI's suits. */
const SUITS = 'CSHD';
const HIDDEN = '(?)';
/** Behind a card: it is of the second pack. */
const SECOND = '2';

/** A text is no card. */
export class CardTextError extends Error {
  override readonly name = 'CardTextError';
  constructor(readonly text: string) {
    super(`"${text}" is no card`);
  }
}

/** A card byte as the command line writes it (CLI): `KS`, face down `(9H)`, a face that may not be seen `(?)`. */
export function cardText(card: number): string {
  if ((card & CARD_IDENTITY) === 0) return HIDDEN;
  const text = RANKS[(card & CARD_RANK_MASK) - 1] + SUITS[(card >> CARD_SUIT_SHIFT) & CARD_SUIT_MASK];
  return (card & CARD_FACE_DOWN) === 0 ? text : `(${text})`;
}

/** The same for a card of which nothing else tells whose it is: one of the second pack ends in a 2, as in `KS2`. */
export function ownedCardText(card: number): string {
  return (card & CARD_SECOND_PACK) === 0 ? cardText(card) : `${cardText(card)}${SECOND}`;
}

/**
 * The card byte of a text; `10H` is accepted for `TH`. Twins of two packs look alike: the byte is that of the first pack, unless
 * the text says that it is the second's.
 *
 * @throws CardTextError
 */
export function parseCard(text: string): number {
  const match = /^(\(?)(10|[A23456789TJQK])([CSHD])(\)?)(2?)$/i.exec(text.trim());
  if (match === null || (match[1] === '') !== (match[4] === '' || match[4] === undefined))
    throw new CardTextError(text);
  const rank = match[2] === '10' ? 'T' : match[2].toUpperCase();
  const card = (RANKS.indexOf(rank) + 1) | (SUITS.indexOf(match[3].toUpperCase()) << CARD_SUIT_SHIFT);
  const pack = match[5] === SECOND ? CARD_SECOND_PACK : 0;
  return match[1] === '' ? card | pack : card | pack | CARD_FACE_DOWN;
}

/** Cards separated by blanks, in order. With two packs the second of two twins is the second pack's. @throws CardTextError */
export function parseCards(text: string): number[] {
  return markTwins(
    text
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(parseCard),
  );
}

/** Tells twins apart: a card that has come before becomes the second pack's. */
export function markTwins(cards: readonly number[], seen: Set<number> = new Set()): number[] {
  return cards.map((card) => {
    const twin = seen.has(card & CARD_IDENTITY);
    seen.add(card & CARD_IDENTITY);
    return twin ? card | CARD_SECOND_PACK : card;
  });
}

/** Card bytes as text, separated by blanks. */
export function cardsText(cards: readonly number[]): string {
  return cards.map(cardText).join(' ');
}
