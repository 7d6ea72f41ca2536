import { MAX_DEAL, parseDealNumber } from '../../../core/deal-number.ts';
import { isObject } from '../../keeping/stored-values.ts';
import {
  GAME_ENDINGS,
  type GameResult,
  GOALS,
  type Goal,
  LONGEST_NAME,
  ROUND_GAMES,
  type Round,
  SPEEDS,
} from './round.ts';
import { type BySeat, SEATS, type Seat } from './seats.ts';

/** Version of the form. */
const VERSION = 1;

/** What a value has to be for a part of a round. */
export type RoundRule =
  | 'round'
  | 'version'
  | 'id'
  | 'number'
  | 'name'
  | 'speed'
  | 'goal'
  | 'games'
  | 'soloist'
  | 'bid'
  | 'ending'
  | 'points';

/** A value that is no round: the rule that it breaks, and the game in which it does, 0 where it is none. */
export class RoundFormError extends Error {
  override readonly name = 'RoundFormError';
  readonly rule: RoundRule;
  /** 1 to 24, or 0. */
  readonly game: number;

  constructor(rule: RoundRule, game = 0) {
    super(game === 0 ? `no round: ${rule}` : `no round: ${rule} of game ${game}`);
    this.rule = rule;
    this.game = game;
  }
}

/**
 * A round as a JSON value:
 *
 *     version  1
 *     id       16 hexadecimal digits
 *     number   0 to 2^64-1 in decimal digits, from which the deals follow
 *     name     1 to 20 characters
 *     speed    slow, medium, fast
 *     goal     exceed, reach
 *     games    up to 24 of { soloist: 0 to 2, bid, ending: played, went-off, false-claim, points: three whole numbers }
 */
export function roundForm(round: Round): unknown {
  return { version: VERSION, ...round, number: round.number.toString() };
}

/** @throws RoundFormError where a value is no round */
export function readRound(value: unknown): Round {
  if (!isObject(value)) throw new RoundFormError('round');
  if (value.version !== VERSION) throw new RoundFormError('version');
  const { id, name, games } = value;
  if (typeof id !== 'string' || !/^[0-9a-f]{16}$/.test(id)) throw new RoundFormError('id');
  if (!isName(name)) throw new RoundFormError('name');
  if (!Array.isArray(games) || games.length > ROUND_GAMES) throw new RoundFormError('games');
  const goal = oneOf(GOALS, value.goal, 'goal');
  return {
    id,
    number: roundNumber(value.number),
    name,
    speed: oneOf(SPEEDS, value.speed, 'speed'),
    goal,
    games: games.map((game, i) => readGame(game, goal, i + 1)),
  };
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && [...name].length <= LONGEST_NAME;
}

function roundNumber(value: unknown): bigint {
  const number = typeof value === 'string' ? parseDealNumber(value) : null;
  if (number === null || number > MAX_DEAL) throw new RoundFormError('number');
  return number;
}

function readGame(value: unknown, goal: Goal, game: number): GameResult {
  if (!isObject(value)) throw new RoundFormError('games', game);
  const soloist = oneOf(SEATS, value.soloist, 'soloist', game);
  const ending = oneOf(GAME_ENDINGS, value.ending, 'ending', game);
  const { bid, points } = value;
  if (!isWhole(bid) || bid < 150 || bid > 9990 || bid % 10 !== 0) throw new RoundFormError('bid', game);
  if (!isPoints(points)) throw new RoundFormError('points', game);
  const result: GameResult = { soloist, bid, ending, points };
  if (!isScored(result, goal)) throw new RoundFormError('points', game);
  return result;
}

/** Whether points are such as a game can bring: the soloist's bid lost, or more than it; nobody else's below 0 (BINOKEL §8). */
function isScored({ soloist, bid, ending, points }: GameResult, goal: Goal): boolean {
  const lost = points[soloist] === -bid;
  const won = ending === 'played' && (points[soloist] > bid || (goal === 'reach' && points[soloist] === bid));
  return (lost || won) && SEATS.every((seat: Seat) => seat === soloist || points[seat] >= 0);
}

function isPoints(value: unknown): value is BySeat<number> {
  return Array.isArray(value) && value.length === SEATS.length && value.every(isWhole);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function oneOf<T>(values: readonly T[], value: unknown, rule: RoundRule, game = 0): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new RoundFormError(rule, game);
  return found;
}
