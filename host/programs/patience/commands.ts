/** Everything a player can order from the menu bar (RULES §2.2), without the games and their options. */
export const MENU_COMMANDS = [
  'demo',
  'wait',
  'save',
  'load',
  'quit',
  'rules',
  'copying',
  'statistics',
  'hint',
  'place',
  'undo',
  'to-start',
  'mark',
  'to-mark',
  'cheat',
  'redo',
  'deal',
  'cards-left',
] as const;
export type MenuCommand = (typeof MENU_COMMANDS)[number];

/** Orders that have a key and no entry: the same game anew, and what the cursor of the keyboard does. */
export type Command = MenuCommand | 'again' | 'left' | 'right' | 'up' | 'down' | 'take' | 'place-one' | 'drop';

/** What the player orders: a command, a game by its id, an option of the games to be switched, a game by its place. */
export type Order =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'nth-game'; readonly place: number }
  | { readonly kind: 'option'; readonly option: string };

/** Names of the entries in the menu tree. */
const GAME = 'game ';
const OPTION = 'option ';

export const itemOfGame = (id: string): string => GAME + id;
export const itemOfOption = (name: string): string => OPTION + name;

/** The order behind an entry of the menu bar. */
export function orderOfItem(item: string): Order | null {
  if (item.startsWith(GAME)) return { kind: 'game', game: item.slice(GAME.length) };
  if (item.startsWith(OPTION)) return { kind: 'option', option: item.slice(OPTION.length) };
  const command = MENU_COMMANDS.find((candidate) => candidate === item);
  return command === undefined ? null : { kind: 'command', command };
}

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

/**
 * Letters of the commands, small or capital: K V Z of the manual (§0), D S L E N of its English edition (RULES §2.1), and
 * ours for everything else that the menus offer.
 */
export const LETTER_OF: Readonly<Partial<Record<Command, string>>> = {
  deal: 'K',
  hint: 'V',
  undo: 'Z',
  demo: 'D',
  save: 'S',
  load: 'L',
  quit: 'E',
  again: 'N',
  redo: 'R',
  place: 'A',
  'to-start': 'F',
  mark: 'M',
  'to-mark': 'B',
  cheat: 'C',
  wait: 'W',
  rules: 'H',
  copying: 'I',
  statistics: 'T',
  'place-one': 'X',
};

const COMMAND_OF_SCAN: ReadonlyMap<number, Command> = new Map([
  [SCAN_UNDO, 'undo'],
  [SCAN_HELP, 'rules'],
  [SCAN_UP, 'up'],
  [SCAN_DOWN, 'down'],
  [SCAN_LEFT, 'left'],
  [SCAN_RIGHT, 'right'],
]);

const COMMAND_OF_ASCII: ReadonlyMap<number, Command> = new Map([
  [ASCII_ESCAPE, 'drop'],
  [ASCII_RETURN, 'take'],
  [ASCII_SPACE, 'take'],
]);

const COMMAND_OF_LETTER: ReadonlyMap<string, Command> = new Map(
  (Object.entries(LETTER_OF) as [Command, string][]).map(([command, letter]) => [letter, command]),
);

/** What the programs of today have behind Control and a letter. */
const COMMAND_OF_CONTROL_LETTER: ReadonlyMap<string, Command> = new Map([
  ['Z', 'undo'],
  ['Y', 'redo'],
]);

/** Characters that the program takes with Control, small letters. */
export const CONTROL_KEYS = [...COMMAND_OF_CONTROL_LETTER.keys()].join('').toLowerCase();

function commandOfKey({ scan, ascii, shift }: StKey): Command | null {
  if ((shift & CONTROL) !== 0) return COMMAND_OF_CONTROL_LETTER.get(String.fromCharCode(64 + ascii)) ?? null;
  const named = COMMAND_OF_SCAN.get(scan) ?? COMMAND_OF_ASCII.get(ascii);
  return named ?? COMMAND_OF_LETTER.get(String.fromCharCode(ascii).toUpperCase()) ?? null;
}

/** The order behind a key, or null. A figure begins the game that stands in that place of the menu. */
export function orderOfKey(key: StKey): Order | null {
  if ((key.shift & ALTERNATE) !== 0) return null;
  const command = commandOfKey(key);
  if (command !== null) return { kind: 'command', command };
  if ((key.shift & CONTROL) !== 0) return null;
  const digit = /^[1-9]$/.exec(String.fromCharCode(key.ascii));
  return digit === null ? null : { kind: 'nth-game', place: Number(digit[0]) - 1 };
}
