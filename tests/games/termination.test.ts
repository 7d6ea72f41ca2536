/** RULES §15.9: somebody who plays at random, but never comes back to a table that has been there, comes to an end. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MoveKind, POSITION_BYTES, SESSION_POSITION, Status } from '../../assembly/abi.ts';
import { moveFrom, moveKind } from '../../assembly/move.ts';
import { Core, type GameInfo } from '../../host/core/core.ts';
import { playCombinations, seededPicker } from '../builders.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from './bare-core.ts';

const SEEDS = 6;
/** Far more moves than any of these games takes, and far fewer than a journal holds. */
const BOUND = 20_000;
/** Where the cards begin in a POSITION; before them stand pass, score and options. */
const CARDS = 32;

const games = (await Core.load(coreBytes())).games;

let core: BareCore;
beforeAll(async () => {
  core = await BareCore.load();
});

/** Where every card lies. */
function table(): string {
  const position = core.verbs.sessionBlock() + SESSION_POSITION;
  return core.bytes(position + CARDS, POSITION_BYTES - CARDS).toString('latin1');
}

/**
 * The legal moves in random order, those that take cards off a foundation last: an end that is certain, since tables are
 * finite in number, is then reached within thousands of moves and not within millions.
 */
function shuffledMoves(game: GameInfo, pick: (bound: number) => number): number[] {
  const left = core.legalMoves();
  const shuffled: number[] = [];
  while (left.length > 0) shuffled.push(...left.splice(pick(left.length), 1));
  const takesBack = (move: number): boolean =>
    moveKind(move) === MoveKind.Lay && game.pileRoles[moveFrom(move)] === 'foundation';
  return [...shuffled.filter((move) => !takesBack(move)), ...shuffled.filter(takesBack)];
}

/** Makes the first of the moves that leads to a table not seen so far; false if there is none. */
function playNew(moves: readonly number[], seen: Set<string>): boolean {
  return moves.some((move) => {
    core.verbs.play(move);
    const reached = table();
    if (seen.has(reached)) {
      core.verbs.stepBack();
      return false;
    }
    seen.add(reached);
    return true;
  });
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('ends for a random player that never repeats a position, with all options', () => {
    for (const options of playCombinations(game)) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const pick = seededPicker(seed);
        core.begin(game, options, seed);
        const seen = new Set([table()]);
        let moves = 0;
        while (moves < BOUND && core.status() !== Status.Won && playNew(shuffledMoves(game, pick), seen)) moves++;
        expect({ options, seed, ended: moves < BOUND }).toEqual({ options, seed, ended: true });
      }
    }
  });
});
