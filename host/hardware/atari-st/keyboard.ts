import { atariCode } from '../../formats/atari-charset.ts';
import type { KeyStroke } from '../key-stroke.ts';

/**
 * A key as GEMDOS and the AES see it: scan code of the keyboard and character of the Atari set (0 where it has none).
 */
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

/** The numeric keypad, in the order of its scan codes; plus and minus lie among those of the cursor keys. */
const KEYPAD: ReadonlyMap<string, number> = new Map([
  ...Array.from('()/*7894561230.', (character, i) => [character, 0x63 + i] as const),
  ['-', 0x4a],
  ['+', 0x4e],
]);

/** The point of the keypad, which German keyboards of other computers write as a comma. */
const KEYPAD_COMMA = ',';
const KEYPAD_POINT = '.';

/** A key that prints nothing: its code, its character, and the character with shift where it differs. */
type NamedKey = readonly [scan: number, ascii: number, shifted?: number];

/** Keys that no shift key changes. */
const FIXED_KEYS: Readonly<Record<string, NamedKey>> = {
  Escape: [0x01, 0x1b],
  Backspace: [0x0e, 0x08],
  Tab: [0x0f, 0x09],
  Undo: [0x61, 0x00],
};

const NAMED_KEYS: Readonly<Record<string, NamedKey>> = {
  Home: [0x47, 0x00, 0x37],
  ArrowUp: [0x48, 0x00, 0x38],
  ArrowLeft: [0x4b, 0x00, 0x34],
  ArrowRight: [0x4d, 0x00, 0x36],
  ArrowDown: [0x50, 0x00, 0x32],
  Insert: [0x52, 0x00, 0x30],
  Delete: [0x53, 0x7f],
  Help: [0x62, 0x00],
};

/** Cursor keys that change their scan code, and keep their character, with Control. */
const WITH_CONTROL: Readonly<Record<string, number>> = { ArrowLeft: 0x73, ArrowRight: 0x74, Home: 0x77 };

const RETURN = 0x1c;
const KEYPAD_ENTER = 0x72;
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

const FIRST_FUNCTION_KEY = 0x3b;
const FIRST_SHIFTED_FUNCTION_KEY = 0x54;

/** The row of digits, all of whose keys move by this distance with Alternate. */
const FIRST_OF_DIGIT_ROW = 0x02;
const LAST_OF_DIGIT_ROW = 0x0d;
const DIGIT_ROW_WITH_ALTERNATE = 0x76;

/** Characters whose Control character is not their lower five bits. */
const CONTROL_CHARACTERS: Readonly<Record<string, number>> = { '2': 0x00, '6': 0x1e, '-': 0x1f };

/**
 * Scan code and character of a key stroke on the German keyboard of the Atari ST (Atari ST documentation, keyboard
 * tables). Control makes letters 1 to 26 and most other characters their lower five bits; Alternate takes the character
 * of letters away and, with new scan codes, those of the row of digits. Characters of the set that no key carries come
 * with scan code 0. Null: the machine has neither key nor character.
 */
export function stKey(stroke: KeyStroke): StKey | null {
  const functionKey = /^F([1-9]|10)$/.exec(stroke.key);
  if (functionKey !== null) {
    const first = stroke.shift && !stroke.alt ? FIRST_SHIFTED_FUNCTION_KEY : FIRST_FUNCTION_KEY;
    return { scan: first + Number(functionKey[1]) - 1, ascii: 0 };
  }
  if (stroke.key === 'Enter') {
    const scan = stroke.keypad === true ? KEYPAD_ENTER : RETURN;
    return { scan, ascii: isControl(stroke) ? LINE_FEED : CARRIAGE_RETURN };
  }
  if (Object.hasOwn(FIXED_KEYS, stroke.key)) {
    const [scan, ascii] = FIXED_KEYS[stroke.key];
    return { scan, ascii };
  }
  if (Object.hasOwn(NAMED_KEYS, stroke.key)) return namedKey(stroke, NAMED_KEYS[stroke.key]);
  return characterKey(stroke);
}

/** Control and Alternate together are how some keyboards write characters, and no Control key. */
function isControl(stroke: KeyStroke): boolean {
  return stroke.ctrl && !stroke.alt;
}

function namedKey(stroke: KeyStroke, [scan, ascii, shifted = ascii]: NamedKey): StKey {
  const character = stroke.shift ? shifted : ascii;
  if (!isControl(stroke)) return { scan, ascii: character };
  if (Object.hasOwn(WITH_CONTROL, stroke.key)) return { scan: WITH_CONTROL[stroke.key], ascii: character };
  return { scan, ascii: character & 0x1f };
}

function characterKey(stroke: KeyStroke): StKey | null {
  if ([...stroke.key].length !== 1) return null;
  const onKeypad = stroke.keypad === true;
  const character = onKeypad && stroke.key === KEYPAD_COMMA ? KEYPAD_POINT : stroke.key;
  const code = atariCode(character);
  if (code === null) return null;
  const scan = (onKeypad ? KEYPAD.get(character) : undefined) ?? SCAN_OF_CHARACTER.get(character) ?? 0;
  if (isControl(stroke)) {
    const special = Object.hasOwn(CONTROL_CHARACTERS, character);
    return { scan, ascii: special ? CONTROL_CHARACTERS[character] : code & 0x1f };
  }
  return stroke.alt && !stroke.ctrl ? withAlternate(character, scan, code) : { scan, ascii: code };
}

function withAlternate(character: string, scan: number, code: number): StKey {
  if (scan >= FIRST_OF_DIGIT_ROW && scan <= LAST_OF_DIGIT_ROW) {
    return { scan: scan + DIGIT_ROW_WITH_ALTERNATE, ascii: 0 };
  }
  return { scan, ascii: /^[a-z]$/i.test(character) ? 0 : code };
}
