import { isCount, isObject } from './stored-values.ts';

/** What is counted of a game. `played` counts every game that was begun, the won ones too. */
export interface GameRecord {
  readonly played: number;
  readonly won: number;
  /** Won games since the last one that was not. */
  readonly run: number;
  readonly longestRun: number;
}

/** Version of what is kept. */
const VERSION = 1;

/** The records by the ids of the games. */
export interface Records<R extends GameRecord> {
  readonly version: typeof VERSION;
  readonly games: Readonly<Record<string, R>>;
}

export const NO_RECORDS: Records<never> = { version: VERSION, games: {} };

export const NO_RECORD: GameRecord = { played: 0, won: 0, run: 0, longestRun: 0 };

/** How a game ended that counts. Leaving it for another is not winning it. */
export type Outcome = 'won' | 'not-won';

/** A record with one more game in it. */
export function countedIn<R extends GameRecord>(record: R, outcome: Outcome): R {
  const { played, won, run, longestRun } = record;
  const now = outcome === 'won' ? run + 1 : 0;
  return {
    ...record,
    played: played + 1,
    won: won + (outcome === 'won' ? 1 : 0),
    run: now,
    longestRun: Math.max(longestRun, now),
  };
}

/** The statistics with another record of a game. */
export function withRecord<R extends GameRecord>(statistics: Records<R>, game: string, record: R): Records<R> {
  return { ...statistics, games: { ...statistics.games, [game]: record } };
}

/** The record while a game that counts is being played: it is a game played and not yet won. */
export function withRunningGame<R extends GameRecord>(record: R): R {
  return { ...record, played: record.played + 1 };
}

/** Stored statistics; null where they are none of the present form, or tell what cannot be. */
export function readRecords<R extends GameRecord>(
  value: unknown,
  isRecord: (record: unknown) => record is R,
): Records<R> | null {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.games)) return null;
  return Object.values(value.games).every(isRecord) ? (value as unknown as Records<R>) : null;
}

export function isGameRecord(value: unknown): value is GameRecord {
  if (!isObject(value)) return false;
  const { played, won, run, longestRun } = value;
  if (!isCount(played) || !isCount(won) || !isCount(run) || !isCount(longestRun)) return false;
  return won <= played && longestRun <= won && run <= longestRun;
}
