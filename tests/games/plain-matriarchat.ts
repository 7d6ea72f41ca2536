/** RULES §5 written a second time. */
import type { ChosenOptions } from '../../host/core/core.ts';
import {
  ids,
  markOf,
  moved,
  type PlainGame,
  type PlainTable,
  rank,
  size,
  stockOf,
  suit,
  top,
  turnedOver,
} from './plain-table.ts';

const UPPER = ids('upper', 8);
const LOWER = ids('lower', 8);
const FIELDS = [...UPPER, ...LOWER];
const PACKETS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 10, 9, 8, 7, 6, 5];
const FREE_PASSES = 11;

/** The ranks of a field from its first card on. */
const UPPER_RANKS = [13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const LOWER_RANKS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

const isUpper = (field: string): boolean => field.startsWith('upper');
const ranksOf = (field: string): readonly number[] => (isUpper(field) ? UPPER_RANKS : LOWER_RANKS);

/** Is the card the next of the field? */
function isNext(table: PlainTable, field: string, card: string): boolean {
  return suit(card) === markOf(field) && ranksOf(field)[size(table, field)] === rank(card);
}

/** Complete families: every value at least once in a column, or all cards of a suit in its two columns. */
function families(table: PlainTable): number {
  const column = (i: number): readonly string[] => [...table.piles[UPPER[i]], ...table.piles[LOWER[i]]];
  const hasAll = (cards: readonly string[]): boolean => new Set(cards.map(rank)).size === 13;
  let complete = 0;
  for (let left = 0; left < 8; left += 2) {
    const pair = [column(left), column(left + 1)];
    complete += pair.flat().length === 26 ? 2 : pair.filter(hasAll).length;
  }
  return complete;
}

const mayTurn = (table: PlainTable): boolean =>
  table.pass < PACKETS.length && (table.pass < FREE_PASSES || families(table) >= table.pass + 1 - FREE_PASSES);

/** One packet; where the stock is too small for it, what is left (`short`), or on with the waste turned over (`wrap`). */
function dealt(table: PlainTable, wrap: boolean): PlainTable[] {
  const packet = PACKETS[table.pass - 1];
  const left = size(table, 'stock');
  const short = left < packet;
  if (wrap ? short && (left + size(table, 'waste') === 0 || !mayTurn(table)) : left === 0) return [];
  let next = table;
  for (let i = 0; i < packet; i++) {
    if (size(next, 'stock') === 0) {
      if (!wrap) break;
      next = { ...turnedOver(next), pass: table.pass };
    }
    next = moved(next, 'stock', 'waste');
  }
  return [{ ...next, pass: wrap && short ? table.pass + 1 : table.pass }];
}

function stockMoves(table: PlainTable, wrap: boolean): PlainTable[] {
  const turns = !wrap && size(table, 'stock') === 0 && size(table, 'waste') > 0 && mayTurn(table);
  return turns ? [turnedOver(table)] : dealt(table, wrap);
}

/** Sections of a field that may move: they never contain its first card. */
function fieldMoves(table: PlainTable, from: string): PlainTable[] {
  const cards = table.piles[from];
  const moves: PlainTable[] = [];
  for (let count = 1; count < cards.length; count++) {
    for (const to of FIELDS) {
      const together = count === 1 || isUpper(from) === isUpper(to);
      if (to !== from && together && isNext(table, to, cards[cards.length - count]))
        moves.push(moved(table, from, to, count));
    }
  }
  return moves;
}

/** The queens below, above them the kings; packets that grow with every pass and shrink with complete families. */
export const plainMatriarchat: PlainGame = {
  deal(deck, { remainder, first }: ChosenOptions) {
    const piles: Record<string, string[]> = { waste: [] };
    for (const id of FIELDS) piles[id] = [];
    const queens = deck.filter((card) => rank(card) === 12);
    for (const id of LOWER) {
      const place = queens.findIndex((queen) => suit(queen) === markOf(id));
      piles[id] = queens.splice(place, 1);
    }
    piles.stock = stockOf(deck.filter((card) => rank(card) !== 12));
    const table = { piles, pass: 1 };
    return first === '1' ? dealt(table, remainder === 'wrap')[0] : table;
  },
  successors(table, { remainder }: ChosenOptions) {
    const card = top(table, 'waste');
    const fromWaste = card === undefined ? [] : FIELDS.filter((to) => isNext(table, to, card));
    return [
      ...fromWaste.map((to) => moved(table, 'waste', to)),
      ...FIELDS.flatMap((from) => fieldMoves(table, from)),
      ...stockMoves(table, remainder === 'wrap'),
    ];
  },
  won: (table) => size(table, 'stock') === 0 && size(table, 'waste') === 0,
  alike: [],
};
