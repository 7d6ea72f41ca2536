/** The engine against RULES §9 and §10 written a second time: from every position the same positions can be reached. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { playCombinations, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { nameOf, successors } from '../search/brute-force.ts';
import { plainPosition, plainRules } from '../search/small-games.ts';

const WALKS: Readonly<Record<string, number>> = { yukon: 24, klondike: 3 };
const ACTIONS = 60;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Where the legal moves lead; the core's own undo brings each of them back. */
function reached(name: () => string): Set<string> {
  const names = core.moves().map((move) => {
    core.play(move);
    const there = name();
    core.undo();
    return there;
  });
  return new Set(names);
}

describe.each(Object.keys(WALKS))('%s', (id) => {
  it('moves as the plain rules do, with all options', () => {
    const game = core.games.find((candidate) => candidate.id === id);
    if (game === undefined) throw new Error(id);
    for (const options of playCombinations(game)) {
      const rules = plainRules(game, options);
      const here = (): string => nameOf(rules, plainPosition(core.fullView()));
      for (let seed = 0; seed < WALKS[id]; seed++) {
        const pick = seededPicker(seed);
        core.deal(id, options, BigInt(seed));
        for (let made = 0; made < ACTIONS && core.moves().length > 0; made++) {
          const expected = new Set(
            successors(rules, plainPosition(core.fullView())).map((next) => nameOf(rules, next)),
          );
          expect(reached(here)).toEqual(expected);
          core.play(core.moves()[pick(core.moves().length)]);
        }
      }
    }
  });
});
