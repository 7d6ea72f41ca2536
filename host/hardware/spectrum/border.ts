import { FOUR_PIXELS } from '../scanout.ts';
import { SCREEN } from './screen-memory.ts';
import { FIRST_PIXEL_T, LINE_T, PIXELS_PER_T } from './timing.ts';
import { PORT_FE, type UlaSignal } from './ula-signal.ts';

/**
 * Border that is shown on each side: of the 48 pixels and lines that the ULA sends, those that a tube of 4:3 shows with
 * square pixels.
 */
export const BORDER = { x: 32, y: 24 } as const;

/** The picture with its border. */
export const PICTURE = { width: SCREEN.width + 2 * BORDER.x, height: SCREEN.height + 2 * BORDER.y } as const;

/** The ULA takes a new colour of the border every eight pixels. */
const CELL = 8;
const CELLS = PICTURE.width / CELL;
const SIDE_CELLS = BORDER.x / CELL;
const CELL_T = CELL / PIXELS_PER_T;

/** When the upper left pixel of the border is shown, in T-states after the picture's interrupt. */
const FIRST_BORDER_T = FIRST_PIXEL_T - BORDER.y * LINE_T - BORDER.x / PIXELS_PER_T;

/** Paints the border in one colour. */
export function paintBorder(pixels: Uint32Array, colour: number): void {
  forEachCell((target) => {
    pixels[target] = colour * FOUR_PIXELS;
    pixels[target + 1] = colour * FOUR_PIXELS;
  });
}

/**
 * Paints the border in the colours that the beam meets while a program writes them.
 *
 * @param before colour before the first write
 * @param start T-states of the signal that are over when the picture begins; less than 0 where it begins within
 */
export function paintStripes(pixels: Uint32Array, signal: UlaSignal, before: number, start: number): void {
  let written = signal.written(start);
  forEachCell((target, time) => {
    while (written < signal.times.length && signal.times[written] <= start + time) written++;
    const colour = written === 0 ? before : signal.values[written - 1] & PORT_FE.border;
    pixels[target] = colour * FOUR_PIXELS;
    pixels[target + 1] = colour * FOUR_PIXELS;
  });
}

/**
 * Calls `paint` for every eight pixels of the border in the order of the beam.
 *
 * @param paint gets their place in numbers of four pixels, and their time in T-states after the picture's interrupt
 */
function forEachCell(paint: (target: number, time: number) => void): void {
  for (let line = 0; line < PICTURE.height; line++) {
    const besides = line >= BORDER.y && line < BORDER.y + SCREEN.height;
    for (let cell = 0; cell < CELLS; cell++) {
      if (besides && cell === SIDE_CELLS) cell = CELLS - SIDE_CELLS;
      paint((line * CELLS + cell) * 2, FIRST_BORDER_T + line * LINE_T + cell * CELL_T);
    }
  }
}
