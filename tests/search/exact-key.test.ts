/**
 * The search's keys are exact: positions of one game that have equal keys are equal, but for what the key is allowed to leave
 * out (assembly/patience/exact-key.ts and general-key.ts), and equal positions have equal keys.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_KEY_WORDS, SEAT_OMNISCIENT } from '../../assembly/abi.ts';
import { type ChosenOptions, Core, type GameInfo } from '../../host/core/core.ts';
import { forceMove } from '../../host/core/move.ts';
import { readView } from '../../host/core/reading.ts';
import { optionCombinations, playCombinations, seededPicker } from '../builders.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from '../games/bare-core.ts';
import { nameOf as nameOfTable, readTable } from '../games/plain-table.ts';
import { nameOf, type PlainPosition, type PlainRules } from './brute-force.ts';
import { plainPosition, plainRules } from './small-games.ts';

const ACTIONS = 150;
/** Walks from the same deal. They go over the same ground often enough to meet. */
const WALKS = 12;

let core: BareCore;
let games: readonly GameInfo[];
beforeAll(async () => {
  core = await BareCore.load();
  games = (await Core.load(coreBytes())).games;
});

function key(game: GameInfo): string {
  expect(core.verbs.writeKey()).toBe(1);
  return core.bytes(core.verbs.keyBlock(), 8 * core.verbs.keyWords(game.index)).toString('hex');
}

/** The position without what turning the stock alone can change, where there is no limit of passes. */
function settled(rules: PlainRules, position: PlainPosition): PlainPosition {
  const { stock, waste } = position;
  const canTurn = stock.length === 0 || waste.length % rules.draw === 0;
  if (rules.passes !== 0 || !canTurn) return position;
  return { ...position, stock: [...stock, ...[...waste].reverse()], waste: [] };
}

/** Walks through a game and holds its keys against names; answers how often a position was met again. */
function compare(game: GameInfo, options: ChosenOptions, deal: number, name: () => string): number {
  const nameOfKey = new Map<string, string>();
  const keyOfName = new Map<string, string>();
  let met = 0;
  for (let walk = 0; walk < WALKS; walk++) {
    core.begin(game, options, deal);
    core.wander(walk, ACTIONS, () => {
      const [found, there] = [key(game), name()];
      if (keyOfName.has(there)) met++;
      if ((nameOfKey.get(found) ?? there) !== there)
        expect.fail(`one key, two positions: ${there} and ${nameOfKey.get(found)}`);
      if ((keyOfName.get(there) ?? found) !== found) expect.fail(`two keys for ${there}`);
      nameOfKey.set(found, there);
      keyOfName.set(there, found);
    });
  }
  return met;
}

describe('the key of one-pack games', () => {
  it('tells positions apart and finds them again, with all options', () => {
    let met = 0;
    for (const game of games.filter(({ family, packs }) => family === 'patience' && packs === 1)) {
      expect(core.verbs.keyWords(game.index)).toBe(3);
      playCombinations(game).forEach((options, deal) => {
        const rules = plainRules(game, options);
        met += compare(game, options, deal, () =>
          nameOf(rules, settled(rules, plainPosition(readView(core.instance, games, SEAT_OMNISCIENT)))),
        );
      });
    }
    expect(met).toBeGreaterThan(1000);
  });
});

describe('the key of two-pack games', () => {
  const tableName = (): string => nameOfTable(readTable(readView(core.instance, games, SEAT_OMNISCIENT)));

  it('tells positions apart and finds them again, with all options', () => {
    let met = 0;
    for (const game of games.filter(({ family, packs }) => family === 'patience' && packs === 2)) {
      expect(core.verbs.keyWords(game.index)).toBeLessThanOrEqual(MAX_KEY_WORDS);
      optionCombinations(game).forEach((options, deal) => {
        met += compare(game, options, deal, tableName);
      });
    }
    expect(met).toBeGreaterThan(300);
  });

  it('is the same whichever of two twins lies where, and there is one wherever cheating leads', () => {
    const pick = seededPicker(3);
    for (const game of games.filter(({ family, packs }) => family === 'patience' && packs === 2)) {
      core.begin(game, {}, 1);
      const piles = game.pileIds.length;
      for (let tries = 0; tries < 400; tries++) {
        core.verbs.play(forceMove(pick(piles), pick(piles), 1 + pick(2)));
        key(game);
      }
    }
  });
});
