import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FontError, parseFont } from '../../host/formats/font.ts';

const lines = readFileSync(new URL('../../roms-free-fonts/atari-st-8x16.txt', import.meta.url), 'utf8').split('\n');

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

  it('reads a face of fewer codes and leaves the others blank', () => {
    const parsed = parseFont('font 2 1 0\ncodes 41 42\n\nglyph 42 B\n.#\nglyph 41 A\n#.\n');
    expect(parsed.rows).toHaveLength(256);
    expect(Array.from(parsed.rows.subarray(0x40, 0x44))).toEqual([0, 0x80, 0x40, 0]);
  });

  it('names the line of a wrong range of codes and of a glyph outside it', () => {
    const range = { line: 2, reason: 'expected "codes <first> <last>", two hex digits each' };
    expect(faultOf(['font 2 1 0', 'codes 41'])).toMatchObject(range);
    expect(faultOf(['font 2 1 0', 'codes 41 4g'])).toMatchObject(range);
    expect(faultOf(['font 2 1 0', 'codes 42 41']).reason).toBe('the first code 42 is above the last, 41');
    const outside = ['font 2 1 0', 'codes 41 42', 'glyph 43', '##'];
    expect(faultOf(outside)).toMatchObject({ line: 3, reason: 'glyph 43 is not one of the codes 41 to 42' });
    expect(faultOf(['font 2 1 0', 'codes 41 42', 'glyph 41', '##']).reason).toBe('glyph 42 is missing');
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
