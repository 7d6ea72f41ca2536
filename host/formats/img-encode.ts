import type { Raster } from './raster.ts';

export interface ImgEncoding {
  /** `plain` keeps the pixel values alone, `ximg` also the palette. */
  readonly variant: 'plain' | 'ximg';
  /** Bytes of a pattern record, 1..8. Default 2. */
  readonly patternLength?: number;
  /** Pixel size in micrometres, 16 bits each. Default 372, as in ST high. */
  readonly pixelWidthMicrons?: number;
  readonly pixelHeightMicrons?: number;
}

const LITERAL = 0x80;

/** Bytes that going on with literals costs after another record between them. */
const LITERAL_HEADER = 2;

const LONGEST_SOLID = 127;
const LONGEST_COUNT = 255;

/**
 * Packs a raster as a GEM picture of level 1 (FORMATS §1.2). Rows that repeat are stored once; in a row the shorter
 * of solid runs, patterns and literal bytes is used. `decodeImg` gives the same pixels back, and for `ximg` the same
 * palette.
 *
 * @throws RangeError when the raster is wider or higher than 65535 or the pattern length is not 1..8.
 */
export function encodeImg(raster: Raster, encoding: ImgEncoding): Uint8Array {
  const patternLength = encoding.patternLength ?? 2;
  if (raster.width > 0xffff || raster.height > 0xffff) {
    throw new RangeError(`a GEM picture is at most 65535x65535, not ${raster.width}x${raster.height}`);
  }
  if (!Number.isInteger(patternLength) || patternLength < 1 || patternLength > 8) {
    throw new RangeError(`pattern length ${patternLength}`);
  }
  const out: number[] = [];
  writeHeader(out, raster, encoding, patternLength);
  const rowOf = (row: number): Uint8Array => raster.pixels.subarray(row * raster.width, (row + 1) * raster.width);
  for (let row = 0; row < raster.height; ) {
    let count = 1;
    while (count < LONGEST_COUNT && row + count < raster.height && sameBytes(rowOf(row), rowOf(row + count))) {
      count++;
    }
    writeRows(out, packRow(rowOf(row), raster.planes, patternLength), count);
    row += count;
  }
  return Uint8Array.from(out);
}

function writeHeader(out: number[], raster: Raster, encoding: ImgEncoding, patternLength: number): void {
  const isXimg = encoding.variant === 'ximg';
  const headerWords = isXimg ? 11 + 3 * raster.palette.length : 8;
  const pixelWidth = encoding.pixelWidthMicrons ?? 372;
  const pixelHeight = encoding.pixelHeightMicrons ?? 372;
  const words = [1, headerWords, raster.planes, patternLength, pixelWidth, pixelHeight, raster.width, raster.height];
  if (isXimg) {
    words.push(0x5849, 0x4d47, 0);
    for (const colour of raster.palette) {
      words.push(permille(colour >> 16), permille((colour >> 8) & 0xff), permille(colour & 0xff));
    }
  }
  for (const word of words) {
    out.push((word >> 8) & 0xff, word & 0xff);
  }
}

function permille(level: number): number {
  return Math.round((level * 1000) / 255);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((byte, index) => byte === b[index]);
}

/** The bits of one plane of a row, eight pixels a byte, padded with 0. */
function planeRow(pixels: Uint8Array, plane: number): Uint8Array {
  const bits = new Uint8Array((pixels.length + 7) >> 3);
  for (let x = 0; x < pixels.length; x++) {
    bits[x >> 3] |= ((pixels[x] >> plane) & 1) << (7 - (x & 7));
  }
  return bits;
}

/** Writes a packed row `count` times, as a repetition where that is shorter. */
function writeRows(out: number[], packed: readonly number[], count: number): void {
  const repetition = [0x00, 0x00, 0xff, count];
  const isShorter = (count - 1) * packed.length > repetition.length;
  const copies = isShorter ? 1 : count;
  if (isShorter) {
    appendAll(out, repetition);
  }
  for (let copy = 0; copy < copies; copy++) {
    appendAll(out, packed);
  }
}

/** Rows can be longer than a call has arguments, so that they are not spread. */
function appendAll(out: number[], bytes: readonly number[]): void {
  for (const byte of bytes) {
    out.push(byte);
  }
}

function packRow(pixels: Uint8Array, planes: number, patternLength: number): number[] {
  const packed: number[] = [];
  for (let plane = 0; plane < planes; plane++) {
    packPlaneRow(packed, planeRow(pixels, plane), patternLength);
  }
  return packed;
}

function packPlaneRow(out: number[], row: Uint8Array, patternLength: number): void {
  let literalFrom = 0;
  for (let at = 0; at < row.length; ) {
    const reopening = at > literalFrom ? LITERAL_HEADER : 0;
    const solid = solidRun(row, at);
    const repeats = solid > 0 ? 0 : patternRepeats(row, at, patternLength);
    const isPattern = repeats * patternLength > 2 + patternLength + reopening;
    if (solid <= reopening && !isPattern) {
      at++;
      continue;
    }
    packLiteral(out, row.subarray(literalFrom, at));
    if (solid > 0) {
      out.push((row[at] & 0x80) | solid);
      at += solid;
    } else {
      out.push(0x00, repeats, ...row.subarray(at, at + patternLength));
      at += repeats * patternLength;
    }
    literalFrom = at;
  }
  packLiteral(out, row.subarray(literalFrom));
}

/** Number of equal bytes 00 or FF from `at` on, as many as one record takes. */
function solidRun(row: Uint8Array, at: number): number {
  const byte = row[at];
  if (byte !== 0x00 && byte !== 0xff) {
    return 0;
  }
  let end = at + 1;
  while (end < row.length && row[end] === byte && end - at < LONGEST_SOLID) {
    end++;
  }
  return end - at;
}

/** How often the bytes at `at` stand there one after the other, as many times as one record takes. */
function patternRepeats(row: Uint8Array, at: number, patternLength: number): number {
  let end = at + patternLength;
  while (end < row.length && row[end] === row[end - patternLength]) {
    end++;
  }
  return Math.min(Math.floor((Math.min(end, row.length) - at) / patternLength), LONGEST_COUNT);
}

function packLiteral(out: number[], bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += LONGEST_COUNT) {
    const part = bytes.subarray(at, at + LONGEST_COUNT);
    out.push(LITERAL, part.length, ...part);
  }
}
