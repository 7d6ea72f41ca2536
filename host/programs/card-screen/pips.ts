import type { PixelField } from '../card-table/silhouette.ts';

/** A point of a pip: both coordinates from -1 to 1, y downwards. */
type Inside = (x: number, y: number) => boolean;

const disc =
  (cx: number, cy: number, r: number): Inside =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r ** 2;

/** Two lobes above and a point below. */
const heart: Inside = (x, y) => {
  const ax = Math.abs(x);
  if (disc(0.48, -0.46, 0.5)(ax, y)) return true;
  return y > -0.46 && ax <= 0.98 * (1 - ((y + 0.46) / 1.44) ** 1.25);
};

/** A foot that widens downwards, below `top`. */
const foot =
  (top: number): Inside =>
  (x, y) =>
    y >= top && Math.abs(x) <= 0.08 + 0.3 * ((y - top) / (1 - top)) ** 2.2;

const spade: Inside = (x, y) => heart(x * 1.02, -(y + 0.18) / 0.82) || foot(0.3)(x, y);

const club: Inside = (x, y) => {
  const ax = Math.abs(x);
  const leaves = disc(0, -0.54, 0.44)(ax, y) || disc(0.53, 0.14, 0.44)(ax, y);
  return leaves || (ax < 0.16 && y > -0.3 && y < 0.5) || foot(0.2)(x, y);
};

const diamond: Inside = (x, y) => (Math.abs(x) / 0.78) ** 0.92 + Math.abs(y) ** 0.92 <= 1;

/** In the order of the suits of the core. */
const SHAPES: readonly Inside[] = [club, spade, heart, diamond];

/** The pip of a suit as a picture of 0 and 1. @param suit 0 clubs, 1 spades, 2 hearts, 3 diamonds */
export function pipField(suit: number, width: number, height: number): PixelField {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (2 * column + 1 - width) / width;
      const y = (2 * row + 1 - height) / height;
      pixels[row * width + column] = SHAPES[suit](x, y) ? 1 : 0;
    }
  }
  return { width, height, pixels };
}

/** A field with so many empty pixels around it. */
export function padded({ width, height, pixels }: PixelField, by: number): PixelField {
  const wide = width + 2 * by;
  const grown = new Uint8Array(wide * (height + 2 * by));
  for (let row = 0; row < height; row++) {
    grown.set(pixels.subarray(row * width, (row + 1) * width), (row + by) * wide + by);
  }
  return { width: wide, height: height + 2 * by, pixels: grown };
}

/** Every pixel that is set or has a set one beside, above or below it. */
export function widened(field: PixelField): PixelField {
  return {
    ...field,
    pixels: field.pixels.map((_, at) => (neighbours(field, at).some((value) => value === 1) ? 1 : 0)),
  };
}

/** The pixels of a shape that touch its outside. */
export function outlineOf(field: PixelField): PixelField {
  const { pixels } = field;
  return {
    ...field,
    pixels: pixels.map((value, at) => (value === 1 && neighbours(field, at).some((other) => other === 0) ? 1 : 0)),
  };
}

/** A pixel and the four around it; beyond the edge lies 0. */
function neighbours({ width, height, pixels }: PixelField, at: number): readonly number[] {
  const column = at % width;
  const row = Math.floor(at / width);
  return [
    pixels[at],
    column > 0 ? pixels[at - 1] : 0,
    column + 1 < width ? pixels[at + 1] : 0,
    row > 0 ? pixels[at - width] : 0,
    row + 1 < height ? pixels[at + width] : 0,
  ];
}
