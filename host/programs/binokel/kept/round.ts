import { type BySeat, SEAT, SEATS, type Seat } from './seats.ts';

/** Games of a round (manual 3.8). */
export const ROUND_GAMES = 24;

/** Characters of a name at most (BINOKEL R29). */
export const LONGEST_NAME = 20;

/** How fast cards travel: "langsam", "mittel", "schnell" (manual 3.1). */
export type Speed = 'slow' | 'medium' | 'fast';

export const SPEEDS: readonly Speed[] = ['slow', 'medium', 'fast'];

/** Whether the bid has to be exceeded, as the manual has it, or reached, a house rule (BINOKEL R25). */
export type Goal = 'exceed' | 'reach';

export const GOALS: readonly Goal[] = ['exceed', 'reach'];

/** How a game ended: played to the last trick, given up, or lost by a wrong meld of the soloist (BINOKEL R14). */
export type GameEnding = 'played' | 'went-off' | 'false-claim';

export const GAME_ENDINGS: readonly GameEnding[] = ['played', 'went-off', 'false-claim'];

/** What a game has brought. */
export interface GameResult {
  readonly soloist: Seat;
  readonly bid: number;
  readonly ending: GameEnding;
  /** What is added to the three totals. */
  readonly points: BySeat<number>;
}

/** A round of 24 games, as far as it has been played. */
export interface Round {
  /** 16 hexadecimal digits that no other round has; it enters the top ten once (BINOKEL R28). */
  readonly id: string;
  /** The number of the round, 0 to 2^64-1: its 24 deals follow from it. */
  readonly number: bigint;
  /** What you are called, 1 to 20 characters. */
  readonly name: string;
  readonly speed: Speed;
  readonly goal: Goal;
  /** The games that are over, the first one first; at most 24. */
  readonly games: readonly GameResult[];
}

/** Points of the three players after the first `games` games. */
export function totals({ games }: Round, count: number = games.length): BySeat<number> {
  const sum = (seat: Seat): number => games.slice(0, count).reduce((points, game) => points + game.points[seat], 0);
  const [you, jim, cathy] = SEATS;
  return [sum(you), sum(jim), sum(cathy)];
}

/** Whether nobody has more points than you. */
export function hasWon(round: Round): boolean {
  const sums = totals(round);
  return SEATS.every((seat) => sums[seat] <= sums[SEAT.you]);
}

/** The number of the game that is played next, 1 to 24; null where the round is over. */
export function nextGame({ games }: Round): number | null {
  return games.length < ROUND_GAMES ? games.length + 1 : null;
}

/** The round with one more game. */
export function withResult(round: Round, result: GameResult): Round {
  return { ...round, games: [...round.games, result] };
}

/** A fresh round without games. */
export function newRound(number: bigint, id: bigint, choices: Pick<Round, 'name' | 'speed' | 'goal'>): Round {
  return { id: BigInt.asUintN(64, id).toString(16).padStart(16, '0'), number, ...choices, games: [] };
}

const GOLDEN = 0x9e3779b97f4a7c15n;
const FIRST_FACTOR = 0xbf58476d1ce4e5b9n;
const SECOND_FACTOR = 0x94d049bb133111ebn;

/**
 * The deal number of a game of a round, so that a round's number gives its 24 deals everywhere (SplitMix64, Vigna: the number is
 * the state, the game the step).
 *
 * @param game 1 to 24
 * @returns 0 to 2^64-1
 */
export function dealOf({ number }: Round, game: number): bigint {
  let mixed = BigInt.asUintN(64, number + GOLDEN * BigInt(game));
  mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * FIRST_FACTOR);
  mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * SECOND_FACTOR);
  return mixed ^ (mixed >> 31n);
}
