import type { BitmapFont } from '../../host/formats/font.ts';
import type { Mfdb } from '../../host/gem/vdi/mfdb.ts';
import { formOfRaster } from '../../host/gem/vdi/raster-form.ts';
import { transformForm } from '../../host/gem/vdi/transform.ts';
import type { PlanarLayout } from '../../host/hardware/scanout.ts';

/** The plain picture that the word-wise VDI is compared with: one array element per pixel, one pixel at a time. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Result bit of operation `op` by the truth table of FIDELITY §1.5. */
export function combine(op: number, source: number, destination: number): number {
  if (source === 1) return destination === 1 ? op & 1 : (op >> 1) & 1;
  return destination === 1 ? (op >> 2) & 1 : (op >> 3) & 1;
}

/** The operation on all bits of two pixel values. */
export function combinePixels(op: number, source: number, destination: number, planes: number): number {
  let value = 0;
  for (let plane = 0; plane < planes; plane++) {
    value |= combine(op, (source >> plane) & 1, (destination >> plane) & 1) << plane;
  }
  return value;
}

/** Copies pixel by pixel, as if the source had been saved first; everything outside grids and clip is skipped. */
export function copyPixels(
  op: number,
  planes: number,
  source: Grid,
  from: Area,
  target: Grid,
  toX: number,
  toY: number,
  clip: Area = { x: 0, y: 0, w: target.width, h: target.height },
): void {
  const saved = source.pixels.slice();
  for (let y = 0; y < from.h; y++) {
    for (let x = 0; x < from.w; x++) {
      const readX = from.x + x;
      const readY = from.y + y;
      const writeX = toX + x;
      const writeY = toY + y;
      if (readX < 0 || readY < 0 || readX >= source.width || readY >= source.height) continue;
      if (writeX < clip.x || writeY < clip.y || writeX >= clip.x + clip.w || writeY >= clip.y + clip.h) continue;
      if (writeX < 0 || writeY < 0 || writeX >= target.width || writeY >= target.height) continue;
      const at = writeY * target.width + writeX;
      target.pixels[at] = combinePixels(op, saved[readY * source.width + readX], target.pixels[at], planes);
    }
  }
}

/** A small generator with a known start, so that a failing picture comes again. */
export function randomBytes(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) + 0x9e3779b9;
    return (state >>> 16) & 0xff;
  };
}

export function randomGrid(width: number, height: number, planes: number, next: () => number): Grid {
  const pixels = Uint8Array.from({ length: width * height }, () => next() & ((1 << planes) - 1));
  return { width, height, pixels };
}

/** The picture as a form in either memory layout. */
export function formOf(grid: Grid, planes: number, standard = false): Mfdb {
  const form = formOfRaster(grid, planes);
  return standard ? transformForm(form) : form;
}

/** Pixels from planar words, one bit at a time. */
export function pixelsOf(words: Uint16Array, width: number, height: number, layout: PlanarLayout): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let plane = 0; plane < layout.planes; plane++) {
        const word = words[(y * layout.wordsPerLine + Math.floor(x / 16)) * layout.planes + plane];
        pixels[y * width + x] |= ((word >> (15 - (x % 16))) & 1) << plane;
      }
    }
  }
  return pixels;
}

/** A face for tests: each glyph is a different pattern of its code, so that a wrong character or row shows. */
export function patternFont(cellHeight = 16): BitmapFont {
  const rows = Uint8Array.from({ length: 256 * cellHeight }, (_, i) => {
    const code = Math.floor(i / cellHeight);
    return code === 0x20 ? 0 : (code * 29 + (i % cellHeight) * 53) & 0xff;
  });
  return { cellWidth: 8, cellHeight, ascentRow: cellHeight === 16 ? 13 : cellHeight - 2, rows };
}

/** Index of the first element that differs, -1 where none does; quicker than a deep comparison of many pixels. */
export function firstDifference(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  if (actual.length !== expected.length) return Math.min(actual.length, expected.length);
  for (let i = 0; i < actual.length; i++) {
    if (actual[i] !== expected[i]) return i;
  }
  return -1;
}
