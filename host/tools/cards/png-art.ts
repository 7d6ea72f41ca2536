import { inflateSync } from 'node:zlib';
import { type Bitmap, CLEAR, createBitmap } from './bitmap.ts';

const SIGNATURE_LENGTH = 8;
const CHUNK_OVERHEAD = 12;
const INDEXED = 3;

/** A PNG that the tool does not take: the file and what is wrong with it. */
export class PngArtError extends Error {
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'PngArtError';
    this.file = file;
  }
}

/**
 * Reads an indexed PNG of 8 bits per pixel, as paint programs write them (PNG specification, colour type 3, no
 * interlacing). Colours are looked up in `palette`, so that the order of the file's own palette does not matter;
 * an entry with alpha 0 is transparent.
 *
 * @param palette `0xRRGGBB` by pixel value; of equal colours the first is taken
 * @throws PngArtError for another kind of PNG and for a colour that `palette` does not have
 */
export function parsePngArt(png: Uint8Array, file: string, palette: readonly number[]): Bitmap {
  const chunks = readChunks(png);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  if (header.length !== 13 || header[8] !== 8 || header[9] !== INDEXED || header[12] !== 0) {
    throw new PngArtError(file, 'not an indexed PNG of 8 bits per pixel without interlacing');
  }
  const bitmap = createBitmap(header.readUInt32BE(0), header.readUInt32BE(4));
  const colours = chunks.get('PLTE') ?? Buffer.alloc(0);
  const alpha = chunks.get('tRNS') ?? Buffer.alloc(0);
  const indices = unfilter(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)), bitmap.width, bitmap.height);
  indices.forEach((index, at) => {
    const value = alpha[index] === 0 ? CLEAR : palette.indexOf(colours.readUIntBE(3 * index, 3));
    if (value < 0) {
      const place = `${at % bitmap.width}, ${Math.floor(at / bitmap.width)}`;
      throw new PngArtError(file, `the colour at ${place} is not in the palette of the sheet`);
    }
    bitmap.pixels[at] = value;
  });
  return bitmap;
}

/** The content of the chunks by their type; the parts of the picture are joined. */
function readChunks(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE_LENGTH; at + CHUNK_OVERHEAD <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    chunks.set(type, Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), content]));
    at += CHUNK_OVERHEAD + length;
  }
  return chunks;
}

/** Undoes the row filters (PNG specification, "Filtering"), one byte per pixel. */
function unfilter(scanlines: Uint8Array, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  const pixelAt = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : pixels[y * width + x]);
  for (let y = 0; y < height; y++) {
    const filter = scanlines[y * (width + 1)];
    for (let x = 0; x < width; x++) {
      const [left, above, corner] = [pixelAt(x - 1, y), pixelAt(x, y - 1), pixelAt(x - 1, y - 1)];
      const predictions = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
      pixels[y * width + x] = scanlines[y * (width + 1) + 1 + x] + predictions[filter];
    }
  }
  return pixels;
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value));
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
