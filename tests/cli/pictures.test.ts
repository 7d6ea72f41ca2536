import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePng } from '../../host/cli/png.ts';
import { repoPath } from '../../host/cli/repo.ts';
import { describeWithShared } from '../shared-files.ts';
import { inFolder, jsonLines, run } from './capture.ts';

const CARDS = repoPath('assets/cards/CARDS.IMG');

const IMG_KEYS = [
  'file',
  'sha256',
  'variant',
  'version',
  'headerWords',
  'patternLength',
  'width',
  'height',
  'planes',
  'pixelWidthMicrons',
  'pixelHeightMicrons',
  'palette',
  'paletteSource',
  'vdiOrderSuspected',
  'warnings',
];

/** Rows of a tab-separated table with a heading, by column name. */
function table(path: string): Record<string, string>[] {
  const [heading, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const names = heading.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, k) => [names[k], cell])));
}

describe('img', () => {
  it('prints one object with stable keys', async () => {
    const outcome = await run(['img', CARDS, '--json']);
    const [object, ...others] = jsonLines(outcome);
    expect(outcome.code).toBe(0);
    expect(others).toEqual([]);
    expect(Object.keys(object)).toEqual(IMG_KEYS);
    expect(object).toMatchObject({ file: CARDS, variant: 'plain', planes: 1, palette: ['#ffffff', '#000000'] });
  });

  it('prints readable text', async () => {
    const { code, out } = await run(['img', CARDS]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /CARDS\.IMG: plain, \d+x\d+, 1 plane, 2 colours from the default palette\n {2}sha256 [0-9a-f]{64}\n$/,
    );
  });

  it('reports a file that is no picture and goes on', () =>
    inFolder(async (folder) => {
      const text = join(folder, 'text.img');
      writeFileSync(text, 'this is certainly not a picture');
      const outcome = await run(['img', text, CARDS, '--json']);
      const [bad, good] = jsonLines(outcome);
      expect(outcome).toMatchObject({ code: 1, err: '' });
      expect(Object.keys(bad)).toEqual(['file', 'error', 'reason', 'offset']);
      expect(bad).toMatchObject({ file: text, offset: 0 });
      expect(good).toMatchObject({ file: CARDS, planes: 1 });
    }));

  it('names a file that is not there, goes on and ends with 2', async () => {
    const outcome = await run(['img', 'nowhere.img', CARDS, '--json']);
    expect(outcome).toMatchObject({ code: 2, err: 'talon: nowhere.img: there is no such file\n' });
    expect(jsonLines(outcome).map((object) => object.file)).toEqual(['nowhere.img', CARDS]);
  });

  it('writes PNG files that hold the same pixels, enlarged', () =>
    inFolder(async (folder) => {
      const png = join(folder, 'cards.png');
      const [object] = jsonLines(await run(['img', CARDS, '--png', png, '--scale', '2', '--json']));
      const picture = decodePng(readFileSync(png));
      expect(picture.width).toBe(2 * Number(object.width));
      expect(picture.height).toBe(2 * Number(object.height));
    }));

  it('writes several pictures into a folder and refuses equal names', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'made', 'here');
      const copy = join(folder, 'copy.img');
      writeFileSync(copy, readFileSync(CARDS));
      expect((await run(['img', CARDS, copy, '--png', out])).code).toBe(0);
      expect(decodePng(readFileSync(join(out, 'CARDS.png'))).pixels).toEqual(
        decodePng(readFileSync(join(out, 'copy.png'))).pixels,
      );
      const clash = join(folder, 'CARDS.ximg');
      expect(await run(['img', CARDS, clash, '--png', out])).toMatchObject({
        code: 2,
        err: `talon: ${clash}: would overwrite the result of ${CARDS}\n`,
      });
    }));
});

describeWithShared('img on the made pictures', 'files/img', (folder) => {
  const rows = folder === '' ? [] : table(join(folder, 'MANIFEST.tsv'));
  it('decodes all of them in one call', async () => {
    const outcome = await run(['img', ...rows.map((row) => join(folder, row.file)), '--json']);
    const objects = jsonLines(outcome);
    expect(outcome.code).toBe(1);
    expect(objects).toHaveLength(rows.length);
    for (const [k, row] of rows.entries()) {
      const { sha256, width, height, error, offset } = objects[k];
      if (row.expect === 'ok') {
        expect([sha256, width, height], row.file).toEqual([row.rgb24_sha256, Number(row.width), Number(row.height)]);
      } else if (error !== undefined) {
        expect(row.expect, row.file).toContain('error');
        expect(offset, row.file).toBeLessThanOrEqual(Number(row.bytes));
      }
    }
  });

  it('takes palettes in VDI order on request', async () => {
    const row = rows.find(({ expect: expected }) => expected === 'ok-with-vdi-order');
    const file = join(folder, row?.file ?? '');
    const [asPixels] = jsonLines(await run(['img', file, '--json']));
    const [asPens] = jsonLines(await run(['img', file, '--json', '--palette-order', 'vdi']));
    expect(asPixels.vdiOrderSuspected).toBe(true);
    expect(asPens.sha256).toBe(row?.rgb24_sha256);
  });
});

describeWithShared('img on real pictures', 'files/real', (folder) => {
  const rows = folder === '' ? [] : table(join(folder, 'MANIFEST.tsv'));
  it('decodes all of them to the expected pixels', async () => {
    const outcome = await run(['img', ...rows.map((row) => join(folder, row.file)), '--json']);
    expect(outcome.code).toBe(0);
    expect(jsonLines(outcome).map(({ sha256 }) => sha256)).toEqual(rows.map((row) => row.rgb24_sha256));
  });
});

describe('sheet', () => {
  it("tells the project's own cards", async () => {
    const outcome = await run(['sheet', CARDS, '--json']);
    const [object] = jsonLines(outcome);
    expect(outcome.code).toBe(0);
    expect(Object.keys(object)).toEqual([
      'file',
      'cellWidth',
      'cellHeight',
      'planes',
      'layout',
      'confidence',
      'margins',
      'cells',
    ]);
    expect(object).toMatchObject({ cellWidth: 64, cellHeight: 80, layout: 'H1' });
    const cells = object.cells as string[];
    expect(cells.slice(0, 14)).toEqual([
      'AD',
      '2D',
      '3D',
      '4D',
      '5D',
      '6D',
      '7D',
      '8D',
      '9D',
      'TD',
      'JD',
      'QD',
      'KD',
      '--',
    ]);
    expect(new Set(cells).size).toBe(60);
  });

  it('takes a stated layout', async () => {
    const [object] = jsonLines(await run(['sheet', CARDS, '--layout', 'H2', '--json']));
    expect(object).toMatchObject({ layout: 'H2', confidence: 1, margins: null });
    expect((object.cells as string[])[13]).toBe('AH');
  });

  it('draws a contact sheet with every cell and its label', () =>
    inFolder(async (folder) => {
      const png = join(folder, 'contact.png');
      expect((await run(['sheet', CARDS, '--png', png])).code).toBe(0);
      const { width, height } = decodePng(readFileSync(png));
      expect({ width, height }).toEqual({ width: 15 * (64 + 4) + 4, height: 4 * (80 + 1 + 16 + 4) + 4 });
    }));

  it('says why a picture is none', () =>
    inFolder(async (folder) => {
      const small = join(folder, 'small.img');
      const header = [0, 1, 0, 8, 0, 1, 0, 2, 1, 116, 1, 116, 0, 16, 0, 2];
      writeFileSync(small, Uint8Array.from([...header, 0x80, 2, 0xaa, 0x55, 0x80, 2, 0x55, 0xaa]));
      const outcome = await run(['sheet', small]);
      expect(outcome.code).toBe(1);
      expect(outcome.out).toContain(`${small}: `);
    }));
});

describe('sha256 of img', () => {
  it('is that of the RGB bytes', () =>
    inFolder(async (folder) => {
      const tiny = join(folder, 'tiny.img');
      const header = [0, 1, 0, 8, 0, 1, 0, 2, 1, 116, 1, 116, 0, 2, 0, 1];
      writeFileSync(tiny, Uint8Array.from([...header, 0x80, 1, 0b0100_0000]));
      const [object] = jsonLines(await run(['img', tiny, '--json']));
      const rgb = Uint8Array.of(255, 255, 255, 0, 0, 0);
      expect(object.sha256).toBe(createHash('sha256').update(rgb).digest('hex'));
    }));
});
