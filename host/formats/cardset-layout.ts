import { FormatError } from './format-error.ts';

/** Yukon's sheets have 4 rows of 15 cells (Yukon manual, "Die Karten"). */
export const SHEET_COLUMNS = 15;
export const SHEET_ROWS = 4;
export const SHEET_CELLS = SHEET_COLUMNS * SHEET_ROWS;

export const RANKS = 13;
export const BACKS = 7;

/** Suits in the order of the core: clubs 0, spades 1, hearts 2, diamonds 3. */
export const SUIT_LETTERS = 'CSHD';
const RANK_LETTERS = 'A23456789TJQK';

const EMPTY_MARK = '--';

/**
 * How the cells of a sheet are filled: `H1` one suit per row with the extras in the last two columns, `H2` the cards
 * in running order with the extras at the end of the last row (FORMATS §3.1), `custom` what somebody stated.
 */
export type LayoutName = 'H1' | 'H2' | 'custom';

/** Which cell, 0..59 row by row, holds what. */
export interface CardLayout {
  readonly name: LayoutName;
  /** `faces[suit][rank - 1]`, suits clubs, spades, hearts, diamonds, rank 1 the ace. */
  readonly faces: readonly (readonly number[])[];
  /** The field without a card. */
  readonly empty: number;
  /** The seven backs in the order in which a program goes through them. */
  readonly backs: readonly number[];
}

/** Rows from the top: diamonds, hearts, spades, clubs, as Yukon's manual lists the suits. */
export const DEFAULT_SUIT_ROWS = 'DHSC';

/** Position of the empty field among a sheet's eight extras where nothing else is known. */
const FIRST_EXTRA = 0;

/**
 * A layout from a table of 60 words in the order of the cells, row by row: rank and suit (`AD` `TS` `KC`), `--` for
 * the empty field, `B1` to `B7` for the backs.
 *
 * @throws FormatError `cardset`/`bad-layout`, offset = position of the word that is unknown or stands there twice, or
 * the number of words when there are not 60.
 */
export function layoutFromTable(name: LayoutName, table: readonly string[]): CardLayout {
  if (table.length !== SHEET_CELLS) {
    throw badLayout(table.length, `a layout names ${SHEET_CELLS} cells, not ${table.length}`);
  }
  const cellOf = new Map<string, number>();
  table.forEach((word, cell) => {
    if (!ALL_WORDS.has(word) || cellOf.has(word)) {
      throw badLayout(cell, `"${word}" for cell ${cell} is ${cellOf.has(word) ? 'there twice' : 'unknown'}`);
    }
    cellOf.set(word, cell);
  });
  const cell = (word: string): number => cellOf.get(word) ?? 0;
  return {
    name,
    faces: Array.from(SUIT_LETTERS, (suit) => Array.from(RANK_LETTERS, (rank) => cell(rank + suit))),
    empty: cell(EMPTY_MARK),
    backs: BACK_WORDS.map(cell),
  };
}

/**
 * One suit per row, ranks in columns 0..12; the extras stand in columns 13 and 14, column by column.
 *
 * @param suits four letters of {@link SUIT_LETTERS}, top row first
 * @param emptyAt which of the extras, 0..7, is the empty field; the others are the backs in their order
 */
export function suitRowsLayout(suits = DEFAULT_SUIT_ROWS, emptyAt = FIRST_EXTRA): CardLayout {
  const extras = extraWords(emptyAt);
  const table = Array.from(suits).flatMap((suit, row) => [
    ...Array.from(RANK_LETTERS, (rank) => rank + suit),
    extras[row],
    extras[SHEET_ROWS + row],
  ]);
  return layoutFromTable('H1', table);
}

/**
 * All cards in running order row by row, then the extras.
 *
 * @param suits four letters of {@link SUIT_LETTERS}, first suit first
 * @param emptyAt which of the extras, 0..7, is the empty field; the others are the backs in their order
 */
export function runningLayout(suits = DEFAULT_SUIT_ROWS, emptyAt = FIRST_EXTRA): CardLayout {
  const cards = Array.from(suits).flatMap((suit) => Array.from(RANK_LETTERS, (rank) => rank + suit));
  return layoutFromTable('H2', [...cards, ...extraWords(emptyAt)]);
}

const BACK_WORDS = Array.from({ length: BACKS }, (_, index) => `B${index + 1}`);

const ALL_WORDS: ReadonlySet<string> = new Set([
  ...Array.from(SUIT_LETTERS).flatMap((suit) => Array.from(RANK_LETTERS, (rank) => rank + suit)),
  ...BACK_WORDS,
  EMPTY_MARK,
]);

export const LAYOUT_H1 = suitRowsLayout();
export const LAYOUT_H2 = runningLayout();

function extraWords(emptyAt: number): string[] {
  return [...BACK_WORDS.slice(0, emptyAt), EMPTY_MARK, ...BACK_WORDS.slice(emptyAt)];
}

function badLayout(offset: number, message: string): FormatError {
  return new FormatError('cardset', 'bad-layout', offset, message);
}
