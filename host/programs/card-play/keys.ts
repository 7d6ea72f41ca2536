/** A key of the ST keyboard as the AES reports it. */
export interface StKey {
  readonly scan: number;
  readonly ascii: number;
  /** kbshift: 1 and 2 the shift keys, 4 Control, 8 Alternate. */
  readonly shift: number;
}

const CONTROL = 4;
const ALTERNATE = 8;
const SCAN_UNDO = 0x61;
const SCAN_HELP = 0x62;
const SCAN_UP = 0x48;
const SCAN_LEFT = 0x4b;
const SCAN_RIGHT = 0x4d;
const SCAN_DOWN = 0x50;
const ASCII_ESCAPE = 0x1b;
const ASCII_RETURN = 0x0d;
const ASCII_SPACE = 0x20;
/** What Control takes off a letter. */
const CONTROL_LETTERS = 64;

/** Commands with the same key in every program that is played on a table: what the cursor of the keyboard does, and more. */
export type TableCommand = 'left' | 'right' | 'up' | 'down' | 'take' | 'place-one' | 'drop' | 'undo' | 'redo' | 'rules';

const COMMAND_OF_SCAN: ReadonlyMap<number, TableCommand> = new Map([
  [SCAN_UNDO, 'undo'],
  [SCAN_HELP, 'rules'],
  [SCAN_UP, 'up'],
  [SCAN_DOWN, 'down'],
  [SCAN_LEFT, 'left'],
  [SCAN_RIGHT, 'right'],
]);

const COMMAND_OF_ASCII: ReadonlyMap<number, TableCommand> = new Map([
  [ASCII_ESCAPE, 'drop'],
  [ASCII_RETURN, 'take'],
  [ASCII_SPACE, 'take'],
]);

/** What the programs of today have behind Control and a letter. */
const COMMAND_OF_CONTROL_LETTER: ReadonlyMap<string, TableCommand> = new Map([
  ['Z', 'undo'],
  ['Y', 'redo'],
]);

/** Characters that such a program takes with Control, small letters. */
export const CONTROL_KEYS = [...COMMAND_OF_CONTROL_LETTER.keys()].join('').toLowerCase();

/** Letters of commands, small or capital. */
export type Letters<C extends string> = Readonly<Partial<Record<C, string>>>;

/** What a key means: a command, a figure from 1 to 9, or nothing. */
export type KeyMeant<C extends string> =
  | { readonly kind: 'command'; readonly command: C | TableCommand }
  | { readonly kind: 'figure'; readonly figure: number };

/** What a key means in a program with these letters, null for nothing. */
export function meaningOf<C extends string>(key: StKey, letters: Letters<C>): KeyMeant<C> | null {
  if ((key.shift & ALTERNATE) !== 0) return null;
  const command = commandOf(key, letters);
  if (command !== null) return { kind: 'command', command };
  if ((key.shift & CONTROL) !== 0) return null;
  const digit = /^[1-9]$/.exec(String.fromCharCode(key.ascii));
  return digit === null ? null : { kind: 'figure', figure: Number(digit[0]) };
}

function commandOf<C extends string>({ scan, ascii, shift }: StKey, letters: Letters<C>): C | TableCommand | null {
  if ((shift & CONTROL) !== 0) {
    return COMMAND_OF_CONTROL_LETTER.get(String.fromCharCode(CONTROL_LETTERS + ascii)) ?? null;
  }
  const named = COMMAND_OF_SCAN.get(scan) ?? COMMAND_OF_ASCII.get(ascii);
  if (named !== undefined) return named;
  const typed = String.fromCharCode(ascii).toUpperCase();
  const commands = Object.entries(letters) as [C, string][];
  return commands.find(([, letter]) => letter === typed)?.[0] ?? null;
}
