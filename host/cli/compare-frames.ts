import type { IndexedPicture } from './png.ts';

/** Colours of a picture of differences: pixels that agree in white and light grey, the others in red. */
const DIFF_PALETTE = Uint32Array.of(0xffffff, 0xc0c0c0, 0xe00000);
const DIFFERENT = 2;

/** How two pictures of the same size differ. */
export interface Difference {
  readonly count: number;
  /** The first pixel in reading order, null where there is none. */
  readonly first: { readonly x: number; readonly y: number } | null;
  readonly picture: IndexedPicture;
}

/**
 * Compares colours, not indices, pixel by pixel.
 *
 * @param ignored pixels that may differ
 */
export function compareFrames(
  actual: IndexedPicture,
  expected: IndexedPicture,
  ignored: (x: number, y: number) => boolean = () => false,
): Difference {
  const pixels = new Uint8Array(actual.pixels.length);
  let count = 0;
  let first: { x: number; y: number } | null = null;
  for (let i = 0; i < pixels.length; i++) {
    const x = i % actual.width;
    const y = Math.floor(i / actual.width);
    if (actual.palette[actual.pixels[i]] === expected.palette[expected.pixels[i]] || ignored(x, y)) {
      pixels[i] = actual.palette[actual.pixels[i]] === 0xffffff ? 0 : 1;
      continue;
    }
    pixels[i] = DIFFERENT;
    count++;
    first ??= { x, y };
  }
  return { count, first, picture: { width: actual.width, height: actual.height, pixels, palette: DIFF_PALETTE } };
}
