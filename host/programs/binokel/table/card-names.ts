import { cardSuit } from '../../../core/card.ts';
import { cardStrength } from '../../../core/trick-moves.ts';
import { sortedHand } from './hand-cards.ts';

/** Suits of code page 437, ♣ ♠ ♥ ♦. */
const SIGNS = '♣♠♥♦';
const SUITS = [0, 1, 2, 3];
/** Ranks by strength, in the letters that the cards bear in every language: Bube, Dame, König, Zehn, As. */
const RANKS = ['B', 'D', 'K', '10', 'A'];

/** A card in short: its suit's sign and its rank, as on the card itself. */
export function cardName(card: number): string {
  return SIGNS[cardSuit(card)] + RANKS[cardStrength(card)];
}

/** A hand in short, suit by suit: `♣A10K ♥D`. */
export function handText(cards: readonly number[]): string {
  const sorted = sortedHand(cards);
  return SUITS.map((suit) => {
    const held = sorted.filter((card) => cardSuit(card) === suit).map((card) => RANKS[cardStrength(card)]);
    return held.length === 0 ? '' : SIGNS[suit] + held.join('');
  })
    .filter((text) => text !== '')
    .join(' ');
}
