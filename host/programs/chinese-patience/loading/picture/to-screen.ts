import {
  attributeAddress,
  BRIGHT,
  PIXELS,
  pixelAddress,
  SCREEN,
  SCREEN_END,
} from '../../../../hardware/spectrum/screen-memory.ts';
import type { Canvas } from './canvas.ts';

const CELL = 8;
const BRIGHT_COLOURS = 8;

/** The two colours that a cell keeps. */
interface CellPair {
  readonly ink: number;
  readonly paper: number;
}

/**
 * The picture as the Spectrum's memory holds it. Each cell keeps its two most frequent colours, both bright or neither;
 * others become whichever of the two they are nearer to.
 *
 * @returns 6912 bytes: the lines of the screen in their order in memory, then the attributes
 */
export function toScreen(canvas: Canvas): Uint8Array {
  const bytes = new Uint8Array(SCREEN_END - PIXELS);
  for (let row = 0; row < SCREEN.rows; row++) {
    for (let column = 0; column < SCREEN.columns; column++) {
      const pair = pairOf(canvas, column, row);
      const bright = Math.max(pair.ink, pair.paper) >= BRIGHT_COLOURS ? BRIGHT : 0;
      bytes[attributeAddress(column, row) - PIXELS] = bright | ((pair.paper & 7) << 3) | (pair.ink & 7);
      for (let line = 0; line < CELL; line++) {
        const y = row * CELL + line;
        let bits = 0;
        for (let x = column * CELL; x < (column + 1) * CELL; x++) {
          bits = (bits << 1) | (isInk(canvas.at(x, y), pair) ? 1 : 0);
        }
        bytes[pixelAddress(column, y) - PIXELS] = bits;
      }
    }
  }
  return bytes;
}

/** How many cells have more colours than the Spectrum can show in them. */
export function clashes(canvas: Canvas): number {
  let count = 0;
  for (let row = 0; row < SCREEN.rows; row++) {
    for (let column = 0; column < SCREEN.columns; column++) {
      const colours = [...coloursOf(canvas, column, row).keys()].filter((colour) => colour !== 0);
      const isMixed = colours.some((colour) => colour >= BRIGHT_COLOURS) && colours.some((c) => c < BRIGHT_COLOURS);
      const limit = coloursOf(canvas, column, row).has(0) ? 1 : 2;
      if (colours.length > limit || isMixed) count++;
    }
  }
  return count;
}

function coloursOf(canvas: Canvas, column: number, row: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let y = row * CELL; y < (row + 1) * CELL; y++) {
    for (let x = column * CELL; x < (column + 1) * CELL; x++) {
      const colour = canvas.at(x, y);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return counts;
}

function pairOf(canvas: Canvas, column: number, row: number): CellPair {
  const [most, second] = [...coloursOf(canvas, column, row)].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const other = second ?? 0;
  return other > most ? { ink: other, paper: most } : { ink: most, paper: other };
}

function isInk(colour: number, { ink, paper }: CellPair): boolean {
  return distance(colour, ink) < distance(colour, paper);
}

/** How far two colours are from each other: guns that differ, brightness last. */
function distance(a: number, b: number): number {
  let differing = (a ^ b) & 7;
  let guns = 0;
  for (; differing !== 0; differing >>= 1) guns += differing & 1;
  return 2 * guns + (((a ^ b) & BRIGHT_COLOURS) === 0 ? 0 : 1);
}
