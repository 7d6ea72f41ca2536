import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import { type CellColours, SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console, HotSpot } from '../console.ts';
import type { Texts } from '../texts.ts';
import { CARD, drawBack, drawCard, drawCovered, drawPlace, TABLE } from './cards.ts';
import type { Side, SideCards, TableModel } from './model.ts';
import { columnPlace, DECK_COLUMN, deckPlace, discardNumber, discardPlace, foundationPlace, ROWS } from './places.ts';

/** A pile with cards that are just being taken up; of a column the last ones. */
export type Lift =
  | { readonly from: 'column'; readonly index: number; readonly cards: number }
  | { readonly from: 'discards'; readonly side: Side };

/** What the two lines above the table say. */
export interface Standing {
  readonly points: readonly [you: number, computer: number];
  /** How the games are counted: a word. */
  readonly kind: string;
  readonly game: number;
  /** Name of the computer's level. */
  readonly level: string;
}

/** How the line below the table is coloured. */
export type Tone = 'plain' | 'refused';

/** Everything the table's screen shows. */
export interface TableLook {
  readonly model: TableModel;
  readonly standing: Standing;
  readonly line: string;
  readonly tone: Tone;
  readonly menu: string;
  /** Words beside the table with their keys, from above. */
  readonly words: readonly TableWord[];
  /** Number of the pile that the player has named as the source. */
  readonly source: number | null;
  readonly lift: Lift | null;
  /** The game has ended: it is nobody's turn. */
  readonly isOver: boolean;
}

export interface TableWord {
  readonly key: string;
  readonly word: string;
}

const TITLE = 'CHINESE PATIENCE';
const TITLE_COLOURS: CellColours = { ink: COLOUR.white, paper: COLOUR.blue, bright: true };
const TURN_COLOURS: CellColours = { ink: COLOUR.yellow, paper: COLOUR.blue, bright: true };
const SCORE_COLOURS: CellColours = { ink: COLOUR.white, paper: COLOUR.blue };
const LINE_COLOURS: Readonly<Record<Tone, CellColours>> = {
  plain: { ink: COLOUR.black, paper: COLOUR.yellow, bright: true },
  refused: { ink: COLOUR.red, paper: COLOUR.yellow, bright: true },
};
const MENU_COLOURS: CellColours = { ink: COLOUR.white, paper: COLOUR.black, bright: true };
const MENU_KEY_COLOURS: CellColours = { ink: COLOUR.yellow, paper: COLOUR.black, bright: true };

/** The columns at which the parts of the second line begin where there is room: points of both, kind and number of the game. */
const SCORE_COLUMNS = [1, 10, 18, 26] as const;
const LONG_TURN_TEXT = 13;
const FIGURE_ZERO = 0x30;

/** Colours of the table's border: green as the table, blue while it is the computer's turn. */
export const TABLE_BORDER: Readonly<Record<Side, number>> = { you: COLOUR.green, computer: COLOUR.blue };

/** Draws the screen anew. */
export function drawTable(console: Console, texts: Texts, look: TableLook): void {
  const { screen } = console;
  screen.clear(TABLE);
  drawHeader(console, texts, look);
  drawPiles(console, look);
  drawSide(console, texts, look, 'computer');
  drawSide(console, texts, look, 'you');
  console.print(DECK_COLUMN, ROWS.level, texts.level, TABLE);
  console.print(DECK_COLUMN, ROWS.level + 1, look.standing.level, TABLE);
  for (const { column, row, key, word } of wordSpots(look.words)) console.print(column, row, `${key}=${word}`, TABLE);
  console.print(0, ROWS.line, look.line.padEnd(SCREEN.columns), LINE_COLOURS[look.tone]);
  console.print(0, ROWS.menu, look.menu.padEnd(SCREEN.columns), MENU_COLOURS);
  for (const area of menuSpots(look.menu, ROWS.menu)) {
    screen.colour({ ...area, columns: area.key.length }, MENU_KEY_COLOURS);
  }
}

/** Where the words beside the table stand: the last one above the line of messages. */
export function wordSpots(words: readonly TableWord[]): readonly (HotSpot & { readonly word: string })[] {
  const first = ROWS.line - words.length;
  return words.map(({ key, word }, i) => ({
    key,
    word,
    column: DECK_COLUMN,
    row: first + i,
    columns: SCREEN.columns - DECK_COLUMN,
    rows: 1,
  }));
}

/** The commands of a line such as `T=CARTA  Z=FIN`: a tap on one of them is its key. */
export function menuSpots(menu: string, row: number): readonly HotSpot[] {
  return Array.from(menu.matchAll(/(\S+)=\S+(?: [^ =]+(?![^ ]*=))*/g), (found) => ({
    key: found[1],
    column: found.index,
    row,
    columns: found[0].length,
    rows: 1,
  }));
}

function drawHeader(console: Console, texts: Texts, { model, standing, isOver }: TableLook): void {
  const { columns } = SCREEN;
  console.print(0, ROWS.title, ` ${TITLE}`.padEnd(columns), TITLE_COLOURS);
  const turn = turnText(texts, model.turn, isOver);
  const right = turn.length > LONG_TURN_TEXT ? columns : columns - 1;
  console.print(right - turn.length, ROWS.title, turn, TURN_COLOURS);
  console.print(0, ROWS.score, ''.padEnd(columns), SCORE_COLOURS);
  for (const { column, text } of scoreParts(texts, standing)) console.print(column, ROWS.score, text);
}

/** The parts of the second line and their columns, from the right: a long one moves those before it to the left. */
function scoreParts(texts: Texts, { points, kind, game }: Standing): readonly { column: number; text: string }[] {
  const [you, computer] = points;
  const parts = [`${texts.you} ${you}`, `${texts.computer} ${computer}`, kind];
  if (game > 0) parts.push(`${texts.game} ${game}`);
  let end: number = SCREEN.columns + 1;
  return parts.reverse().map((text, i) => {
    end = Math.min(SCORE_COLUMNS[parts.length - 1 - i], end - 1 - text.length);
    return { column: end, text };
  });
}

function turnText(texts: Texts, turn: Side, isOver: boolean): string {
  if (isOver) return '';
  return turn === 'you' ? texts.turn : texts.computerTurn;
}

function drawPiles(console: Console, look: TableLook): void {
  const { screen } = console;
  look.model.foundations.forEach((cards, index) => {
    const { column, row } = foundationPlace(index);
    drawTop(console, column, row, cards, false);
    drawNumber(console, look, column - 1, row, 1 + index);
  });
  look.model.columns.forEach((cards, index) => {
    const { column, row } = columnPlace(index);
    drawNumber(console, look, column - 1, row, 1 + look.model.foundations.length + index);
    const { lift } = look;
    const lifted = lift?.from === 'column' && lift.index === index ? cards.length - lift.cards : cards.length;
    cards.forEach((card, place) => {
      const draw = place === cards.length - 1 ? drawCard : drawCovered;
      draw(screen, column, row + place, card, place >= lifted);
    });
    if (cards.length === 0) drawPlace(screen, column, row);
  });
}

function drawSide(console: Console, texts: Texts, look: TableLook, side: Side): void {
  const { model, lift } = look;
  const { deck, discards }: SideCards = model[side];
  const deckAt = deckPlace(side);
  const discardAt = discardPlace(side);
  const isOnTurn = model.turn === side;
  const label = side === 'you' ? texts.you : texts.computer;
  console.print(deckAt.column, deckAt.row - 1, label, TABLE, { inverse: isOnTurn });
  if (deck === 0) drawPlace(console.screen, deckAt.column, deckAt.row);
  else drawBack(console.screen, deckAt.column, deckAt.row);
  drawTop(console, discardAt.column, discardAt.row, discards, lift?.from === 'discards' && lift.side === side);
  drawNumber(console, look, discardAt.column - 1, discardAt.row, discardNumber(side, model.turn));
  drawCount(console, deckAt.column, deckAt.row, deck);
  drawCount(console, discardAt.column, discardAt.row, discards.length);
}

function drawTop(console: Console, column: number, row: number, cards: readonly number[], lifted: boolean): void {
  const top = cards.at(-1);
  if (top === undefined) drawPlace(console.screen, column, row);
  else drawCard(console.screen, column, row, top, lifted);
}

/** Numbers of piles are bold: each line once more, a pixel to the right. */
function drawNumber(console: Console, { source }: TableLook, column: number, row: number, number: number): void {
  const named: CellColours = { ink: COLOUR.yellow, paper: COLOUR.black, flash: !console.still };
  console.print(column, row, String(number), number === source ? named : TABLE);
  const shape = console.screen.shape(FIGURE_ZERO + number);
  console.screen.overlay(
    column,
    row,
    Array.from(shape, (line) => line >> 1),
  );
}

/** How many cards a pile has, in the middle below it. */
function drawCount(console: Console, column: number, row: number, count: number): void {
  const text = String(count);
  console.print(column + ((CARD.columns - text.length) >> 1), row + CARD.rows, text, TABLE);
}
