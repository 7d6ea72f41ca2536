/** Every table that the rules of a patience lead to is one that can be built, and one that can be searched. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Core } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { coreBytes, loadCore } from '../core/built-core.ts';
import { walkAll } from './walks.ts';

const games = (await Core.load(coreBytes())).games.filter(({ family }) => family === 'patience');
const ACTIONS = 420;
/** Walks over all combinations of options, and one table in so many. */
const WALKS = 64;
const EVERY = 9;

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('takes every table of random games as a position, and searches it', () => {
    const combinations = game.options.reduce((product, { values }) => product * values.length, 1);
    let visited = 0;
    walkAll(core, game, Math.ceil(WALKS / combinations), ACTIONS, () => {
      if (visited++ % EVERY !== 0) return;
      const json = positionJson(core.fullView());
      other.dealPosition(id, json);
      const copy = positionJson(other.fullView());
      if (JSON.stringify(copy) !== JSON.stringify(json)) expect(copy).toEqual(json);
      other.search.start(1);
      const { reason } = other.search.progress();
      if (reason !== null) expect({ json, reason }).toEqual({ json, reason: null });
    });
    expect(visited).toBeGreaterThan(WALKS * 20);
  });
});
