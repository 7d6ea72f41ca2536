import { type Letters, meaningOf, type StKey, type TableCommand } from '../../card-play/keys.ts';
import { PACES, type Pace } from './saved.ts';
import { STRENGTHS, type Strength } from './seats.ts';

/** What players can order from the menu bar, without what they choose among. */
export const MENU_COMMANDS = [
  'new',
  'again',
  'number',
  'save',
  'load',
  'quit',
  'computer',
  'two-players',
  'statistics',
  'hint',
  'deal',
  'end-turn',
  'object',
  'undo',
  'redo',
  'rules',
  'overlook',
  'free-undo',
  'back-left',
  'back-right',
] as const;
export type MenuCommand = (typeof MENU_COMMANDS)[number];

export type Command = MenuCommand | TableCommand;

/** A value of an option of the game. */
export interface OptionValue {
  readonly option: string;
  readonly value: string;
}

export type Order =
  | { readonly kind: 'command'; readonly command: Command }
  | ({ readonly kind: 'value' } & OptionValue)
  | { readonly kind: 'strength'; readonly strength: Strength }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'preset'; readonly place: number };

/** The values that stand in the menu, in its order. */
export const OPTION_VALUES: readonly (readonly OptionValue[])[] = [
  [
    { option: 'draw', value: '1' },
    { option: 'draw', value: '3' },
  ],
  [
    { option: 'passes', value: '0' },
    { option: 'passes', value: '3' },
    { option: 'passes', value: '1' },
  ],
  [
    { option: 'end', value: 'tableau' },
    { option: 'end', value: 'foundations' },
  ],
];

/** Names of the entries in the menu tree. */
const STRENGTH = 'strength ';
const PACE = 'pace ';
const VALUE = 'value ';
const PRESET = 'preset ';

export const itemOfStrength = (strength: Strength): string => STRENGTH + strength;
export const itemOfPreset = (place: number): string => `${PRESET}${place}`;
export const itemOfPace = (pace: Pace): string => PACE + pace;
export const itemOfValue = ({ option, value }: OptionValue): string => `${VALUE}${option}=${value}`;

/** The order behind an entry of the menu bar. */
export function orderOfItem(item: string): Order | null {
  const strength = STRENGTHS.find((candidate) => itemOfStrength(candidate) === item);
  if (strength !== undefined) return { kind: 'strength', strength };
  const pace = PACES.find((candidate) => itemOfPace(candidate) === item);
  if (pace !== undefined) return { kind: 'pace', pace };
  const value = OPTION_VALUES.flat().find((candidate) => itemOfValue(candidate) === item);
  if (value !== undefined) return { kind: 'value', ...value };
  if (item.startsWith(PRESET)) return { kind: 'preset', place: Number(item.slice(PRESET.length)) };
  const command = MENU_COMMANDS.find((candidate) => candidate === item);
  return command === undefined ? null : { kind: 'command', command };
}

/** Letters of the commands: those of the table for one where it has the same. */
export const LETTER_OF: Letters<Command> = {
  new: 'N',
  again: 'G',
  number: 'D',
  save: 'S',
  load: 'L',
  quit: 'E',
  statistics: 'T',
  hint: 'V',
  'end-turn': 'P',
  object: 'O',
  undo: 'Z',
  redo: 'R',
  rules: 'H',
  deal: 'K',
  'place-one': 'X',
};

/** The order behind a key, or null. A figure chooses the preset that stands in that place of the menu. */
export function orderOfKey(key: StKey): Order | null {
  const meant = meaningOf(key, LETTER_OF);
  if (meant === null) return null;
  return meant.kind === 'command' ? meant : { kind: 'preset', place: meant.figure - 1 };
}
