import type { View } from '../../core/core.ts';

/** Whether cards can be laid off in a game at all (RULES §2.4). */
export function hasFoundations(view: View): boolean {
  return view.piles.some(({ role }) => role === 'foundation');
}

/** Cards that are left in the stock. */
export function cardsInStock(view: View): number {
  return view.piles.find(({ role }) => role === 'stock')?.cards.length ?? 0;
}
