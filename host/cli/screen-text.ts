import { decodeAtariText } from '../formats/atari-text.ts';
import { type BitmapFont, GLYPH_COUNT } from '../formats/font.ts';
import type { Frame } from '../hardware/display.ts';

/** Stands for a cell that shows no character of the font. */
export const UNREADABLE = '\ufffd';

const DARK_LUMA = 128;
const FIRST_TEXT_CODE = 0x20;

/**
 * Reads what is written on a screen by comparing its pixels with the glyphs of the font, as a player would look for a
 * word. Dark text on light ground is read, disabled and effect text is not.
 */
export class ScreenText {
  readonly #font: BitmapFont;
  readonly #characters = new Map<string, string>();

  /** @param font the face the texts are written in */
  constructor(font: BitmapFont) {
    this.#font = font;
    for (let code = FIRST_TEXT_CODE; code < GLYPH_COUNT; code++) {
      const glyph = font.rows.subarray(code * font.cellHeight, (code + 1) * font.cellHeight);
      const key = String.fromCharCode(...glyph);
      if (!this.#characters.has(key)) this.#characters.set(key, decodeAtariText(Uint8Array.of(code)));
    }
  }

  /** The characters in the cells from (x, y) to the right, at most `columns` of them; {@link UNREADABLE} for others. */
  read(frame: Frame, x: number, y: number, columns: number): string {
    const fitting = Math.min(columns, Math.floor((frame.width - x) / this.#font.cellWidth));
    return Array.from({ length: Math.max(0, fitting) }, (_, k) =>
      this.#character(frame, x + k * this.#font.cellWidth, y),
    ).join('');
  }

  /**
   * Every place in the text line at `y` where a text begins with these characters, capitals or not.
   *
   * @param y top of the cells
   * @param before characters that must stand in front of it, as a pattern of one character a cell; the edge of the
   * screen counts as blank
   * @returns x of the first character, from the left
   */
  find(frame: Frame, text: string, y: number, before: readonly RegExp[]): readonly number[] {
    const { cellWidth } = this.#font;
    const wanted = text.toLowerCase();
    const length = [...text].length;
    const places: number[] = [];
    for (let x = 0; x + length * cellWidth <= frame.width; x++) {
      if (this.#character(frame, x, y).toLowerCase() !== wanted.slice(0, 1)) continue;
      if (this.read(frame, x, y, length).toLowerCase() !== wanted) continue;
      const fits = before.every((pattern, k) => {
        const left = x - (before.length - k) * cellWidth;
        return left < 0 || pattern.test(this.#character(frame, left, y));
      });
      if (fits) places.push(x);
    }
    return places;
  }

  #character(frame: Frame, x: number, y: number): string {
    const { cellWidth, cellHeight } = this.#font;
    if (y + cellHeight > frame.height) return UNREADABLE;
    const rows = Array.from({ length: cellHeight }, (_, row) => {
      let bits = 0;
      const from = (y + row) * frame.width + x;
      for (let column = 0; column < cellWidth; column++) {
        if (isDark(frame.palette[frame.pixels[from + column]])) bits |= 0x80 >> column;
      }
      return bits;
    });
    return this.#characters.get(String.fromCharCode(...rows)) ?? UNREADABLE;
  }
}

function isDark(colour: number): boolean {
  return ((colour >> 16) & 255) * 0.3 + ((colour >> 8) & 255) * 0.59 + (colour & 255) * 0.11 < DARK_LUMA;
}
