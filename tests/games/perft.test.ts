/**
 * Numbers of move sequences of 1, 2, 3 … plies, recorded: a change of a rule shows here first. Those of Patience 2.13 and of
 * Chinese Patience agree with the plain rules (`plain-*.ts`, `chinese-plain.ts`).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ChosenOptions, Core, type GameInfo } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from './bare-core.ts';

let core: BareCore;
let games: readonly GameInfo[];
beforeAll(async () => {
  core = await BareCore.load();
  games = (await Core.load(coreBytes())).games;
});

function perft(plies: number): number {
  const moves = core.legalMoves();
  if (plies === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    core.verbs.play(move);
    leaves += perft(plies - 1);
    core.verbs.stepBack();
  }
  return leaves;
}

/** Game, options, deal, hints that are followed first, sequences. */
const ROWS: readonly [string, ChosenOptions, number, number, readonly number[]][] = [
  ['yukon', { variant: 'classic' }, 1, 0, [3, 9, 26, 66, 150, 348]],
  ['yukon', { variant: 'medium' }, 1, 0, [3, 9, 26, 66, 150, 348]],
  ['yukon', { variant: 'light' }, 77, 0, [2, 4, 8, 15, 26, 42]],
  ['klondike', {}, 1, 0, [6, 27, 96, 289, 798]],
  ['klondike', { draw: '3' }, 1, 0, [6, 27, 104, 377, 1274]],
  ['klondike', { thoughtful: '1' }, 2, 0, [2, 4, 10, 26]],
  ['klondike', { strict: '1', kings: '0' }, 77, 0, [2, 4, 8, 16, 32]],
  ['klondike', { passes: '1', draw: '3' }, 5, 0, [2, 5, 16, 51, 198]],
  ['double-klondike', {}, 1, 0, [20, 238, 1904, 14344]],
  ['double-klondike', { draw: '3', overlook: '1' }, 5, 30, [3, 9, 29, 96]],
  ['standart', {}, 73, 0, [3, 10, 33, 139, 605]],
  ['standart', {}, 73, 90, [6, 42, 302]],
  ['eiffelturm', {}, 1, 0, [1, 3, 5, 16, 35, 106, 166, 394, 655]],
  ['matriarchat', { remainder: 'short' }, 1, 120, [9, 79, 682, 5822]],
  ['matriarchat', { remainder: 'wrap', first: '1' }, 4, 60, [6, 38, 254, 1781, 12983]],
  ['kleine-harfe', {}, 2, 0, [2, 4, 10, 26, 55, 107]],
  ['kleine-harfe', { first: '1' }, 9, 80, [7, 54, 442, 3762]],
  ['galerie', {}, 1, 0, [3, 10, 48, 213]],
  ['galerie', {}, 3, 50, [9, 79, 686]],
  ['zopf', {}, 2, 0, [5, 27, 147, 689, 3307, 12067]],
  ['zopf', { distinct: '0', first: '1' }, 6, 40, [2, 3, 5, 10, 15]],
  ['chinese-patience', {}, 7, 0, [1, 1, 1, 2, 3, 3, 4, 4, 4, 5, 6, 8]],
  ['chinese-patience', {}, 3, 60, [1, 1, 3, 6, 9, 15, 28, 50, 75, 97]],
  ['chinese-patience', { end: 'any' }, 4, 90, [1, 2, 4, 8, 19, 41, 106, 268, 729]],
  ['chinese-patience', { renewal: 'shuffle', pile: '2' }, 8, 100, [2, 4, 7, 13, 25, 37, 57, 99]],
];

describe('perft', () => {
  it.each(ROWS)('%s %o, deal %s, %s hints', (id, options, deal, hints, expected) => {
    const game = games.find((candidate) => candidate.id === id);
    if (game === undefined) throw new Error(id);
    core.begin(game, options, deal);
    for (let made = 0; made < hints; made++) core.verbs.play(core.verbs.hint());
    expect(expected.map((_, i) => perft(i + 1))).toEqual(expected);
  });
});
