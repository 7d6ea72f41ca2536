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
import type { Strength } from './seats.ts';

/** What is counted of the games against a computer of one strength. A drawn game ends a run as a lost one does. */
export interface DuelRecord extends GameRecord {
  readonly drawn: number;
}

export type Statistics = Records<DuelRecord>;

/** How a game ended for the player. Leaving it for another one is losing it. */
export type DuelOutcome = 'won' | 'drawn' | 'lost';

const NO_DUELS: DuelRecord = { ...NO_RECORD, drawn: 0 };

export function recordOf({ games }: Statistics, strength: Strength): DuelRecord {
  return games[strength] ?? NO_DUELS;
}

const PERCENT = 100;

/** Won games of a hundred played ones, a drawn one being none of them; null before the first game. */
export function winRate({ played, won }: DuelRecord): number | null {
  return played === 0 ? null : Math.round((PERCENT * won) / played);
}

/** The statistics with one more game in them. */
export function withDuel(statistics: Statistics, strength: Strength, outcome: DuelOutcome): Statistics {
  const record = countedIn(recordOf(statistics, strength), outcome === 'won' ? 'won' : 'not-won');
  const drawn = record.drawn + (outcome === 'drawn' ? 1 : 0);
  return withRecord(statistics, strength, { ...record, drawn });
}

/** Stored statistics; null where they are none of the present form, or tell what cannot be. */
export function readStatistics(value: unknown): Statistics | null {
  return readRecords(value, isDuelRecord);
}

function isDuelRecord(value: unknown): value is DuelRecord {
  if (!isObject(value) || !isGameRecord(value)) return false;
  const { drawn } = value as GameRecord & { readonly drawn?: unknown };
  return isCount(drawn) && drawn <= value.played - value.won;
}
