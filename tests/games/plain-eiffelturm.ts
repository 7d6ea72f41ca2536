/** RULES §4 written a second time. */
import { ids, moved, type PlainGame, rank, size, stockOf, top } from './plain-table.ts';

const TOWER = ids('tableau', 20);

/** Twenty open piles; from the waste a card goes onto one that it makes fourteen with; one pass. */
export const plainEiffelturm: PlainGame = {
  deal(deck) {
    const piles: Record<string, string[]> = { stock: stockOf(deck.slice(20)), waste: [] };
    TOWER.forEach((id, i) => {
      piles[id] = [deck[i]];
    });
    return { piles, pass: 1 };
  },
  successors(table) {
    const card = top(table, 'waste');
    const fitting = TOWER.filter((id) => card !== undefined && rank(card) + rank(top(table, id) ?? '') === 14);
    const placed = fitting.map((to) => moved(table, 'waste', to));
    return size(table, 'stock') > 0 ? [...placed, moved(table, 'stock', 'waste')] : placed;
  },
  won: (table) => size(table, 'stock') === 0 && size(table, 'waste') === 0,
  alike: [TOWER],
};
