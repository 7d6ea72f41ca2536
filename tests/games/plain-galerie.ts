/** RULES §7 written a second time. */
import { ids, moved, type PlainGame, type PlainTable, rank, size, stockOf, suit, top } from './plain-table.ts';

const ROWS = [ids('row1', 8), ids('row2', 8), ids('row3', 8)];
const RESERVES = ids('reserve', 8);
const SOURCES = [...ROWS.flat(), ...RESERVES];
/** The values of a row's pictures. */
const CHAINS = [
  [4, 7, 10, 13],
  [3, 6, 9, 12],
  [2, 5, 8, 11],
];

const chainOf = (place: string): readonly number[] => CHAINS[Number(place[3]) - 1];

/** An emptied reserve is refilled at once. */
function taken(table: PlainTable, from: string, to: string): PlainTable {
  const after = moved(table, from, to);
  const refills = RESERVES.includes(from) && size(after, from) === 0 && size(after, 'stock') > 0;
  return refills ? moved(after, 'stock', from) : after;
}

/** May the card be laid on this place of a row? */
function continues(table: PlainTable, place: string, card: string): boolean {
  const chain = chainOf(place);
  const lying = table.piles[place];
  const correct = lying.every((other, i) => rank(other) === chain[i] && suit(other) === suit(card));
  return correct && chain[lying.length] === rank(card);
}

function takes(table: PlainTable, from: string, to: string, card: string): boolean {
  if (to === 'aces') return rank(card) === 1;
  if (to.startsWith('row')) return continues(table, to, card);
  return size(table, 'stock') === 0 && size(table, to) === 0 && from !== to;
}

/** Three rows of pictures, eight reserves that take the deals, the aces aside. */
export const plainGalerie: PlainGame = {
  deal(deck) {
    const piles: Record<string, string[]> = { aces: [], stock: stockOf(deck.slice(32)) };
    SOURCES.forEach((id, i) => {
      piles[id] = [deck[i]];
    });
    return { piles, pass: 1 };
  },
  successors(table) {
    const moves = SOURCES.flatMap((from) => {
      const card = top(table, from);
      if (card === undefined) return [];
      return [...SOURCES, 'aces']
        .filter((to) => to !== from && takes(table, from, to, card))
        .map((to) => taken(table, from, to));
    });
    const reserves = RESERVES.slice(0, size(table, 'stock'));
    if (reserves.length > 0) moves.push(reserves.reduce((dealt, id) => moved(dealt, 'stock', id), table));
    return moves;
  },
  won: (table) => size(table, 'aces') === 8 && ROWS.flat().every((place) => isPicture(table, place)),
  alike: [...ROWS, RESERVES],
};

function isPicture(table: PlainTable, place: string): boolean {
  const lying = table.piles[place];
  return (
    lying.length === 4 && lying.every((card, i) => rank(card) === chainOf(place)[i] && suit(card) === suit(lying[0]))
  );
}
