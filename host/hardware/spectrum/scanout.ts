import { FOUR_PIXELS, PIXELS_OF_BYTE } from '../scanout.ts';
import { BORDER, PICTURE } from './border.ts';
import { attributeAddress, BRIGHT, FLASH, pixelAddress, SCREEN } from './screen-memory.ts';

const CELL_LINES = 8;
const WORDS_PER_BYTE = 2;

/** Four pixels of the paper, and what changes them to ink, for each attribute. */
const PAPERS = Int32Array.from({ length: 256 }, (_, attribute) => colourOf(attribute, attribute >> 3) * FOUR_PIXELS);
const CHANGES = Int32Array.from(
  { length: 256 },
  (_, attribute) => colourOf(attribute, attribute) ^ colourOf(attribute, attribute >> 3),
);

/** A colour in the lower three bits, with the brightness of the attribute. */
function colourOf(attribute: number, colour: number): number {
  return ((attribute & BRIGHT) >> 3) | (colour & 7);
}

/**
 * Turns lines of the screen into a byte per pixel, 0 to 7 and 8 to 15 for bright colours.
 *
 * @param memory all 64 KB of the machine
 * @param flashed whether cells that flash have changed ink and paper
 * @param pixels 32-bit view of the picture with its border
 * @param top first line
 * @param bottom line after the last one
 */
export function scanOutCells(
  memory: Uint8Array,
  flashed: boolean,
  pixels: Uint32Array,
  top: number,
  bottom: number,
): void {
  const turning = flashed ? FLASH : 0;
  for (let y = top; y < bottom; y++) {
    const source = pixelAddress(0, y);
    const attributes = attributeAddress(0, Math.floor(y / CELL_LINES));
    let target = ((y + BORDER.y) * PICTURE.width + BORDER.x) / 4;
    for (let column = 0; column < SCREEN.columns; column++) {
      const attribute = memory[attributes + column];
      const bits = (memory[source + column] ^ ((attribute & turning) !== 0 ? 0xff : 0)) * WORDS_PER_BYTE;
      pixels[target++] = PAPERS[attribute] ^ (PIXELS_OF_BYTE[bits] * CHANGES[attribute]);
      pixels[target++] = PAPERS[attribute] ^ (PIXELS_OF_BYTE[bits + 1] * CHANGES[attribute]);
    }
  }
}
