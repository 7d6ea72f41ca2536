import { createForm, type Mfdb } from './mfdb.ts';
import type { TextSize } from './text-size.ts';

/** Text effects of the VDI (FIDELITY §1.5). It has no shadow: vq_extnd names five effects. */
export const TEXT_EFFECT = { thick: 1, light: 2, skewed: 4, underlined: 8, outlined: 16 } as const;

/** The light effect keeps every second pixel, shifted by one from row to row; bit 15 is the left pixel of a word. */
const LIGHT_EVEN_ROW = 0xaaaa;
const LIGHT_ODD_ROW = 0x5555;

/** Rows below the base line at which the underline runs; at most the last row of the cell. */
const UNDERLINE_BELOW_BASE = 2;

/** The underline ends one pixel to the right of the last cell (measured). */
const UNDERLINE_BEYOND = 1;

/** An outline takes a pixel on each side of a character, which makes its cell so much wider and higher (measured). */
const OUTLINE = 1;

/** The bits of a byte, each twice. */
const DOUBLED_BITS = Uint16Array.from({ length: 256 }, (_, bits) => {
  let doubled = 0;
  for (let i = 0; i < 8; i++) if ((bits >> i) & 1) doubled |= 3 << (2 * i);
  return doubled;
});

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
  /** Pixels by which the picture begins above and left of the text: the outline of the first character. */
  readonly before: number;
  readonly spans: readonly TextSpan[];
}

/** Pixels by which effects make each cell wider and higher. */
export function outlineGrowth(effects: number): number {
  return effects & TEXT_EFFECT.outlined ? 2 * OUTLINE : 0;
}

/**
 * Draws a line of text into a form of its own, one cell high.
 *
 * @param codes characters in the Atari set
 * @param effects {@link TEXT_EFFECT} bits; others are ignored
 */
export function drawText(size: TextSize, codes: Uint8Array, effects: number): DrawnText {
  const growth = outlineGrowth(effects);
  const width = codes.length * (size.cellWidth + growth);
  const height = size.cellHeight + growth;
  const glyphs = createForm(width + UNDERLINE_BEYOND, height, 1);
  for (let row = 0; row < size.cellHeight; row++) {
    setGlyphRow(glyphs, row + growth / 2, size, codes, row, effects);
  }
  const form = growth > 0 ? outlined(glyphs) : glyphs;
  const underlineRow = effects & TEXT_EFFECT.underlined ? underlineRowOf(size) : -1;
  if (underlineRow >= 0) setRow(form, underlineRow);
  const skewed = (effects & TEXT_EFFECT.skewed) !== 0;
  if (effects & TEXT_EFFECT.light) {
    for (let row = 0; row < height; row++) lighten(form, row, skewed ? skewOfRow(row) : 0);
  }
  const before = growth / 2;
  if (!skewed && underlineRow < 0) return { form, before, spans: [{ row: 0, rows: height, width, left: 0 }] };
  const spans = Array.from({ length: height }, (_, row) => ({
    row,
    rows: 1,
    width: row === underlineRow ? form.width : width,
    left: skewed ? skewOfRow(row) : 0,
  }));
  return { form, before, spans };
}

/** Pixels by which the skew moves a row to the left (measured: one more in every second row). */
function skewOfRow(row: number): number {
  return (row + 1) >> 1;
}

function underlineRowOf({ cellHeight, charHeight }: TextSize): number {
  return Math.min(cellHeight - 1, charHeight + UNDERLINE_BELOW_BASE);
}

function setRow(form: Mfdb, row: number): void {
  form.words.fill(0xffff, row * form.wordsPerLine, (row + 1) * form.wordsPerLine);
}

/** One row of all glyphs; thick ones are widened by a pixel to the right, within their cells. */
function setGlyphRow(
  form: Mfdb,
  formRow: number,
  { face, scale, cellWidth }: TextSize,
  codes: Uint8Array,
  row: number,
  effects: number,
): void {
  const thick = (effects & TEXT_EFFECT.thick) !== 0;
  const growth = outlineGrowth(effects);
  const cellMask = (0xffff << (16 - cellWidth)) & 0xffff;
  const faceRow = scale === 1 ? row : row >> 1;
  for (let i = 0; i < codes.length; i++) {
    const pixels = face.rows[codes[i] * face.cellHeight + faceRow];
    const bits = scale === 1 ? pixels << 8 : DOUBLED_BITS[pixels];
    const inked = (thick ? bits | (bits >> 1) : bits) & cellMask;
    if (inked === 0) continue;
    const x = i * (cellWidth + growth) + growth / 2;
    const word = formRow * form.wordsPerLine + (x >> 4);
    const placed = (inked << 16) >>> (x & 15);
    form.words[word] |= placed >>> 16;
    if ((placed & 0xffff) !== 0) form.words[word + 1] |= placed & 0xffff;
  }
}

/** The pixels around those of a picture, in all eight directions, without the picture itself. */
function outlined(form: Mfdb): Mfdb {
  const around = createForm(form.width, form.height, 1);
  const { wordsPerLine } = form;
  for (let row = 0; row < form.height; row++) {
    for (let i = 0; i < wordsPerLine; i++) {
      const left = i > 0 ? columnWord(form, row, i - 1) : 0;
      const middle = columnWord(form, row, i);
      const right = i + 1 < wordsPerLine ? columnWord(form, row, i + 1) : 0;
      const spread = middle | (middle << 1) | (middle >> 1) | (left << 15) | (right >> 15);
      around.words[row * wordsPerLine + i] = spread & ~form.words[row * wordsPerLine + i];
    }
  }
  return around;
}

/** A word of a row united with the words above and below it. */
function columnWord({ words, wordsPerLine }: Mfdb, row: number, i: number): number {
  const at = row * wordsPerLine + i;
  return (words[at - wordsPerLine] ?? 0) | words[at] | (words[at + wordsPerLine] ?? 0);
}

/** The light effect follows the screen, not the glyphs: a row that is drawn `left` pixels further left keeps its phase. */
function lighten(form: Mfdb, row: number, left: number): void {
  const half = (row + left) & 1 ? LIGHT_ODD_ROW : LIGHT_EVEN_ROW;
  const start = row * form.wordsPerLine;
  for (let word = start; word < start + form.wordsPerLine; word++) form.words[word] &= half;
}
