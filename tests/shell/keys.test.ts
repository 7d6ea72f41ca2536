import { describe, expect, it } from 'vitest';
import { Ikbd } from '../../host/hardware/atari-st/ikbd.ts';
import type { KeyStroke } from '../../host/hardware/display.ts';
import { ST_KEY_ALIASES, strokeName, strokeOf, translateStroke } from '../../host/shell/keyboard-input.ts';

const stroke = (key: string, shifts: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...shifts,
});

/** A browser's event, as far as strokes are read from it. */
function keyEvent(init: Partial<KeyboardEvent> & { altGraph?: boolean }): KeyboardEvent {
  const { altGraph = false, ...rest } = init;
  return {
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
    ...rest,
  } as KeyboardEvent;
}

const rules = { aliases: ST_KEY_ALIASES, commands: new Set(['Ctrl+n', 'Ctrl+ ']) };

describe('the name of a stroke', () => {
  it.each([
    ['F1', stroke('F1')],
    ['Shift+F1', stroke('F1', { shift: true })],
    ['A', stroke('A', { shift: true })],
    ['Ctrl+n', stroke('n', { ctrl: true })],
    ['Ctrl+Shift+n', stroke('N', { ctrl: true, shift: true })],
    ['Alt+Backspace', stroke('Backspace', { alt: true })],
    ['Ctrl+ ', stroke(' ', { ctrl: true })],
  ])('%s', (name, named) => {
    expect(strokeName(named)).toBe(name);
  });
});

describe('the stroke of an event', () => {
  it('is what the key writes, wherever it lies (C-9)', () => {
    expect(strokeOf(keyEvent({ key: 'z', code: 'KeyY' }))).toEqual(stroke('z'));
    expect(strokeOf(keyEvent({ key: 'y', code: 'KeyZ' }))).toEqual(stroke('y'));
  });

  it('takes the character of AltGr for a plain one', () => {
    expect(strokeOf(keyEvent({ key: '@', ctrlKey: true, altKey: true, altGraph: true }))).toEqual(stroke('@'));
  });

  it.each(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Process'])('is none for %s alone', (key) => {
    expect(strokeOf(keyEvent({ key }))).toBeNull();
  });

  it('is none while a character is being composed, and none with the system’s own key', () => {
    expect(strokeOf(keyEvent({ key: 'a', isComposing: true }))).toBeNull();
    expect(strokeOf(keyEvent({ key: 'q', metaKey: true }))).toBeNull();
  });
});

describe('the stroke that a program gets', () => {
  it('is the ST’s key for its stand-in on a PC', () => {
    expect(translateStroke(stroke('F1'), rules)).toEqual(stroke('Help'));
    expect(translateStroke(stroke('F2'), rules)).toEqual(stroke('Undo'));
    expect(translateStroke(stroke('Backspace', { alt: true }), rules)).toEqual(stroke('Undo'));
    expect(translateStroke(stroke('Backspace'), rules)).toEqual(stroke('Backspace'));
  });

  it('is a shifted one of the ST for the keys that PCs have beside their cursor keys', () => {
    expect(translateStroke(stroke('PageUp'), rules)).toEqual(stroke('ArrowUp', { shift: true }));
    expect(translateStroke(stroke('PageDown'), rules)).toEqual(stroke('ArrowDown', { shift: true }));
    expect(translateStroke(stroke('End'), rules)).toEqual(stroke('Home', { shift: true }));
    expect(translateStroke(stroke('Home'), rules)).toEqual(stroke('Home'));
  });

  it('with Control is one of its own commands; the others are the browser’s', () => {
    expect(translateStroke(stroke('n', { ctrl: true }), rules)).toEqual(stroke('n', { ctrl: true }));
    expect(translateStroke(stroke(' ', { ctrl: true }), rules)).toEqual(stroke(' ', { ctrl: true }));
    for (const key of ['t', 'w', 'l', '+', '0']) expect(translateStroke(stroke(key, { ctrl: true }), rules)).toBeNull();
  });

  it('is none for the keys that move through the page or rule the browser', () => {
    for (const key of ['Tab', 'F5', 'F11', 'F12']) expect(translateStroke(stroke(key), rules)).toBeNull();
    expect(translateStroke(stroke('Tab', { shift: true }), rules)).toBeNull();
  });

  it('exists on the ST for every stand-in', () => {
    const ikbd = new Ikbd(640, 400);
    expect(ST_KEY_ALIASES.size).toBeGreaterThan(0);
    for (const target of ST_KEY_ALIASES.values()) expect(ikbd.pressKey(target)).toBe(true);
  });
});
