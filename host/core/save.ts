import { MAX_JOURNAL } from '../../assembly/abi.ts';
import { MAX_POINTS, type PositionJson } from './position-json.ts';

/** The present form of saves. */
export const SAVE_VERSION = 1;

/**
 * A game as it stands, with everything that can be taken back or made again, as JSON. The moves are the game: everything
 * else follows from them, and the fingerprint tells whether it did. Exactly one of `deal`, `deck` and `position` is not
 * null.
 */
export interface Save {
  readonly version: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Deal number in decimal digits. */
  readonly deal: string | null;
  /** Cards in text, the first card dealt first. */
  readonly deck: string | null;
  readonly position: PositionJson | null;
  /** Balance carried into this game. */
  readonly opening: number;
  /** All moves, those that were taken back included. */
  readonly moves: readonly number[];
  /** How many of them are in force. */
  readonly cursor: number;
  /** Undo fees charged so far. */
  readonly fees: number;
  /** Marked positions, as numbers of moves. */
  readonly marks: readonly number[];
  /** Fingerprint of the position at the cursor, 16 hexadecimal digits. */
  readonly hash: string;
}

/** A save cannot be restored. The present game goes on as it was. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  constructor(
    /** `not-a-save`, `other-version`, `cannot-deal`, `illegal-move`, `other-position`. */
    readonly reason: string,
    /** What exactly was wrong. */
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/**
 * Looks at a value of unknown origin as a save: shape, kinds and ranges of its fields.
 *
 * @throws SaveError with `not-a-save` or `other-version`
 */
export function parseSave(value: unknown): Save {
  const save = record(value, 'save');
  const version = integer(save.version, 'version', 0, Number.MAX_SAFE_INTEGER);
  if (version !== SAVE_VERSION) throw new SaveError('other-version', String(version));
  const moves = list(save.moves, 'moves', MAX_JOURNAL, 0, 0x7fffffff);
  const starts = [save.deal, save.deck, save.position].filter((start) => start !== null && start !== undefined);
  if (starts.length !== 1) throw new SaveError('not-a-save', 'deal, deck, position');
  return {
    version,
    game: string(save.game, 'game'),
    options: options(save.options),
    deal: nullable(save.deal, 'deal'),
    deck: nullable(save.deck, 'deck'),
    position:
      save.position === null || save.position === undefined
        ? null
        : (record(save.position, 'position') as unknown as PositionJson),
    opening: integer(save.opening, 'opening', -MAX_POINTS, MAX_POINTS),
    moves,
    cursor: integer(save.cursor, 'cursor', 0, moves.length),
    fees: integer(save.fees, 'fees', 0, MAX_POINTS),
    marks: list(save.marks, 'marks', MAX_JOURNAL + 1, 0, moves.length),
    hash: string(save.hash, 'hash'),
  };
}

function fail(field: string): never {
  throw new SaveError('not-a-save', field);
}

function record(value: unknown, field: string): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(field);
}

function string(value: unknown, field: string): string {
  return typeof value === 'string' ? value : fail(field);
}

function nullable(value: unknown, field: string): string | null {
  return value === null || value === undefined ? null : string(value, field);
}

function integer(value: unknown, field: string, least: number, most: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return fits ? value : fail(field);
}

function list(value: unknown, field: string, longest: number, least: number, most: number): readonly number[] {
  if (!Array.isArray(value) || value.length > longest) return fail(field);
  return value.map((entry) => integer(entry, field, least, most));
}

function options(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(record(value, 'options'));
  return Object.fromEntries(entries.map(([name, choice]) => [name, string(choice, 'options')]));
}
