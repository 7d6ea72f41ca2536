import { cardSuit } from '../../../core/card.ts';
import { cardStrength } from '../../../core/trick-moves.ts';
import { sortedHand } from './hand-cards.ts';

/** Suits of code page 437, ♣ ♠ ♥ ♦. */
const SIGNS = '♣♠♥♦';
const SUITS = [0, 1, 2, 3];

/** A card in short: its suit's sign and its rank as on the card. @param ranks jack, queen, king, ten, ace */
export function cardName(card: number, ranks: readonly string[]): string {
  return SIGNS[cardSuit(card)] + ranks[cardStrength(card)];
}

/** A hand in short, suit by suit: `♣A10K ♥D`. */
export function handText(cards: readonly number[], ranks: readonly string[]): string {
  const sorted = sortedHand(cards);
  return SUITS.map((suit) => {
    const held = sorted.filter((card) => cardSuit(card) === suit).map((card) => ranks[cardStrength(card)]);
    return held.length === 0 ? '' : SIGNS[suit] + held.join('');
  })
    .filter((text) => text !== '')
    .join(' ');
}
