import { describe, expect, it } from 'vitest';
import type { KeyStroke } from '../../host/hardware/key-stroke.ts';
import { type PcInputReport, SHIFT_STATE } from '../../host/hardware/pc/input.ts';
import { pcKey } from '../../host/hardware/pc/keyboard.ts';
import { testPc } from './pc-machine.ts';

type Modifiers = Partial<Pick<KeyStroke, 'ctrl' | 'shift' | 'alt'>>;

const stroke = (key: string, modifiers: Modifiers = {}): KeyStroke => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...modifiers,
});

/** Scan code and character as interrupt 16h puts them into a word, in hex. */
function word(key: string, modifiers: Modifiers = {}): string | null {
  const found = pcKey(stroke(key, modifiers));
  return found === null ? null : ((found.scan << 8) | found.ascii).toString(16).padStart(4, '0');
}

describe('the keys of a PC (IBM BIOS, interrupt 16h)', () => {
  it.each([
    ['letters', ['a', 'Z', 'y', 'ä', 'Ö', 'ß'], ['1e61', '155a', '2c79', '2884', '2799', '0ce1']],
    [
      'figures and signs',
      ['1', '!', '0', '=', ',', ';', ' '],
      ['0231', '0221', '0b30', '0b3d', '332c', '333b', '3920'],
    ],
    ['the third level', ['@', '{', '\\', '|', '~'], ['1040', '087b', '0c5c', '567c', '1b7e']],
    ['control keys', ['Escape', 'Backspace', 'Tab', 'Enter'], ['011b', '0e08', '0f09', '1c0d']],
    ['function keys', ['F1', 'F2', 'F3', 'F10', 'F11', 'F12'], ['3b00', '3c00', '3d00', '4400', '8500', '8600']],
    ['cursor keys', ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'], ['4800', '4b00', '4d00', '5000']],
    [
      'the block above',
      ['Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete'],
      ['4700', '4f00', '4900', '5100', '5200', '5300'],
    ],
  ])('%s', (_title, keys, words) => {
    expect(keys.map((key) => word(key))).toEqual(words);
  });

  it('Alt takes the character away: Alt-X is 2D00', () => {
    const alt = { alt: true };
    expect([word('x', alt), word('X', alt), word('1', alt), word('F4', alt), word(' ', alt)]).toEqual([
      '2d00',
      '2d00',
      '7800',
      '6b00',
      '3920',
    ]);
  });

  it('Control makes letters 1 to 26, Shift moves the function keys', () => {
    expect([word('c', { ctrl: true }), word('Enter', { ctrl: true }), word('Home', { ctrl: true })]).toEqual([
      '2e03',
      '1c0a',
      '7700',
    ]);
    expect([word('F1', { shift: true }), word('F1', { ctrl: true }), word('Tab', { shift: true })]).toEqual([
      '5400',
      '5e00',
      '0f00',
    ]);
    expect(word('1', { ctrl: true })).toBeNull();
  });

  it('Control and Alt together are how AltGr writes', () => {
    expect([word('@', { ctrl: true, alt: true }), word('ArrowUp', { ctrl: true, alt: true })]).toEqual([
      '1040',
      '4800',
    ]);
  });

  it('characters without a key come as typed on the keypad; what code page 437 lacks is no key', () => {
    expect([word('♠'), word('Ñ'), word('€'), word('Dead'), word('F13')]).toEqual(['0006', '00a5', null, null, null]);
  });
});

it('a key is reported with the shift keys, the mouse in pixels of the screen', () => {
  const { pc } = testPc();
  const reports: PcInputReport[] = [];
  pc.input.onInput((report) => reports.push(report));
  expect(pc.input.pressKey(stroke('X', { alt: true, shift: true }))).toBe(true);
  expect(pc.input.pressKey(stroke('€'))).toBe(false);
  pc.input.moveMouse(5000, 349.7);
  pc.input.pressButton(1);
  pc.input.releaseAllButtons();
  expect(reports).toEqual([
    { kind: 'key', scan: 0x2d, ascii: 0, shift: SHIFT_STATE.alt | SHIFT_STATE.leftShift },
    { kind: 'move', x: 639, y: 349 },
    { kind: 'button', x: 639, y: 349, buttons: 2 },
    { kind: 'lost' },
  ]);
});
