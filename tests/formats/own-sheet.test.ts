import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import { SUIT_LETTERS } from '../../host/formats/cardset-layout.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { cropRaster, type Raster } from '../../host/formats/raster.ts';
import { CLEAR } from '../../host/tools/cards/bitmap.ts';
import { DESIGNS, type SheetDesign } from '../../host/tools/cards/designs.ts';
import { openPictures } from '../../host/tools/cards/pictures.ts';
import { encodePng } from '../../host/tools/cards/png.ts';
import { PngArtError, parsePngArt } from '../../host/tools/cards/png-art.ts';
import { composeSheet } from '../../host/tools/cards/sheet.ts';
import { parseTextArt, TextArtError } from '../../host/tools/cards/text-art.ts';
import { describeWithShared } from '../shared-files.ts';

const CARDS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/cards');
const COURT_RANKS = [10, 11, 12];
const RED_SUITS = 'HD';
/** What a covered card of the small sheets shows at least, from its upper left corner. */
const CORNERS = [
  { file: 'CARDS48.IMG', width: 18, height: 14 },
  { file: 'CARDS48C.IMG', width: 18, height: 14 },
  { file: 'CARDS40.IMG', width: 17, height: 11 },
  { file: 'CARDS40C.IMG', width: 17, height: 11 },
];
const WHITE = 0xffffff;
const BLACK = 0x000000;

/** The sheets whose cells are too low for figures with two heads. */
const UPRIGHT = ['CARDSMED.IMG', 'CARDSLOW.IMG'];

/** What the sheets are made for: file, planes, cell, and the rows that a fan leaves free (a fifth of the height). */
const EXPECTED = [
  { file: 'CARDS.IMG', planes: 1, cell: [64, 80], fanRows: 16 },
  { file: 'CARDS16.IMG', planes: 4, cell: [64, 80], fanRows: 16 },
  { file: 'CARDS256.IMG', planes: 8, cell: [66, 98], fanRows: 20 },
  { file: 'CARDSMED.IMG', planes: 2, cell: [64, 38], fanRows: 8 },
  { file: 'CARDSLOW.IMG', planes: 4, cell: [32, 38], fanRows: 8 },
  { file: 'CARDS48.IMG', planes: 1, cell: [48, 60], fanRows: 12 },
  { file: 'CARDS48C.IMG', planes: 4, cell: [48, 60], fanRows: 12 },
  { file: 'CARDS40.IMG', planes: 1, cell: [40, 56], fanRows: 11 },
  { file: 'CARDS40C.IMG', planes: 4, cell: [40, 56], fanRows: 11 },
];

/** The registers that a machine has after it was switched on, as 0xRGB, in the order of pixel values (FIDELITY §2.1). */
const ST_LOW = [
  0x777, 0x700, 0x070, 0x770, 0x007, 0x707, 0x077, 0x555, 0x333, 0x733, 0x373, 0x773, 0x337, 0x737, 0x377, 0x000,
];
const ST_MEDIUM = [0x777, 0x700, 0x070, 0x000];

/** The level in a picture file, 0..1000, as the ST's register holds it (FIDELITY §2.1). */
function stLevel(level: number): number {
  return Math.floor((Math.round((level * 1000) / 255) + 72) / 143);
}

function stRegister(colour: number): number {
  return (stLevel(colour >> 16) << 8) | (stLevel((colour >> 8) & 0xff) << 4) | stLevel(colour & 0xff);
}

function designOf(file: string): SheetDesign {
  const design = DESIGNS.find((candidate) => candidate.file === file);
  if (design === undefined) throw new Error(`no design makes ${file}`);
  return design;
}

function signature(picture: Raster): string {
  return Array.from(picture.pixels).join('.');
}

function distinct(pictures: readonly Raster[]): number {
  return new Set(pictures.map(signature)).size;
}

/** The rounded outline of the blank card and the paper around it, as places in the pixels of a cell. */
function edgeOf(design: SheetDesign): { outline: number[]; paper: number[] } {
  const blank = openPictures(join(CARDS_FOLDER, 'source', design.folder), design, () => ['card', 'court', 'back'])(
    'frames',
    'card',
  );
  const places = Array.from(blank.pixels.keys());
  const isBlack = (place: number): boolean => design.palette[blank.pixels[place]] === BLACK;
  const isOutside = (place: number): boolean => {
    const column = place % blank.width;
    const row = places.slice(place - column, place - column + blank.width);
    return !row.slice(0, column + 1).some(isBlack) || !row.slice(column).some(isBlack);
  };
  return { outline: places.filter(isBlack), paper: places.filter(isOutside) };
}

/** Number of the pixels in which red outweighs green and blue by far. */
function redPixels(picture: Raster): number {
  return picture.pixels.filter((pixel) => {
    const colour = picture.palette[pixel];
    const [red, green, blue] = [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
    return red >= 128 && red >= 2 * green && red >= 2 * blue;
  }).length;
}

it('has a design for every sheet and a sheet for every design', () => {
  expect(DESIGNS.map(({ file }) => file)).toEqual(EXPECTED.map(({ file }) => file));
});

describe.each(EXPECTED)('$file', ({ file, planes, cell, fanRows }) => {
  const decoded = decodeImg(readFileSync(join(CARDS_FOLDER, file)));
  const sheet = sliceCardSheet(decoded);
  const design = designOf(file);
  const indexWidth = design.geometry.indexPip.x + Math.floor(design.geometry.width / 5);
  const indexOf = (face: Raster): Raster => cropRaster(face, 2, 2, indexWidth - 2, fanRows - 2);

  it('decodes without a warning to cells of the right size and depth', () => {
    expect(decoded.warnings).toEqual([]);
    expect(decoded.raster.planes).toBe(planes);
    expect([sheet.cellWidth, sheet.cellHeight]).toEqual(cell);
    expect([decoded.raster.width, decoded.raster.height]).toEqual([15 * cell[0], 4 * cell[1]]);
  });

  it('is what its source pictures give', () => {
    const composed = composeSheet(design, join(CARDS_FOLDER, 'source'));
    expect(signature(decoded.raster)).toBe(signature(composed));
    expect(decoded.raster.palette).toEqual(composed.palette);
  });

  it('is recognised as layout H1 by its content', () => {
    expect(sheet.layout).toEqual(LAYOUT_H1);
    expect(sheet.confidence).toBeGreaterThan(0.5);
  });

  it('has 52 faces, an empty field and seven backs, all different', () => {
    expect(distinct(sheet.faces.flat())).toBe(52);
    expect(distinct([...sheet.backs, sheet.empty])).toBe(8);
  });

  it('leaves the outline unbroken on every face and back', () => {
    const { outline } = edgeOf(design);
    expect(outline.length).toBeGreaterThan(2 * (cell[0] + cell[1] - 20));
    for (const { pixels, palette } of [...sheet.faces.flat(), ...sheet.backs]) {
      expect(outline.filter((place) => palette[pixels[place]] !== BLACK)).toEqual([]);
    }
  });

  it('has white paper outside the rounded corners of every cell', () => {
    const { paper } = edgeOf(design);
    expect(paper.length).toBeGreaterThanOrEqual(4 * 3);
    for (const { pixels, palette } of [...sheet.faces.flat(), ...sheet.backs, sheet.empty]) {
      expect(paper.filter((place) => palette[pixels[place]] !== WHITE)).toEqual([]);
    }
  });

  it('tells every card by the rows that a fan shows at its left', () => {
    expect(distinct(sheet.faces.flat().map(indexOf))).toBe(52);
  });
});

describe.each(EXPECTED.filter(({ planes }) => planes > 1))('$file in colour', ({ file, fanRows }) => {
  it('shows red suits with a red index and black suits with none of it', () => {
    const sheet = sliceCardSheet(decodeImg(readFileSync(join(CARDS_FOLDER, file))));
    sheet.faces.forEach((suit, number) => {
      const isRed = RED_SUITS.includes(SUIT_LETTERS[number]);
      for (const face of suit) {
        const index = cropRaster(face, 2, 2, designOf(file).geometry.indexPip.x, fanRows - 4);
        if (isRed) expect(redPixels(index)).toBeGreaterThan(index.pixels.length / 10);
        else expect(redPixels(index)).toBe(0);
      }
    });
  });
});

const DOUBLE_HEADED = EXPECTED.map(({ file }) => file).filter((file) => !UPRIGHT.includes(file));

describe.each(DOUBLE_HEADED)('%s', (file) => {
  it('shows court cards the same from both sides', () => {
    const sheet = sliceCardSheet(decodeImg(readFileSync(join(CARDS_FOLDER, file))));
    for (const suit of sheet.faces) {
      for (const rank of COURT_RANKS) {
        expect([...suit[rank].pixels].reverse()).toEqual([...suit[rank].pixels]);
      }
    }
  });
});

describe.each(CORNERS)('$file', ({ file, width: shown, height: shownRows }) => {
  const sheet = sliceCardSheet(decodeImg(readFileSync(join(CARDS_FOLDER, file))));

  it('tells every card by the corner that is left where cards lie crosswise', () => {
    const corners = sheet.faces.flat().map((face) => cropRaster(face, 2, 2, shown - 2, shownRows - 2));
    expect(distinct(corners)).toBe(52);
  });

  it('has the whole index in that corner', () => {
    for (const [, two] of sheet.faces) {
      const { pixels, palette, width } = cropRaster(two, 2, 2, 18, shownRows);
      const ink = [...pixels.keys()].filter((place) => palette[pixels[place]] !== WHITE);
      const rows = ink.map((place) => 2 + Math.floor(place / width));
      const index = ink.filter((_, k) => rows[k] < shownRows);
      expect(2 + Math.max(...index.map((place) => place % width))).toBe(shown - 1);
      expect(rows).not.toContain(shownRows);
    }
  });
});

function paletteOf(file: string): number[] {
  return [...decodeImg(readFileSync(join(CARDS_FOLDER, file))).raster.palette];
}

describe('palettes of the sheets for the ST', () => {
  it.each([
    ['CARDS16.IMG', ST_LOW],
    ['CARDSLOW.IMG', ST_LOW],
    ['CARDS48C.IMG', ST_LOW],
    ['CARDS40C.IMG', ST_LOW],
    ['CARDSMED.IMG', ST_MEDIUM],
  ])('%s has the colours that are there after switching on', (file, registers) => {
    expect(paletteOf(file).map(stRegister)).toEqual(registers);
  });
});

describeWithShared('palette of the sheet for the Falcon', 'files/palettes.json', (path) => {
  it('is the desktop of 256 colours', () => {
    const { falcon_256: desktop } = JSON.parse(readFileSync(path, 'utf8'));
    expect(desktop).toHaveLength(256);
    expect(paletteOf('CARDS256.IMG')).toEqual(desktop.map(([r, g, b]: number[]) => (r << 16) | (g << 8) | b));
  });
});

describe('text pictures', () => {
  it('reads names, comments and pixels by their character', () => {
    const pictures = parseTextArt('; a comment\n[a]\n#.-\n-R#\n\n[b]\n#\n', 'x.txt', '.R#');
    expect([...pictures.keys()]).toEqual(['a', 'b']);
    expect(pictures.get('a')).toEqual({ width: 3, height: 2, pixels: Uint16Array.of(2, 0, CLEAR, CLEAR, 1, 2) });
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
      parseTextArt(text, 'x.txt', '.#');
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(TextArtError);
    expect(fault).toMatchObject({ file: 'x.txt', line });
  });
});

describe('indexed PNGs', () => {
  const PALETTE = [0xffffff, 0x000000, 0xff0000];

  /** An indexed PNG of 3 x 5 pixels whose colours are black, red, white and a transparent one, in this order. */
  function samplePng(scanlines: readonly (readonly number[])[]): Uint8Array {
    const chunk = (type: string, content: readonly number[] | Uint8Array): Buffer => {
      const body = Buffer.alloc(12 + content.length);
      body.writeUInt32BE(content.length, 0);
      body.write(type, 4, 'latin1');
      body.set(content, 8);
      return body;
    };
    return Buffer.concat([
      Buffer.alloc(8),
      chunk('IHDR', [0, 0, 0, 3, 0, 0, 0, scanlines.length, 8, 3, 0, 0, 0]),
      chunk('PLTE', [0, 0, 0, 255, 0, 0, 255, 255, 255, 0, 255, 0]),
      chunk('tRNS', [255, 255, 255, 0]),
      chunk('IDAT', deflateSync(Uint8Array.from(scanlines.flat()))),
    ]);
  }

  it('undoes every filter, finds colours by value and keeps transparency', () => {
    const scanlines = [
      [0, 0, 1, 2],
      [1, 3, 254, 1],
      [2, 255, 255, 1],
      [3, 1, 0, 0],
      [4, 0, 1, 255],
    ];
    const { pixels } = parsePngArt(samplePng(scanlines), 'x.png', PALETTE);
    expect([...pixels]).toEqual([1, 2, 0, CLEAR, 2, 0, 0, 1, CLEAR, 0, 2, 0, 0, 0, 2]);
  });

  it('refuses a PNG of true colours', () => {
    const palette = Uint32Array.from(PALETTE.slice(0, 2));
    const picture = { width: 1, height: 1, planes: 1, pixels: Uint8Array.of(1), palette };
    expect(() => parsePngArt(encodePng(picture, 1, 1), 'x.png', PALETTE)).toThrow(PngArtError);
  });

  it('names the place of a colour that the sheet does not have', () => {
    const png = samplePng([[0, 0, 2, 1]]);
    expect(() => parsePngArt(png, 'x.png', PALETTE.slice(0, 2))).toThrow('x.png: the colour at 2, 0');
  });
});
