import { cardRank, cardSuit } from '../../../core/card.ts';
import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import type { CellColours } from '../../../hardware/spectrum/screen-memory.ts';
import type { CellScreen } from '../../../speccy/cell-screen.ts';
import { BACK_WEAVE, COURT, LARGE_SUITS, RANKS, type Shape, SMALL_SUITS } from './card-shapes.ts';

/** A card in cells, and in pixels. */
export const CARD = { columns: 3, rows: 4 } as const;
const CELL = 8;
const WIDTH = CARD.columns * CELL;
const HEIGHT = CARD.rows * CELL;

/** Where ranks and suits stand on a card. */
const RANK = { x: 2, y: 2 } as const;
const SMALL_SUIT = { x: 10, y: 2 } as const;
const MIDDLE = { x: 12, y: 17 } as const;

const HEARTS = 2;
const JACK = 11;
const HALF_WIDTH = WIDTH / 2;

/** The table, and the colours of what lies on it. */
export const TABLE: CellColours = { ink: COLOUR.black, paper: COLOUR.green };
const BACK: CellColours = { ink: COLOUR.blue, paper: COLOUR.cyan };

/** Pixels of a card, a word of 24 bits for each line; the left pixel is the highest bit. */
type CardPixels = Uint32Array;

/** Colours of an open card. Lifted, ink and paper have changed places. */
export function cardColours(card: number, lifted = false): CellColours {
  const ink = cardSuit(card) >= HEARTS ? COLOUR.red : COLOUR.black;
  return lifted ? { ink: COLOUR.white, paper: ink, bright: true } : { ink, paper: COLOUR.white, bright: true };
}

/** Draws a whole card with its upper left corner in a cell. */
export function drawCard(screen: CellScreen, column: number, row: number, card: number, lifted = false): void {
  drawPixels(screen, { column, row, rows: CARD.rows }, face(card), cardColours(card, lifted));
}

/** Draws the row of a card that others do not cover. */
export function drawCovered(screen: CellScreen, column: number, row: number, card: number, lifted = false): void {
  drawPixels(screen, { column, row, rows: 1 }, face(card), cardColours(card, lifted));
}

/** Draws the back of a pack. */
export function drawBack(screen: CellScreen, column: number, row: number): void {
  drawPixels(screen, { column, row, rows: CARD.rows }, back(), BACK);
}

/** Draws a place where no card lies. */
export function drawPlace(screen: CellScreen, column: number, row: number): void {
  drawPixels(screen, { column, row, rows: CARD.rows }, dottedFrame(), TABLE);
}

function drawPixels(
  screen: CellScreen,
  { column, row, rows }: { readonly column: number; readonly row: number; readonly rows: number },
  pixels: CardPixels,
  colours: CellColours,
): void {
  screen.fill({ column, row, columns: CARD.columns, rows }, colours);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < CARD.columns; x++) {
      const shift = WIDTH - CELL * (x + 1);
      const lines = Array.from(pixels.subarray(y * CELL, (y + 1) * CELL), (line) => (line >> shift) & 0xff);
      screen.overlay(column + x, row + y, lines);
    }
  }
}

const faces = new Map<number, CardPixels>();

/**
 * The face of a card: rank and suit in the corner, and a large suit with the rank upside down in the opposite corner, or the
 * head of a court card above the lower edge.
 */
function face(card: number): CardPixels {
  const drawn = faces.get(card);
  if (drawn !== undefined) return drawn;
  const pixels = frame();
  const rank = RANKS[cardRank(card) - 1];
  put(pixels, RANK, rank);
  put(pixels, SMALL_SUIT, SMALL_SUITS[cardSuit(card)]);
  const head = COURT[cardRank(card) - JACK];
  if (head !== undefined) put(pixels, { x: leftOf(head), y: HEIGHT - 1 - head.length }, head);
  else {
    const large = LARGE_SUITS[cardSuit(card)];
    put(pixels, { x: leftOf(large), y: MIDDLE.y - (large.length >> 1) }, large);
    put(pixels, { x: WIDTH - RANK.x - rank[0].length, y: HEIGHT - RANK.y - rank.length }, turned(rank));
  }
  faces.set(card, pixels);
  return pixels;
}

/** Where a shape in the middle of a card begins. */
function leftOf(shape: Shape): number {
  return MIDDLE.x - (shape[0].length >> 1);
}

function back(): CardPixels {
  const pixels = frame();
  for (let y = 2; y < HEIGHT - 2; y++) {
    const row = y < HEIGHT / 2 ? y : HEIGHT - 1 - y;
    for (let x = 2; x < WIDTH - 2; x++) {
      const column = x < HALF_WIDTH ? x : WIDTH - 1 - x;
      if (BACK_WEAVE[row % CELL][column % CELL] === '#') set(pixels, x, y);
    }
  }
  return pixels;
}

function dottedFrame(): CardPixels {
  const pixels = frame();
  return pixels.map((line, y) => line & (y % 2 === 0 ? 0xaaaaaa : 0x555555));
}

/** The edge of a card. */
function frame(): CardPixels {
  const edge = (1 << (WIDTH - 1)) | 1;
  return Uint32Array.from({ length: HEIGHT }, (_, y) => (y === 0 || y === HEIGHT - 1 ? (1 << WIDTH) - 1 : edge));
}

function put(pixels: CardPixels, { x, y }: { readonly x: number; readonly y: number }, shape: Shape): void {
  shape.forEach((line, dy) => {
    for (let dx = 0; dx < line.length; dx++) if (line[dx] === '#') set(pixels, x + dx, y + dy);
  });
}

function set(pixels: CardPixels, x: number, y: number): void {
  pixels[y] |= 1 << (WIDTH - 1 - x);
}

/** A shape upside down. */
function turned(shape: Shape): Shape {
  return shape.map((line) => [...line].reverse().join('')).reverse();
}
