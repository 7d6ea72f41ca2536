/** Games of Chinese Patience between two equal computer players, for the bench and, a few of them, for the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Level, MoveKind, NO_SEAT, VIEW_COUNTS, VIEW_TURN } from '../../assembly/abi.ts';
import { VIEW_WINNER } from '../../assembly/abi-duel.ts';
import { moveKind } from '../../assembly/move.ts';
import type { GameInfo } from '../../host/core/core.ts';
import type { BareCore } from '../games/bare-core.ts';

/** What such games come to. */
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

/** The record: all games, and those that the tests play again. */
export interface ChineseRecord {
  readonly all: SelfPlay;
  readonly sample: SelfPlay;
}

/** Deals that the record is of, from number 0 on, and those of its sample. */
export const GAMES = 20_000;
export const SAMPLE_GAMES = 1000;
/** Far more moves than any of these games takes. */
const MOST_MOVES = 20_000;

const FILE = new URL('chinese-games.json', import.meta.url);

/** What is recorded. */
export function recordedGames(): ChineseRecord {
  return JSON.parse(readFileSync(FILE, 'utf8')) as ChineseRecord;
}

/** Records games, a line for all and one for the sample. */
export function recordGames({ all, sample }: ChineseRecord): void {
  const line = (games: SelfPlay): string =>
    `{ ${Object.entries(games)
      .map(([name, count]) => `"${name}": ${count}`)
      .join(', ')} }`;
  writeFileSync(FILE, `{\n  "all": ${line(all)},\n  "sample": ${line(sample)}\n}\n`);
}

/** Plays the games of the record anew. */
export function measureGames(core: BareCore, game: GameInfo, level: Level): ChineseRecord {
  const sample = selfPlay(core, game, level, 0, SAMPLE_GAMES);
  const rest = selfPlay(core, game, level, SAMPLE_GAMES, GAMES);
  const sum = (of: keyof SelfPlay): number => sample[of] + rest[of];
  const all = {
    games: sum('games'),
    firstWins: sum('firstWins'),
    voided: sum('voided'),
    turns: sum('turns'),
    left: sum('left'),
  };
  return { all, sample };
}

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
    else {
      const pack = block + VIEW_COUNTS + 2 * (1 - winner);
      sums.left += bytes[pack] + bytes[pack + 1];
    }
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
