import { CARD_SUIT_MASK, CARD_SUIT_SHIFT } from '../../assembly/abi.ts';
import { cardStrength, kindCard } from '../../assembly/move.ts';
import { CardTextError } from './card-text.ts';

/** Kreuz, Pik, Herz, Schellen in the order of the ABI's suits; by strength Unter, Ober, König, Zehn, As (BINOKEL §1). */
const SUITS = 'CPHS';
/** Names of the suits, as claims have them. */
export const SUIT_NAMES = ['kreuz', 'pik', 'herz', 'schellen'];
const RANKS = 'UOKZA';

/** A card as Binokel players of the command line write it: suit, then rank, `HK` for the king of hearts. Twins look alike. */
export function binokelCardText(card: number): string {
  return binokelSuitText((card >> CARD_SUIT_SHIFT) & CARD_SUIT_MASK) + RANKS[cardStrength(card)];
}

/** The letter of a suit. */
export function binokelSuitText(suit: number): string {
  return SUITS[suit];
}

/** Cards as text, separated by blanks. */
export function binokelCardsText(cards: readonly number[]): string {
  return cards.map(binokelCardText).join(' ');
}

/** The card byte of a text, of twins the first pack's. @throws CardTextError */
export function parseBinokelCard(text: string): number {
  const [suit, rank] = [SUITS.indexOf(text.charAt(0).toUpperCase()), RANKS.indexOf(text.charAt(1).toUpperCase())];
  if (text.length !== 2 || suit < 0 || rank < 0) throw new CardTextError(text);
  return kindCard(suit * RANKS.length + rank);
}

/** Cards separated by blanks or commas, in order; of twins the first pack's. @throws CardTextError */
export function parseBinokelCards(text: string): readonly number[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(parseBinokelCard);
}

/** The suit of a letter or of a name, `C` or `Kreuz`; null if it is none. */
export function parseBinokelSuit(text: string): number | null {
  const suit = text.length === 1 ? SUITS.indexOf(text.toUpperCase()) : SUIT_NAMES.indexOf(text.toLowerCase());
  return suit < 0 ? null : suit;
}
