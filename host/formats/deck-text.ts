/** A card as decks have it: rank and suit, `AS`, `10H` or `TH` (CLI). */
const CARD = /^(?:10|[A2-9TJQK])[CSHD]$/i;
/** Words from which on a text of cards is an order of cards. */
const FEWEST_CARDS = 20;

/** The largest file with an order of cards. */
export const MAX_DECK_BYTES = 4096;

/** Whether a file is a text of cards and nothing else. */
export function looksLikeDeck(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_DECK_BYTES) return false;
  const words = String.fromCharCode(...bytes)
    .trim()
    .split(/\s+/);
  return words.length >= FEWEST_CARDS && words.every((word) => CARD.test(word));
}
