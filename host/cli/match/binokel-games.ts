import type { ChosenOptions, Core, PlayerLevel } from '../../core/core.ts';
import type { TricksView } from '../../core/tricks-view.ts';
import { ROUND_GAMES } from '../../programs/binokel/kept/round.ts';

const SEATS = 3;
/** More decisions than a game has, so that every one of a match has a seed of its own. */
const MOST_DECISIONS = 64;

/** Who plays a match of Binokel, and from which deal on. */
export interface BinokelPlan {
  readonly options: ChosenOptions;
  /** Three players; they change seats with every game of a deal. */
  readonly players: readonly PlayerLevel[];
  /** The first round's deal number. */
  readonly firstDeal: bigint;
  readonly budget?: number;
}

/** Says who decides for the seat on turn. */
export type Seating = (seat: number, tricks: TricksView) => PlayerLevel;

/** A game of a match: which one, who plays it, and what measures it. */
export interface GamePlan {
  readonly options: ChosenOptions;
  readonly firstDeal: bigint;
  /** Which deal of the match it is, from 0: deals follow each other as the games of rounds. */
  readonly number: number;
  readonly seating: Seating;
  /** Of all that players leave to chance; each decision has a seed of its own. */
  readonly seed: number;
  readonly budget?: number;
  /** A clock in milliseconds. */
  now(): number;
}

/** A game that is over. Lists have an entry for each seat. */
export interface FinishedGame {
  readonly scores: readonly number[];
  readonly soloist: number;
  readonly bid: number;
  readonly made: boolean;
  readonly wentOff: boolean;
  /** Card points of the soloist, with what he has laid away and the last trick; null if the game was not played. */
  readonly soloistPoints: number | null;
  /** Milliseconds of each decision. */
  readonly decisions: readonly (readonly number[])[];
}

/** One player's part of one game. */
export interface PlayerGame {
  readonly score: number;
  readonly isSoloist: boolean;
  /** Milliseconds of each decision. */
  readonly decisions: readonly number[];
}

/** A game that is over, by player and not by seat. */
export interface BinokelGame {
  readonly players: readonly PlayerGame[];
  readonly bid: number;
  readonly made: boolean;
  readonly wentOff: boolean;
}

/**
 * Plays one deal of a match three times, so that every player sits once at every seat. Chance is the same each time: three equal players play
 * three equal games.
 *
 * @param number which deal of the match it is, from 0
 * @param now    a clock in milliseconds
 */
export function playBinokelDeal(
  core: Core,
  { players, ...plan }: BinokelPlan,
  number: number,
  now: () => number,
): readonly BinokelGame[] {
  return players.map((_, turned) => {
    const seating: Seating = (seat) => players[(seat - turned + SEATS) % SEATS];
    const game = playBinokelGame(core, { ...plan, number, seating, seed: number, now });
    return byPlayer(game, turned);
  });
}

/** Plays one game; it stays in the core, so that a coach can look at it. */
export function playBinokelGame(core: Core, plan: GamePlan): FinishedGame {
  const { options, firstDeal, number, seating, seed, budget, now } = plan;
  const game = Number(options.game ?? '1') - 1 + number;
  const round = firstDeal + BigInt(Math.floor(game / ROUND_GAMES));
  core.deal('binokel', { ...options, game: String(1 + (game % ROUND_GAMES)) }, round);
  const decisions: readonly number[][] = [[], [], []];
  let made = 0;
  for (let tricks = tricksOf(core); tricks.turn !== null; tricks = tricksOf(core)) {
    const { turn } = tricks;
    const begun = now();
    const move = core.choose(turn, seating(turn, tricks), seed * MOST_DECISIONS + made++, budget);
    decisions[turn].push(now() - begun);
    if (move === null) throw new Error('binokel: a player on turn makes no move');
    core.play(move);
  }
  const { soloist, results, bid, ending, points } = tricksOf(core);
  if (soloist === null) throw new Error('binokel: a game without soloist is over');
  return {
    scores: results,
    soloist,
    bid,
    made: results[soloist] > 0,
    wentOff: ending === 'went-off',
    soloistPoints: ending === null ? points[soloist] : null,
    decisions,
  };
}

function byPlayer({ scores, soloist, bid, made, wentOff, decisions }: FinishedGame, turned: number): BinokelGame {
  const players = scores.map((_, player) => {
    const seat = (player + turned) % SEATS;
    return { score: scores[seat], isSoloist: seat === soloist, decisions: decisions[seat] };
  });
  return { players, bid, made, wentOff };
}

function tricksOf(core: Core): TricksView {
  const { tricks } = core.view();
  if (tricks === null) throw new Error('Binokel is a game of tricks');
  return tricks;
}
