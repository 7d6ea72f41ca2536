import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { cropRaster, type Raster } from '../../host/formats/raster.ts';
import { composeSheet } from '../../host/tools/cards/sheet.ts';
import { parseTextArt, TextArtError } from '../../host/tools/cards/text-art.ts';

const CARDS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/cards');
const COURT_RANKS = [10, 11, 12];
const FAN_ROWS = 14;

const decoded = decodeImg(readFileSync(join(CARDS_FOLDER, 'CARDS.IMG')));
const sheet = sliceCardSheet(decoded);

function signature(picture: Raster): string {
  return Array.from(picture.pixels).join('');
}

function distinct(pictures: readonly Raster[]): number {
  return new Set(pictures.map(signature)).size;
}

describe('CARDS.IMG', () => {
  it('is a monochrome sheet of 64x80 cells that decodes without a warning', () => {
    expect([decoded.raster.width, decoded.raster.height, decoded.raster.planes]).toEqual([960, 320, 1]);
    expect(decoded.warnings).toEqual([]);
    expect([sheet.cellWidth, sheet.cellHeight]).toEqual([64, 80]);
  });

  it('is what its source pictures give', () => {
    expect(signature(decoded.raster)).toBe(signature(composeSheet(join(CARDS_FOLDER, 'source'))));
  });

  it('is recognised as layout H1 by its content', () => {
    expect(sheet.layout).toEqual(LAYOUT_H1);
    expect(sheet.confidence).toBeGreaterThan(0.5);
  });

  it('has 52 faces and seven backs, all different', () => {
    expect(distinct(sheet.faces.flat())).toBe(52);
    expect(distinct([...sheet.backs, sheet.empty])).toBe(8);
  });

  it('tells every card by the rows that a fan shows at its left', () => {
    const indices = sheet.faces.flat().map((face) => cropRaster(face, 0, 0, 24, FAN_ROWS));
    expect(distinct(indices)).toBe(52);
  });

  it('shows court cards the same from both sides', () => {
    for (const suit of sheet.faces) {
      for (const rank of COURT_RANKS) {
        const face = signature(suit[rank]);
        expect([...face].reverse().join('')).toBe(face);
      }
    }
  });
});

describe('text pictures', () => {
  it('reads names, comments and the three kinds of pixels', () => {
    const pictures = parseTextArt('; a comment\n[a]\n#.-\n-.#\n\n[b]\n#\n', 'x.txt');
    expect([...pictures.keys()]).toEqual(['a', 'b']);
    expect(pictures.get('a')).toEqual({ width: 3, height: 2, pixels: Uint8Array.of(1, 0, 2, 2, 0, 1) });
  });

  it.each([
    ['a row of another length', '[a]\n##\n#\n', 3],
    ['an unknown character', '[a]\n#x\n', 2],
    ['a row before the first name', '##\n', 1],
    ['a name given twice', '[a]\n#\n[a]\n#\n', 3],
    ['a picture without rows', '[a]\n[b]\n#\n', 2],
  ])('reports %s with file and line', (_, text, line) => {
    let fault: unknown;
    try {
      parseTextArt(text, 'x.txt');
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(TextArtError);
    expect(fault).toMatchObject({ file: 'x.txt', line });
  });
});
