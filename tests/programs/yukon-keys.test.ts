import { describe, expect, it } from 'vitest';
import { stKey } from '../../host/hardware/atari-st/keyboard.ts';
import { commandOfKey } from '../../host/programs/yukon/commands.ts';

const none = { ctrl: false, shift: false, alt: false };

function command(key: string, keys: Partial<typeof none> = {}): string | null {
  const stroke = { key, ...none, ...keys };
  const st = stKey(stroke);
  if (st === null) return null;
  return commandOfKey({ ...st, shift: (stroke.shift ? 1 : 0) | (stroke.ctrl ? 4 : 0) | (stroke.alt ? 8 : 0) });
}

describe('Yukon keys (manual, "Tastatur")', () => {
  it.each([
    ['n', 'new'],
    ['r', 'restart'],
    ['q', 'quit'],
    ['v', 'variant'],
    ['z', 'timed'],
    ['h', 'lists'],
  ])('^%s and Shift+%s order the same', (letter, order) => {
    expect(command(letter, { ctrl: true })).toBe(order);
    expect(command(letter.toUpperCase(), { shift: true })).toBe(order);
    expect(command(letter)).toBeNull();
  });

  it('knows Help, Undo, Space and their second keys', () => {
    expect(command('Help')).toBe('about');
    expect(command('F1')).toBe('about');
    expect(command('Undo')).toBe('undo');
    expect(command('Backspace')).toBe('undo');
    expect(command(' ')).toBe('turn');
    expect(command(' ', { ctrl: true })).toBe('pause');
    expect(command(' ', { shift: true })).toBe('pause');
  });

  it('leaves other keys alone', () => {
    expect(command('x', { ctrl: true })).toBeNull();
    expect(command('Enter')).toBeNull();
  });
});
