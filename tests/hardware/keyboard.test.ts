import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atariCode, characterOfAtariCode } from '../../host/formats/atari-charset.ts';
import { stKey } from '../../host/hardware/atari-st/keyboard.ts';
import type { KeyStroke } from '../../host/hardware/key-stroke.ts';
import { describeWithShared } from '../shared-files.ts';

const none = { ctrl: false, shift: false, alt: false };
const shift = { ...none, shift: true };
const ctrl = { ...none, ctrl: true };
const alt = { ...none, alt: true };

/** Scan code and character as four hexadecimal digits, 'scan.ascii'; null where there is no such key. */
function code(key: string, held: Omit<KeyStroke, 'key'> = none): string | null {
  const found = stKey({ key, ...held });
  return found === null
    ? null
    : `${found.scan.toString(16).padStart(2, '0')}.${found.ascii.toString(16).padStart(2, '0')}`;
}

describe('the German keyboard of the Atari ST', () => {
  it.each([
    ['a', '1e.61'],
    ['z', '15.7a'],
    ['y', '2c.79'],
    ['1', '02.31'],
    ['0', '0b.30'],
    ['ß', '0c.9e'],
    ['ü', '1a.81'],
    ['ö', '27.94'],
    ['ä', '28.84'],
    ['+', '1b.2b'],
    ['#', '29.23'],
    ['~', '2b.7e'],
    ["'", '0d.27'],
    ['-', '35.2d'],
    [' ', '39.20'],
    ['<', '60.3c'],
  ])('plain %s is %s', (key, expected) => expect(code(key)).toBe(expected));

  it.each([
    ['A', '1e.41'],
    ['Z', '15.5a'],
    ['!', '02.21'],
    ['§', '04.dd'],
    ['=', '0b.3d'],
    ['?', '0c.3f'],
    ['Ü', '1a.9a'],
    ['Ö', '27.99'],
    ['Ä', '28.8e'],
    ['*', '1b.2a'],
    [':', '34.3a'],
    ['_', '35.5f'],
    ['^', '29.5e'],
    ['|', '2b.7c'],
    ['`', '0d.60'],
    ['>', '60.3e'],
  ])('shifted %s is %s', (key, expected) => expect(code(key, shift)).toBe(expected));

  it.each([
    ['Escape', '01.1b'],
    ['Backspace', '0e.08'],
    ['Tab', '0f.09'],
    ['Enter', '1c.0d'],
    ['Home', '47.00'],
    ['ArrowUp', '48.00'],
    ['ArrowLeft', '4b.00'],
    ['ArrowRight', '4d.00'],
    ['ArrowDown', '50.00'],
    ['Insert', '52.00'],
    ['Delete', '53.7f'],
    ['Undo', '61.00'],
    ['Help', '62.00'],
    ['F1', '3b.00'],
    ['F10', '44.00'],
  ])('%s is %s', (key, expected) => expect(code(key)).toBe(expected));

  it('gives function and cursor keys other codes with shift and control', () => {
    expect(code('F1', shift)).toBe('54.00');
    expect(code('F10', shift)).toBe('5d.00');
    expect(code('ArrowUp', shift)).toBe('48.38');
    expect(code('ArrowDown', shift)).toBe('50.32');
    expect(code('ArrowLeft', shift)).toBe('4b.34');
    expect(code('ArrowRight', shift)).toBe('4d.36');
    expect(code('Home', shift)).toBe('47.37');
    expect(code('Insert', shift)).toBe('52.30');
    expect(code('ArrowLeft', ctrl)).toBe('73.00');
    expect(code('ArrowRight', ctrl)).toBe('74.00');
    expect(code('Home', ctrl)).toBe('77.00');
    expect(code('Home', { ...ctrl, shift: true })).toBe('77.37');
    expect(code('ArrowUp', { ...ctrl, shift: true })).toBe('48.18');
    expect(code('F1', { ...alt, shift: true })).toBe('3b.00');
  });

  it('gives Return and Enter a line feed with control, and leaves the keys alone that nothing changes', () => {
    expect(code('Enter', ctrl)).toBe('1c.0a');
    expect(code('Enter', shift)).toBe('1c.0d');
    for (const held of [shift, ctrl, alt]) {
      expect(['Escape', 'Backspace', 'Tab', 'Undo'].map((key) => code(key, held))).toEqual([
        '01.1b',
        '0e.08',
        '0f.09',
        '61.00',
      ]);
    }
  });

  it('gives letters the codes 1 to 26 with control', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    expect(Array.from(letters, (letter) => stKey({ key: letter, ...ctrl })?.ascii)).toEqual(
      Array.from(letters, (_, i) => i + 1),
    );
    expect(code('Q', { ...ctrl, shift: true })).toBe('10.11');
  });

  it('gives other characters their lower five bits with control, but for three', () => {
    expect(['1', '3', 'ü', '<', ' '].map((key) => code(key, ctrl))).toEqual([
      '02.11',
      '04.13',
      '1a.01',
      '60.1c',
      '39.00',
    ]);
    expect(['2', '6', '-'].map((key) => code(key, ctrl))).toEqual(['03.00', '07.1e', '35.1f']);
    expect(code('Delete', ctrl)).toBe('53.1f');
  });

  it('gives letters and digits no character with alternate, and digits scan codes of their own', () => {
    expect(code('q', alt)).toBe('10.00');
    expect(code('1', alt)).toBe('78.00');
    expect(code('0', alt)).toBe('81.00');
    expect(code('ß', alt)).toBe('82.00');
    expect(code("'", alt)).toBe('83.00');
    expect(code('ä', alt)).toBe('28.84');
    expect(code('@', alt)).toBe('1a.40');
    expect(code('[', alt)).toBe('27.5b');
    expect(code('}', alt)).toBe('28.7d');
  });

  it('gives characters that no key carries the scan code 0', () => {
    expect(code('ñ')).toBe('00.a4');
    expect(code('é')).toBe('00.82');
  });

  it.each(['F11', 'F0', 'PageUp', 'End', 'Shift', 'Dead', '€', '', 'constructor', 'toString'])('has no key %j', (key) =>
    expect(code(key)).toBe(null),
  );

  it('reaches every character that it prints through one scan code', () => {
    for (let ascii = 0x20; ascii < 0x7f; ascii++) {
      const found = stKey({ key: String.fromCharCode(ascii), ...none });
      expect(found?.ascii).toBe(ascii);
      expect(found?.scan, String.fromCharCode(ascii)).toBeGreaterThan(0);
    }
  });
});

describe('the numeric keypad', () => {
  const keypad = (key: string, held = none): string | null => code(key, { ...held, keypad: true });

  it('has scan codes of its own', () => {
    const keys = Array.from('()/*-789+456123');
    const scans = ['63', '64', '65', '66', '4a', '67', '68', '69', '4e', '6a', '6b', '6c', '6d', '6e', '6f'];
    expect(keys.map((key) => keypad(key))).toEqual(
      keys.map((key, i) => `${scans[i]}.${key.charCodeAt(0).toString(16)}`),
    );
    expect(keypad('0')).toBe('70.30');
    expect(keypad('Enter')).toBe('72.0d');
    expect(keypad('Enter', ctrl)).toBe('72.0a');
    expect(keypad('7', shift)).toBe('67.37');
  });

  it('has a point where other German keyboards have a comma', () => {
    expect(keypad('.')).toBe('71.2e');
    expect(keypad(',')).toBe('71.2e');
    expect(code(',')).toBe('33.2c');
  });

  it('leaves other keys as they are: without Num Lock it has the cursor keys', () => {
    expect(keypad('ArrowUp')).toBe('48.00');
    expect(keypad('a')).toBe('1e.61');
  });
});

/** Codes whose glyphs are empty or parts of pictures that Unicode does not have. */
const PICTURE_PARTS = [0x00, 0x0e, 0x0f, 0x1c, 0x1d, 0x1e, 0x1f];

describe('the character set', () => {
  it('takes its German letters as FIDELITY §4 says', () => {
    const codes = Array.from('äÄöÖüÜß§β', (character) => atariCode(character));
    expect(codes).toEqual([0x84, 0x8e, 0x94, 0x99, 0x81, 0x9a, 0x9e, 0xdd, 0xe1]);
  });

  it('takes control characters as the signs of their code', () => {
    expect(atariCode('\u0008')).toBe(8);
    expect(atariCode('✓')).toBe(8);
    expect(atariCode('\u0080')).toBe(null);
  });

  it('maps every code to a character and back', () => {
    for (let value = 0; value < 256; value++) {
      const character = characterOfAtariCode(value);
      if (PICTURE_PARTS.includes(value)) {
        expect(character).toBe('\ufffd');
        continue;
      }
      expect(atariCode(character), value.toString(16)).toBe(value);
    }
  });
});

describeWithShared('the character set', 'charsets/charset-atarist.tsv', (path) => {
  it('agrees with the table of the documents', () => {
    const lines = readFileSync(path, 'utf8').split('\n').slice(1);
    let compared = 0;
    for (const line of lines) {
      const [value, unicode] = line.split('\t');
      if (!unicode?.startsWith('U+') || value === '0x00') continue;
      expect(atariCode(String.fromCodePoint(Number.parseInt(unicode.slice(2), 16))), line).toBe(Number(value));
      compared++;
    }
    expect(compared).toBe(249);
  });
});
