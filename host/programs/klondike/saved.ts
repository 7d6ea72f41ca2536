import type { ChosenOptions } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import { storedGame, storedSession } from '../keeping/stored-game.ts';
import { type CountByLanguage, isCountByLanguage, isObject, isTexts, isTime } from '../keeping/stored-values.ts';

/** Version of what Klondike keeps under the store keys `session` and `settings`, and of what stands in its files. */
const VERSION = 1;

/** A game as it stands, with everything that can be taken back and made again. */
export interface SavedGame {
  readonly version: typeof VERSION;
  readonly game: Save;
  /** Milliseconds on its clock. */
  readonly elapsedMs: number;
}

/** The running game between two visits. */
export interface SavedSession extends SavedGame {
  /** Whether the game is still to be entered into the statistics. */
  readonly counts: boolean;
}

/** What the player has chosen and the program remembers whatever becomes of the game. */
export interface Settings {
  readonly version: typeof VERSION;
  /** Id of the game that was begun last; null before the first one. */
  readonly game: string | null;
  /** Of all games; what is missing is as usual. */
  readonly options: ChosenOptions;
  /** Dollars that the games with a balance have left. */
  readonly bank: number;
  /** Characters of the rules before the line at which the player stopped reading, in each language. */
  readonly rulesPlace: CountByLanguage;
}

export const USUAL_SETTINGS: Settings = {
  version: VERSION,
  game: null,
  options: {},
  bank: 0,
  rulesPlace: { de: 0, en: 0, es: 0 },
};

export function savedGame(game: Save, elapsedMs: number): SavedGame {
  return { version: VERSION, game, elapsedMs };
}

/** A stored game of the present form, or null. */
export function readSavedGame(value: unknown): SavedGame | null {
  const stored = storedGame(value, VERSION);
  const elapsedMs = stored?.beside.elapsedMs;
  return stored !== null && isTime(elapsedMs) ? savedGame(stored.game, elapsedMs) : null;
}

export function readSession(value: unknown): SavedSession | null {
  return storedSession(value, readSavedGame);
}

/** Stored settings; whatever in them is of another form is as usual. */
export function readSettings(value: unknown): Settings {
  if (!isObject(value) || value.version !== VERSION) return USUAL_SETTINGS;
  const { game, options, bank, rulesPlace } = value;
  return {
    version: VERSION,
    game: typeof game === 'string' ? game : USUAL_SETTINGS.game,
    options: isTexts(options) ? options : USUAL_SETTINGS.options,
    bank: typeof bank === 'number' && Number.isSafeInteger(bank) ? bank : USUAL_SETTINGS.bank,
    rulesPlace: isCountByLanguage(rulesPlace) ? rulesPlace : USUAL_SETTINGS.rulesPlace,
  };
}
