import { inflateSync } from 'node:zlib';
import { MAX_PIXELS } from '../formats/raster.ts';
import { PngError } from './png.ts';

/** A picture of any PNG: one 0xRRGGBB a pixel, row by row; what was transparent lies on white. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint32Array;
}

const SIGNATURE_BYTES = 8;
const CHUNK_HEADER = 8;
const CHECKSUM = 4;
const WHITE = 0xffffff;

const GREY = 0;
const RGB = 2;
const INDEXED = 3;
const GREY_ALPHA = 4;
const RGBA = 6;

/** Samples of a pixel by colour type (PNG specification, table 11.1). */
const SAMPLES: Readonly<Record<number, number>> = { [GREY]: 1, [RGB]: 3, [INDEXED]: 1, [GREY_ALPHA]: 2, [RGBA]: 4 };

/** The seven passes of Adam7: first column and row, distance of columns and rows. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const ONE_PASS = [[0, 0, 1, 1]] as const;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

/** Colours of the palette, and transparency: an alpha per palette entry, or the samples of the one clear colour. */
interface Colouring {
  readonly palette: Uint32Array;
  readonly alphas: Uint8Array;
  readonly clear: readonly number[] | null;
}

/**
 * Reads a PNG of any colour type, depth and interlace. Only the upper 8 bits of 16-bit samples are kept, and colours are
 * taken as they are stored, without gamma or profile.
 *
 * @throws PngError when the bytes are no PNG, are damaged, or have more than `MAX_PIXELS` pixels
 */
export function decodePngColours(bytes: Uint8Array): ColourPicture {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = readChunks(file);
  const header = readHeader(chunks);
  const colouring = readColouring(chunks, header);
  const lines = inflateLines(chunks, header);
  const colours = new Uint32Array(header.width * header.height);
  let at = 0;
  for (const [left, top, stepX, stepY] of header.interlaced ? ADAM7 : ONE_PASS) {
    const columns = Math.ceil((header.width - left) / stepX);
    const rows = Math.ceil((header.height - top) / stepY);
    if (columns <= 0 || rows <= 0) continue;
    const stride = strideOf(header, columns);
    unfilter(lines, at, stride, rows, Math.max(1, (SAMPLES[header.colourType] * header.bits) >> 3));
    for (let row = 0; row < rows; row++) {
      const line = lines.subarray(at + row * (stride + 1) + 1, at + (row + 1) * (stride + 1));
      for (let column = 0; column < columns; column++) {
        const pixel = (top + row * stepY) * header.width + left + column * stepX;
        colours[pixel] = colourAt(line, column, header, colouring);
      }
    }
    at += rows * (stride + 1);
  }
  return { width: header.width, height: header.height, colours };
}

type Chunks = ReadonlyMap<string, readonly Buffer[]>;

function readChunks(file: Buffer): Chunks {
  const isPng = file.length >= SIGNATURE_BYTES && file.toString('latin1', 0, SIGNATURE_BYTES) === '\x89PNG\r\n\x1a\n';
  if (!isPng) throw new PngError('no PNG', 0);
  const chunks = new Map<string, Buffer[]>();
  for (let at = SIGNATURE_BYTES; at + CHUNK_HEADER <= file.length; ) {
    const end = at + CHUNK_HEADER + file.readUInt32BE(at);
    if (end > file.length) throw new PngError('the file is cut short', at);
    const type = file.toString('latin1', at + 4, at + CHUNK_HEADER);
    chunks.set(type, [...(chunks.get(type) ?? []), file.subarray(at + CHUNK_HEADER, end)]);
    at = end + CHECKSUM;
  }
  return chunks;
}

function readHeader(chunks: Chunks): Header {
  const content = chunks.get('IHDR')?.[0];
  if (content === undefined || content.length !== 13) throw new PngError('no header', SIGNATURE_BYTES);
  const width = content.readUInt32BE(0);
  const height = content.readUInt32BE(4);
  const [bits, colourType, compression, filters, interlace] = content.subarray(8);
  const depths = colourType === INDEXED ? [1, 2, 4, 8] : colourType === GREY ? [1, 2, 4, 8, 16] : [8, 16];
  const isKnown =
    colourType in SAMPLES && depths.includes(bits) && compression === 0 && filters === 0 && interlace <= 1;
  if (!isKnown) throw new PngError(`colour type ${colourType} with ${bits} bits`, SIGNATURE_BYTES);
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) {
    throw new PngError(`size ${width} x ${height}`, SIGNATURE_BYTES);
  }
  return { width, height, bits, colourType, interlaced: interlace === 1 };
}

function readColouring(chunks: Chunks, { colourType }: Header): Colouring {
  const entries = chunks.get('PLTE')?.[0] ?? Buffer.alloc(0);
  if (colourType === INDEXED && entries.length < 3) throw new PngError('no palette', SIGNATURE_BYTES);
  const palette = Uint32Array.from({ length: Math.floor(entries.length / 3) }, (_, k) => entries.readUIntBE(k * 3, 3));
  const transparency = chunks.get('tRNS')?.[0] ?? Buffer.alloc(0);
  const hasClearColour = (colourType === GREY || colourType === RGB) && transparency.length >= 2 * SAMPLES[colourType];
  const clear = hasClearColour
    ? Array.from({ length: SAMPLES[colourType] }, (_, k) => transparency.readUInt16BE(2 * k))
    : null;
  return { palette, alphas: colourType === INDEXED ? transparency : new Uint8Array(0), clear };
}

/** Bytes of a line of `columns` pixels, without its filter byte. */
function strideOf({ bits, colourType }: Header, columns: number): number {
  return Math.ceil((columns * bits * SAMPLES[colourType]) / 8);
}

function inflateLines(chunks: Chunks, header: Header): Uint8Array {
  let size = 0;
  for (const [left, top, stepX, stepY] of header.interlaced ? ADAM7 : ONE_PASS) {
    const columns = Math.ceil((header.width - left) / stepX);
    const rows = Math.ceil((header.height - top) / stepY);
    if (columns > 0 && rows > 0) size += rows * (strideOf(header, columns) + 1);
  }
  const packed = Buffer.concat(chunks.get('IDAT') ?? []);
  const lines = tryInflate(packed, size);
  if (lines === null || lines.length !== size) throw new PngError('damaged pixels', SIGNATURE_BYTES);
  return lines;
}

function tryInflate(packed: Buffer, size: number): Uint8Array | null {
  try {
    return new Uint8Array(inflateSync(packed, { maxOutputLength: size }));
  } catch {
    return null;
  }
}

/** Undoes the line filters in place (PNG specification §9); `unit` is the distance to the left neighbour in bytes. */
function unfilter(lines: Uint8Array, at: number, stride: number, rows: number, unit: number): void {
  for (let row = 0; row < rows; row++) {
    const start = at + row * (stride + 1);
    const filter = lines[start];
    if (filter > 4) throw new PngError(`line filter ${filter}`, SIGNATURE_BYTES);
    for (let k = 1; k <= stride; k++) {
      const left = k > unit ? lines[start + k - unit] : 0;
      const above = row > 0 ? lines[start + k - stride - 1] : 0;
      const corner = k > unit && row > 0 ? lines[start + k - stride - 1 - unit] : 0;
      lines[start + k] += predict(filter, left, above, corner);
    }
  }
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter === 0) return 0;
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Sample `index` of a line as it is stored. */
function sample(line: Uint8Array, index: number, bits: number): number {
  if (bits === 16) return (line[index * 2] << 8) | line[index * 2 + 1];
  const bit = index * bits;
  return (line[bit >> 3] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}

function colourAt(line: Uint8Array, column: number, header: Header, { palette, alphas, clear }: Colouring): number {
  const { bits, colourType } = header;
  if (colourType === INDEXED) {
    const index = sample(line, column, bits);
    return onWhite(palette[index] ?? 0, alphas[index] ?? 255);
  }
  const count = SAMPLES[colourType];
  const stored = Array.from({ length: count }, (_, k) => sample(line, column * count + k, bits));
  if (clear?.every((value, k) => value === stored[k])) return WHITE;
  const levels = stored.map((value) => (bits === 16 ? value >> 8 : Math.round((value * 255) / ((1 << bits) - 1))));
  const alpha = colourType === GREY_ALPHA || colourType === RGBA ? levels[count - 1] : 255;
  const [red, green, blue] = count < 3 ? [levels[0], levels[0], levels[0]] : levels;
  return onWhite((red << 16) | (green << 8) | blue, alpha);
}

function onWhite(colour: number, alpha: number): number {
  if (alpha === 255) return colour;
  const mix = (shift: number): number => Math.round((((colour >> shift) & 255) * alpha) / 255 + 255 - alpha) << shift;
  return mix(16) | mix(8) | mix(0);
}
