import { type ImgHeader, type ImgVariant, readImgHeader } from './img-header.ts';
import { decodeLines, type LineCoding } from './img-lines.ts';
import { type PaletteOptions, readImgPalette } from './img-palette.ts';
import { type ImgWarning, ImgWarningList, type WarnImg } from './img-warnings.ts';
import { createRaster, type Raster } from './raster.ts';

export type { ImgVariant } from './img-header.ts';
export { looksLikeImg } from './img-header.ts';
export type { ImgWarning, ImgWarningCode } from './img-warnings.ts';

/** What a file leaves open: colours where it has none, and the order of its palette. */
export type ImgOptions = PaletteOptions;

/** A GEM picture with what its header says about it. */
export interface DecodedImage {
  readonly raster: Raster;
  readonly variant: ImgVariant;
  readonly version: number;
  readonly headerWords: number;
  readonly patternLength: number;
  /** Size of a pixel in micrometres as the file states it; often 0 or nonsense. */
  readonly pixelWidthMicrons: number;
  readonly pixelHeightMicrons: number;
  readonly paletteSource: 'file' | 'default';
  /** The palette may be in the order of VDI pens: offer to decode with `paletteOrder: 'vdi'`. */
  readonly vdiOrderSuspected: boolean;
  /** One entry per kind of oddity, with its first offset. */
  readonly warnings: readonly ImgWarning[];
}

/**
 * Decodes a GEM IMG or XIMG picture of 1 to 8 planes (FORMATS §1). The picture may be partial: see the warning
 * `truncated`.
 *
 * Memory is bounded before it is taken: the file's rows must fit its size and the picture has at most
 * `MAX_PIXELS` pixels of one byte.
 *
 * @throws FormatError `img` when there is no indexed picture in the bytes; no other exception, whatever they are.
 */
export function decodeImg(bytes: Uint8Array, options: ImgOptions = {}): DecodedImage {
  const header = readImgHeader(bytes);
  const warnings = new ImgWarningList();
  if (header.version === 0) {
    warnings.add('version-unusual', 0);
  }
  const palette = readImgPalette(bytes, header, options, warnings.add);
  const raster = createRaster(header.width, header.height, header.planes, palette.colours);
  decodePixels(bytes, header, raster, warnings);
  return {
    raster,
    variant: header.variant,
    version: header.version,
    headerWords: header.headerWords,
    patternLength: header.patternLength,
    pixelWidthMicrons: header.pixelWidthMicrons,
    pixelHeightMicrons: header.pixelHeightMicrons,
    paletteSource: palette.source,
    vdiOrderSuspected: palette.vdiOrderSuspected,
    warnings: warnings.list(),
  };
}

/** Decodes the rows; of an STTT picture's two possible orders the one that ends with the file (FORMATS §1.6). */
function decodePixels(bytes: Uint8Array, header: ImgHeader, raster: Raster, warnings: ImgWarningList): void {
  const found = new ImgWarningList();
  const end = decodeInterleaved(bytes, header, raster, found.add);
  if (header.variant === 'sttt' && header.planes > 1 && (end !== bytes.length || found.has('truncated'))) {
    const foundSequential = new ImgWarningList();
    raster.pixels.fill(0);
    const sequentialEnd = decodeSequential(bytes, header, raster, foundSequential.add);
    if (sequentialEnd === bytes.length && !foundSequential.has('truncated')) {
      warnings.add('planes-sequential', 2 * header.headerWords);
      addAll(warnings, foundSequential);
      return;
    }
    raster.pixels.fill(0);
    decodeInterleaved(bytes, header, raster, found.add);
  }
  addAll(warnings, found);
  if (end < bytes.length) {
    warnings.add('trailing-bytes', end);
  }
}

function addAll(warnings: ImgWarningList, more: ImgWarningList): void {
  for (const { code, offset } of more.list()) {
    warnings.add(code, offset);
  }
}

function lineCoding(header: ImgHeader, planes: number): LineCoding {
  const level = header.version === 3 ? 3 : header.version === 2 ? 2 : 1;
  const planeBytes = (header.width + 7) >> 3;
  return { level, planes, height: header.height, planeBytes, patternLength: header.patternLength };
}

/** Every row holds all planes, one after the other. Returns the offset after the last row. */
function decodeInterleaved(bytes: Uint8Array, header: ImgHeader, raster: Raster, warn: WarnImg): number {
  const { width, pixels, planes } = raster;
  const coding = lineCoding(header, planes);
  const emit = (line: Uint8Array, row: number, count: number): void => {
    const at = row * width;
    for (let plane = 0; plane < planes; plane++) {
      mergePlaneRow(line, plane * coding.planeBytes, pixels, at, width, 1 << plane);
    }
    for (let copy = 1; copy < count; copy++) {
      pixels.copyWithin(at + copy * width, at, at + width);
    }
  };
  return decodeLines(bytes, 2 * header.headerWords, coding, emit, warn);
}

/** All rows of a plane stand together. Returns the offset after the last plane. */
function decodeSequential(bytes: Uint8Array, header: ImgHeader, raster: Raster, warn: WarnImg): number {
  const { width, pixels, planes } = raster;
  const coding = lineCoding(header, 1);
  let at = 2 * header.headerWords;
  for (let plane = 0; plane < planes; plane++) {
    const emit = (line: Uint8Array, row: number, count: number): void => {
      for (let copy = 0; copy < count; copy++) {
        mergePlaneRow(line, 0, pixels, (row + copy) * width, width, 1 << plane);
      }
    };
    at = decodeLines(bytes, at, coding, emit, warn);
  }
  return at;
}

/** Sets `bit` in the pixels of a row whose bit in the plane is 1; the bits that pad the last byte count for nothing. */
function mergePlaneRow(
  line: Uint8Array,
  lineAt: number,
  pixels: Uint8Array,
  pixelAt: number,
  width: number,
  bit: number,
): void {
  for (let x = 0, at = lineAt; x < width; x += 8, at++) {
    let byte = line[at];
    const end = Math.min(x + 8, width);
    for (let column = x; byte !== 0 && column < end; column++) {
      if (byte & 0x80) {
        pixels[pixelAt + column] |= bit;
      }
      byte = (byte << 1) & 0xff;
    }
  }
}
