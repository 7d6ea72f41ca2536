import { deflateSync } from 'node:zlib';
import { MAX_PIXELS } from '../formats/raster.ts';
import {
  chunkContent,
  inflatePngLines,
  PNG_SIGNATURE,
  PngError,
  paletteOf,
  pngChunk,
  readPngChunks,
  readPngHeader,
  removeLineFilters,
  sampleAt,
} from './png-chunks.ts';

/** What a PNG of indexed colours holds: a frame of a display is one, and so is a decoded raster. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** `width * height` indices into the palette, row by row. */
  readonly pixels: Uint8Array;
  /** 1 to 256 colours 0xRRGGBB. */
  readonly palette: Uint32Array;
}

const INDEXED_COLOUR = 3;

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
      PNG_SIGNATURE,
      pngChunk('IHDR', header),
      pngChunk('PLTE', colours),
      pngChunk('IDAT', deflateSync(packLines(picture, bits), { level: 9 })),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/**
 * Reads a PNG of colour type 3 without interlace.
 *
 * @throws PngError for anything else, for damaged files and for more than 64 million pixels
 */
export function decodePng(bytes: Uint8Array): IndexedPicture {
  const chunks = readPngChunks(bytes);
  const { width, height, bits, colourType, compression, filters, interlace, offset } = readPngHeader(chunks);
  const colours = chunkContent(chunks, 'PLTE');
  if (colourType !== INDEXED_COLOUR || compression !== 0 || filters !== 0 || interlace !== 0) {
    throw new PngError(`colour type ${colourType}, interlace ${interlace}: not plain indexed colours`, offset);
  }
  if (![1, 2, 4, 8].includes(bits)) throw new PngError(`${bits} bits a pixel`, offset);
  if (width === 0 || height === 0 || width * height > MAX_PIXELS)
    throw new PngError(`size ${width} x ${height}`, offset);
  if (colours === null) throw new PngError('no palette', offset);
  const stride = Math.ceil((width * bits) / 8);
  const lines = inflatePngLines(chunks, (stride + 1) * height);
  removeLineFilters(lines, stride, height, 1);
  return { width, height, pixels: unpackLines(lines, width, height, bits), palette: paletteOf(colours) };
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
    const line = lines.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    for (let x = 0; x < width; x++) pixels[y * width + x] = sampleAt(line, x, bits);
  }
  return pixels;
}
