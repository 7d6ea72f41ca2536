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
export interface Statistics {
  readonly version: typeof VERSION;
  readonly games: Readonly<Record<string, GameRecord>>;
}

export const NO_STATISTICS: Statistics = { version: VERSION, games: {} };

const NO_RECORD: GameRecord = { played: 0, won: 0, run: 0, longestRun: 0 };

/** How a game ended that counts. Leaving it for another is not winning it. */
export type Outcome = 'won' | 'not-won';

export function recordOf({ games }: Statistics, game: string): GameRecord {
  return games[game] ?? NO_RECORD;
}

/** The statistics with one more game in them. */
export function withGame(statistics: Statistics, game: string, outcome: Outcome): Statistics {
  const { played, won, run, longestRun } = recordOf(statistics, game);
  const now = outcome === 'won' ? run + 1 : 0;
  const record = {
    played: played + 1,
    won: won + (outcome === 'won' ? 1 : 0),
    run: now,
    longestRun: Math.max(longestRun, now),
  };
  return { ...statistics, games: { ...statistics.games, [game]: record } };
}

/** The record while a game that counts is being played: it is a game played and not yet won. */
export function withRunningGame(record: GameRecord): GameRecord {
  return { ...record, played: record.played + 1 };
}

/** Stored statistics; null where they are none of the present form, or tell what cannot be. */
export function readStatistics(value: unknown): Statistics | null {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.games)) return null;
  return Object.values(value.games).every(isRecord) ? (value as unknown as Statistics) : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecord(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { played, won, run, longestRun } = value;
  if (!isCount(played) || !isCount(won) || !isCount(run) || !isCount(longestRun)) return false;
  return won <= played && longestRun <= won && run <= longestRun;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
