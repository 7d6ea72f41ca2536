import {
  countedIn,
  type GameRecord,
  isGameRecord,
  NO_RECORD,
  type Records,
  readRecords,
  withRecord,
} from '../../keeping/game-record.ts';
import { isCount, isObject } from '../../keeping/stored-values.ts';
import type { Level } from './settings.ts';

/** What is counted of the games against a computer of one level. A void game ends a run as a lost one does. */
export interface LevelRecord extends GameRecord {
  readonly void: number;
  /** Points that the player has won, and the computer. */
  readonly points: number;
  readonly against: number;
  /** Games of the longest series. */
  readonly longestSeries: number;
}

export type Statistics = Records<LevelRecord>;

/** How a game ended. One that is given up is lost without points. */
export interface Ending {
  readonly outcome: 'won' | 'lost' | 'void';
  /** Points of whoever has won. */
  readonly points: number;
  /** Games of the series that it belongs to; 0 where it stood alone. */
  readonly series: number;
}

const NO_GAMES: LevelRecord = { ...NO_RECORD, void: 0, points: 0, against: 0, longestSeries: 0 };

export function recordOf({ games }: Statistics, level: Level): LevelRecord {
  return games[level] ?? NO_GAMES;
}

/** The statistics with one more game in them. */
export function withEnding(statistics: Statistics, level: Level, { outcome, points, series }: Ending): Statistics {
  const record = countedIn(recordOf(statistics, level), outcome === 'won' ? 'won' : 'not-won');
  return withRecord(statistics, level, {
    ...record,
    void: record.void + (outcome === 'void' ? 1 : 0),
    points: record.points + (outcome === 'won' ? points : 0),
    against: record.against + (outcome === 'lost' ? points : 0),
    longestSeries: Math.max(record.longestSeries, series),
  });
}

/** Stored statistics; null where they are none of the present form, or tell what cannot be. */
export function readStatistics(value: unknown): Statistics | null {
  return readRecords(value, isLevelRecord);
}

function isLevelRecord(value: unknown): value is LevelRecord {
  if (!isObject(value) || !isGameRecord(value)) return false;
  const { void: blocked, points, against, longestSeries } = value as GameRecord & Readonly<Record<string, unknown>>;
  if (!isCount(blocked) || !isCount(points) || !isCount(against) || !isCount(longestSeries)) return false;
  return blocked <= value.played - value.won;
}
