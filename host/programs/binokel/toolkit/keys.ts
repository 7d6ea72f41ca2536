import { characterOfCp437Code } from '../../../formats/cp437-charset.ts';
import { type PcKeyReport, SHIFT_STATE } from '../../../hardware/pc/input.ts';

/**
 * A key as the program's screens speak of it: a character as it was typed, or one of these names. `Alt+X` is a letter with
 * Alt; keys that have no name here are `''`.
 */
export type Key = string;

const NAMES_BY_SCAN: ReadonlyMap<number, Key> = new Map([
  [0x47, 'Home'],
  [0x48, 'ArrowUp'],
  [0x49, 'PageUp'],
  [0x4b, 'ArrowLeft'],
  [0x4d, 'ArrowRight'],
  [0x4f, 'End'],
  [0x50, 'ArrowDown'],
  [0x51, 'PageDown'],
  [0x53, 'Delete'],
  ...Array.from({ length: 10 }, (_, i): [number, Key] => [0x3b + i, `F${i + 1}`]),
]);

const NAMES_BY_CHARACTER: ReadonlyMap<number, Key> = new Map([
  [0x08, 'Backspace'],
  [0x09, 'Tab'],
  [0x0d, 'Enter'],
  [0x1b, 'Escape'],
]);

/** Scan codes of the letter keys of the German keyboard, by rows. */
const LETTER_ROWS: readonly (readonly [first: number, letters: string])[] = [
  [0x10, 'QWERTZUIOP'],
  [0x1e, 'ASDFGHJKL'],
  [0x2c, 'YXCVBNM'],
];

const FIRST_PRINTABLE = 0x20;

/** The name of a key that was typed. */
export function keyOf({ scan, ascii, shift }: PcKeyReport): Key {
  const alt = (shift & SHIFT_STATE.alt) !== 0 && ascii === 0;
  if (alt) return altLetter(scan);
  const named = ascii === 0 ? NAMES_BY_SCAN.get(scan) : NAMES_BY_CHARACTER.get(ascii);
  if (named !== undefined) return named;
  return ascii >= FIRST_PRINTABLE ? characterOfCp437Code(ascii) : '';
}

/** Whether a key is one of "any key": function keys, Tab and what the browser has its own use for are not (BINOKEL R8). */
export function isAnyKey(key: Key): boolean {
  return key !== '' && key !== 'Tab' && !/^(F\d+|Alt\+.)$/.test(key);
}

/** Whether a key writes its character. */
export function isCharacter(key: Key): boolean {
  return [...key].length === 1;
}

/** A letter key in capitals, whether Shift was held or not; other keys stay as they are. */
export function capital(key: Key): Key {
  return isCharacter(key) ? key.toUpperCase() : key;
}

function altLetter(scan: number): Key {
  for (const [first, letters] of LETTER_ROWS) {
    const place = scan - first;
    if (place >= 0 && place < letters.length) return `Alt+${letters[place]}`;
  }
  return '';
}
