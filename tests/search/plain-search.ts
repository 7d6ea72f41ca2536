import type { ChosenOptions } from '../../host/core/core.ts';
import { nameOf, type PlainGame, type PlainTable } from '../games/plain-table.ts';

/**
 * Can a table be won? Visits every table that can be reached by the plain rules, the nearest first; null when there are more than
 * `limit` and none of those is won.
 */
export function canBeWon(game: PlainGame, options: ChosenOptions, start: PlainTable, limit: number): boolean | null {
  const seen = new Set([sortedName(game, start)]);
  const waiting = [start];
  for (const table of waiting) {
    if (game.won(table)) return true;
    for (const next of game.successors(table, options)) {
      const name = sortedName(game, next);
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(next);
    }
    if (seen.size > limit) return waiting.some((known) => game.won(known)) ? true : null;
  }
  return false;
}

/** A name for a table that tables have in common when they differ in the order of interchangeable piles alone. */
function sortedName(game: PlainGame, table: PlainTable): string {
  const piles: Record<string, readonly string[]> = { ...table.piles };
  for (const group of game.alike) {
    const sorted = group.map((id) => table.piles[id]).sort((a, b) => (a.join() < b.join() ? -1 : 1));
    group.forEach((id, i) => {
      piles[id] = sorted[i];
    });
  }
  return nameOf({ piles, pass: game.endless ? 0 : table.pass });
}
