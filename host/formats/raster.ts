/**
 * An indexed picture: what every decoder yields and every machine's video memory shows.
 *
 * `pixels` holds `width * height` pixel values, row by row, one byte each; a value is an index into `palette`,
 * which has exactly `2 ** planes` entries `0xRRGGBB`.
 */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Bits per pixel, 1..8. Plane k is bit k of the pixel value. */
  readonly planes: number;
  readonly pixels: Uint8Array;
  readonly palette: Uint32Array;
}

/** The largest picture that anything here allocates (FORMATS §1.8). */
export const MAX_PIXELS = 64 * 1024 * 1024;

/** The most planes an indexed picture has. */
export const MAX_PLANES = 8;

/**
 * A raster filled with pixel value 0.
 *
 * @throws RangeError when the size is not a positive whole number, is above {@link MAX_PIXELS}, when `planes` is not
 * 1..8 or when the palette does not have `2 ** planes` entries. These are faults of the caller, not of a file.
 */
export function createRaster(width: number, height: number, planes: number, palette: Uint32Array): Raster {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new RangeError(`raster size ${width}x${height} is not positive`);
  }
  if (width * height > MAX_PIXELS) {
    throw new RangeError(`raster size ${width}x${height} is above ${MAX_PIXELS} pixels`);
  }
  if (!Number.isInteger(planes) || planes < 1 || planes > MAX_PLANES) {
    throw new RangeError(`raster with ${planes} planes`);
  }
  if (palette.length !== 1 << planes) {
    throw new RangeError(`palette of ${palette.length} colours for ${planes} planes`);
  }
  return { width, height, planes, pixels: new Uint8Array(width * height), palette };
}

/**
 * A copy of the rectangle at (`x`, `y`); the palette is shared with the source.
 *
 * @throws RangeError when the rectangle is empty or leaves the raster.
 */
export function cropRaster(raster: Raster, x: number, y: number, width: number, height: number): Raster {
  if (x < 0 || y < 0 || x + width > raster.width || y + height > raster.height) {
    throw new RangeError(`${width}x${height} at ${x},${y} leaves the ${raster.width}x${raster.height} raster`);
  }
  const cropped = createRaster(width, height, raster.planes, raster.palette);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * raster.width + x;
    cropped.pixels.set(raster.pixels.subarray(from, from + width), row * width);
  }
  return cropped;
}

/** The picture as bytes R, G, B per pixel, row by row: the form whose SHA-256 names a picture's content (CLI `img`). */
export function rgb24(raster: Raster): Uint8Array {
  const { pixels, palette } = raster;
  const rgb = new Uint8Array(pixels.length * 3);
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel++, at += 3) {
    const colour = palette[pixels[pixel]];
    rgb[at] = colour >> 16;
    rgb[at + 1] = colour >> 8;
    rgb[at + 2] = colour;
  }
  return rgb;
}
