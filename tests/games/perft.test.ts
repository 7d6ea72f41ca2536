/** Numbers of move sequences of 1, 2, 3 … plies from fixed deals, recorded: a change of a rule shows here first. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ChosenOptions, Core } from '../../host/core/core.ts';
import { type CoreInstance, instantiateCore } from '../../host/core/wasm.ts';
import { coreBytes } from '../core/built-core.ts';

let core: CoreInstance;
let games: Core['games'];
beforeAll(async () => {
  core = await instantiateCore(coreBytes());
  games = (await Core.load(coreBytes())).games;
});

function begin(id: string, chosen: ChosenOptions, deal: bigint): void {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  game.options.forEach(({ name, values }, place) => {
    core.bytes[core.verbs.optionsBlock() + place] = values.indexOf(chosen[name] ?? values[0]);
  });
  core.verbs.beginDeal(game.index, Number(deal), 0, 0);
}

function perft(plies: number): number {
  const count = core.verbs.legalMoves();
  if (plies === 1) return count;
  const moves = Array.from({ length: count }, (_, i) => core.words.getUint32(core.verbs.movesBlock() + 4 * i, true));
  let leaves = 0;
  for (const move of moves) {
    core.verbs.play(move);
    leaves += perft(plies - 1);
    core.verbs.stepBack();
  }
  return leaves;
}

const ROWS: readonly [string, ChosenOptions, bigint, readonly number[]][] = [
  ['yukon', { variant: 'classic' }, 1n, [3, 9, 26, 66, 150, 348]],
  ['yukon', { variant: 'medium' }, 1n, [3, 9, 26, 66, 150, 348]],
  ['yukon', { variant: 'light' }, 77n, [2, 4, 8, 15, 26, 42]],
  ['klondike', {}, 1n, [6, 27, 96, 289, 798]],
  ['klondike', { draw: '3' }, 1n, [6, 27, 104, 377, 1274]],
  ['klondike', { thoughtful: '1' }, 2n, [2, 4, 10, 26]],
  ['klondike', { strict: '1', kings: '0' }, 77n, [2, 4, 8, 16, 32]],
  ['klondike', { passes: '1', draw: '3' }, 5n, [2, 5, 16, 51, 198]],
];

describe('perft', () => {
  it.each(ROWS)('%s %o, deal %s', (game, options, deal, expected) => {
    begin(game, options, deal);
    expect(expected.map((_, i) => perft(i + 1))).toEqual(expected);
  });
});
