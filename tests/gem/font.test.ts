import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FontError, parseFont } from '../../host/gem/vdi/font.ts';

const text = readFileSync(new URL('../../roms-free-fonts/atari-st-8x16.txt', import.meta.url), 'utf8');
const lines = text.split('\n');
const font = parseFont(text);

function glyph(code: number): number[] {
  return Array.from(font.rows.subarray(code * font.cellHeight, (code + 1) * font.cellHeight));
}

/** First and last row with ink; [-1, -1] for a blank glyph. */
function inkRows(code: number): [number, number] {
  const rows = glyph(code);
  return [rows.findIndex((bits) => bits !== 0), rows.findLastIndex((bits) => bits !== 0)];
}

function codes(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}

/** Line number (from 1) of the first line with this content. */
function lineOf(content: string): number {
  return lines.indexOf(content) + 1;
}

function faultOf(changed: readonly string[]): FontError {
  try {
    parseFont(changed.join('\n'));
  } catch (error) {
    if (error instanceof FontError) return error;
    throw error;
  }
  throw new Error('the text was accepted');
}

describe('the 8x16 face', () => {
  it('has the measures of the ST high system face', () => {
    expect(font.cellWidth).toBe(8);
    expect(font.cellHeight).toBe(16);
    expect(font.ascentRow).toBe(13);
    expect(font.rows).toHaveLength(256 * 16);
  });

  it('leaves only the code 0 and the space blank', () => {
    const blank = Array.from({ length: 256 }, (_, code) => code).filter((code) => inkRows(code)[0] < 0);
    expect(blank).toEqual([0x00, 0x20]);
  });

  it('has no two equal glyphs among printable ASCII and the German letters', () => {
    const german = [0x84, 0x8e, 0x94, 0x99, 0x81, 0x9a, 0x9e, 0xdd];
    const wanted = [...Array.from({ length: 95 }, (_, index) => 0x20 + index), ...german];
    const shapes = new Map<string, number>();
    for (const code of wanted) {
      const shape = glyph(code).join(' ');
      expect(shapes.get(shape), `glyph ${code.toString(16)}`).toBeUndefined();
      shapes.set(shape, code);
    }
    expect(shapes.size).toBe(wanted.length);
  });

  it('stands capitals and figures on the base line, from row 3', () => {
    for (const code of codes('ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789')) expect(inkRows(code), `${code}`).toEqual([3, 13]);
    expect(inkRows('Q'.charCodeAt(0))).toEqual([3, 14]);
  });

  it('gives small letters one height, one base line and one descender', () => {
    for (const code of codes('acemnorsuvwxz')) expect(inkRows(code), `${code}`).toEqual([5, 13]);
    for (const code of codes('bdfhikl')) expect(inkRows(code), `${code}`).toEqual([2, 13]);
    for (const code of codes('gpqy')) expect(inkRows(code), `${code}`).toEqual([5, 15]);
  });

  it('keeps Ä, Ö and Ü the letters A, O and U with dots above', () => {
    for (const [accented, plain] of [
      [0x8e, 0x41],
      [0x99, 0x4f],
      [0x9a, 0x55],
    ]) {
      expect(glyph(accented).slice(3)).toEqual(glyph(plain).slice(3));
      expect(glyph(accented).slice(0, 3)).toEqual([0x66, 0x66, 0]);
    }
  });

  it('leaves a gap beside every letter and figure', () => {
    for (const code of codes('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')) {
      const columns = glyph(code).reduce((all, bits) => all | bits, 0);
      expect(columns & 0x01, `${code}`).toBe(0);
    }
  });

  it('has arrows in the order of the window gadgets: up, down, right, left', () => {
    const mirrored = (bits: number): number =>
      Number.parseInt(bits.toString(2).padStart(8, '0').split('').reverse().join(''), 2);
    expect(glyph(2).slice(3, 13)).toEqual(glyph(1).slice(3, 13).reverse());
    expect(glyph(4)).toEqual(glyph(3).map(mirrored));
    expect(glyph(1)[3]).toBe(0x18);
  });
});

describe('parseFont', () => {
  it('reads bit 7 as the left pixel and row 0 as the top', () => {
    const small = Array.from({ length: 256 }, (_, code) => {
      const digits = code.toString(16).toUpperCase().padStart(2, '0');
      return code === 0x41 ? `glyph ${digits} A\n#..\n.##` : `glyph ${digits}\n...\n...`;
    });
    const parsed = parseFont(`; small\r\n\r\nfont 3 2 1\r\n${small.join('\n\n')}\n`);
    expect(parsed.cellWidth).toBe(3);
    expect(Array.from(parsed.rows.subarray(0x82, 0x84))).toEqual([0x80, 0x60]);
    expect(parsed.rows.reduce((sum, bits) => sum + bits, 0)).toBe(0xe0);
  });

  it('names the line of a row with another length or an unknown pixel', () => {
    const at = lines.findIndex((line) => line.startsWith('glyph 41')) + 5;
    const short = faultOf(lines.with(at, '.##.'));
    expect(short.line).toBe(at + 1);
    expect(short.reason).toBe('row of 4 pixels, not 8');
    const unknown = faultOf(lines.with(at, '.##x.##.'));
    expect(unknown.line).toBe(at + 1);
    expect(unknown.reason).toContain("unknown pixel 'x'");
  });

  it('names both lines of a glyph that is given twice', () => {
    const first = lines.findIndex((line) => line.startsWith('glyph 30')) + 1;
    const second = lines.findIndex((line) => line.startsWith('glyph 31'));
    const fault = faultOf(lines.with(second, 'glyph 30'));
    expect(fault.line).toBe(second + 1);
    expect(fault.reason).toBe(`glyph 30 was given before, in line ${first}`);
  });

  it('names a missing glyph', () => {
    const at = lines.findIndex((line) => line.startsWith('glyph C2'));
    const fault = faultOf(lines.toSpliced(at, 17));
    expect(fault.reason).toBe('glyph C2 is missing');
  });

  it('refuses text that ends inside a glyph, a wrong heading and a wrong measure', () => {
    expect(faultOf(lines.slice(0, lineOf('font 8 16 13') + 5)).reason).toBe('the text ends inside a glyph');
    expect(faultOf([]).line).toBe(2);
    expect(faultOf(['glyph 00'])).toMatchObject({ line: 1, reason: 'expected "font <width> <height> <ascent row>"' });
    expect(faultOf(['; a face', 'font 9 16 13'])).toMatchObject({ line: 2, reason: 'cell 9x16 is not 1..8 x 1..32' });
    expect(faultOf(['font 8 0 0']).reason).toBe('cell 8x0 is not 1..8 x 1..32');
    expect(faultOf(['font 8 16 16']).reason).toBe('ascent row 16 is outside the cell');
    expect(faultOf(['font 8 16 13', '', 'letter 41'])).toMatchObject({
      line: 3,
      reason: 'expected "glyph <two hex digits> <caption>"',
    });
  });
});
