import type { Save } from '../../../core/save.ts';
import { storedGame } from '../../keeping/stored-game.ts';
import { type Match, readMatch } from './match.ts';
import { LEVELS, type Level } from './settings.ts';

/** Version of what is kept. */
const VERSION = 1;

/** What belongs to a game beside its cards. */
export interface Sitting {
  readonly match: Match;
  readonly level: Level;
  /** Moves could be taken back at will: the game counts nowhere. */
  readonly training: boolean;
  /** The game is still to be entered into points and statistics. */
  readonly counts: boolean;
  /** The player has left the program; the next start begins with its menu. */
  readonly resting: boolean;
}

/** The game between two visits. */
export interface SavedSession extends Sitting {
  readonly version: typeof VERSION;
  readonly game: Save;
}

export function savedSession(game: Save, sitting: Sitting): SavedSession {
  return { version: VERSION, game, ...sitting };
}

/** A stored game of the present form, or null. */
export function readSession(value: unknown): SavedSession | null {
  const stored = storedGame(value, VERSION);
  if (stored === null) return null;
  const { training, counts, resting } = stored.beside;
  const match = readMatch(stored.beside.match);
  const level = LEVELS.find((candidate) => candidate === stored.beside.level);
  if (match === null || level === undefined) return null;
  if (typeof training !== 'boolean' || typeof counts !== 'boolean' || typeof resting !== 'boolean') return null;
  return savedSession(stored.game, { match, level, training, counts, resting });
}
