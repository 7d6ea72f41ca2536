/** Everything a player can order from the menu bar, the popup or the keyboard (manual, "Das Popup-Menü und die Menüleiste"). */
export const COMMANDS = ['about', 'variant', 'timed', 'lists', 'undo', 'new', 'restart', 'quit'] as const;
export type MenuCommand = (typeof COMMANDS)[number];

/** The order behind an entry of menu bar or popup, or null. */
export function commandOfItem(item: string): MenuCommand | null {
  return COMMANDS.find((command) => command === item) ?? null;
}

/** Orders that have a key and no menu entry. */
export type Command = MenuCommand | 'turn' | 'pause';

/** Orders that leave the round alone, so that they work in a pause too. */
export const COMMANDS_OF_PAUSE: readonly Command[] = ['pause', 'quit', 'about', 'lists'];

/** A key of the ST keyboard as the AES reports it. */
export interface StKey {
  readonly scan: number;
  readonly ascii: number;
  /** kbshift: 1 and 2 the shift keys, 4 Control, 8 Alternate. */
  readonly shift: number;
}

const SCAN_HELP = 0x62;
const SCAN_UNDO = 0x61;
const SCAN_F1 = 0x3b;
const SCAN_BACKSPACE = 0x0e;
const SCAN_SPACE = 0x39;
const SHIFT_KEYS = 3;
const CONTROL_KEY = 4;

/** Letter of each Control command (manual, "Tastatur"). */
const LETTERS: ReadonlyMap<string, Command> = new Map([
  ['N', 'new'],
  ['R', 'restart'],
  ['Q', 'quit'],
  ['V', 'variant'],
  ['Z', 'timed'],
  ['H', 'lists'],
]);

/** Characters that Yukon takes with Control: its letters and the space bar. */
export const CONTROL_KEYS = `${[...LETTERS.keys()].join('').toLowerCase()} `;

/** The same keys by scan code where no letter arrives. */
const SCANS: ReadonlyMap<number, Command> = new Map([
  [SCAN_HELP, 'about'],
  [SCAN_F1, 'about'],
  [SCAN_UNDO, 'undo'],
  [SCAN_BACKSPACE, 'undo'],
]);

/** The letter that a key stands for with Control or, where a browser keeps that, with Shift; else null. */
function commandLetter(key: StKey): string | null {
  if ((key.shift & CONTROL_KEY) !== 0 && key.ascii >= 1 && key.ascii <= 26) return String.fromCharCode(64 + key.ascii);
  if ((key.shift & SHIFT_KEYS) !== 0) return String.fromCharCode(key.ascii).toUpperCase();
  return null;
}

/** Whether a key is a second one for an order of the manual: a letter with Shift. */
export function isSecondLetter(key: StKey): boolean {
  return (key.shift & CONTROL_KEY) === 0 && (key.shift & SHIFT_KEYS) !== 0;
}

/**
 * The order behind a key, or null. Each has the manual's key and a second one, because browsers keep some: Shift for
 * Control, F1 for Help, Backspace for Undo.
 */
export function commandOfKey(key: StKey): Command | null {
  if (key.scan === SCAN_SPACE) return (key.shift & (CONTROL_KEY | SHIFT_KEYS)) === 0 ? 'turn' : 'pause';
  const byScan = SCANS.get(key.scan);
  if (byScan !== undefined) return byScan;
  const letter = commandLetter(key);
  return letter === null ? null : (LETTERS.get(letter) ?? null);
}
