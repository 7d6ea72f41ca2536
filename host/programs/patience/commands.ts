import { meaningOf, type StKey, type TableCommand } from '../card-play/keys.ts';

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
export type Command = MenuCommand | TableCommand | 'again';

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

/** The order behind a key, or null. A figure begins the game that stands in that place of the menu. */
export function orderOfKey(key: StKey): Order | null {
  const meant = meaningOf(key, LETTER_OF);
  if (meant === null) return null;
  return meant.kind === 'command' ? meant : { kind: 'nth-game', place: meant.figure - 1 };
}
