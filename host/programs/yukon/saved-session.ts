import type { Save } from '../../core/save.ts';
import { VARIANTS, type Variant } from './lists.ts';

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

function isVariant(value: unknown): value is Variant {
  return VARIANTS.some((variant) => variant === value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Checks the frame of a stored session; the game in it is checked by the core when it restores it. */
export function readSession(value: unknown): SavedSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, variant, timed, rounds, touched, back, elapsedMs, paused, game } = value as Record<string, unknown>;
  if (version !== SESSION_VERSION || !isVariant(variant)) return null;
  if (typeof timed !== 'boolean' || typeof touched !== 'boolean' || typeof paused !== 'boolean') return null;
  if (!isCount(rounds) || !isCount(back) || !isCount(elapsedMs)) return null;
  if (typeof game !== 'object' || game === null) return null;
  return { version, variant, timed, rounds, touched, back, elapsedMs, paused, game: game as Save };
}
