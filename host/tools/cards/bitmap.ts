/** The pixel value of a {@link Bitmap} that means "leave what is below"; all others are pixel values of the sheet. */
export const CLEAR = 256;

/** A small picture, one number per pixel (a pixel value 0..255 or CLEAR), rows from top to bottom. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint16Array;
}

/** A picture of `width` x `height` pixels, all of the value `fill`. */
export function createBitmap(width: number, height: number, fill = 0): Bitmap {
  return { width, height, pixels: new Uint16Array(width * height).fill(fill) };
}

/** Copies `source` into `target` with its upper left corner at (x, y); CLEAR pixels and pixels outside are skipped. */
export function blit(target: Bitmap, source: Bitmap, x: number, y: number): void {
  for (let row = 0; row < source.height; row++) {
    for (let column = 0; column < source.width; column++) {
      const value = source.pixels[row * source.width + column];
      const isInside = x + column >= 0 && y + row >= 0 && x + column < target.width && y + row < target.height;
      if (value !== CLEAR && isInside) target.pixels[(y + row) * target.width + x + column] = value;
    }
  }
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
