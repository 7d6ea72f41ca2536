/** Games of Chinese Patience that computer players play, for the bench and, a few of them, for the tests. */
import { Level, MoveKind, NO_SEAT, VIEW_COUNTS, VIEW_TURN } from '../../assembly/abi.ts';
import { VIEW_WINNER } from '../../assembly/abi-duel.ts';
import { moveKind } from '../../assembly/move.ts';
import { playDeal } from '../../host/cli/match/duel-games.ts';
import type { Core, GameInfo, PlayerLevel } from '../../host/core/core.ts';
import type { BareCore } from '../games/bare-core.ts';

/** What games of two equal players come to. */
export interface SelfPlay {
  readonly games: number;
  /** Games that the player who begins wins. */
  readonly firstWins: number;
  /** Games without a winner (CHINESE §2). */
  readonly voided: number;
  /** Turns of both players together, and cards that the loser has left, in all games. */
  readonly turns: number;
  readonly left: number;
}

/** Far more moves than any of these games takes. */
const MOST_MOVES = 20_000;

/** Plays the deals `from` … `to` − 1 with the same player at both seats. */
export function selfPlay(core: BareCore, game: GameInfo, level: Level, from: number, to: number): SelfPlay {
  const sums = { games: to - from, firstWins: 0, voided: 0, turns: 0, left: 0 };
  for (let deal = from; deal < to; deal++) {
    core.begin(game, {}, deal);
    sums.turns += playOn(core, level, deal);
    const { bytes, verbs } = core.instance;
    const block = verbs.viewBlock();
    const winner = bytes[block + VIEW_WINNER];
    if (winner === NO_SEAT) sums.voided++;
    else sums.left += bytes[block + VIEW_COUNTS + 2 * (1 - winner)] + bytes[block + VIEW_COUNTS + 2 * (1 - winner) + 1];
    if (winner === 0) sums.firstWins++;
  }
  return sums;
}

/** Plays the present game to its end and leaves its view; answers how many turns have been ended. */
function playOn({ instance: { bytes, verbs } }: BareCore, level: Level, seed: number): number {
  let turns = 0;
  for (let made = 0; made < MOST_MOVES; made++) {
    const move = verbs.choose(turns % 2, level, seed, 0);
    if (bytes[verbs.viewBlock() + VIEW_TURN] === NO_SEAT) return turns;
    verbs.play(move);
    if (moveKind(move) === MoveKind.EndTurn) turns++;
  }
  throw new Error(`a game goes on after ${MOST_MOVES} moves`);
}

/** Two computer players, and how many of the deals the bench and the tests let them play; each is played with both seatings. */
export interface Pairing {
  readonly players: readonly [PlayerLevel, PlayerLevel];
  readonly sample: number;
  /** Percent of the games that the first one has to win (issue 8 of the project). */
  readonly least: number;
}

export const PAIRINGS: readonly Pairing[] = [
  { players: ['classic', 'random'], sample: 40, least: 98 },
  { players: ['strong', 'classic'], sample: 12, least: 93 },
  { players: ['master', 'strong'], sample: 3, least: 60 },
];

/** `master against strong` */
export function pairingName({ players }: Pairing): string {
  return players.join(' against ');
}

/** What the first player has won of each deal's two games: 0 to 1 in quarters, a void game counting half a game. */
export function playPairing(core: Core, { players }: Pairing, from: number, to: number): number[] {
  const plan = { game: 'chinese-patience', options: {}, players, firstDeal: 1n };
  return Array.from({ length: to - from }, (_, i) => {
    const [first, second] = playDeal(core, plan, from + i, () => 0);
    return (first[0].score + second[0].score) / 2;
  });
}
