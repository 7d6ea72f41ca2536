import type { CellColours } from '../../hardware/spectrum/screen-memory.ts';
import type { Console } from './console.ts';
import { codesOf } from './letters.ts';

const CELL = 8;

/** Where large letters begin, and how large they are. */
export interface BigText {
  readonly column: number;
  readonly row: number;
  /** Pixels for each pixel of the face, and cells for each letter, in both directions. */
  readonly zoom: number;
}

/** Prints large letters, each in colours of its own. */
export function printBig(
  console: Console,
  text: string,
  { column, row, zoom }: BigText,
  coloursOf: (letter: number) => CellColours,
): void {
  codesOf(text, console.language).forEach((code, letter) => {
    const shape = console.screen.shape(code);
    const left = column + letter * zoom;
    console.screen.fill({ column: left, row, columns: zoom, rows: zoom }, coloursOf(letter));
    for (let y = 0; y < zoom; y++) {
      for (let x = 0; x < zoom; x++) console.screen.overlay(left + x, row + y, partOf(shape, x, y, zoom));
    }
  });
}

/** The lines of one cell of an enlarged shape. */
function partOf(shape: Uint8Array, x: number, y: number, zoom: number): readonly number[] {
  return Array.from({ length: CELL }, (_, line) => {
    const source = shape[Math.floor((y * CELL + line) / zoom)];
    let bits = 0;
    for (let pixel = 0; pixel < CELL; pixel++) {
      const column = Math.floor((x * CELL + pixel) / zoom);
      bits = (bits << 1) | ((source >> (CELL - 1 - column)) & 1);
    }
    return bits;
  });
}
