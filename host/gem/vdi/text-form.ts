import type { BitmapFont } from './font.ts';
import { createForm, type Mfdb } from './mfdb.ts';

/** Text effects of the VDI that are drawn (FIDELITY §1.5). */
export const TEXT_EFFECT = { thick: 1, light: 2, skewed: 4, underlined: 8 } as const;

/** The light effect keeps every second pixel, shifted by one from row to row; bit 7 is the left pixel of a cell. */
const LIGHT_EVEN_ROW = 0xaa;
const LIGHT_ODD_ROW = 0x55;

/** Rows below the base line at which the underline runs; at most the last row of the cell. */
const UNDERLINE_BELOW_BASE = 2;

/** The underline ends one pixel to the right of the last cell (measured). */
const UNDERLINE_BEYOND = 1;

/** Some rows of a drawn text: where they lie in its form, and how far left of the text they go. */
export interface TextSpan {
  readonly row: number;
  readonly rows: number;
  readonly width: number;
  readonly left: number;
}

/** A line of text as a picture of one plane, and the rows of it to be drawn. */
export interface DrawnText {
  readonly form: Mfdb;
  readonly spans: readonly TextSpan[];
}

/**
 * Draws a line of text into a form of its own, one cell high.
 *
 * @param codes characters in the Atari set
 * @param effects {@link TEXT_EFFECT} bits; others are ignored
 */
export function drawText(font: BitmapFont, codes: Uint8Array, effects: number): DrawnText {
  const width = codes.length * font.cellWidth;
  const form = createForm(width + UNDERLINE_BEYOND, font.cellHeight, 1);
  const underlineRow = effects & TEXT_EFFECT.underlined ? underlineRowOf(font) : -1;
  for (let row = 0; row < font.cellHeight; row++) {
    if (row === underlineRow) setRow(form, row);
    else setGlyphRow(form, font, codes, row, (effects & TEXT_EFFECT.thick) !== 0);
    if (effects & TEXT_EFFECT.light) lighten(form, row, effects & TEXT_EFFECT.skewed ? skewOfRow(row) : 0);
  }
  if ((effects & (TEXT_EFFECT.skewed | TEXT_EFFECT.underlined)) === 0) {
    return { form, spans: [{ row: 0, rows: font.cellHeight, width, left: 0 }] };
  }
  const spans = Array.from({ length: font.cellHeight }, (_, row) => ({
    row,
    rows: 1,
    width: row === underlineRow ? form.width : width,
    left: effects & TEXT_EFFECT.skewed ? skewOfRow(row) : 0,
  }));
  return { form, spans };
}

/** Pixels by which the skew moves a row to the left (measured: one more in every second row). */
function skewOfRow(row: number): number {
  return (row + 1) >> 1;
}

function underlineRowOf(font: BitmapFont): number {
  return Math.min(font.cellHeight - 1, font.ascentRow + UNDERLINE_BELOW_BASE);
}

function setRow(form: Mfdb, row: number): void {
  form.words.fill(0xffff, row * form.wordsPerLine, (row + 1) * form.wordsPerLine);
}

/** One row of all glyphs; thick ones are widened by a pixel to the right, within their cells. */
function setGlyphRow(form: Mfdb, font: BitmapFont, codes: Uint8Array, row: number, thick: boolean): void {
  const cellMask = 0xff00 >> font.cellWidth;
  for (let i = 0; i < codes.length; i++) {
    const bits = font.rows[codes[i] * font.cellHeight + row];
    const inked = (thick ? bits | (bits >> 1) : bits) & cellMask;
    if (inked === 0) continue;
    const x = i * font.cellWidth;
    const word = row * form.wordsPerLine + (x >> 4);
    const placed = (inked << 16) >>> (x & 15);
    form.words[word] |= placed >>> 8;
    if ((placed & 0xff) !== 0) form.words[word + 1] |= (placed & 0xff) << 8;
  }
}

/** The light effect follows the screen, not the glyphs: a row that is drawn `left` pixels further left keeps its phase. */
function lighten(form: Mfdb, row: number, left: number): void {
  const half = (row + left) & 1 ? LIGHT_ODD_ROW : LIGHT_EVEN_ROW;
  const start = row * form.wordsPerLine;
  for (let word = start; word < start + form.wordsPerLine; word++) form.words[word] &= half * 0x0101;
}
