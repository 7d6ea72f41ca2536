import type { ChosenOptions } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import { storedGame, storedSession } from '../keeping/stored-game.ts';
import { type CountByLanguage, isCount, isCountByLanguage, isObject, isTexts } from '../keeping/stored-values.ts';

/** Version of what Patience keeps under the store keys `session` and `settings`, and of what stands in its files. */
const VERSION = 1;

/** A game as it stands, with everything that can be taken back, made again and gone back to. */
export interface SavedGame {
  readonly version: typeof VERSION;
  readonly game: Save;
  /** Whether the rules are off (RULES §2.5). */
  readonly cheating: boolean;
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
  /** How long the arrow of the demo stands, in tenths of a second (RULES §2.6). */
  readonly wait: number;
  readonly options: ChosenOptions;
  /** Characters of the rules before the line at which the player stopped reading, in each language (manual §0, version 2.12). */
  readonly rulesPlace: CountByLanguage;
}

/** The longest wait of the demo, in tenths of a second. */
const MOST_WAIT = 99;

export const USUAL_SETTINGS: Settings = {
  version: VERSION,
  game: null,
  wait: 10,
  options: {},
  rulesPlace: { de: 0, en: 0, es: 0 },
};

export function savedGame(game: Save, cheating: boolean): SavedGame {
  return { version: VERSION, game, cheating };
}

/** A stored game of the present form, or null. */
export function readSavedGame(value: unknown): SavedGame | null {
  const stored = storedGame(value, VERSION);
  const cheating = stored?.beside.cheating;
  return stored !== null && typeof cheating === 'boolean' ? savedGame(stored.game, cheating) : null;
}

export function readSession(value: unknown): SavedSession | null {
  return storedSession(value, readSavedGame);
}

/** Stored settings; whatever in them is of another form is as usual. */
export function readSettings(value: unknown): Settings {
  if (!isObject(value) || value.version !== VERSION) return USUAL_SETTINGS;
  const { game, wait, options, rulesPlace } = value;
  return {
    version: VERSION,
    game: typeof game === 'string' ? game : USUAL_SETTINGS.game,
    wait: isCount(wait) && wait <= MOST_WAIT ? wait : USUAL_SETTINGS.wait,
    options: isTexts(options) ? options : USUAL_SETTINGS.options,
    rulesPlace: isCountByLanguage(rulesPlace) ? rulesPlace : USUAL_SETTINGS.rulesPlace,
  };
}
