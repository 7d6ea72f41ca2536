import { encodeImg } from '../../formats/img-encode.ts';
import type { Raster } from '../../formats/raster.ts';
import type { Canvas } from './canvas.ts';
import { CLEAR, COLOURS } from './inks.ts';

/** The pattern lengths that real files use (FORMATS §1.1). */
const PATTERN_LENGTHS = [1, 2, 3, 4];

/** Of a pixel of mode 10h, in micrometres on a monitor of fourteen inches. */
const PIXEL_MICRONS = { pixelWidthMicrons: 410, pixelHeightMicrons: 562 };

/** Entries of the palette above the sixteen colours belong to pixels that do not show. */
const NOTHING = 0xff00ff;

/** A picture with four planes, or five where the fifth marks pixels that do not show. */
export function rasterOf({ width, height, pixels }: Canvas, colours: readonly number[] = COLOURS): Raster {
  const planes = pixels.includes(CLEAR) ? 5 : 4;
  const palette = Uint32Array.from({ length: 1 << planes }, (_, value) => colours[value] ?? NOTHING);
  return { width, height, planes, pixels, palette };
}

/** The shortest XIMG file of a picture. */
export function packPicture(raster: Raster): Uint8Array {
  const packed = PATTERN_LENGTHS.map((patternLength) =>
    encodeImg(raster, { variant: 'ximg', patternLength, ...PIXEL_MICRONS }),
  );
  return packed.reduce((best, next) => (next.length < best.length ? next : best));
}
