import { expect, it } from 'vitest';
import { loadCore } from '../core/built-core.ts';
import { openPage } from './page.ts';

/** Klondike, deal 8: not decided within this many positions. */
const LIMIT = 300_000;

it('searches in a worker of the browser as it does without one, and reports meanwhile', async () => {
  const core = await loadCore();
  const { page, errors } = await openPage();
  const solve = (limits: { readonly nodes?: number }) =>
    page.evaluate(([game, given]) => window.talonTest.solve(game, given), [core.save(), limits] as const);

  core.deal('yukon', { variant: 'medium' }, 2n);
  core.search.start(LIMIT);
  const here = core.search.step(LIMIT);
  const { result } = await solve({ nodes: LIMIT });
  expect(result.verdict).not.toBe('running');
  expect({ verdict: result.verdict, nodes: result.nodes, line: result.line }).toEqual({
    verdict: here.verdict,
    nodes: here.nodes,
    line: core.search.line(),
  });

  core.deal('klondike', {}, 8n);
  const long = await solve({ nodes: LIMIT });
  expect(long.result).toMatchObject({ verdict: 'gave-up', reason: 'node-limit' });
  expect(long.reports).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
