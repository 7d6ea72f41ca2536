/**
 * The second opinion on the six games of Patience 2.13: tables as plain as they can be, cards as text. The `plain-*` files write
 * the rules of RULES §3 to §8 on them once more; nothing is shared with the core.
 */
import { CARD_IDENTITY } from '../../assembly/abi.ts';
import { cardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, View } from '../../host/core/core.ts';

/** Cards of every pile by its id (CLI), bottom first, face-down ones in parentheses; the stock's without. */
export interface PlainTable {
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly pass: number;
}

/** A game, written down a second time. */
export interface PlainGame {
  /** The table that an order of cards is dealt to, first card dealt first. */
  deal(deck: readonly string[], options: ChosenOptions): PlainTable;
  /** Every table that one move leads to; two moves may lead to the same. */
  successors(table: PlainTable, options: ChosenOptions): PlainTable[];
  won(table: PlainTable): boolean;
  /** The stock may be gone through without end: the number of the pass changes nothing. */
  readonly endless?: true;
  /** Groups of piles that are interchangeable. */
  readonly alike: readonly (readonly string[])[];
}

const RANKS = 'A23456789TJQK';

export const rank = (card: string): number => RANKS.indexOf(card[0]) + 1;
export const suit = (card: string): string => card[1];
export const red = (card: string): boolean => card[1] === 'H' || card[1] === 'D';
export const isOpen = (card: string): boolean => !card.startsWith('(');

/** `name-1` … `name-n`. */
export const ids = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

export function top(table: PlainTable, pile: string): string | undefined {
  const cards = table.piles[pile];
  return cards[cards.length - 1];
}

/** The piles whose ids begin so, with their ids. */
export const named = ({ piles }: PlainTable, name: string): [string, readonly string[]][] =>
  Object.entries(piles).filter(([id]) => id.startsWith(name));

export const size = (table: PlainTable, pile: string): number => table.piles[pile].length;

/** The suit of a place that belongs to a suit, two places each: ♣♣♠♠♥♥♦♦. */
export const markOf = (place: string): string => 'CCSSHHDD'[Number(place[place.length - 1]) - 1];

/** The table with the `count` uppermost cards of one pile on another, as they lie. */
export function moved(table: PlainTable, from: string, to: string, count = 1): PlainTable {
  const source = table.piles[from];
  const left = source.slice(0, source.length - count);
  const taken = source.slice(source.length - count);
  return { ...table, piles: { ...table.piles, [from]: left, [to]: [...table.piles[to], ...taken] } };
}

/** The table with a pile's top card face up. */
export function turnedUp(table: PlainTable, pile: string): PlainTable {
  const cards = table.piles[pile];
  const last = cards[cards.length - 1];
  if (last === undefined || isOpen(last)) return table;
  return { ...table, piles: { ...table.piles, [pile]: [...cards.slice(0, -1), last.slice(1, -1)] } };
}

/** The waste turned over, unshuffled: what was dealt first comes first again. Begins the next pass. */
export function turnedOver(table: PlainTable): PlainTable {
  const { stock, waste } = table.piles;
  return {
    piles: { ...table.piles, stock: [...stock, ...[...waste].reverse()], waste: [] },
    pass: table.pass + 1,
  };
}

/** A table with the stock dealt down to: the first of the cards lies uppermost. */
export const stockOf = (cards: readonly string[]): string[] => [...cards].reverse();

/** What lies on the table of a full view. */
export function readTable(view: View): PlainTable {
  const cardsOf = (cards: readonly number[], mask: number): string[] => cards.map((card) => cardText(card & mask));
  const piles = view.piles.map(({ id, role, cards }) => [id, cardsOf(cards, role === 'stock' ? CARD_IDENTITY : 0xff)]);
  return { piles: Object.fromEntries(piles), pass: view.pass };
}

/** The foundations of two packs: two of a suit are interchangeable. */
export const FOUNDATION_PAIRS: readonly (readonly string[])[] = [1, 3, 5, 7].map((first) => [
  `foundation-${first}`,
  `foundation-${first + 1}`,
]);

/** A name that differs from every other table's of the game; twins look alike. */
export function nameOf({ piles, pass }: PlainTable): string {
  const sorted = Object.keys(piles).sort();
  return `${pass} ${sorted.map((id) => `${id}: ${piles[id].join(' ')}`).join(', ')}`;
}
