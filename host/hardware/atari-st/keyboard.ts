import { atariCode } from '../../formats/atari-charset.ts';
import type { KeyStroke } from '../key-stroke.ts';

/** A key as GEMDOS and the AES see it: scan code of the keyboard and character of the Atari set (0 where it has none). */
export interface StKey {
  readonly scan: number;
  readonly ascii: number;
}

/** The rows of the German Atari ST keyboard: scan code of the first key, characters without and with shift. */
const ROWS: readonly (readonly [scan: number, plain: string, shifted: string])[] = [
  [0x02, "1234567890ß'", '!"§$%&/()=?`'],
  [0x10, 'qwertzuiopü+', 'QWERTZUIOPÜ*'],
  [0x1e, 'asdfghjklöä#', 'ASDFGHJKLÖÄ^'],
  [0x2b, '~yxcvbnm,.-', '|YXCVBNM;:_'],
  [0x39, ' ', ' '],
  [0x60, '<', '>'],
];

/** Characters that the German keyboard gives with Alternate, on the key of the second column. */
const WITH_ALTERNATE: readonly (readonly [character: string, key: string])[] = [
  ['@', 'ü'],
  ['\\', 'ü'],
  ['[', 'ö'],
  ['{', 'ö'],
  [']', 'ä'],
  ['}', 'ä'],
];

const SCAN_OF_CHARACTER: ReadonlyMap<string, number> = (() => {
  const scans = new Map<string, number>();
  for (const [first, plain, shifted] of ROWS) {
    for (const characters of [plain, shifted]) {
      for (let i = 0; i < characters.length; i++) scans.set(characters[i], first + i);
    }
  }
  for (const [character, key] of WITH_ALTERNATE) scans.set(character, scans.get(key) ?? 0);
  return scans;
})();

/** Keys that print nothing: scan code, character, and the character with shift where it differs. */
const NAMED_KEYS: Readonly<Record<string, readonly [scan: number, ascii: number, shifted?: number]>> = {
  Escape: [0x01, 0x1b],
  Backspace: [0x0e, 0x08],
  Tab: [0x0f, 0x09],
  Enter: [0x1c, 0x0d],
  Home: [0x47, 0x00, 0x37],
  ArrowUp: [0x48, 0x00, 0x38],
  ArrowLeft: [0x4b, 0x00, 0x34],
  ArrowRight: [0x4d, 0x00, 0x36],
  ArrowDown: [0x50, 0x00, 0x32],
  Insert: [0x52, 0x00, 0x30],
  Delete: [0x53, 0x7f],
  Undo: [0x61, 0x00],
  Help: [0x62, 0x00],
};

/** Cursor keys that change their scan code with Control. */
const WITH_CONTROL: Readonly<Record<string, number>> = { ArrowLeft: 0x73, ArrowRight: 0x74, Home: 0x77 };

const FIRST_FUNCTION_KEY = 0x3b;
const FIRST_SHIFTED_FUNCTION_KEY = 0x54;
const FIRST_DIGIT = 0x02;
const FIRST_DIGIT_WITH_ALTERNATE = 0x78;

/**
 * Scan code and character of a key stroke on the German keyboard of the Atari ST (Atari ST documentation, keyboard
 * tables). Control makes letters 1 to 26 and other characters their lower five bits; Alternate takes the character of
 * letters and digits away and moves the digits to their own scan codes. Characters of the set that no key carries come
 * with scan code 0. Null: the machine has neither key nor character.
 */
export function stKey(stroke: KeyStroke): StKey | null {
  const functionKey = /^F([1-9]|10)$/.exec(stroke.key);
  if (functionKey !== null) {
    const first = stroke.shift ? FIRST_SHIFTED_FUNCTION_KEY : FIRST_FUNCTION_KEY;
    return { scan: first + Number(functionKey[1]) - 1, ascii: 0 };
  }
  if (Object.hasOwn(NAMED_KEYS, stroke.key)) {
    const [scan, ascii, shifted = ascii] = NAMED_KEYS[stroke.key];
    if (stroke.ctrl && Object.hasOwn(WITH_CONTROL, stroke.key)) return { scan: WITH_CONTROL[stroke.key], ascii: 0 };
    return { scan, ascii: stroke.shift ? shifted : ascii };
  }
  return characterKey(stroke);
}

function characterKey(stroke: KeyStroke): StKey | null {
  if ([...stroke.key].length !== 1) return null;
  const code = atariCode(stroke.key);
  if (code === null) return null;
  const scan = SCAN_OF_CHARACTER.get(stroke.key) ?? 0;
  if (stroke.ctrl && !stroke.alt) return { scan, ascii: code & 0x1f };
  if (stroke.alt && !stroke.ctrl && /^[a-z0-9]$/i.test(stroke.key)) {
    const digit = scan - FIRST_DIGIT;
    return { scan: digit < 10 ? FIRST_DIGIT_WITH_ALTERNATE + digit : scan, ascii: 0 };
  }
  return { scan, ascii: code };
}
