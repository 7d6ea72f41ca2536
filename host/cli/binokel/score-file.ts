import { SEATS, WIDOW_CARDS } from '../../../assembly/abi-tricks.ts';
import { kindCard } from '../../../assembly/move.ts';
import type { Core } from '../../core/core.ts';
import { parseMove } from '../../core/move-text.ts';
import { readText } from '../files.ts';
import { UsageError } from '../usage-error.ts';
import { cardsOf, claimOf, suitOf } from './input.ts';
import { refusalText } from './rules.ts';

/** How a game came to its end. */
export type GameEnd = 'played' | 'went-off' | 'false-claim';

/** What a file says of one player. */
export interface PlayerRecord {
  readonly name: string;
  readonly meld: number;
  /** Tricks won; 0 in a game that was not played. */
  readonly tricks: number;
  /** Card points, with what was laid away and the last trick; 0 in a game that was not played. */
  readonly points: number;
}

/** What a file says of a game. */
export interface GameRecord {
  readonly bid: number;
  /** Name of a player. */
  readonly soloist: string;
  readonly end: GameEnd;
  /** House rule: the bid has to be reached, and not to be exceeded. */
  readonly reach: boolean;
  readonly players: readonly PlayerRecord[];
}

type Fields = Readonly<Record<string, unknown>>;

const ENDS: readonly GameEnd[] = ['played', 'went-off', 'false-claim'];
const GOALS = ['exceed', 'reach'] as const;
const KINDS = 20;
const MOST_POINTS = 99_999;

/**
 * The record of a game in a JSON file: `bid`, `soloist`, `players` with `name`, `meld` (points, or a claim with `trump` beside `bid`),
 * `tricks` (a number with `points`, or a list of tricks such as `HK HO HA` with `discards` and `last`), and where it matters `end`
 * and `goal`.
 *
 * @throws UsageError that names the file and the field
 */
export function readGameRecord(file: string, core: Core): GameRecord {
  const value = parseJson(file);
  const fail = (field: string, reason: string): never => {
    throw new UsageError(file, `${field} ${reason}`);
  };
  const game = isFields(value) ? value : fail('the record', 'must be an object');
  const end = choice(game.end ?? 'played', ENDS, () => fail('end', `must be one of ${ENDS.join(', ')}`));
  const goal = choice(game.goal ?? 'exceed', GOALS, () => fail('goal', `must be one of ${GOALS.join(', ')}`));
  const trump = typeof game.trump === 'string' ? suitOf(`${file}: trump`, game.trump) : null;
  const entries =
    Array.isArray(game.players) && game.players.length <= SEATS
      ? game.players
      : fail('players', `must be a list of at most ${SEATS}`);
  const players = entries.map((entry, k) =>
    readPlayer({ core, file, trump, end }, isFields(entry) ? entry : {}, `players[${k}]`),
  );
  const names = players.map(({ name }) => name);
  if (new Set(names).size < names.length) fail('players', 'must have different names');
  const soloist =
    typeof game.soloist === 'string' && names.includes(game.soloist)
      ? game.soloist
      : fail('soloist', 'must be the name of a player');
  if (end === 'played' && players.length === SEATS) checkSums(core, players, fail);
  return { bid: bidOf(core, game.bid, fail), soloist, end, reach: goal === 'reach', players };
}

interface Context {
  readonly core: Core;
  readonly file: string;
  readonly trump: number | null;
  readonly end: GameEnd;
}

function readPlayer(context: Context, player: Fields, field: string): PlayerRecord {
  const { file, end } = context;
  const fail = (name: string, reason: string): never => {
    throw new UsageError(file, `${field}.${name} ${reason}`);
  };
  const name = typeof player.name === 'string' && player.name !== '' ? player.name : fail('name', 'must be a text');
  const meld = meldOf(context, player.meld ?? 0, field);
  if (end !== 'played') return { name, meld, tricks: 0, points: 0 };
  if (Array.isArray(player.tricks)) return { name, meld, ...countTricks(context, player, player.tricks, field) };
  const number = (value: unknown, name: string): number =>
    isPoints(value) ? value : fail(name, `must be a whole number from 0 to ${MOST_POINTS}`);
  return { name, meld, tricks: number(player.tricks, 'tricks'), points: number(player.points, 'points') };
}

function meldOf({ core, file, trump }: Context, value: unknown, field: string): number {
  if (isPoints(value)) return value;
  if (typeof value !== 'string') throw new UsageError(file, `${field}.meld must be points or a claim`);
  if (trump === null) throw new UsageError(file, `${field}.meld is a claim and needs trump`);
  return core.calculator.claimValue(claimOf(`${file}: ${field}.meld`, value), trump);
}

/** Points of tricks that are given card by card, of what was laid away, and of the last trick. */
function countTricks(
  { core, file }: Context,
  player: Fields,
  tricks: readonly unknown[],
  field: string,
): { tricks: number; points: number } {
  const cards = tricks.flatMap((trick, k) => {
    const played = cardsOf(`${file}: ${field}.tricks[${k}]`, String(trick));
    if (played.length !== SEATS) throw new UsageError(file, `${field}.tricks[${k}] must have ${SEATS} cards`);
    return played;
  });
  const discards = cardsOf(`${file}: ${field}.discards`, String(player.discards ?? ''));
  if (discards.length !== 0 && discards.length !== WIDOW_CARDS)
    throw new UsageError(file, `${field}.discards must have ${WIDOW_CARDS} cards`);
  const last = player.last === true ? core.calculator.lastTrickPoints : 0;
  return { tricks: tricks.length, points: core.calculator.points([...cards, ...discards]) + last };
}

/** A played game has as many tricks and points as the pack gives. */
function checkSums(core: Core, players: readonly PlayerRecord[], fail: (field: string, reason: string) => never): void {
  const pack = Array.from({ length: KINDS }, (_, kind) => kindCard(kind)).flatMap((card) => [card, card]);
  const all = core.calculator.points(pack) + core.calculator.lastTrickPoints;
  const points = players.reduce((sum, player) => sum + player.points, 0);
  if (points !== all) fail('players', `have ${points} card points together; a played game has ${all}`);
  const most = (pack.length - WIDOW_CARDS) / SEATS;
  const tricks = players.reduce((sum, player) => sum + player.tricks, 0);
  if (tricks !== most) fail('players', `have ${tricks} tricks together; a played game has ${most}`);
}

/** A bid that can be called. */
function bidOf(core: Core, value: unknown, fail: (field: string, reason: string) => never): number {
  if (!isPoints(value)) return fail('bid', 'must be a whole number');
  core.deal('binokel', { calls: 'any' }, 1n);
  const rule = value > 9999 ? 'call-too-high' : core.refusal(parseMove(core.view().game, `call:${value}`));
  return rule === null ? value : fail('bid', `${value} is none: ${refusalText(rule)}`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(file, `is no JSON: ${error.message}`);
    throw error;
  }
}

function choice<Word extends string>(value: unknown, allowed: readonly Word[], refuse: () => never): Word {
  return allowed.find((word) => word === value) ?? refuse();
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPoints(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_POINTS;
}
