import { crc32, deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { decodePng, encodeIndexedPng, type IndexedPicture } from '../../host/cli/png.ts';
import { PngError } from '../../host/cli/png-chunks.ts';
import { firstDifference, randomBytes } from '../gem/vdi-model.ts';

function noise(width: number, height: number, colours: number): IndexedPicture {
  const next = randomBytes(colours);
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, () => next() % colours),
    palette: Uint32Array.from({ length: colours }, () => (next() << 16) | (next() << 8) | next()),
  };
}

const SIZES: readonly (readonly [colours: number, bits: number])[] = [
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 4],
  [16, 4],
  [17, 8],
  [256, 8],
];

describe('indexed PNGs', () => {
  it.each(SIZES)('of %i colours take %i bits a pixel and come back the same', (colours, bits) => {
    const picture = noise(37, 11, colours);
    const bytes = encodeIndexedPng(picture);
    expect([bytes[24], bytes[25]]).toEqual([bits, 3]);
    expect(decodePng(bytes)).toEqual(picture);
  });

  it.each(SIZES)('of %i colours are read alike by another decoder', async (colours) => {
    const picture = noise(37, 11, colours);
    const image = await loadImage(Buffer.from(encodeIndexedPng(picture)));
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const rgba = context.getImageData(0, 0, 37, 11).data;
    const read = Array.from(picture.pixels, (_, i) => (rgba[i * 4] << 16) | (rgba[i * 4 + 1] << 8) | rgba[i * 4 + 2]);
    const written = Array.from(picture.pixels, (value) => picture.palette[value]);
    expect(firstDifference(read, written)).toBe(-1);
  });

  it('are read with every line filter', () => {
    const picture = noise(9, 5, 256);
    const filtered = new Uint8Array(10 * 5);
    for (let y = 0; y < 5; y++) {
      filtered[y * 10] = y;
      for (let x = 0; x < 9; x++) {
        const at = (column: number, row: number): number =>
          column < 0 || row < 0 ? 0 : picture.pixels[row * 9 + column];
        const [left, above, corner] = [at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)];
        const estimate = left + above - corner;
        const nearest = [left, above, corner].reduce((best, value) =>
          Math.abs(estimate - value) < Math.abs(estimate - best) ? value : best,
        );
        const prediction = [0, left, above, (left + above) >> 1, nearest][y];
        filtered[y * 10 + 1 + x] = at(x, y) - prediction;
      }
    }
    expect(decodePng(withPixels(encodeIndexedPng(picture), deflateSync(filtered)))).toEqual(picture);
  });

  it('that are damaged in any byte give the picture or a typed error', () => {
    const bytes = encodeIndexedPng(noise(8, 8, 4));
    let errors = 0;
    for (let i = 0; i < bytes.length; i++) {
      for (const damaged of [bytes.with(i, bytes[i] ^ 0x41), bytes.subarray(0, i)]) {
        try {
          decodePng(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(PngError);
          errors++;
        }
      }
    }
    expect(errors).toBeGreaterThan(bytes.length);
  });

  it('of another kind are refused with the place of the reason', () => {
    expect(() => decodePng(Uint8Array.of(1, 2, 3))).toThrow(new PngError('no PNG', 0));
    const canvas = createCanvas(4, 4).toBuffer('image/png');
    expect(() => decodePng(canvas)).toThrow(/not plain indexed colours at byte 8/);
  });
});

/** The file with other pixel bytes in its IDAT chunk, which must be the last but IEND. */
function withPixels(bytes: Uint8Array, packed: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const at = file.indexOf('IDAT', 0, 'latin1') - 4;
  const body = Buffer.concat([Buffer.from('IDAT', 'latin1'), packed]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return new Uint8Array(Buffer.concat([file.subarray(0, at), length, body, checksum, file.subarray(file.length - 12)]));
}
