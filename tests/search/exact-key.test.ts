/**
 * The search's key is exact: positions of one game that have equal keys are equal, but for what the key is allowed to leave
 * out (assembly/patience/exact-key.ts), and equal positions have equal keys.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { SEAT_OMNISCIENT } from '../../assembly/abi.ts';
import { type ChosenOptions, Core, type GameInfo } from '../../host/core/core.ts';
import { readView } from '../../host/core/reading.ts';
import { type CoreInstance, instantiateCore } from '../../host/core/wasm.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { coreBytes } from '../core/built-core.ts';
import { nameOf, type PlainPosition, type PlainRules } from './brute-force.ts';
import { plainPosition, plainRules } from './small-games.ts';

const ACTIONS = 150;
/** Walks from the same deal. They go over the same ground often enough to meet. */
const WALKS = 12;

let core: CoreInstance;
let games: readonly GameInfo[];
beforeAll(async () => {
  core = await instantiateCore(coreBytes());
  games = (await Core.load(coreBytes())).games;
});

function begin(game: GameInfo, options: ChosenOptions, deal: number): void {
  game.options.forEach(({ name, values }, place) => {
    core.bytes[core.verbs.optionsBlock() + place] = values.indexOf(options[name]);
  });
  core.verbs.beginDeal(game.index, deal, 0, 0);
}

function key(): string {
  expect(core.verbs.writeKey()).toBe(1);
  const block = core.verbs.keyBlock();
  return Buffer.from(core.bytes.slice(block, block + 24)).toString('hex');
}

/** The position without what turning the stock alone can change, where there is no limit of passes. */
function settled(rules: PlainRules, position: PlainPosition): PlainPosition {
  const { stock, waste } = position;
  const canTurn = stock.length === 0 || waste.length % rules.draw === 0;
  if (rules.passes !== 0 || !canTurn) return position;
  return { ...position, stock: [...stock, ...[...waste].reverse()], waste: [] };
}

describe('the exact key', () => {
  it('tells positions apart and finds them again, in every game with all its options', () => {
    let met = 0;
    for (const game of games) {
      optionCombinations(game).forEach((options, deal) => {
        const rules = plainRules(game, options);
        const nameOfKey = new Map<string, string>();
        const keyOfName = new Map<string, string>();
        for (let walk = 0; walk < WALKS; walk++) {
          begin(game, options, deal);
          const pick = seededPicker(walk);
          for (let made = 0; made < ACTIONS; made++) {
            const found = key();
            const name = nameOf(rules, settled(rules, plainPosition(readView(core, games, SEAT_OMNISCIENT))));
            if (keyOfName.has(name)) met++;
            if ((nameOfKey.get(found) ?? name) !== name)
              expect.fail(`one key, two positions: ${name} and ${nameOfKey.get(found)}`);
            if ((keyOfName.get(name) ?? found) !== found) expect.fail(`two keys for ${name}`);
            nameOfKey.set(found, name);
            keyOfName.set(name, found);
            const moves = core.verbs.legalMoves();
            if (moves === 0) break;
            core.verbs.play(core.words.getUint32(core.verbs.movesBlock() + 4 * pick(moves), true));
          }
        }
      });
    }
    expect(met).toBeGreaterThan(1000);
  });
});
