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
import { isCount, isObject } from '../keeping/stored-values.ts';

/** What is counted of a variant. */
export interface VariantRecord extends GameRecord {
  /** Seconds of the quickest won game, null before the first one. */
  readonly bestSeconds: number | null;
  /** Points or dollars of the best game, won or not; null where none were counted. */
  readonly bestScore: number | null;
}

/** How a game ended. */
export interface GameResult {
  readonly outcome: Outcome;
  readonly seconds: number;
  /** Null where neither points nor money are counted. */
  readonly score: number | null;
}

/** The records by the names of the variants. */
export type Statistics = Records<VariantRecord>;

const NO_VARIANT_RECORD: VariantRecord = { ...NO_RECORD, bestSeconds: null, bestScore: null };

export function recordOf({ games }: Statistics, variant: string): VariantRecord {
  return games[variant] ?? NO_VARIANT_RECORD;
}

/** The statistics with one more game in them. */
export function withResult(statistics: Statistics, variant: string, result: GameResult): Statistics {
  const before = recordOf(statistics, variant);
  const { outcome, seconds, score } = result;
  const time = outcome === 'won' ? seconds : null;
  return withRecord(statistics, variant, {
    ...countedIn(before, outcome),
    bestSeconds: betterOf(before.bestSeconds, time, Math.min),
    bestScore: betterOf(before.bestScore, score, Math.max),
  });
}

function betterOf(a: number | null, b: number | null, better: (a: number, b: number) => number): number | null {
  return a === null || b === null ? (a ?? b) : better(a, b);
}

/** Stored statistics; null where they are none of the present form, or tell what cannot be. */
export function readStatistics(value: unknown): Statistics | null {
  return readRecords(value, isVariantRecord);
}

function isVariantRecord(value: unknown): value is VariantRecord {
  if (!isGameRecord(value) || !isObject(value)) return false;
  const { bestSeconds, bestScore } = value as Readonly<Record<string, unknown>>;
  const score = bestScore === null || (typeof bestScore === 'number' && Number.isSafeInteger(bestScore));
  return score && (bestSeconds === null || isCount(bestSeconds));
}
