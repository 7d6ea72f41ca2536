import { MAX_PIXELS } from '../formats/raster.ts';
import {
  chunkContent,
  inflatePngLines,
  type PngChunk,
  PngError,
  type PngHeader,
  paletteOf,
  readPngChunks,
  readPngHeader,
  removeLineFilters,
  sampleAt,
} from './png-chunks.ts';

/** A picture of any PNG: one 0xRRGGBB a pixel, row by row; what was transparent lies on white. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint32Array;
}

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
  const chunks = readPngChunks(bytes);
  const header = checkedHeader(chunks);
  const colouring = readColouring(chunks, header);
  const passes = passesOf(header);
  const lines = inflatePngLines(
    chunks,
    passes.reduce((sum, { size }) => sum + size, 0),
  );
  const unit = Math.max(1, (SAMPLES[header.colourType] * header.bits) >> 3);
  const colours = new Uint32Array(header.width * header.height);
  let at = 0;
  for (const { left, top, stepX, stepY, columns, rows, stride, size } of passes) {
    const pass = lines.subarray(at, at + size);
    removeLineFilters(pass, stride, rows, unit);
    for (let row = 0; row < rows; row++) {
      const line = pass.subarray(row * (stride + 1) + 1, (row + 1) * (stride + 1));
      for (let column = 0; column < columns; column++) {
        const pixel = (top + row * stepY) * header.width + left + column * stepX;
        colours[pixel] = colourAt(line, column, header, colouring);
      }
    }
    at += size;
  }
  return { width: header.width, height: header.height, colours };
}

/** A pass over the picture: its grid, the bytes of a line without its filter byte, and all its bytes. */
interface Pass {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
  readonly size: number;
}

/** The passes that have any pixels. */
function passesOf({ width, height, bits, colourType, interlace }: PngHeader): readonly Pass[] {
  return (interlace === 1 ? ADAM7 : ONE_PASS).flatMap(([left, top, stepX, stepY]) => {
    const columns = Math.max(0, Math.ceil((width - left) / stepX));
    const rows = Math.max(0, Math.ceil((height - top) / stepY));
    const stride = Math.ceil((columns * bits * SAMPLES[colourType]) / 8);
    const size = rows * (stride + 1);
    return columns === 0 || rows === 0 ? [] : [{ left, top, stepX, stepY, columns, rows, stride, size }];
  });
}

function checkedHeader(chunks: readonly PngChunk[]): PngHeader {
  const header = readPngHeader(chunks);
  const { width, height, bits, colourType, compression, filters, interlace, offset } = header;
  const depths = colourType === INDEXED ? [1, 2, 4, 8] : colourType === GREY ? [1, 2, 4, 8, 16] : [8, 16];
  const isKnown =
    colourType in SAMPLES && depths.includes(bits) && compression === 0 && filters === 0 && interlace <= 1;
  if (!isKnown) throw new PngError(`colour type ${colourType} with ${bits} bits`, offset);
  if (width === 0 || height === 0 || width * height > MAX_PIXELS)
    throw new PngError(`size ${width} x ${height}`, offset);
  return header;
}

function readColouring(chunks: readonly PngChunk[], { colourType, offset }: PngHeader): Colouring {
  const palette = paletteOf(chunkContent(chunks, 'PLTE') ?? Buffer.alloc(0));
  if (colourType === INDEXED && palette.length === 0) throw new PngError('no palette', offset);
  const transparency = chunkContent(chunks, 'tRNS') ?? Buffer.alloc(0);
  const hasClearColour = (colourType === GREY || colourType === RGB) && transparency.length >= 2 * SAMPLES[colourType];
  const clear = hasClearColour
    ? Array.from({ length: SAMPLES[colourType] }, (_, k) => transparency.readUInt16BE(2 * k))
    : null;
  return { palette, alphas: colourType === INDEXED ? transparency : new Uint8Array(0), clear };
}

function colourAt(line: Uint8Array, column: number, header: PngHeader, { palette, alphas, clear }: Colouring): number {
  const { bits, colourType } = header;
  if (colourType === INDEXED) {
    const index = sampleAt(line, column, bits);
    return onWhite(palette[index] ?? 0, alphas[index] ?? 255);
  }
  const count = SAMPLES[colourType];
  const stored = Array.from({ length: count }, (_, k) => sampleAt(line, column * count + k, bits));
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
