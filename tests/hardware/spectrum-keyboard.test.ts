import { describe, expect, it } from 'vitest';
import type { KeyStroke } from '../../host/hardware/key-stroke.ts';
import type { SpectrumInputReport } from '../../host/hardware/spectrum/input.ts';
import { HALF_ROWS, KeyMatrix, spectrumStroke } from '../../host/hardware/spectrum/keyboard.ts';
import { PICTURE_MS, testSpectrum } from './spectrum-machine.ts';

const stroke = (key: string, modifiers: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...modifiers,
});

/** Keys and code of a stroke in one line. */
function typed(key: string, modifiers: Partial<KeyStroke> = {}): string | null {
  const found = spectrumStroke(stroke(key, modifiers));
  return found === null ? null : `${found.keys.join('+')} ${found.code.toString(16)}`;
}

describe('the forty keys', () => {
  it('are eight half rows of five, each key once', () => {
    expect(HALF_ROWS.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
    expect(new Set(HALF_ROWS.flat()).size).toBe(40);
  });

  it('clear one bit in the half row whose line is low', () => {
    HALF_ROWS.forEach((keys, row) => {
      keys.forEach((key, bit) => {
        const matrix = new KeyMatrix();
        expect(matrix.any).toBe(false);
        matrix.press(key);
        for (let line = 0; line < 8; line++) {
          expect(matrix.read(0xff ^ (1 << line)), key).toBe(line === row ? 0x1f ^ (1 << bit) : 0x1f);
        }
        expect([matrix.read(0x00), matrix.read(0xff), matrix.any]).toEqual([0x1f ^ (1 << bit), 0x1f, true]);
        matrix.release(key);
        expect(matrix.read(0x00)).toBe(0x1f);
      });
    });
  });

  it('lie where programs look for them: port FDFE is A to G, 7FFE begins with space', () => {
    const { spectrum } = testSpectrum();
    spectrum.input.matrix.press('A');
    spectrum.input.matrix.press('SPACE');
    expect([0xfdfe, 0x7ffe, 0xfbfe, 0x7dfe].map((port) => spectrum.readPort(port))).toEqual([0xbe, 0xbe, 0xbf, 0xbe]);
  });
});

describe('strokes of another keyboard', () => {
  it.each([
    ['letters and figures', ['t', 'M', '0', ' '], ['T 74', 'CAPS SHIFT+M 4d', '0 30', 'SPACE 20']],
    [
      'signs',
      ['"', ',', '£', '↑', '^'],
      ['SYMBOL SHIFT+P 22', 'SYMBOL SHIFT+N 2c', 'SYMBOL SHIFT+X 60', 'SYMBOL SHIFT+H 5e', 'SYMBOL SHIFT+H 5e'],
    ],
    [
      'extended mode',
      ['[', '~', '©', '{'],
      ['SYMBOL SHIFT+Y 5b', 'SYMBOL SHIFT+A 7e', 'SYMBOL SHIFT+P 7f', 'SYMBOL SHIFT+F 7b'],
    ],
    [
      'keys without a character',
      ['Enter', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowUp', 'Escape'],
      ['ENTER d', 'CAPS SHIFT+0 c', 'CAPS SHIFT+0 c', 'CAPS SHIFT+5 8', 'CAPS SHIFT+7 b', 'CAPS SHIFT+SPACE 20'],
    ],
  ])('%s', (_title, keys, expected) => {
    expect(keys.map((key) => typed(key))).toEqual(expected);
  });

  it('every sign from 21h to 7Fh has a key, and no two strokes are the same but for the extended mode', () => {
    const missing: string[] = [];
    for (let code = 0x21; code < 0x7f; code++) {
      const character = code === 0x5e ? '↑' : code === 0x60 ? '£' : String.fromCharCode(code);
      if (!typed(character)?.endsWith(` ${code.toString(16)}`)) missing.push(character);
    }
    expect(missing).toEqual([]);
  });

  it('what the machine has not is no key, nor are commands of the other keyboard', () => {
    expect([typed('ñ'), typed('ä'), typed('F1'), typed('Home'), typed('Dead')]).toEqual([null, null, null, null, null]);
    expect([typed('r', { ctrl: true }), typed('x', { alt: true }), typed('@', { ctrl: true, alt: true })]).toEqual([
      null,
      null,
      'SYMBOL SHIFT+2 40',
    ]);
  });
});

describe('typing', () => {
  it('is reported at once and holds its keys for two pictures', () => {
    const { spectrum, clock } = testSpectrum();
    const reports: SpectrumInputReport[] = [];
    spectrum.input.onInput((report) => reports.push(report));
    expect(spectrum.input.pressKey(stroke('M', { shift: true }))).toBe(true);
    expect(spectrum.input.pressKey(stroke('ß'))).toBe(false);
    expect(reports).toEqual([{ kind: 'key', code: 0x4d, keys: ['CAPS SHIFT', 'M'] }]);
    expect([spectrum.readPort(0xfefe), spectrum.readPort(0x7ffe)]).toEqual([0xbe, 0xbb]);
    clock.advance(1.9 * PICTURE_MS);
    expect(spectrum.input.matrix.any).toBe(true);
    clock.advance(0.2 * PICTURE_MS);
    expect(spectrum.input.matrix.any).toBe(false);
  });

  it('a fast second stroke lets the first one go and is held for its own time', () => {
    const { spectrum, clock } = testSpectrum();
    spectrum.input.pressKey(stroke('m'));
    clock.advance(1.5 * PICTURE_MS);
    spectrum.input.pressKey(stroke('p'));
    expect([spectrum.readPort(0x7ffe), spectrum.readPort(0xdffe)]).toEqual([0xbf, 0xbe]);
    clock.advance(1.5 * PICTURE_MS);
    expect(spectrum.input.matrix.any).toBe(true);
    clock.advance(PICTURE_MS);
    expect(spectrum.input.matrix.any).toBe(false);
  });

  it('the mouse moves over the border too', () => {
    const { spectrum } = testSpectrum();
    const reports: SpectrumInputReport[] = [];
    spectrum.input.onInput((report) => reports.push(report));
    spectrum.input.moveMouse(-4, 999);
    expect(reports).toEqual([{ kind: 'move', x: 0, y: 239 }]);
  });
});
