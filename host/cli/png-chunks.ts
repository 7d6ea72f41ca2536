import { crc32, inflateSync } from 'node:zlib';

/** Bytes that are no PNG, or none of the kind that is wanted; `offset` is the byte at which that was seen. */
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

/** The bytes with which every PNG begins. */
export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Bytes of a chunk beside its content: length, type, checksum. */
const CHUNK_OVERHEAD = 12;
const LAST_CHUNK = 'IEND';
const HEADER_LENGTH = 13;
/** Highest number of a line filter (PNG specification §9.2). */
const LAST_FILTER = 4;

/** A piece of a PNG; `offset` is where it begins in the file. */
export interface PngChunk {
  readonly type: string;
  readonly content: Buffer;
  readonly offset: number;
}

/** Fields of the IHDR chunk (PNG specification §11.2.2). */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colourType: number;
  readonly compression: number;
  readonly filters: number;
  readonly interlace: number;
  /** Where the chunk begins in the file. */
  readonly offset: number;
}

/** A chunk as it stands in a file. */
export function pngChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * The chunks of a file in their order; what follows the last one is no part of the picture.
 *
 * @throws PngError for another kind of file, a cut one and a wrong checksum
 */
export function readPngChunks(bytes: Uint8Array): readonly PngChunk[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) throw new PngError('no PNG', 0);
  const chunks: PngChunk[] = [];
  let at = PNG_SIGNATURE.length;
  while (chunks.at(-1)?.type !== LAST_CHUNK) {
    const length = at + CHUNK_OVERHEAD <= file.length ? file.readUInt32BE(at) : Number.POSITIVE_INFINITY;
    if (at + CHUNK_OVERHEAD + length > file.length) throw new PngError('the file is cut short', at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== file.readUInt32BE(at + 8 + length)) throw new PngError('wrong checksum', at);
    chunks.push({ type: body.toString('latin1', 0, 4), content: body.subarray(4), offset: at });
    at += CHUNK_OVERHEAD + length;
  }
  return chunks;
}

/** Content of the first chunk of a type, or null. */
export function chunkContent(chunks: readonly PngChunk[], type: string): Buffer | null {
  return chunks.find((chunk) => chunk.type === type)?.content ?? null;
}

/** The fields of IHDR, whatever they say. @throws PngError where there is none */
export function readPngHeader(chunks: readonly PngChunk[]): PngHeader {
  const header = chunks.find(({ type }) => type === 'IHDR');
  if (header === undefined || header.content.length !== HEADER_LENGTH) {
    throw new PngError('no header', PNG_SIGNATURE.length);
  }
  const { content, offset } = header;
  const [bits, colourType, compression, filters, interlace] = content.subarray(8);
  const size = { width: content.readUInt32BE(0), height: content.readUInt32BE(4) };
  return { ...size, bits, colourType, compression, filters, interlace, offset };
}

/** The colours 0xRRGGBB of a PLTE chunk. */
export function paletteOf(content: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.floor(content.length / 3) }, (_, k) => content.readUIntBE(k * 3, 3));
}

/**
 * What all IDAT chunks together hold.
 *
 * @param size bytes that it must be: all lines, each with its filter byte
 * @throws PngError when it is not
 */
export function inflatePngLines(chunks: readonly PngChunk[], size: number): Uint8Array {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content));
  const lines = tryInflate(packed, size);
  if (lines === null || lines.length !== size) throw new PngError('damaged pixels', PNG_SIGNATURE.length);
  return lines;
}

function tryInflate(packed: Buffer, size: number): Uint8Array | null {
  try {
    return new Uint8Array(inflateSync(packed, { maxOutputLength: size }));
  } catch {
    return null;
  }
}

/**
 * Undoes the line filters in place (PNG specification §9).
 *
 * @param lines lines of `stride` bytes, each behind its filter byte
 * @param unit distance to the left neighbour in bytes: the bytes of a pixel, at least 1
 * @throws PngError for a filter that there is not
 */
export function removeLineFilters(lines: Uint8Array, stride: number, rows: number, unit: number): void {
  const length = stride + 1;
  for (let row = 0; row < rows; row++) {
    const start = row * length;
    const filter = lines[start];
    if (filter > LAST_FILTER) throw new PngError(`line filter ${filter}`, PNG_SIGNATURE.length);
    for (let k = 1; k < length; k++) {
      const left = k > unit ? lines[start + k - unit] : 0;
      const above = row > 0 ? lines[start + k - length] : 0;
      const corner = k > unit && row > 0 ? lines[start + k - length - unit] : 0;
      lines[start + k] += predict(filter, left, above, corner);
    }
  }
}

function predict(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return nearestOf(left, above, corner);
    default:
      return 0;
  }
}

/** The one of the three that is nearest to `left + above - corner` (PNG specification §9.4). */
function nearestOf(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Sample `index` of a line as it is stored: 1, 2, 4, 8 or 16 bits, the first one in the highest. */
export function sampleAt(line: Uint8Array, index: number, bits: number): number {
  if (bits === 16) return (line[index * 2] << 8) | line[index * 2 + 1];
  const bit = index * bits;
  return (line[bit >> 3] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}
