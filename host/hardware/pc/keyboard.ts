import { cp437Code } from '../../formats/cp437-charset.ts';
import type { KeyStroke } from '../key-stroke.ts';

/** A key as interrupt 16h gives it: scan code of the keyboard and character of code page 437 (0 where it has none). */
export interface PcKey {
  readonly scan: number;
  readonly ascii: number;
}

/** The rows of the German keyboard of a PC: scan code of the first key, characters without and with shift. */
const ROWS: readonly (readonly [scan: number, plain: string, shifted: string])[] = [
  [0x29, '^', '°'],
  [0x02, '1234567890ß´', '!"§$%&/()=?`'],
  [0x10, 'qwertzuiopü+', 'QWERTZUIOPÜ*'],
  [0x1e, 'asdfghjklöä', 'ASDFGHJKLÖÄ'],
  [0x2b, '#', "'"],
  [0x56, '<', '>'],
  [0x2c, 'yxcvbnm,.-', 'YXCVBNM;:_'],
  [0x39, ' ', ' '],
];

/** Characters of the third level, with AltGr, and the scan codes of their keys. */
const THIRD_LEVEL: readonly (readonly [character: string, scan: number])[] = [
  ['²', 0x03],
  ['{', 0x08],
  ['[', 0x09],
  [']', 0x0a],
  ['}', 0x0b],
  ['\\', 0x0c],
  ['@', 0x10],
  ['~', 0x1b],
  ['|', 0x56],
  ['µ', 0x32],
];

const SCAN_OF_CHARACTER: ReadonlyMap<string, number> = new Map([
  ...ROWS.flatMap(([first, plain, shifted]) =>
    [plain, shifted].flatMap((row) => Array.from(row, (character, i): [string, number] => [character, first + i])),
  ),
  ...THIRD_LEVEL,
]);

/** Keys that write nothing: scan codes plain, with Control and with Alt. Shift makes no difference. */
type NamedKey = readonly [plain: number, control: number, alt: number];

const NAMED_KEYS: Readonly<Record<string, NamedKey>> = {
  Home: [0x47, 0x77, 0x97],
  ArrowUp: [0x48, 0x8d, 0x98],
  PageUp: [0x49, 0x84, 0x99],
  ArrowLeft: [0x4b, 0x73, 0x9b],
  ArrowRight: [0x4d, 0x74, 0x9d],
  End: [0x4f, 0x75, 0x9f],
  ArrowDown: [0x50, 0x91, 0xa0],
  PageDown: [0x51, 0x76, 0xa1],
  Insert: [0x52, 0x92, 0xa2],
  Delete: [0x53, 0x93, 0xa3],
};

/** Keys that write a control character: scan code, character, character with Control. */
const CONTROL_KEYS: Readonly<Record<string, readonly [scan: number, ascii: number, withControl: number]>> = {
  Escape: [0x01, 0x1b, 0x1b],
  Backspace: [0x0e, 0x08, 0x7f],
  Enter: [0x1c, 0x0d, 0x0a],
};

const TAB = 0x0f;
const TAB_CHARACTER = 0x09;

/** First of F1 to F10, plain and with Shift, Control, Alt; F11 and F12 lie elsewhere. */
const FUNCTION_KEYS = { plain: 0x3b, shift: 0x54, control: 0x5e, alt: 0x68 } as const;
const LATE_FUNCTION_KEYS = { plain: 0x85, shift: 0x87, control: 0x89, alt: 0x8b } as const;
const FIRST_LATE_FUNCTION_KEY = 11;

/** With Alt, the row of digits moves by this distance. */
const FIRST_OF_DIGIT_ROW = 0x02;
const LAST_OF_DIGIT_ROW = 0x0d;
const DIGIT_ROW_WITH_ALT = 0x76;

/**
 * Scan code and character of a key stroke on the German keyboard (IBM PC AT BIOS, interrupt 16h, functions 0 and 10h).
 * Control makes letters 1 to 26; Alt takes the character of a key away. Characters that no key carries come with scan
 * code 0, as if typed on the keypad with Alt. Null: the machine has neither key nor character.
 */
export function pcKey(stroke: KeyStroke): PcKey | null {
  const functionKey = /^F([1-9]|1[0-2])$/.exec(stroke.key);
  if (functionKey !== null) return { scan: functionScan(Number(functionKey[1]), stroke), ascii: 0 };
  if (stroke.key === 'Tab') return { scan: TAB, ascii: stroke.shift ? 0 : TAB_CHARACTER };
  if (Object.hasOwn(CONTROL_KEYS, stroke.key)) {
    const [scan, ascii, withControl] = CONTROL_KEYS[stroke.key];
    return { scan, ascii: isControl(stroke) ? withControl : ascii };
  }
  if (Object.hasOwn(NAMED_KEYS, stroke.key)) return namedKey(stroke, NAMED_KEYS[stroke.key]);
  return characterKey(stroke);
}

/** Control and Alt together are how some keyboards write characters, and no Control key. */
function isControl({ ctrl, alt }: KeyStroke): boolean {
  return ctrl && !alt;
}

function isAlt({ ctrl, alt }: KeyStroke): boolean {
  return alt && !ctrl;
}

function functionScan(number: number, stroke: KeyStroke): number {
  const late = number >= FIRST_LATE_FUNCTION_KEY;
  const first = late ? LATE_FUNCTION_KEYS : FUNCTION_KEYS;
  const place = late ? number - FIRST_LATE_FUNCTION_KEY : number - 1;
  if (stroke.alt) return first.alt + place;
  if (stroke.ctrl) return first.control + place;
  return (stroke.shift ? first.shift : first.plain) + place;
}

function namedKey(stroke: KeyStroke, [plain, control, alt]: NamedKey): PcKey {
  if (isControl(stroke)) return { scan: control, ascii: 0 };
  return { scan: isAlt(stroke) ? alt : plain, ascii: 0 };
}

function characterKey(stroke: KeyStroke): PcKey | null {
  const ascii = [...stroke.key].length === 1 ? cp437Code(stroke.key) : null;
  if (ascii === null) return null;
  const scan = SCAN_OF_CHARACTER.get(stroke.key) ?? 0;
  const letter = /^[a-z]$/i.test(stroke.key);
  if (isControl(stroke)) return letter ? { scan, ascii: stroke.key.toUpperCase().charCodeAt(0) & 0x1f } : null;
  if (!isAlt(stroke)) return { scan, ascii };
  const inDigitRow = scan >= FIRST_OF_DIGIT_ROW && scan <= LAST_OF_DIGIT_ROW;
  return { scan: inDigitRow ? scan + DIGIT_ROW_WITH_ALT : scan, ascii: stroke.key === ' ' ? ascii : 0 };
}
