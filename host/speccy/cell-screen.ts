import type { BitmapFont } from '../formats/font.ts';
import { spectrumText } from '../formats/spectrum-charset.ts';
import type { Spectrum } from '../hardware/spectrum/machine.ts';
import {
  attributeAddress,
  attributeOf,
  type CellColours,
  pixelAddress,
  SCREEN,
} from '../hardware/spectrum/screen-memory.ts';

/** Lines of a cell, each a byte. */
const CELL_LINES = 8;

const FIRST_CHARACTER = 0x20;
const FIRST_BLOCK_GRAPHIC = 0x80;
/** Codes of the user-defined graphics, A to U. */
export const FIRST_UDG = 0x90;
export const LAST_UDG = 0xa4;

const QUESTION_MARK = 0x3f;

/** Halves of a line of a block graphic. */
const LEFT_HALF = 0xf0;
const RIGHT_HALF = 0x0f;

/** A code outside of the user-defined graphics, or a shape that has not eight lines. */
export class UserGraphicError extends Error {
  override readonly name = 'UserGraphicError';
  readonly code: number;
  readonly lines: number;

  constructor(code: number, lines: number) {
    super(`user-defined graphic ${code.toString(16)} with ${lines} lines`);
    this.code = code;
    this.lines = lines;
  }
}

/** How characters are printed, beside their colours. */
export interface PrintMode {
  /** Ink and paper of the shape change places. */
  readonly inverse?: boolean;
  /** The shape is combined with what is there, by exclusive or. */
  readonly over?: boolean;
}

/** A rectangle of cells. */
export interface CellArea {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The screen of the Spectrum as PRINT sees it: 32 by 24 cells with a character and two colours each (ZX Spectrum manual,
 * chapters 14 to 16). Cells outside the screen are not printed.
 */
export class CellScreen {
  readonly #spectrum: Spectrum;
  readonly #font: BitmapFont;
  readonly #udgs = new Map<number, Uint8Array>();

  /** @param font a face of eight by eight; its codes from 90h on are the user-defined graphics to begin with */
  constructor(spectrum: Spectrum, font: BitmapFont) {
    this.#spectrum = spectrum;
    this.#font = font;
  }

  /** Empties the screen: all cells have these colours and no ink. */
  clear(colours: CellColours): void {
    this.fill({ column: 0, row: 0, columns: SCREEN.columns, rows: SCREEN.rows }, colours);
  }

  /** Empties cells and gives them colours. */
  fill(area: CellArea, colours: CellColours): void {
    this.colour(area, colours);
    this.#eachCell(area, (column, row) => this.#draw(column, row, () => 0));
  }

  /** Gives cells other colours; what is printed in them stays. */
  colour(area: CellArea, colours: CellColours): void {
    const attribute = attributeOf(colours);
    this.#eachCell(area, (column, row) => this.#spectrum.poke(attributeAddress(column, row), attribute));
  }

  /**
   * Prints a text from a cell to the right; what goes beyond the right edge is lost.
   *
   * @param text characters, or codes of the Spectrum, with which user-defined graphics can be printed
   * @param colours left out, the cells keep theirs
   */
  print(
    column: number,
    row: number,
    text: string | readonly number[],
    colours: CellColours | null = null,
    { inverse, over }: PrintMode = {},
  ): void {
    const codes = typeof text === 'string' ? spectrumText(text) : text;
    const area = { column, row, columns: codes.length, rows: 1 };
    if (colours !== null) this.colour(area, colours);
    this.#eachCell(area, (at) => {
      const shape = this.shape(codes[at - column]);
      this.#draw(at, row, (line, before) => {
        const bits = inverse === true ? ~shape[line] & 0xff : shape[line];
        return over === true ? bits ^ before : bits;
      });
    });
  }

  /** Sets pixels of a cell in addition to those that are set: a frame line over a character. */
  overlay(column: number, row: number, shape: readonly number[]): void {
    this.#eachCell({ column, row, columns: 1, rows: 1 }, () => {
      this.#draw(column, row, (line, before) => before | shape[line]);
    });
  }

  /** The eight lines of a character, a block graphic or a user-defined graphic. What has no shape is a question mark. */
  shape(code: number): Uint8Array {
    const own = this.#udgs.get(code);
    if (own !== undefined) return own;
    if (code >= FIRST_BLOCK_GRAPHIC && code < FIRST_UDG) return blockGraphic(code);
    const known = code >= FIRST_CHARACTER && code <= LAST_UDG ? code : QUESTION_MARK;
    return this.#font.rows.subarray(known * CELL_LINES, (known + 1) * CELL_LINES);
  }

  /** Defines a graphic of the program's own. @throws UserGraphicError */
  defineGraphic(code: number, shape: readonly number[]): void {
    if (code < FIRST_UDG || code > LAST_UDG || shape.length !== CELL_LINES) {
      throw new UserGraphicError(code, shape.length);
    }
    this.#udgs.set(code, Uint8Array.from(shape));
  }

  #draw(column: number, row: number, bits: (line: number, before: number) => number): void {
    for (let line = 0; line < CELL_LINES; line++) {
      const address = pixelAddress(column, row * CELL_LINES + line);
      this.#spectrum.poke(address, bits(line, this.#spectrum.peek(address)));
    }
  }

  #eachCell(area: CellArea, work: (column: number, row: number) => void): void {
    const right = Math.min(SCREEN.columns, area.column + area.columns);
    const bottom = Math.min(SCREEN.rows, area.row + area.rows);
    for (let row = Math.max(0, area.row); row < bottom; row++) {
      for (let column = Math.max(0, area.column); column < right; column++) work(column, row);
    }
  }
}

/** Quarters of a cell by the bits of a code: 0 upper right, 1 upper left, 2 lower right, 3 lower left. */
function blockGraphic(code: number): Uint8Array {
  const half = (quarters: number): number =>
    ((quarters & 1) !== 0 ? RIGHT_HALF : 0) | ((quarters & 2) !== 0 ? LEFT_HALF : 0);
  return Uint8Array.from({ length: CELL_LINES }, (_, line) => half(line < CELL_LINES / 2 ? code : code >> 2));
}
