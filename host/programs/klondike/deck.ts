import { isHidden, isOfSecondPack } from '../../core/card.ts';
import { CardTextError, cardText, parseCards } from '../../core/card-text.ts';
import type { DeckReason } from './texts.ts';

/** Cards of a pack, and lines of the box in which an order of them is typed. */
const PACK = 52;
export const DECK_LINES = 4;
const LINE_CARDS = PACK / DECK_LINES;

/** A text is no order of cards that can be dealt. */
export class DeckTextError extends Error {
  override readonly name = 'DeckTextError';
  readonly reason: DeckReason;
  /** The word, the number or the card that the reason speaks of. */
  readonly detail: string;

  constructor(reason: DeckReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/**
 * The cards of a text in the order of decks (CLI), the first card dealt first; the blanks between them may be left out.
 *
 * @throws DeckTextError where they are not the 52 cards of a pack
 */
export function cardsOfDeck(text: string): readonly number[] {
  const cards = cardsOf(text);
  if (cards.length !== PACK) throw new DeckTextError('card-count', `${cards.length}`);
  const twin = cards.find(isOfSecondPack);
  if (twin !== undefined) throw new DeckTextError('card-twice', cardText(twin));
  return cards;
}

/** A word of several cards that follow each other without a blank. */
const RUN_OF_CARDS = /^(?:(?:10|[A2-9TJQK])[CSHD]){2,}$/i;
const CARD_IN_RUN = /(?:10|[A2-9TJQK])[CSHD]/gi;

/** The text with a blank between all cards. */
function apart(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (RUN_OF_CARDS.test(word) ? word.replace(CARD_IN_RUN, '$& ') : word))
    .join(' ');
}

function cardsOf(text: string): readonly number[] {
  try {
    const cards = parseCards(apart(text));
    const covered = cards.find(isHidden);
    if (covered !== undefined) throw new DeckTextError('no-card', cardText(covered));
    return cards;
  } catch (error) {
    if (error instanceof CardTextError) throw new DeckTextError('no-card', error.text);
    throw error;
  }
}

/** A deck as the lines of its box. */
export function deckLines(deck: string): readonly string[] {
  const words = deck.split(' ');
  return Array.from({ length: DECK_LINES }, (_, k) => words.slice(k * LINE_CARDS, (k + 1) * LINE_CARDS).join(' '));
}
