import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BitmapFont, parseFont } from '../../host/formats/font.ts';
import { describeWithShared } from '../shared-files.ts';

interface Face {
  readonly text: string;
  readonly font: BitmapFont;
}

type Span = readonly [first: number, last: number];

/** What is to hold of a face (roms-free-fonts/README.md). */
interface FaceMeasures {
  readonly cell: readonly [width: number, height: number];
  readonly codes: Span;
  readonly blank: readonly number[];
  /** First and last row with ink; capitals stand on the base line. */
  readonly rows: Readonly<Record<'capitals' | 'small' | 'ascenders' | 'descenders', Span>>;
  readonly charset: string;
}

const MEASURES: Readonly<Record<string, FaceMeasures>> = {
  'atari-st-8x16': {
    cell: [8, 16],
    codes: [0x00, 0xff],
    blank: [0x00, 0x20],
    rows: { capitals: [3, 13], small: [5, 13], ascenders: [2, 13], descenders: [5, 15] },
    charset: 'atarist',
  },
  'atari-st-8x8': {
    cell: [8, 8],
    codes: [0x00, 0xff],
    blank: [0x00, 0x20],
    rows: { capitals: [0, 6], small: [2, 6], ascenders: [0, 6], descenders: [2, 7] },
    charset: 'atarist',
  },
  'atari-st-6x6': {
    cell: [6, 6],
    codes: [0x00, 0xff],
    blank: [0x00, 0x20],
    rows: { capitals: [0, 4], small: [1, 4], ascenders: [0, 4], descenders: [1, 5] },
    charset: 'atarist',
  },
  'cp437-8x14': {
    cell: [8, 14],
    codes: [0x00, 0xff],
    blank: [0x00, 0x20, 0xff],
    rows: { capitals: [2, 10], small: [4, 10], ascenders: [1, 10], descenders: [4, 13] },
    charset: 'cp437',
  },
  'spectrum-8x8': {
    cell: [8, 8],
    codes: [0x20, 0x97],
    blank: [0x20, 0x80],
    rows: { capitals: [1, 6], small: [2, 6], ascenders: [0, 6], descenders: [2, 7] },
    charset: 'zxspectrum',
  },
};

const LETTERS_AND_FIGURES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function readFace(name: string): Face {
  const text = readFileSync(new URL(`../../roms-free-fonts/${name}.txt`, import.meta.url), 'utf8');
  return { text, font: parseFont(text) };
}

function glyph(font: BitmapFont, code: number): number[] {
  return Array.from(font.rows.subarray(code * font.cellHeight, (code + 1) * font.cellHeight));
}

/** First and last row with ink; [-1, -1] for a blank glyph. */
function inkRows(font: BitmapFont, code: number): Span {
  const rows = glyph(font, code);
  return [rows.findIndex((bits) => bits !== 0), rows.findLastIndex((bits) => bits !== 0)];
}

function codes(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}

/** The codes of a face with their captions. */
function captions(text: string): ReadonlyMap<number, string> {
  const lines = text.matchAll(/^glyph ([0-9A-F]{2})(?: (.*))?$/gm);
  return new Map(Array.from(lines, ([, code, caption]) => [Number.parseInt(code, 16), caption ?? '']));
}

function mirrored(bits: number, width: number): number {
  return Array.from({ length: width }, (_, x) => (bits & (0x80 >> x) ? 0x80 >> (width - 1 - x) : 0)).reduce(
    (sum, bit) => sum | bit,
    0,
  );
}

function inkOf(rows: readonly number[]): number {
  return rows.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0);
}

describe.each(Object.entries(MEASURES))('the face %s', (name, measures) => {
  const { text, font } = readFace(name);
  const [first, last] = measures.codes;
  const held = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  it("has the measures of the machine's own face", () => {
    expect([font.cellWidth, font.cellHeight]).toEqual(measures.cell);
    expect(font.ascentRow).toBe(measures.rows.capitals[1]);
    expect(font.rows).toHaveLength(256 * font.cellHeight);
  });

  it('draws every code it holds, each differently, and no other', () => {
    expect([...captions(text).keys()]).toEqual(held);
    const shapes = new Map<string, number>();
    const blank: number[] = [];
    for (let code = 0; code < 256; code++) {
      if (inkRows(font, code)[0] < 0) {
        if (code >= first && code <= last) blank.push(code);
        continue;
      }
      expect(held).toContain(code);
      const shape = glyph(font, code).join(' ');
      expect(shapes.get(shape), `glyph ${code.toString(16)}`).toBeUndefined();
      shapes.set(shape, code);
    }
    expect(blank).toEqual(measures.blank);
  });

  it('stands capitals and figures on the base line, all of one height', () => {
    for (const code of codes('ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789')) {
      expect(inkRows(font, code), `${code}`).toEqual(measures.rows.capitals);
    }
  });

  it('gives small letters one height, one base line and one descender', () => {
    for (const code of codes('acemnorsuvwxz')) expect(inkRows(font, code), `${code}`).toEqual(measures.rows.small);
    for (const code of codes('bdfhikl')) expect(inkRows(font, code), `${code}`).toEqual(measures.rows.ascenders);
    for (const code of codes('gpqy')) expect(inkRows(font, code), `${code}`).toEqual(measures.rows.descenders);
  });

  it('leaves a gap beside every letter and figure', () => {
    const lastColumn = 0x80 >> (font.cellWidth - 1);
    for (const code of codes(LETTERS_AND_FIGURES)) {
      expect(glyph(font, code).reduce((all, bits) => all | bits, 0) & lastColumn, `${code}`).toBe(0);
    }
  });
});

describeWithShared('the captions of the faces', 'charsets', (folder) => {
  it.each(Object.entries(MEASURES))('name the characters of %s as its character set has them', (name, measures) => {
    const table = readFileSync(join(folder, `charset-${measures.charset}.tsv`), 'utf8');
    const wanted = new Map(
      Array.from(table.matchAll(/^0x([0-9A-F]{2})\t(U\+[0-9A-F]+)/gm), ([, code, unicode]) => [
        Number.parseInt(code, 16),
        unicode,
      ]),
    );
    const named = Array.from(captions(readFace(name).text)).filter(
      ([code, caption]) => caption.startsWith('U+') && wanted.has(code),
    );
    expect(named.length).toBeGreaterThan(100);
    for (const [code, caption] of named) expect(caption.split(' ')[0], code.toString(16)).toBe(wanted.get(code));
  });
});

describe.each(['atari-st-8x16', 'atari-st-8x8', 'atari-st-6x6'])('the gadgets of %s', (name) => {
  const { font } = readFace(name);

  it('are arrows in the order up, down, right, left', () => {
    const [top, bottom] = inkRows(font, 1);
    expect(glyph(font, 2).slice(top, bottom + 1)).toEqual(
      glyph(font, 1)
        .slice(top, bottom + 1)
        .reverse(),
    );
    const width = font.cellWidth === 6 ? 5 : font.cellWidth;
    expect(glyph(font, 4)).toEqual(glyph(font, 3).map((bits) => mirrored(bits, width)));
    expect(inkOf([glyph(font, 1)[top]])).toBeLessThan(inkOf([glyph(font, 1)[bottom]]));
    const reachingRight = glyph(font, 3).filter((bits) => bits & (0x80 >> (width - 1)));
    const reachingLeft = glyph(font, 3).filter((bits) => bits & 0x80);
    expect(reachingRight.length).toBeLessThan(reachingLeft.length);
  });

  it('fill the corners of closer, sizer and fuller', () => {
    const edge = (0xff << (8 - font.cellWidth)) & 0xff;
    for (const code of [5, 6, 7]) {
      const [top, bottom] = inkRows(font, code);
      expect([glyph(font, code)[top], glyph(font, code)[bottom]]).toEqual([edge, edge]);
    }
  });
});

describe('the accents of the 8x16 face', () => {
  const { font } = readFace('atari-st-8x16');

  it('leave Ä, Ö and Ü the letters A, O and U with dots above', () => {
    for (const [accented, plain] of [
      [0x8e, 0x41],
      [0x99, 0x4f],
      [0x9a, 0x55],
    ]) {
      expect(glyph(font, accented).slice(3)).toEqual(glyph(font, plain).slice(3));
      expect(glyph(font, accented).slice(0, 3)).toEqual([0x66, 0x66, 0]);
    }
  });
});

/** Rows or columns at which the arms of a box-drawing character meet the edge of the cell. */
const ARM_ROWS = { NONE: [], SINGLE: [7], DOUBLE: [6, 8] };
const ARM_COLUMNS = { NONE: 0, SINGLE: 0x18, DOUBLE: 0x66 };
type Weight = keyof typeof ARM_ROWS;

/** The arms of a box-drawing character, read from its Unicode name. */
function armsOf(name: string): Readonly<Record<'UP' | 'DOWN' | 'LEFT' | 'RIGHT', Weight>> {
  const arms: Record<'UP' | 'DOWN' | 'LEFT' | 'RIGHT', Weight> = {
    UP: 'NONE',
    DOWN: 'NONE',
    LEFT: 'NONE',
    RIGHT: 'NONE',
  };
  const [, common, parts] = /^(LIGHT |DOUBLE )?(.*)$/.exec(name) ?? [];
  for (const part of parts.split(' AND ')) {
    const [direction, own] = part.split(' ');
    const weight = (common?.trim() ?? own) === 'DOUBLE' ? 'DOUBLE' : 'SINGLE';
    if (direction === 'UP' || direction === 'VERTICAL') arms.UP = weight;
    if (direction === 'DOWN' || direction === 'VERTICAL') arms.DOWN = weight;
    if (direction === 'LEFT' || direction === 'HORIZONTAL') arms.LEFT = weight;
    if (direction === 'RIGHT' || direction === 'HORIZONTAL') arms.RIGHT = weight;
  }
  return arms;
}

describe('the box-drawing and block characters of the code page 437 face', () => {
  const { text, font } = readFace('cp437-8x14');
  const rowsWith = (code: number, bit: number): number[] =>
    glyph(font, code).flatMap((bits, row) => (bits & bit ? [row] : []));

  it('meet at the edges of their cells, each arm where the neighbour has its own', () => {
    const names = Array.from(captions(text)).flatMap(([code, caption]) => {
      const name = /BOX DRAWINGS (.*)$/.exec(caption);
      return name === null ? [] : [{ code, arms: armsOf(name[1]) }];
    });
    expect(names).toHaveLength(40);
    for (const { code, arms } of names) {
      const rows = glyph(font, code);
      expect(rowsWith(code, 0x80), `left of ${code.toString(16)}`).toEqual(ARM_ROWS[arms.LEFT]);
      expect(rowsWith(code, 0x01), `right of ${code.toString(16)}`).toEqual(ARM_ROWS[arms.RIGHT]);
      expect(rows[0], `top of ${code.toString(16)}`).toBe(ARM_COLUMNS[arms.UP]);
      expect(rows[13], `bottom of ${code.toString(16)}`).toBe(ARM_COLUMNS[arms.DOWN]);
    }
  });

  it('shade a quarter, a half and three quarters of the cell, without a seam', () => {
    expect([0xb0, 0xb1, 0xb2, 0xdb].map((code) => inkOf(glyph(font, code)))).toEqual([28, 56, 84, 112]);
    for (const code of [0xb0, 0xb1, 0xb2]) {
      const rows = glyph(font, code);
      for (const [row, bits] of rows.entries()) {
        expect(bits & 0x0f, `row ${row}`).toBe(bits >> 4);
        expect(bits).toBe(rows[(row + 2) % 14]);
      }
    }
  });

  it('halve the cell in the half blocks', () => {
    expect(glyph(font, 0xdf)).toEqual(Array.from({ length: 14 }, (_, row) => (row < 7 ? 0xff : 0)));
    expect(glyph(font, 0xdc)).toEqual(Array.from({ length: 14 }, (_, row) => (row < 7 ? 0 : 0xff)));
    expect(glyph(font, 0xdd)).toEqual(Array.from({ length: 14 }, () => 0xf0));
    expect(glyph(font, 0xde)).toEqual(Array.from({ length: 14 }, () => 0x0f));
  });

  it('join the halves of the integral sign', () => {
    expect(glyph(font, 0xf4)[13]).toBe(0x18);
    expect(glyph(font, 0xf5)[0]).toBe(0x18);
  });
});

describe('the block graphics of the Spectrum face', () => {
  const { font } = readFace('spectrum-8x8');

  it('set a quarter for each bit: upper right, upper left, lower right, lower left', () => {
    for (let bits = 0; bits < 16; bits++) {
      const half = (right: number, left: number): number => (bits & right ? 0x0f : 0) | (bits & left ? 0xf0 : 0);
      const expected = Array.from({ length: 8 }, (_, row) => (row < 4 ? half(1, 2) : half(4, 8)));
      expect(glyph(font, 0x80 + bits)).toEqual(expected);
    }
  });
});
