import type { Save } from '../../core/save.ts';
import { isVariant, type Variant } from './lists.ts';

/** The game that Yukon plays in the core. */
export const GAME = 'yukon';
/** What it is called on the shelf, where it has the id of its game. */
export const TITLE = 'Yukon';

/** Version of what Yukon keeps under the store key `session`. */
const SESSION_VERSION = 1;

/** A sitting of Yukon between two visits: the running game and everything around it. */
export interface SavedSession {
  readonly version: typeof SESSION_VERSION;
  readonly variant: Variant;
  /** Play for time instead of dollars (manual, "Zeitspiel"). */
  readonly timed: boolean;
  /** Rounds begun since the last restart; a change of the variant asks for it. */
  readonly rounds: number;
  /** Number of this round among all rounds of all visits. */
  readonly round: number;
  /** Whether a card was moved in this round, taken back or not. */
  readonly touched: boolean;
  /** Which of the seven backs lies on the cards. */
  readonly back: number;
  /** Milliseconds on the clock of this round. */
  readonly elapsedMs: number;
  readonly paused: boolean;
  readonly game: Save;
}

/** A session of the present version. */
export function sessionOf(parts: Omit<SavedSession, 'version'>): SavedSession {
  return { version: SESSION_VERSION, ...parts };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Checks the frame of a stored session; the game in it is checked by the core when it restores it. */
export function readSession(value: unknown): SavedSession | null {
  if (!isRecord(value)) return null;
  const { version, variant, timed, rounds, round, touched, back, elapsedMs, paused, game } = value;
  if (version !== SESSION_VERSION || !isVariant(variant)) return null;
  if (typeof timed !== 'boolean' || typeof touched !== 'boolean' || typeof paused !== 'boolean') return null;
  if (!isCount(rounds) || !isCount(round) || !isCount(back) || !isTime(elapsedMs)) return null;
  if (!isRecord(game) || game.game !== GAME || !isRecord(game.options) || game.options.variant !== variant) return null;
  return { version, variant, timed, rounds, round, touched, back, elapsedMs, paused, game: game as unknown as Save };
}
