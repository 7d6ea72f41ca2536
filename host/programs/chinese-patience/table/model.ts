import { CHINESE_COLUMNS, CHINESE_FOUNDATIONS, CHINESE_PILES } from '../../../core/chinese-commands.ts';
import type { View } from '../../../core/core.ts';
import { duelOf } from '../duel.ts';

/** The two players. */
export type Side = 'you' | 'computer';

export function otherSide(side: Side): Side {
  return side === 'you' ? 'computer' : 'you';
}

/** What belongs to one of them: cards in the pack, and the discard pile, its top card last. */
export interface SideCards {
  readonly deck: number;
  readonly discards: readonly number[];
}

/** What lies on the table, as both players see it: card bytes, the top card last. */
export interface TableModel {
  readonly foundations: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly you: SideCards;
  readonly computer: SideCards;
  /** Whose turn it is; after a game, who has won it. */
  readonly turn: Side;
}

/** The table as the player at a seat of the core sees it. */
export function tableModel(view: View, seat: number): TableModel {
  const cards = view.piles.map((pile) => pile.cards);
  const side = (owner: number): SideCards => ({ deck: cards[2 * owner].length, discards: cards[2 * owner + 1] });
  return {
    foundations: cards.slice(CHINESE_FOUNDATIONS, CHINESE_COLUMNS),
    columns: cards.slice(CHINESE_COLUMNS, CHINESE_PILES),
    you: side(seat),
    computer: side(1 - seat),
    turn: duelOf(view).turn === seat ? 'you' : 'computer',
  };
}
