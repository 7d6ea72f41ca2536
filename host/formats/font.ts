/** The number of character codes; a face has a cell for each of them. */
export const GLYPH_COUNT = 256;

/** Every glyph row is kept in one byte, so a cell is at most this wide. */
const MAX_CELL_WIDTH = 8;
const MAX_CELL_HEIGHT = 32;

/**
 * A monospaced system face with a cell for each of the 256 codes (FIDELITY §4). Cells of codes that the face does not
 * hold are blank.
 *
 * The glyph of code `c` occupies `rows[c * cellHeight] .. rows[c * cellHeight + cellHeight - 1]`, top row first; in
 * each byte bit 7 is the left pixel and a set bit is ink.
 */
export interface BitmapFont {
  /** Pixels, 1..8. */
  readonly cellWidth: number;
  /** Pixels. */
  readonly cellHeight: number;
  /** The row of the cell that stands on the base line, from 0 at the top: 13 in the ST's 8x16 face (FIDELITY §1.5). */
  readonly ascentRow: number;
  /** `256 * cellHeight` bytes. */
  readonly rows: Uint8Array;
}

/** A fault in the text of a font: the line (from 1) and what is wrong with it. */
export class FontError extends Error {
  override readonly name = 'FontError';
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(`font line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** The codes a face holds, both ends included. */
interface CodeRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a face from the project's text form (roms-free-fonts/README.md): `font <width> <height> <ascent row>` once,
 * `codes <first> <last>` once if the face holds fewer than all 256 codes, then for each code
 * `glyph <two hex digits> <caption>` and `height` rows of `width` pixels, `#` ink and `.` paper. Lines that begin with
 * `;` and empty lines may stand anywhere but inside a glyph.
 *
 * @throws FontError when a line is none of these, a row has another length, a code is given twice, is missing or is
 * not one the face holds
 */
export function parseFont(text: string): BitmapFont {
  const lines = text.split(/\r?\n/);
  let at = skipBlank(lines, 0);
  const { cellWidth, cellHeight, ascentRow } = parseFontLine(lines[at], at + 1);
  const rows = new Uint8Array(GLYPH_COUNT * cellHeight);
  const lineOfCode = new Map<number, number>();
  at = skipBlank(lines, at + 1);
  const range = parseCodesLine(lines[at], at + 1);
  if (range !== null) at = skipBlank(lines, at + 1);
  const { first, last } = range ?? { first: 0, last: GLYPH_COUNT - 1 };
  while (at < lines.length) {
    const code = parseGlyphLine(lines[at], at + 1);
    if (code < first || code > last) {
      throw new FontError(at + 1, `glyph ${hex(code)} is not one of the codes ${hex(first)} to ${hex(last)}`);
    }
    const earlier = lineOfCode.get(code);
    if (earlier !== undefined) throw new FontError(at + 1, `glyph ${hex(code)} was given before, in line ${earlier}`);
    lineOfCode.set(code, at + 1);
    for (let row = 0; row < cellHeight; row++) {
      rows[code * cellHeight + row] = parseRow(lines[at + 1 + row], cellWidth, at + 2 + row);
    }
    at = skipBlank(lines, at + 1 + cellHeight);
  }
  for (let code = first; code <= last; code++) {
    if (!lineOfCode.has(code)) throw new FontError(lines.length, `glyph ${hex(code)} is missing`);
  }
  return { cellWidth, cellHeight, ascentRow, rows };
}

/** The index of the first line at or after `at` that is neither empty nor a comment. */
function skipBlank(lines: readonly string[], at: number): number {
  while (at < lines.length && (lines[at] === '' || lines[at].startsWith(';'))) at++;
  return at;
}

function parseFontLine(content: string | undefined, line: number): Omit<BitmapFont, 'rows'> {
  const found = /^font (\d+) (\d+) (\d+)$/.exec(content ?? '');
  if (found === null) throw new FontError(line, 'expected "font <width> <height> <ascent row>"');
  const [cellWidth, cellHeight, ascentRow] = found.slice(1).map(Number);
  if (cellWidth < 1 || cellWidth > MAX_CELL_WIDTH || cellHeight < 1 || cellHeight > MAX_CELL_HEIGHT) {
    throw new FontError(line, `cell ${cellWidth}x${cellHeight} is not 1..${MAX_CELL_WIDTH} x 1..${MAX_CELL_HEIGHT}`);
  }
  if (ascentRow >= cellHeight) throw new FontError(line, `ascent row ${ascentRow} is outside the cell`);
  return { cellWidth, cellHeight, ascentRow };
}

/** The range a `codes` line gives; null when the line is another one. */
function parseCodesLine(content: string | undefined, line: number): CodeRange | null {
  if (content === undefined || !content.startsWith('codes')) return null;
  const found = /^codes ([0-9A-F]{2}) ([0-9A-F]{2})$/.exec(content);
  if (found === null) throw new FontError(line, 'expected "codes <first> <last>", two hex digits each');
  const [first, last] = found.slice(1).map((digits) => Number.parseInt(digits, 16));
  if (first > last) throw new FontError(line, `the first code ${hex(first)} is above the last, ${hex(last)}`);
  return { first, last };
}

function parseGlyphLine(content: string, line: number): number {
  const found = /^glyph ([0-9A-F]{2})(?: .*)?$/.exec(content);
  if (found === null) throw new FontError(line, 'expected "glyph <two hex digits> <caption>"');
  return Number.parseInt(found[1], 16);
}

function parseRow(content: string | undefined, cellWidth: number, line: number): number {
  if (content === undefined) throw new FontError(line, 'the text ends inside a glyph');
  if (content.length !== cellWidth) throw new FontError(line, `row of ${content.length} pixels, not ${cellWidth}`);
  let bits = 0;
  for (let x = 0; x < cellWidth; x++) {
    const pixel = content[x];
    if (pixel === '#') bits |= 0x80 >> x;
    else if (pixel !== '.') throw new FontError(line, `unknown pixel '${pixel}', expected '#' or '.'`);
  }
  return bits;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(2, '0');
}
