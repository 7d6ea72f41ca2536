import { gemResources } from '../../host/cli/gem-resources.ts';
import type { HeadlessGem } from '../../host/cli/headless-gem.ts';
import type { BitmapFont } from '../../host/formats/font.ts';
import { faceOfCell } from '../../host/gem/resources.ts';
import { atariText } from '../../host/gem/vdi/atari-text.ts';
import { registerOfPen } from '../../host/gem/vdi/pens.ts';

/** A place on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const { fonts: FONTS } = gemResources();

/** Pixels of a text: distances from its upper left corner, those with ink and those without. */
function pixelsOf(
  font: BitmapFont,
  codes: Uint8Array,
  width: number,
): { readonly ink: readonly number[]; readonly paper: readonly number[] } {
  const ink: number[] = [];
  const paper: number[] = [];
  codes.forEach((code, k) => {
    for (let row = 0; row < font.cellHeight; row++) {
      const bits = font.rows[code * font.cellHeight + row];
      for (let column = 0; column < font.cellWidth; column++) {
        const dark = (bits & (0x80 >> column)) !== 0;
        (dark ? ink : paper).push(row * width + k * font.cellWidth + column);
      }
    }
  });
  return { ink, paper };
}

/** Whether all pixels at these distances from `at` show a register. */
function allAre(pixels: Uint8Array, at: number, offsets: readonly number[], register: number): boolean {
  for (let k = 0; k < offsets.length; k++) if (pixels[at + offsets[k]] !== register) return false;
  return true;
}

/** Every place where a text stands on the screen of a program in black on white, from the top. */
export function* findText(headless: HeadlessGem, text: string | Uint8Array): Generator<Point, undefined> {
  const codes = typeof text === 'string' ? atariText(text) : text;
  const font = faceOfCell(FONTS, headless.gem.vdi.cell);
  const { width, height, pixels } = headless.machine.display.scanOut();
  const { ink, paper } = pixelsOf(font, codes, width);
  const black = registerOfPen(1, headless.gem.vdi.planes);
  for (let y = 0; y + font.cellHeight <= height; y++) {
    for (let x = 0; x + codes.length * font.cellWidth <= width; x++) {
      const at = y * width + x;
      if (allAre(pixels, at, ink, black) && allAre(pixels, at, paper, 0)) yield { x, y };
    }
  }
}
