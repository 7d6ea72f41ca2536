/** Pixel values of Binokel's sixteen colours, and what does not show. */
export const BLACK = 0;
export const BLUE = 1;
export const DARK_GREEN = 2;
export const TURQUOISE = 3;
export const RED = 4;
export const VIOLET = 5;
export const BROWN = 6;
export const LIGHT_GREY = 7;
export const DARK_GREY = 8;
export const LIGHT_BLUE = 9;
export const GREEN = 10;
export const PEACH = 11;
export const PINK = 12;
export const MAROON = 13;
export const YELLOW = 14;
export const WHITE = 15;
export const CLEAR = 16;

/** The colours as 0xRRGGBB, by pixel value. */
export const COLOURS: readonly number[] = [
  0x000000, 0x0000aa, 0x005500, 0x00aaaa, 0xaa0000, 0xaa00aa, 0xaa5500, 0xaaaaaa, 0x555555, 0x5555ff, 0x00aa00,
  0xffaa55, 0xffaaaa, 0x550000, 0xffff55, 0xffffff,
];

/** Letters of the colours in pixel rows that are written by hand; a dot does not show. */
const LETTERS = 'kbGtrvnsdlgpimyw.';

/** Pixel value of a letter. @throws RangeError */
export function inkOfLetter(letter: string): number {
  const ink = LETTERS.indexOf(letter);
  if (ink < 0) throw new RangeError(`no colour is written "${letter}"`);
  return ink;
}

/** A colour for every pixel: by its place in the drawing and on the screen. */
export type Ink = (u: number, v: number, x: number, y: number) => number;

/** The order in which the pixels of four by four change to the next colour of a ramp. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Threshold of a pixel, above 0 and below 1. */
export function threshold(x: number, y: number): number {
  return (BAYER[(y & 3) * 4 + (x & 3)] + 0.5) / 16;
}

/**
 * Colours from dark to light, mixed by ordered dithering.
 *
 * @param light 0 for the first colour to 1 for the last one
 */
export function ramp(colours: readonly number[], light: (u: number, v: number) => number): Ink {
  const last = colours.length - 1;
  return (u, v, x, y) => {
    const at = Math.min(1, Math.max(0, light(u, v))) * last;
    const step = Math.min(Math.floor(at), last);
    return at - step > threshold(x, y) ? colours[step + 1] : colours[step];
  };
}

/** Two colours in turn. */
export function chequer(a: number, b: number): Ink {
  return (_u, _v, x, y) => (((x + y) & 1) === 0 ? a : b);
}
