/** RULES §3 (Standart) and §6 (kleine Harfe) written a second time. */
import type { ChosenOptions } from '../../host/core/core.ts';
import {
  FOUNDATION_PAIRS,
  ids,
  isOpen,
  markOf,
  moved,
  type PlainGame,
  type PlainTable,
  rank,
  red,
  size,
  stockOf,
  suit,
  top,
  turnedOver,
  turnedUp,
} from './plain-table.ts';

interface Layout {
  readonly columns: readonly string[];
  readonly foundations: readonly string[];
  /** The suit of a foundation. */
  mark(foundation: string): string;
  /** May the lowest of some cards open an empty column? */
  opens(card: string): boolean;
}

const HARP: Layout = {
  columns: ids('tableau', 7),
  foundations: ids('foundation', 4),
  mark: (foundation) => 'CSHD'[Number(foundation.slice(-1)) - 1],
  opens: (card) => rank(card) === 13,
};

const STANDARD: Layout = {
  columns: ids('tableau', 8),
  foundations: ids('foundation', 8),
  mark: markOf,
  opens: () => true,
};

const fits = (card: string, on: string): boolean => red(card) !== red(on) && rank(card) === rank(on) - 1;

/** Lengths of the runs that can be taken off a column. */
function runLengths(cards: readonly string[]): number[] {
  const lengths: number[] = [];
  for (let length = 1; length <= cards.length; length++) {
    const run = cards.slice(cards.length - length);
    if (!isOpen(run[0])) break;
    if (run.some((card, i) => i > 0 && !fits(card, run[i - 1]))) break;
    lengths.push(length);
  }
  return lengths;
}

/** Rule 1: a run onto a column that it fits, or onto an empty one that it may open. */
function ontoColumns(layout: Layout, table: PlainTable, from: string, count: number): PlainTable[] {
  const cards = table.piles[from];
  const lowest = cards[cards.length - count];
  return layout.columns
    .filter((to) => {
      const target = top(table, to);
      return to !== from && (target === undefined ? layout.opens(lowest) : fits(lowest, target));
    })
    .map((to) => turnedUp(moved(table, from, to, count), from));
}

/** Rule 2: the top card onto a foundation of its suit, the ace first. */
function ontoFoundations(layout: Layout, table: PlainTable, from: string): PlainTable[] {
  const card = top(table, from);
  if (card === undefined) return [];
  return layout.foundations
    .filter((to) => layout.mark(to) === suit(card) && size(table, to) === rank(card) - 1)
    .map((to) => turnedUp(moved(table, from, to), from));
}

function cardMoves(layout: Layout, table: PlainTable, single: readonly string[]): PlainTable[] {
  return [
    ...layout.columns.flatMap((from) =>
      runLengths(table.piles[from]).flatMap((count) => ontoColumns(layout, table, from, count)),
    ),
    ...[...layout.columns, ...single].flatMap((from) => ontoFoundations(layout, table, from)),
    ...[...layout.foundations, ...single]
      .filter((from) => size(table, from) > 0)
      .flatMap((from) => ontoColumns(layout, table, from, 1)),
  ];
}

const complete = (layout: Layout, table: PlainTable): boolean =>
  layout.foundations.every((foundation) => size(table, foundation) === 13);

/** RULES §3: two packs, three rows of eight, a deal lays a card on every column. */
export const plainStandart: PlainGame = {
  deal(deck) {
    const piles: Record<string, string[]> = { stock: stockOf(deck.slice(24)) };
    for (const id of STANDARD.foundations) piles[id] = [];
    STANDARD.columns.forEach((id, column) => {
      piles[id] = [`(${deck[column]})`, `(${deck[8 + column]})`, deck[16 + column]];
    });
    return { piles, pass: 1 };
  },
  successors(table) {
    const deals: PlainTable[] = [];
    if (size(table, 'stock') > 0) {
      const columns = STANDARD.columns.slice(0, size(table, 'stock'));
      deals.push(columns.reduce((dealt, column) => moved(dealt, 'stock', column), table));
    }
    return [...cardMoves(STANDARD, table, []), ...deals];
  },
  won: (table) => complete(STANDARD, table),
  alike: [STANDARD.columns, ...FOUNDATION_PAIRS],
};

/** RULES §6: one pack, columns of seven to one card, the waste turned over without limit. */
export const plainKleineHarfe: PlainGame = {
  deal(deck, { first }: ChosenOptions) {
    const piles: Record<string, string[]> = { waste: [] };
    for (const id of [...HARP.foundations, ...HARP.columns]) piles[id] = [];
    let next = 0;
    for (let row = 7; row >= 1; row--) {
      for (let column = row; column >= 1; column--) {
        const card = deck[next++];
        piles[`tableau-${column}`].push(column === row ? card : `(${card})`);
      }
    }
    piles.stock = stockOf(deck.slice(next));
    const table = { piles, pass: 1 };
    return first === '1' ? moved(table, 'stock', 'waste') : table;
  },
  successors(table) {
    const moves = cardMoves(HARP, table, ['waste']);
    if (size(table, 'stock') > 0) moves.push(moved(table, 'stock', 'waste'));
    else if (size(table, 'waste') > 0) moves.push(turnedOver(table));
    return moves;
  },
  won: (table) => complete(HARP, table),
  endless: true,
  alike: [HARP.columns],
};
