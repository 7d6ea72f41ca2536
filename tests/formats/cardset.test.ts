import { describe, expect, it } from 'vitest';
import {
  type CardLayout,
  type CardSheet,
  chooseBestSheet,
  LAYOUT_H1,
  LAYOUT_H2,
  layoutFromTable,
  runningLayout,
  sliceCardSheet,
  suitRowsLayout,
} from '../../host/formats/cardset.ts';
import { FormatError } from '../../host/formats/format-error.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { createRaster, cropRaster, type Raster } from '../../host/formats/raster.ts';
import { describeWithShared } from '../shared-files.ts';
import { readBytes } from './manifest.ts';
import { drawSheet, type SheetLook } from './sample-sheets.ts';

const CLUBS = 0;
const HEARTS = 2;
const DIAMONDS = 3;

const MONO: SheetLook = { layout: LAYOUT_H1, cellWidth: 64, cellHeight: 80, planes: 1, frame: 'round' };

describe('layouts', () => {
  it('H1: a suit per row from diamonds to clubs, extras column by column', () => {
    expect(LAYOUT_H1.faces.map((suit) => [suit[0], suit[12]])).toEqual([
      [45, 57],
      [30, 42],
      [15, 27],
      [0, 12],
    ]);
    expect([LAYOUT_H1.empty, ...LAYOUT_H1.backs]).toEqual([13, 28, 43, 58, 14, 29, 44, 59]);
  });

  it('H2: running order, then the extras', () => {
    expect(LAYOUT_H2.faces.map((suit) => [suit[0], suit[12]])).toEqual([
      [39, 51],
      [26, 38],
      [13, 25],
      [0, 12],
    ]);
    expect([LAYOUT_H2.empty, ...LAYOUT_H2.backs]).toEqual([52, 53, 54, 55, 56, 57, 58, 59]);
  });

  it('a table of words states any other layout', () => {
    const ranks = Array.from('A23456789TJQK');
    const cards = ['C', 'H', 'S', 'D'].flatMap((suit) => ranks.map((rank) => rank + suit));
    const extras = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', '--'];
    const layout = layoutFromTable('custom', [...extras, ...cards]);
    expect([layout.name, layout.empty, layout.backs[0], layout.faces[HEARTS][1]]).toEqual(['custom', 7, 0, 22]);
  });

  it.each([
    ['59 words', 59, (table: string[]) => table.slice(1)],
    ['a card twice', 30, (table: string[]) => table.with(30, table[2])],
    ['an unknown word', 5, (table: string[]) => table.with(5, '1D')],
  ])('refuses %s', (_, offset, change) => {
    const table = tableOf(LAYOUT_H2);
    expect(layoutFromTable('H2', table)).toEqual(LAYOUT_H2);
    expect(catchFormatError(() => layoutFromTable('H2', change(table)))).toMatchObject({
      reason: 'bad-layout',
      offset,
    });
  });
});

describe('slicing', () => {
  it('gives faces, field and backs by meaning', () => {
    const raster = drawSheet(MONO);
    const sheet = sliceCardSheet(raster);
    expect([sheet.cellWidth, sheet.cellHeight, sheet.planes, sheet.palette]).toEqual([64, 80, 1, raster.palette]);
    expect(sheet.faces.map((suit) => suit.length)).toEqual([13, 13, 13, 13]);
    expect(sheet.faces[DIAMONDS][0]).toEqual(cropRaster(raster, 0, 0, 64, 80));
    expect(sheet.faces[CLUBS][12]).toEqual(cropRaster(raster, 12 * 64, 3 * 80, 64, 80));
    expect(sheet.empty).toEqual(cropRaster(raster, 13 * 64, 0, 64, 80));
    expect(sheet.backs[6]).toEqual(cropRaster(raster, 14 * 64, 3 * 80, 64, 80));
    expect(sheet.cell(59)).toBe(sheet.backs[6]);
  });

  it('leaves out columns and rows after whole cells', () => {
    const withRest = sliceCardSheet(drawSheet({ ...MONO, remainder: 3 }));
    expect(withRest.faces).toEqual(sliceCardSheet(drawSheet(MONO)).faces);
  });

  it('follows a stated layout without doubt', () => {
    const sheet = sliceCardSheet(drawSheet(MONO), LAYOUT_H2);
    expect([sheet.layout, sheet.confidence, sheet.margins]).toEqual([LAYOUT_H2, 1, null]);
    expect(sheet.empty).toBe(sheet.cell(52));
  });
});

describe('guessing the layout', () => {
  const sizes = [
    [64, 80],
    [40, 50],
    [33, 47],
  ];
  const looks = sizes.flatMap(([cellWidth, cellHeight]) =>
    ([1, 2] as const).flatMap((planes) =>
      (['square', 'round', 'inset', 'none'] as const).map((frame) => ({ cellWidth, cellHeight, planes, frame })),
    ),
  );

  it.each(looks)('tells H1 from H2: $cellWidth x $cellHeight, $planes planes, frame $frame', (look) => {
    for (const layout of [LAYOUT_H1, LAYOUT_H2]) {
      const sheet = sliceCardSheet(drawSheet({ ...look, layout }));
      expect(sheet.layout).toEqual(layout);
      expect(sheet.confidence).toBeGreaterThan(0.5);
    }
  });

  it.each(['round', 'square'] as const)('does so without backs, by the corners of the faces: frame %s', (frame) => {
    for (const layout of [LAYOUT_H1, LAYOUT_H2]) {
      const sheet = sliceCardSheet(drawSheet({ ...MONO, frame, layout, withoutExtras: true }));
      expect(sheet.layout.name).toBe(layout.name);
    }
  });

  it.each(['CSHD', 'SHDC', 'HSCD', 'DSHC', 'CHSD'])('orders the suits by the colours of the rows: %s', (suits) => {
    for (const layout of [suitRowsLayout(suits), runningLayout(suits)]) {
      const guessed = sliceCardSheet(drawSheet({ ...MONO, planes: 2, layout })).layout;
      expect(guessed).toEqual(layout);
    }
  });

  it.each([0, 3, 7])('finds the empty field among the extras: place %i', (emptyAt) => {
    for (const layout of [suitRowsLayout('DHSC', emptyAt), runningLayout('DHSC', emptyAt)]) {
      expect(sliceCardSheet(drawSheet({ ...MONO, layout })).layout).toEqual(layout);
    }
  });
});

describe('pictures that are no card sheets', () => {
  const picture = (draw: (x: number, y: number) => number): Raster => {
    const sheet = drawSheet({ ...MONO, planes: 2 });
    const raster = cropRaster(sheet, 0, 0, 640, 320);
    raster.pixels.forEach((_, index) => {
      raster.pixels[index] = draw(index % 640, Math.floor(index / 640)) & 3;
    });
    return raster;
  };

  it.each([
    ['one colour', 'one-colour', picture(() => 3)],
    ['an even pattern', 'cells-alike', picture((x, y) => ((x ^ y) & 1) * 3)],
    ['a title on an empty page', 'cells-alike', picture((x, y) => (y > 40 && y < 90 ? (x >> 3) * (y >> 3) : 0))],
    ['an area of colour beside another', 'cells-alike', picture((x) => (x > 300 ? 1 : 2))],
    ['circles', 'no-card-grid', picture((x, y) => Math.hypot(x - 320, y - 160) / 9)],
    ['a gradient', 'no-card-grid', picture((x, y) => (x * y) >> 9)],
    [
      'a net of thin lines',
      'no-card-grid',
      picture((x, y) => Number((x * 3 + y) % 71 === 0 || (x - 2 * y) % 53 === 0)),
    ],
    [
      'rows of text',
      'no-card-grid',
      picture((x, y) =>
        y % 16 < 11 ? Math.imul((x >> 3) * 31 + (y >> 4) * 97, 2654435761) >> ((x & 7) + (y % 11)) : 0,
      ),
    ],
    ['noise', 'no-card-grid', picture((x, y) => Math.imul(x * 7919 + y, 2654435761) >>> 13)],
    ['a sheet of 13 by 5 cards', 'no-card-grid', sheetOf13By5()],
    ['a small picture', 'cells-too-small', cropRaster(drawSheet(MONO), 0, 0, 119, 40)],
    ['a huge picture', 'cells-too-large', createRaster(15 * 513, 4 * 8, 1, Uint32Array.of(0xffffff, 0))],
  ])('%s', (_, reason, raster) => {
    expect(catchFormatError(() => sliceCardSheet(raster))).toMatchObject({ format: 'cardset', reason });
  });

  it('are sliced all the same on request', () => {
    const sheet = sliceCardSheet(
      picture((x, y) => x * y),
      LAYOUT_H1,
      { unchecked: true },
    );
    expect([sheet.cellWidth, sheet.cellHeight]).toEqual([42, 80]);
  });
});

describe('the best sheet', () => {
  const candidate = (name: string, cellWidth: number, cellHeight: number, planes: number, colours = 1 << planes) => ({
    name,
    sheet: { cellWidth, cellHeight, planes, palette: Uint32Array.from({ length: 1 << planes }, (_, i) => i % colours) },
  });
  const small = candidate('CARDS1.IMG', 40, 50, 1);
  const large = candidate('CARDS2.IMG', 64, 80, 1);
  const largeInColour = candidate('CARDS3.IMG', 64, 80, 4);
  const huge = candidate('CARDS4.IMG', 90, 120, 8);
  const limits = { planes: 4, maxCellWidth: 80, maxCellHeight: 100 };

  it('is the largest that fits, then the most colourful', () => {
    expect(chooseBestSheet([small, large, largeInColour, huge], limits)).toBe(largeInColour);
    expect(chooseBestSheet([largeInColour, large], { ...limits, planes: 1 })).toBe(large);
    expect(chooseBestSheet([large, small], { ...limits, maxCellHeight: 79 })).toBe(small);
    expect(chooseBestSheet([large, huge, small])).toBe(huge);
    expect(chooseBestSheet([huge], limits)).toBeNull();
    expect(chooseBestSheet([])).toBeNull();
  });

  it('is decided by used colours and then by the name, whatever the order', () => {
    const grey = candidate('A.IMG', 64, 80, 4, 2);
    const twin = candidate('CARDS0.IMG', 64, 80, 4);
    expect(chooseBestSheet([grey, largeInColour], limits)).toBe(largeInColour);
    expect(chooseBestSheet([largeInColour, twin], limits)).toBe(twin);
    expect(chooseBestSheet([twin, largeInColour], limits)).toBe(twin);
  });
});

describe("the project's own sheet", () => {
  it('is a sheet in layout H1 beyond doubt', () => {
    const sheet = sliceCardSheet(decodeImg(readBytes('assets/cards', 'CARDS.IMG')));
    expect(sheet.layout).toEqual(LAYOUT_H1);
    expect(sheet.confidence).toBe(1);
  });
});

describeWithShared('sheets whose cells carry their number', 'files/img', (dir) => {
  it.each([
    ['cards_1p_20x28.img', 20, 28, 1],
    ['cards_2p_20x28.img', 20, 28, 2],
    ['cards_8p_33x47.img', 33, 47, 8],
  ])('%s', (file, cellWidth, cellHeight, planes) => {
    const sheet = sliceCardSheet(decodeImg(readBytes(dir, file)));
    expect([sheet.cellWidth, sheet.cellHeight, sheet.planes]).toEqual([cellWidth, cellHeight, planes]);
    for (let cell = 0; cell < 60; cell++) {
      expect(cellNumber(sheet.cell(cell))).toBe(cell);
    }
    expect(sheet.layout).toEqual(LAYOUT_H1);
    expect(sheet.confidence).toBeLessThan(0.5);
    expect(numbersByMeaning(sheet)).toEqual(LAYOUT_H1);
    const running = sliceCardSheet(decodeImg(readBytes(dir, file)), LAYOUT_H2);
    expect(numbersByMeaning(running)).toEqual(LAYOUT_H2);
  });
});

/** The number drawn into a cell: six bits of 2 by 3 pixels from (2, 2) on, lowest first, black is 1. */
function cellNumber(cell: Raster): number {
  const isBlack = (x: number, y: number): boolean => cell.palette[cell.pixels[y * cell.width + x]] === 0;
  return [0, 1, 2, 3, 4, 5].reduce((number, bit) => number + (isBlack(2 + 2 * bit, 3) ? 1 << bit : 0), 0);
}

function numbersByMeaning(sheet: CardSheet): CardLayout {
  return {
    name: sheet.layout.name,
    faces: sheet.faces.map((suit) => suit.map(cellNumber)),
    empty: cellNumber(sheet.empty),
    backs: sheet.backs.map(cellNumber),
  };
}

/** The table of words from which a layout is made. */
function tableOf(layout: CardLayout): string[] {
  const table = Array<string>(60).fill('');
  layout.faces.forEach((suit, index) => {
    suit.forEach((cell, rank) => {
      table[cell] = 'A23456789TJQK'[rank] + 'CSHD'[index];
    });
  });
  table[layout.empty] = '--';
  layout.backs.forEach((cell, index) => {
    table[cell] = `B${index + 1}`;
  });
  return table;
}

/** Cards of another program: 13 columns and 5 rows of framed cards. */
function sheetOf13By5(): Raster {
  const source = drawSheet(MONO);
  const raster = cropRaster(source, 0, 0, 13 * 64, 4 * 80);
  const shorter = cropRaster(drawSheet({ ...MONO, cellHeight: 64 }), 0, 0, 13 * 64, 4 * 64);
  raster.pixels.set(shorter.pixels);
  raster.pixels.set(shorter.pixels.subarray(0, 64 * raster.width), 4 * 64 * raster.width);
  return raster;
}

function catchFormatError(run: () => unknown): FormatError {
  try {
    run();
  } catch (error) {
    if (error instanceof FormatError) {
      return error;
    }
    throw error;
  }
  throw new Error('no error was thrown');
}
