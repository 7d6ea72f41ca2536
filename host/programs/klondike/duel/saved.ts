import type { ChosenOptions } from '../../../core/core.ts';
import type { Save } from '../../../core/save.ts';
import { storedGame, storedSession } from '../../keeping/stored-game.ts';
import { type CountByLanguage, isCount, isCountByLanguage, isObject, isTexts } from '../../keeping/stored-values.ts';
import { type Opponent, STRENGTHS, type Strength } from './seats.ts';

/** Version of what is kept of Double Solitaire, and of what stands in its files. */
const VERSION = 1;

/** How fast the computer plays before the player's eyes. */
export const PACES = ['slow', 'usual', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** A game as it stands, with everything that can be taken back and made again. */
export interface SavedDuel {
  readonly version: typeof VERSION;
  readonly game: Save;
  readonly opponent: Opponent;
}

/** The running game between two visits. */
export interface SavedSession extends SavedDuel {
  /** Whether the game is still to be entered into the statistics. */
  readonly counts: boolean;
}

/** What the players have chosen, whatever becomes of the game. */
export interface Settings {
  readonly version: typeof VERSION;
  readonly strength: Strength;
  readonly twoPlayers: boolean;
  readonly pace: Pace;
  /** Whether two players may take back moves of turns that have ended. */
  readonly freeUndo: boolean;
  readonly options: ChosenOptions;
  /** The backs of both packs, from 0. */
  readonly backs: readonly [number, number];
  /** Characters of the rules before the line at which the player stopped reading, in each language. */
  readonly rulesPlace: CountByLanguage;
}

/** Backs are counted from 0: the waves and the Gothic lattice of the project's sheets, blue and red where there are colours. */
const USUAL_BACKS = [3, 1] as const;

export const USUAL_SETTINGS: Settings = {
  version: VERSION,
  strength: 'greedy',
  twoPlayers: false,
  pace: 'usual',
  freeUndo: false,
  options: {},
  backs: USUAL_BACKS,
  rulesPlace: { de: 0, en: 0, es: 0 },
};

export function savedDuel(game: Save, opponent: Opponent): SavedDuel {
  return { version: VERSION, game, opponent };
}

/** A stored game of the present form, or null. */
export function readSavedDuel(value: unknown): SavedDuel | null {
  const stored = storedGame(value, VERSION);
  const opponent = stored?.beside.opponent;
  return stored !== null && isOpponent(opponent) ? savedDuel(stored.game, opponent) : null;
}

export function readSession(value: unknown): SavedSession | null {
  return storedSession(value, readSavedDuel);
}

/** Stored settings; whatever in them is of another form is as usual. */
export function readSettings(value: unknown): Settings {
  if (!isObject(value) || value.version !== VERSION) return USUAL_SETTINGS;
  const { strength, twoPlayers, pace, freeUndo, options, backs, rulesPlace } = value;
  return {
    version: VERSION,
    strength: STRENGTHS.find((candidate) => candidate === strength) ?? USUAL_SETTINGS.strength,
    twoPlayers: typeof twoPlayers === 'boolean' ? twoPlayers : USUAL_SETTINGS.twoPlayers,
    pace: PACES.find((candidate) => candidate === pace) ?? USUAL_SETTINGS.pace,
    freeUndo: typeof freeUndo === 'boolean' ? freeUndo : USUAL_SETTINGS.freeUndo,
    options: isTexts(options) ? options : USUAL_SETTINGS.options,
    backs: isBacks(backs) ? backs : USUAL_SETTINGS.backs,
    rulesPlace: isCountByLanguage(rulesPlace) ? rulesPlace : USUAL_SETTINGS.rulesPlace,
  };
}

function isOpponent(value: unknown): value is Opponent {
  return value === null || STRENGTHS.some((strength) => strength === value);
}

function isBacks(value: unknown): value is Settings['backs'] {
  return Array.isArray(value) && value.length === 2 && value.every(isCount) && value[0] !== value[1];
}
