import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../host/cli/files.ts';
import { PngError } from '../../host/cli/png-chunks.ts';
import { decodePngColours } from '../../host/cli/png-colours.ts';
import { describeWithShared } from '../shared-files.ts';
import { type PngFixture, pngOf } from './png-fixture.ts';

const colours = (png: PngFixture) => Array.from(decodePngColours(pngOf(png)).colours);

/** A picture of 11 x 9 pixels, each of its own colour. */
const gradient = Array.from({ length: 11 * 9 }, (_, k) => [k * 2, 255 - k, (k * 37) & 255]);
const gradientColours = gradient.map(([r, g, b]) => (r << 16) | (g << 8) | b);

describe('decodePngColours', () => {
  it.each([0, 1, 2, 3, 4] as const)('undoes line filter %i', (filter) => {
    const png = { width: 11, height: 9, bits: 8, colourType: 2, samples: gradient.flat(), filter } as const;
    expect(colours(png)).toEqual(gradientColours);
    expect(colours({ ...png, interlaced: true })).toEqual(gradientColours);
  });

  it('reads interlaced pictures that are smaller than the passes', () => {
    const png = { bits: 8, colourType: 2, interlaced: true } as const;
    expect(colours({ ...png, width: 1, height: 1, samples: [1, 2, 3] })).toEqual([0x010203]);
    expect(colours({ ...png, width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6] })).toEqual([0x010203, 0x040506]);
  });

  it.each([1, 2, 4] as const)('spreads grey of %i bits over 0 to 255', (bits) => {
    const most = (1 << bits) - 1;
    const png = { width: 3, height: 1, bits, colourType: 0, samples: [0, most, 1] } as const;
    const one = Math.round(255 / most);
    expect(colours(png)).toEqual([0, 0xffffff, (one << 16) | (one << 8) | one]);
  });

  it('reads palettes, and lays transparent entries on white', () => {
    const png = {
      width: 3,
      height: 1,
      bits: 2,
      colourType: 3,
      samples: [0, 1, 2],
      palette: [0x102030, 0xff0000, 0x000000],
      transparency: [255, 0, 128],
    } as const;
    expect(colours(png)).toEqual([0x102030, 0xffffff, 0x7f7f7f]);
  });

  it('lays alpha on white', () => {
    const rgba = { width: 2, height: 1, bits: 8, colourType: 6, samples: [9, 8, 7, 255, 9, 8, 7, 0] } as const;
    const greyAlpha = { width: 2, height: 1, bits: 8, colourType: 4, samples: [9, 255, 0, 51] } as const;
    expect(colours(rgba)).toEqual([0x090807, 0xffffff]);
    expect(colours(greyAlpha)).toEqual([0x090909, 0xcccccc]);
  });

  it('reads 16 bits and the one clear colour', () => {
    const png = {
      width: 2,
      height: 1,
      bits: 16,
      colourType: 2,
      samples: [0x1234, 0x5678, 0x9abc, 0x1234, 0x5678, 0x9abd],
      transparency: [0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc],
    } as const;
    expect(colours(png)).toEqual([0xffffff, 0x12569a]);
  });

  const good = pngOf({ width: 2, height: 2, bits: 8, colourType: 2, samples: new Array(12).fill(7) });
  const patched = (at: number, bytes: readonly number[]): Uint8Array => {
    const copy = Uint8Array.from(good);
    copy.set(bytes, at);
    return copy;
  };
  /** The same with the right checksum of the header, so that what it says is read. */
  const headed = (at: number, bytes: readonly number[]): Uint8Array => {
    const copy = patched(at, bytes);
    new DataView(copy.buffer).setUint32(29, crc32(copy.subarray(12, 29)));
    return copy;
  };
  /** Its first pixels replaced, with the right checksum of their chunk. */
  const withPixels = (bytes: readonly number[]): Uint8Array => {
    const copy = patched(41, bytes);
    const view = new DataView(copy.buffer);
    const end = 41 + view.getUint32(33);
    view.setUint32(end, crc32(copy.subarray(37, end)));
    return copy;
  };

  it.each([
    ['no bytes', new Uint8Array(0), 'no PNG at byte 0'],
    ['another file', new TextEncoder().encode('GIF89a and so on'), 'no PNG at byte 0'],
    ['a header alone', good.subarray(0, 33), 'the file is cut short at byte 33'],
    ['no pixels', Buffer.concat([good.subarray(0, 33), good.subarray(-12)]), 'damaged pixels'],
    ['no header', Buffer.concat([good.subarray(0, 8), good.subarray(-12)]), 'no header'],
    ['a cut file', good.subarray(0, 45), 'the file is cut short at byte 33'],
    ['an unknown colour type', headed(25, [5]), 'colour type 5 with 8 bits'],
    ['an unknown depth', headed(24, [3]), 'colour type 2 with 3 bits'],
    ['no width', headed(16, [0, 0, 0, 0]), 'size 0 x 2'],
    ['a huge size', headed(16, [0, 1, 0, 0, 0, 1, 0, 0]), 'size 65536 x 65536'],
    ['a palette picture without palette', headed(25, [3]), 'no palette'],
    ['damaged pixels', withPixels([1, 2, 3]), 'damaged pixels'],
    ['a wrong checksum', patched(43, [1, 2, 3]), 'wrong checksum at byte 33'],
  ])('%s: typed error', (_name, bytes, message) => {
    expect(() => decodePngColours(bytes)).toThrow(PngError);
    expect(() => decodePngColours(bytes)).toThrow(message);
  });

  it('takes no notice of what follows the picture', () => {
    const followed = Buffer.concat([good, Buffer.from('written by some paint program')]);
    expect(decodePngColours(followed)).toEqual(decodePngColours(good));
  });

  it('survives every single changed byte', () => {
    for (let at = 0; at < good.length; at++) {
      const changed = patched(at, [good[at] ^ 0xff]);
      try {
        decodePngColours(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(PngError);
      }
    }
  });
});

describeWithShared('decodePngColours on the expected pictures', 'files/img', (folder) => {
  it('gives the pixels of the manifest', () => {
    const [, ...lines] = readFileSync(join(folder, 'MANIFEST.tsv'), 'utf8').trimEnd().split('\n');
    const rows = lines.map((line) => line.split('\t')).filter(([file]) => existsSync(pngOfImg(folder, file)));
    expect(rows.length).toBeGreaterThan(30);
    for (const [file, , , , , hash] of rows) {
      const picture = decodePngColours(new Uint8Array(readFileSync(pngOfImg(folder, file))));
      const rgb = Uint8Array.from(
        Array.from(picture.colours).flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
      );
      expect(sha256(rgb), file).toBe(hash);
    }
  });
});

function pngOfImg(folder: string, file: string): string {
  return join(folder, file.replace(/\.img$/, '.png'));
}
