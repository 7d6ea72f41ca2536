import {
  countedIn,
  type GameRecord,
  isGameRecord,
  NO_RECORD,
  type Outcome,
  type Records,
  readRecords,
  withRecord,
} from '../keeping/game-record.ts';

/** What is counted of the games of Patience. */
export type Statistics = Records<GameRecord>;

export function recordOf({ games }: Statistics, game: string): GameRecord {
  return games[game] ?? NO_RECORD;
}

/** The statistics with one more game in them. */
export function withGame(statistics: Statistics, game: string, outcome: Outcome): Statistics {
  return withRecord(statistics, game, countedIn(recordOf(statistics, game), outcome));
}

/** Stored statistics; null where they are none of the present form, or tell what cannot be. */
export function readStatistics(value: unknown): Statistics | null {
  return readRecords(value, isGameRecord);
}
