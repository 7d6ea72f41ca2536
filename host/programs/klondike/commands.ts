import { meaningOf, type StKey, type TableCommand } from '../card-play/keys.ts';

/** Everything a player can order from the menu bar, without the presets and the choices. */
export const MENU_COMMANDS = [
  'new',
  'again',
  'number',
  'deck',
  'save',
  'load',
  'quit',
  'bank',
  'hint',
  'finish',
  'undo',
  'redo',
  'to-start',
  'deal',
  'rules',
  'statistics',
] as const;
export type MenuCommand = (typeof MENU_COMMANDS)[number];
export type Command = MenuCommand | TableCommand;

/** A value of an option of the games. */
export interface Choice {
  readonly option: string;
  readonly value: string;
}

/** What the player orders: a command, a preset by its place in the menu, a value of an option. */
export type Order =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'preset'; readonly place: number }
  | { readonly kind: 'choice'; readonly choice: Choice };

/** Names of the entries in the menu tree. */
const PRESET = 'preset ';
const CHOICE = 'choice ';

export const itemOfPreset = (place: number): string => `${PRESET}${place}`;
export const itemOfChoice = ({ option, value }: Choice): string => `${CHOICE}${option}=${value}`;

/** The order behind an entry of the menu bar. */
export function orderOfItem(item: string): Order | null {
  if (item.startsWith(PRESET)) return { kind: 'preset', place: Number(item.slice(PRESET.length)) };
  if (item.startsWith(CHOICE)) {
    const [option, value] = item.slice(CHOICE.length).split('=');
    return { kind: 'choice', choice: { option, value } };
  }
  const command = MENU_COMMANDS.find((candidate) => candidate === item);
  return command === undefined ? null : { kind: 'command', command };
}

/** Letters of the commands, small or capital: where Patience 2.13 has the same one, its letter (RULES §2.1). */
export const LETTER_OF: Readonly<Partial<Record<Command, string>>> = {
  new: 'N',
  again: 'G',
  number: 'D',
  deck: 'C',
  save: 'S',
  load: 'L',
  quit: 'E',
  bank: 'B',
  hint: 'V',
  finish: 'A',
  undo: 'Z',
  redo: 'R',
  'to-start': 'F',
  deal: 'K',
  rules: 'H',
  statistics: 'T',
  'place-one': 'X',
};

/** The order behind a key, or null. A figure chooses the preset that stands in that place of the menu. */
export function orderOfKey(key: StKey): Order | null {
  const meant = meaningOf(key, LETTER_OF);
  if (meant === null) return null;
  return meant.kind === 'command' ? meant : { kind: 'preset', place: meant.figure - 1 };
}
