/** RULES §8 written a second time. */
import type { ChosenOptions } from '../../host/core/core.ts';
import {
  FOUNDATION_PAIRS,
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

const CORNERS = ids('corner', 4);
const FIELDS = ids('reserve', 8);
const FOUNDATIONS = ids('foundation', 8);
const SOURCES = ['braid', ...CORNERS, ...FIELDS, 'waste'];

/** The rank `steps` further up, round from the king to the ace. */
const onwards = (from: number, steps: number): number => ((from - 1 + steps + 13) % 13) + 1;

/** +1 or −1 once a second card lies on any foundation, 0 before. */
function direction(table: PlainTable): number {
  const begun = FOUNDATIONS.map((id) => table.piles[id]).find((cards) => cards.length > 1);
  if (begun === undefined) return 0;
  return rank(begun[1]) === onwards(rank(begun[0]), 1) ? 1 : -1;
}

function belongs(table: PlainTable, to: string, card: string): boolean {
  if (markOf(to) !== suit(card)) return false;
  const cards = table.piles[to];
  if (cards.length === 13) return false;
  if (cards.length === 0) {
    const base = FOUNDATIONS.map((id) => table.piles[id][0]).find((first) => first !== undefined);
    return base !== undefined && rank(base) === rank(card);
  }
  const chosen = direction(table);
  const steps = chosen === 0 ? [1, -1] : [chosen];
  return steps.some((step) => onwards(rank(cards[cards.length - 1]), step) === rank(card));
}

/** An emptied corner is refilled at once from the free end of the braid. */
function placed(table: PlainTable, from: string, to: string): PlainTable {
  const after = moved(table, from, to);
  const refills = CORNERS.includes(from) && size(after, 'braid') > 0;
  return refills ? moved(after, 'braid', from) : after;
}

/** A braid, four corners, eight fields; the foundations begin with the base card's rank and go round. */
export const plainZopf: PlainGame = {
  deal(deck, { first }: ChosenOptions) {
    const piles: Record<string, string[]> = { braid: deck.slice(0, 20), stock: stockOf(deck.slice(33)), waste: [] };
    [...CORNERS, ...FIELDS].forEach((id, i) => {
      piles[id] = [deck[20 + i]];
    });
    for (const id of FOUNDATIONS) piles[id] = [];
    const base = FOUNDATIONS.find((id) => markOf(id) === suit(deck[32]));
    if (base !== undefined) piles[base] = [deck[32]];
    const table = { piles, pass: 1 };
    return first === '1' ? moved(table, 'stock', 'waste') : table;
  },
  successors(table) {
    const moves = SOURCES.flatMap((from) => {
      const card = top(table, from);
      if (card === undefined) return [];
      return FOUNDATIONS.filter((to) => belongs(table, to, card)).map((to) => placed(table, from, to));
    });
    if (size(table, 'waste') > 0)
      for (const to of [...CORNERS, ...FIELDS]) if (size(table, to) === 0) moves.push(moved(table, 'waste', to));
    if (size(table, 'stock') > 0) moves.push(moved(table, 'stock', 'waste'));
    else if (size(table, 'waste') > 0 && table.pass < 3) moves.push(turnedOver(table));
    return moves;
  },
  won: (table) => FOUNDATIONS.every((id) => size(table, id) === 13),
  alike: [CORNERS, FIELDS, ...FOUNDATION_PAIRS],
};
