import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { MAX_PIXELS } from '../formats/raster.ts';

/** What a PNG of indexed colours holds: a frame of a display is one, and so is a decoded raster. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** `width * height` indices into the palette, row by row. */
  readonly pixels: Uint8Array;
  /** 1 to 256 colours 0xRRGGBB. */
  readonly palette: Uint32Array;
}

/** Bytes that are no PNG of indexed colours; `offset` is the byte at which that was seen. */
export class PngError extends Error {
  override readonly name = 'PngError';
  readonly reason: string;
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(`${reason} at byte ${offset}`);
    this.reason = reason;
    this.offset = offset;
  }
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED_COLOUR = 3;
const CHUNK_OVERHEAD = 12;

/** Writes a picture as a PNG of colour type 3 with the fewest bits (1, 2, 4 or 8) that its palette needs. */
export function encodeIndexedPng(picture: IndexedPicture): Uint8Array {
  const { width, height, palette } = picture;
  const bits = bitsFor(palette.length);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = INDEXED_COLOUR;
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((rgb, i) => {
    colours.writeUIntBE(rgb & 0xffffff, i * 3, 3);
  });
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', colours),
      chunk('IDAT', deflateSync(packLines(picture, bits), { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/**
 * Reads a PNG of colour type 3 without interlace.
 *
 * @throws PngError for anything else, for damaged files and for more than 64 million pixels
 */
export function decodePng(bytes: Uint8Array): IndexedPicture {
  const chunks = readChunks(bytes);
  const header = chunks.find(({ type }) => type === 'IHDR');
  const colours = chunks.find(({ type }) => type === 'PLTE');
  if (header === undefined || header.content.length !== 13) throw new PngError('no header', SIGNATURE.length);
  const width = header.content.readUInt32BE(0);
  const height = header.content.readUInt32BE(4);
  const [bits, colourType, compression, filters, interlace] = header.content.subarray(8);
  if (colourType !== INDEXED_COLOUR || compression !== 0 || filters !== 0 || interlace !== 0) {
    throw new PngError(`colour type ${colourType}, interlace ${interlace}: not plain indexed colours`, header.offset);
  }
  if (![1, 2, 4, 8].includes(bits)) throw new PngError(`${bits} bits a pixel`, header.offset);
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) {
    throw new PngError(`size ${width} x ${height}`, header.offset);
  }
  if (colours === undefined) throw new PngError('no palette', header.offset);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content));
  const stride = Math.ceil((width * bits) / 8);
  const lines = inflate(packed, (stride + 1) * height);
  removeFilters(lines, stride, height);
  const palette = Uint32Array.from({ length: Math.floor(colours.content.length / 3) }, (_, i) =>
    colours.content.readUIntBE(i * 3, 3),
  );
  return { width, height, pixels: unpackLines(lines, width, height, bits), palette };
}

function bitsFor(colours: number): 1 | 2 | 4 | 8 {
  if (colours <= 2) return 1;
  if (colours <= 4) return 2;
  return colours <= 16 ? 4 : 8;
}

function packLines({ width, height, pixels }: IndexedPicture, bits: number): Uint8Array {
  const stride = Math.ceil((width * bits) / 8);
  const lines = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    for (let x = 0; x < width; x++) {
      const bit = x * bits;
      lines[start + (bit >> 3)] |= pixels[y * width + x] << (8 - bits - (bit & 7));
    }
  }
  return lines;
}

function unpackLines(lines: Uint8Array, width: number, height: number, bits: number): Uint8Array {
  const stride = Math.ceil((width * bits) / 8);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    for (let x = 0; x < width; x++) {
      const bit = x * bits;
      pixels[y * width + x] = (lines[start + (bit >> 3)] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
    }
  }
  return pixels;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
  readonly offset: number;
}

function readChunks(bytes: Uint8Array): readonly Chunk[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new PngError('no PNG', 0);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at < file.length) {
    const length = at + CHUNK_OVERHEAD <= file.length ? file.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    if (at + CHUNK_OVERHEAD + length > file.length) throw new PngError('the file is cut short', at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== file.readUInt32BE(at + 8 + length)) throw new PngError('wrong checksum', at);
    chunks.push({ type: body.toString('latin1', 0, 4), content: body.subarray(4), offset: at });
    at += CHUNK_OVERHEAD + length;
  }
  return chunks;
}

function inflate(packed: Buffer, size: number): Uint8Array {
  const lines = tryInflate(packed, size);
  if (lines === null || lines.length !== size) throw new PngError('damaged pixels', SIGNATURE.length);
  return lines;
}

function tryInflate(packed: Buffer, size: number): Uint8Array | null {
  try {
    return new Uint8Array(inflateSync(packed, { maxOutputLength: size }));
  } catch {
    return null;
  }
}

/** Undoes the five line filters of PNG in place; pixels are at most one byte, so the left neighbour is one byte away. */
function removeFilters(lines: Uint8Array, stride: number, height: number): void {
  const length = stride + 1;
  for (let y = 0; y < height; y++) {
    const start = y * length;
    const filter = lines[start];
    if (filter > 4) throw new PngError(`line filter ${filter}`, SIGNATURE.length);
    for (let i = 1; i < length; i++) {
      const left = i > 1 ? lines[start + i - 1] : 0;
      const above = y > 0 ? lines[start - length + i] : 0;
      const aboveLeft = y > 0 && i > 1 ? lines[start - length + i - 1] : 0;
      lines[start + i] += [0, left, above, (left + above) >> 1, paeth(left, above, aboveLeft)][filter];
    }
  }
}

function paeth(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toAboveLeft = Math.abs(estimate - aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}
