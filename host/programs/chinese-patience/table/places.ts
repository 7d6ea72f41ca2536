import type { CellArea } from '../../../speccy/cell-screen.ts';
import { CARD } from './cards.ts';
import { otherSide, type Side, type TableModel } from './model.ts';

/** Upper left cell of something. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Where everything lies in the 32 by 24 cells of the screen (CHINESE §6). */
export const ROWS = { title: 0, score: 1, level: 9, words: 18, line: 22, menu: 23 } as const;
const FOUNDATION_ROW = 2;
const COLUMN_ROW = 7;
const FIRST_COLUMN = 1;
const PITCH = 4;
export const DECK_COLUMN = 18;
const DISCARD_COLUMN = 24;
const SIDE_ROW: Readonly<Record<Side, number>> = { computer: 3, you: 13 };
const PILES = 4;

/** The last row above the line of messages. */
const LAST_TABLE_ROW = ROWS.line - 1;

/** A foundation, from 0. */
export function foundationPlace(index: number): Place {
  return { column: FIRST_COLUMN + PITCH * index, row: FOUNDATION_ROW };
}

/** The first card of a column, from 0. */
export function columnPlace(index: number): Place {
  return { column: FIRST_COLUMN + PITCH * index, row: COLUMN_ROW };
}

export function deckPlace(side: Side): Place {
  return { column: DECK_COLUMN, row: SIDE_ROW[side] };
}

export function discardPlace(side: Side): Place {
  return { column: DISCARD_COLUMN, row: SIDE_ROW[side] };
}

/** Number of a side's discard pile: 0 is that of the side on turn. */
export function discardNumber(side: Side, turn: Side): number {
  return side === turn ? 0 : 9;
}

/** What a tap on the table means: a pile by its number, or the player's own pack. */
export type Target = number | 'deck';

/** What lies at a cell, for the player on turn; null for nothing. A column takes all the cells below it. */
export function targetAt({ column, row }: Place, { turn }: Pick<TableModel, 'turn'>): Target | null {
  const at = (area: CellArea): boolean =>
    column >= area.column && column < area.column + area.columns && row >= area.row && row < area.row + area.rows;
  const card = (place: Place): CellArea => ({ ...place, ...CARD });
  for (let index = 0; index < PILES; index++) {
    if (at(withNumber(card(foundationPlace(index))))) return 1 + index;
    const under = { ...columnPlace(index), columns: CARD.columns, rows: LAST_TABLE_ROW - COLUMN_ROW + 1 };
    if (at(withNumber(under))) return 1 + PILES + index;
  }
  for (const side of [turn, otherSide(turn)]) {
    if (at(withNumber(card(discardPlace(side))))) return discardNumber(side, turn);
  }
  return at(card(deckPlace(turn))) ? 'deck' : null;
}

/** A pile together with the cell of its number. */
function withNumber(area: CellArea): CellArea {
  return { ...area, column: area.column - 1, columns: area.columns + 1 };
}
