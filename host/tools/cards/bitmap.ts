/** Pixel values of a {@link Bitmap}: the pen indices of a two-colour screen, and "leave what is below". */
export const WHITE = 0;
export const BLACK = 1;
export const CLEAR = 2;

/** A small monochrome picture, one byte per pixel (WHITE, BLACK or CLEAR), rows from top to bottom. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A picture of `width` x `height` pixels, all of the value `fill`. */
export function createBitmap(width: number, height: number, fill: number = WHITE): Bitmap {
  return { width, height, pixels: new Uint8Array(width * height).fill(fill) };
}

/** Copies `source` into `target` with its upper left corner at (x, y); CLEAR pixels and pixels outside are skipped. */
export function blit(target: Bitmap, source: Bitmap, x: number, y: number): void {
  for (let row = 0; row < source.height; row++) {
    for (let column = 0; column < source.width; column++) {
      const value = source.pixels[row * source.width + column];
      if (value !== CLEAR) plot(target, x + column, y + row, value);
    }
  }
}

/** Sets one pixel; positions outside the picture are ignored. */
export function plot(target: Bitmap, x: number, y: number, value: number): void {
  if (x >= 0 && y >= 0 && x < target.width && y < target.height) target.pixels[y * target.width + x] = value;
}

/** The picture turned by half a turn. */
export function rotated(source: Bitmap): Bitmap {
  return { width: source.width, height: source.height, pixels: source.pixels.slice().reverse() };
}

/** The picture mirrored top to bottom. */
export function upsideDown(source: Bitmap): Bitmap {
  const result = createBitmap(source.width, source.height);
  for (let row = 0; row < source.height; row++) {
    const from = (source.height - 1 - row) * source.width;
    result.pixels.set(source.pixels.subarray(from, from + source.width), row * source.width);
  }
  return result;
}
