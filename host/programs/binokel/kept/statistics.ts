import { isCount, isObject } from '../../keeping/stored-values.ts';
import { type GameResult, type Round, totals } from './round.ts';
import { SEAT } from './seats.ts';

const VERSION = 1;

/** What is counted of your games. Best and worst are null as long as there is nothing to compare. */
export interface Statistics {
  readonly version: typeof VERSION;
  readonly games: number;
  readonly pointsOfGames: number;
  readonly bestGame: number | null;
  readonly worstGame: number | null;
  /** Games in which you were the soloist, and those of them that you won. */
  readonly solo: number;
  readonly soloWon: number;
  /** The highest bid that you have won with. */
  readonly highestBid: number | null;
  /** Games that you have given up. */
  readonly wentOff: number;
  /** Whole rounds; each counts once. */
  readonly rounds: number;
  readonly pointsOfRounds: number;
  readonly bestRound: number | null;
}

export const NO_STATISTICS: Statistics = {
  version: VERSION,
  games: 0,
  pointsOfGames: 0,
  bestGame: null,
  worstGame: null,
  solo: 0,
  soloWon: 0,
  highestBid: null,
  wentOff: 0,
  rounds: 0,
  pointsOfRounds: 0,
  bestRound: null,
};

/** The statistics with one more game. */
export function withGame(statistics: Statistics, { soloist, bid, ending, points }: GameResult): Statistics {
  const own = points[SEAT.you];
  const solo = soloist === SEAT.you;
  const won = solo && own > 0;
  return {
    ...statistics,
    games: statistics.games + 1,
    pointsOfGames: statistics.pointsOfGames + own,
    bestGame: Math.max(statistics.bestGame ?? own, own),
    worstGame: Math.min(statistics.worstGame ?? own, own),
    solo: statistics.solo + (solo ? 1 : 0),
    soloWon: statistics.soloWon + (won ? 1 : 0),
    highestBid: won ? Math.max(statistics.highestBid ?? bid, bid) : statistics.highestBid,
    wentOff: statistics.wentOff + (solo && ending === 'went-off' ? 1 : 0),
  };
}

/** The statistics with one more whole round. */
export function withWholeRound(statistics: Statistics, round: Round): Statistics {
  const points = totals(round)[SEAT.you];
  return {
    ...statistics,
    rounds: statistics.rounds + 1,
    pointsOfRounds: statistics.pointsOfRounds + points,
    bestRound: Math.max(statistics.bestRound ?? points, points),
  };
}

/** Stored statistics, null where they are none. */
export function readStatistics(value: unknown): Statistics | null {
  if (!isObject(value) || value.version !== VERSION) return null;
  const { games, solo, soloWon, wentOff, rounds } = value;
  const counts = [games, solo, soloWon, wentOff, rounds];
  const sums = [value.pointsOfGames, value.pointsOfRounds];
  const bests = [value.bestGame, value.worstGame, value.highestBid, value.bestRound];
  const whole = (points: unknown): boolean => Number.isSafeInteger(points);
  if (!counts.every(isCount) || !sums.every(whole)) return null;
  if (!bests.every((best) => best === null || whole(best))) return null;
  return Number(soloWon) <= Number(solo) && Number(solo) <= Number(games) ? (value as unknown as Statistics) : null;
}
