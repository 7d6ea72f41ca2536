import type { ChosenOptions, PlayerLevel } from '../../../core/core.ts';
import { isObject } from '../../keeping/stored-values.ts';
import type { Language } from '../../program.ts';

/** Version of what is kept. */
const VERSION = 1;

/** Levels of the computer, from the weakest on (CHINESE §5): Facil, 1985, Fuerte, Maestro. */
export const LEVELS = ['beginner', 'classic', 'strong', 'master'] as const satisfies readonly PlayerLevel[];
export type Level = (typeof LEVELS)[number];

export const LANGUAGES = ['es', 'en', 'de'] as const satisfies readonly Language[];

/**
 * Everything that can be chosen, with its values, the usual one first. Speed, undo, the card that is turned by itself, the
 * reminder and the length of the tape are this version's; renewal, end, pile and target are readings of the rules (CHINESE §2,
 * points 1, 4, 5 and 14). `page` is the language of the page.
 */
export const OPTIONS = {
  level: ['classic', 'strong', 'master', 'beginner'],
  language: ['page', ...LANGUAGES],
  speed: ['normal', 'turbo', '1985'],
  undo: ['turn', 'training', 'off'],
  autoTwist: ['off', 'on'],
  reminder: ['off', 'on'],
  tape: ['short', 'true'],
  renewal: ['turn', 'shuffle'],
  end: ['twist', 'any'],
  pile: ['1', '2'],
  target: ['0', '50', '100'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OptionId = keyof typeof OPTIONS;
export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];

/** Values of the options by their ids. */
export type Choices = { readonly [Id in OptionId]: (typeof OPTIONS)[Id][number] };

/** What the player has chosen. */
export interface Settings extends Choices {
  readonly version: typeof VERSION;
}

/** Options of the game's rules in the core. A game that has begun keeps those it was dealt with. */
const RULES = ['renewal', 'end', 'pile'] as const satisfies readonly OptionId[];

/** Whether an option holds from the next game on. */
export function isForNextGame(id: OptionId): boolean {
  return id === 'level' || RULES.some((rule) => rule === id);
}

/** The rules as the core takes them. */
export function rulesOf(settings: Settings): ChosenOptions {
  return Object.fromEntries(RULES.map((rule) => [rule, settings[rule]]));
}

/** Points at which a series ends; null where it has no end. */
export function targetOf({ target }: Settings): number | null {
  return target === '0' ? null : Number(target);
}

/** The language that is shown. */
export function languageOf({ language }: Settings, page: Language): Language {
  return language === 'page' ? page : language;
}

/** The settings with the next value of an option; after the last one comes the first. */
export function withNext(settings: Settings, id: OptionId, page: Language): Settings {
  if (id === 'language') {
    const shown = LANGUAGES.indexOf(languageOf(settings, page));
    return { ...settings, language: LANGUAGES[(shown + 1) % LANGUAGES.length] };
  }
  const values: readonly string[] = OPTIONS[id];
  return { ...settings, [id]: values[(values.indexOf(settings[id]) + 1) % values.length] };
}

/** Stored settings; whatever in them is of another form is as usual. */
export function readSettings(value: unknown): Settings {
  const stored = isObject(value) && value.version === VERSION ? value : {};
  const choices = OPTION_IDS.map((id) => {
    const values: readonly string[] = OPTIONS[id];
    return [id, values.find((candidate) => candidate === stored[id]) ?? values[0]];
  });
  return { version: VERSION, ...(Object.fromEntries(choices) as unknown as Choices) };
}
