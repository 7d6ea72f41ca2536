import { crc32, deflateSync } from 'node:zlib';

/** What {@link pngOf} writes: samples as they are stored, row by row. */
export interface PngFixture {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 2 | 4 | 8 | 16;
  /** 0 grey, 2 RGB, 3 indexed, 4 grey and alpha, 6 RGBA. */
  readonly colourType: 0 | 2 | 3 | 4 | 6;
  readonly samples: readonly number[];
  readonly interlaced?: boolean;
  /** Line filter of every line; its own arithmetic is in {@link filtered}. */
  readonly filter?: 0 | 1 | 2 | 3 | 4;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
}

const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Packs the samples of one line, the first one in the highest bits. */
function packed(samples: readonly number[], bits: number): number[] {
  if (bits === 16) return samples.flatMap((value) => [value >> 8, value & 255]);
  const bytes = new Array<number>(Math.ceil((samples.length * bits) / 8)).fill(0);
  for (const [k, value] of samples.entries()) {
    bytes[(k * bits) >> 3] |= value << (8 - bits - ((k * bits) & 7));
  }
  return bytes;
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}

/** The lines of a pass with their filter bytes. */
function filtered(lines: readonly number[][], filter: number, unit: number): number[] {
  return lines.flatMap((line, y) => {
    const above = y > 0 ? lines[y - 1] : line.map(() => 0);
    const coded = line.map((value, x) => {
      const a = x >= unit ? line[x - unit] : 0;
      const c = x >= unit ? above[x - unit] : 0;
      const b = above[x];
      return (value - [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter]) & 255;
    });
    return [filter, ...coded];
  });
}

/** A PNG file with exactly these properties. */
export function pngOf(png: PngFixture): Uint8Array {
  const { width, height, bits, colourType, filter = 0 } = png;
  const count = SAMPLES[colourType];
  const passes = png.interlaced === true ? PASSES : [[0, 0, 1, 1]];
  const content = passes.flatMap(([left, top, stepX, stepY]) => {
    const lines: number[][] = [];
    for (let y = top; y < height; y += stepY) {
      const line: number[] = [];
      for (let x = left; x < width; x += stepX) {
        line.push(...png.samples.slice((y * width + x) * count, (y * width + x + 1) * count));
      }
      if (line.length > 0) lines.push(packed(line, bits));
    }
    return filtered(lines, filter, Math.max(1, (count * bits) >> 3));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colourType, 0, 0, png.interlaced === true ? 1 : 0], 8);
  const palette = (png.palette ?? []).flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]);
  const split = Math.ceil(content.length / 2);
  const pixels = deflateSync(Uint8Array.from(content));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(palette.length > 0 ? [chunk('PLTE', Uint8Array.from(palette))] : []),
    ...(png.transparency === undefined ? [] : [chunk('tRNS', Uint8Array.from(png.transparency))]),
    chunk('IDAT', pixels.subarray(0, split)),
    chunk('IDAT', pixels.subarray(split)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
