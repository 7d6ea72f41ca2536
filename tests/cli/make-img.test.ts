import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../host/cli/files.ts';
import { quantise } from '../../host/cli/quantise.ts';
import { repoPath } from '../../host/cli/repo.ts';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { rgb24 } from '../../host/formats/raster.ts';
import { inFolder, jsonLines, run } from './capture.ts';
import { pngOf } from './png-fixture.ts';

const CARDS = repoPath('assets/cards/CARDS.IMG');
const read = (file: string) => decodeImg(new Uint8Array(readFileSync(file)));

/** A PNG of one colour with a dot of another. */
function dotted(width: number, height: number, ground: number, dot: number): Uint8Array {
  const bytes = (rgb: number) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  const samples = Array.from({ length: width * height }, (_, k) => bytes(k === 0 ? dot : ground)).flat();
  return pngOf({ width, height, bits: 8, colourType: 2, samples });
}

describe('make-img', () => {
  it('turns the PNG of a picture back into the same picture', () =>
    inFolder(async (folder) => {
      const png = join(folder, 'cards.png');
      const back = join(folder, 'cards.img');
      await run(['img', CARDS, '--png', png]);
      const outcome = await run(['make-img', png, '--planes', '1', '--json']);
      const bytes = new Uint8Array(readFileSync(back));
      const { width, height, pixels } = read(CARDS).raster;
      expect(jsonLines(outcome)).toEqual([
        {
          file: back,
          bytes: bytes.length,
          sha256: sha256(bytes),
          width,
          height,
          planes: 1,
          exact: true,
          cells: { width: 64, height: 80 },
        },
      ]);
      expect(read(back)).toMatchObject({ variant: 'plain', warnings: [] });
      expect(read(back).raster.pixels).toEqual(pixels);
    }));

  it('keeps colours that fit the planes, in an XIMG with white first and black last', () =>
    inFolder(async (folder) => {
      const png = join(folder, 'a.png');
      const samples = [0, 0, 0, 255, 255, 255, 200, 0, 0, 0, 0, 200];
      writeFileSync(png, pngOf({ width: 4, height: 1, bits: 8, colourType: 2, samples }));
      expect((await run(['make-img', png, '--planes', '4'])).code).toBe(0);
      const { raster, variant } = read(join(folder, 'a.img'));
      expect(variant).toBe('ximg');
      expect([raster.palette[0], raster.palette[15]]).toEqual([0xffffff, 0x000000]);
      expect(Array.from(rgb24(raster))).toEqual(samples);
    }));

  it('makes a sheet of sixty pictures, each in the cell of its meaning', () =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'cards'));
      const files = Array.from({ length: 60 }, (_, k) => {
        const file = join(folder, 'cards', `${k}.png`);
        writeFileSync(file, dotted(16, 20, 0xffffff, k << 2));
        return file;
      });
      const out = join(folder, 'CARDS8.IMG');
      expect(await run(['make-img', ...files, '--planes', '8', '--out', out])).toMatchObject({ code: 0, err: '' });
      const sheet = sliceCardSheet(read(out), LAYOUT_H1, { unchecked: true });
      const dot = (raster: { pixels: Uint8Array }) => sheet.palette[raster.pixels[0]] >> 2;
      const [clubs, spades, hearts, diamonds] = sheet.faces;
      expect([...diamonds, ...hearts, ...spades, ...clubs, sheet.empty, ...sheet.backs].map(dot)).toEqual(
        Array.from({ length: 60 }, (_, k) => k),
      );
    }));

  it('refuses sixty pictures of different sizes and names the first odd one', () =>
    inFolder(async (folder) => {
      const files = Array.from({ length: 60 }, (_, k) => {
        const file = join(folder, `${k}.png`);
        writeFileSync(file, dotted(16, k === 41 ? 21 : 20, 0xffffff, 0));
        return file;
      });
      expect(await run(['make-img', ...files, '--planes', '1'])).toMatchObject({
        code: 2,
        err: `talon: ${files[41]}: is 16x21, but the first picture is 16x20\n`,
      });
    }));

  it.each([
    [['make-img', CARDS], '--planes P: is missing; see --help'],
    [['make-img', CARDS, '--planes', '9'], '--planes 9: must be a whole number from 1 to 8'],
    [['make-img', CARDS, '--planes', '1'], `${CARDS}: no PNG at byte 0`],
    [['make-img', CARDS, CARDS, '--planes', '1'], '2 pictures: one or 60 are needed'],
  ])('%j is refused', async (argv, message) => {
    expect(await run(argv)).toEqual({ code: 2, out: '', err: `talon: ${message}\n` });
  });
});

describe('quantise', () => {
  it('divides one plane at half brightness', () => {
    const result = quantise(Uint32Array.of(0xffffff, 0x000000, 0xff0000, 0x00ff00), 1);
    expect(Array.from(result.pixels)).toEqual([0, 1, 1, 0]);
    expect(result.exact).toBe(false);
  });

  it('reduces many colours to averages that are near', () => {
    const colours = Uint32Array.from(
      { length: 4096 },
      (_, k) => ((k >> 8) << 20) | (((k >> 4) & 15) << 12) | ((k & 15) << 4),
    );
    const { pixels, palette, exact } = quantise(colours, 6);
    expect(exact).toBe(false);
    expect(new Set(pixels).size).toBe(64);
    for (const [k, colour] of colours.entries()) {
      for (const shift of [16, 8, 0]) {
        expect(Math.abs(((palette[pixels[k]] >> shift) & 255) - ((colour >> shift) & 255))).toBeLessThanOrEqual(32);
      }
    }
  });
});
