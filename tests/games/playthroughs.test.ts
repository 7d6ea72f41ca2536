/**
 * Whole games as text, compared with tests/playthroughs. To record them anew after a rule has changed on purpose, run with
 * TALON_RECORD=1 and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { loadCore } from '../core/built-core.ts';
import { playthrough } from './playthrough.ts';

const GAMES: readonly [string, ChosenOptions, bigint][] = [
  ['yukon', { variant: 'classic' }, 26n],
  ['yukon', { variant: 'classic' }, 76n],
  ['yukon', { variant: 'medium' }, 5n],
  ['yukon', { variant: 'light' }, 2n],
  ['klondike', {}, 2n],
  ['klondike', { draw: '3', passes: '3' }, 109n],
  ['klondike', { thoughtful: '1', strict: '1', kings: '0' }, 96n],
  ['klondike', { draw: '1', passes: '3', scoring: 'page' }, 3n],
  ['klondike', { draw: '1', passes: '1', scoring: 'page' }, 4n],
  ['klondike', { draw: '3', scoring: 'windows' }, 5n],
  ['klondike', { thoughtful: '1', scoring: 'windows' }, 6n],
  ['klondike', { draw: '1', passes: '1', scoring: 'vegas' }, 7n],
  ['klondike', { draw: '3', passes: '3', scoring: 'vegas-cumulative' }, 8n],
  ['standart', {}, 1n],
  ['standart', {}, 73n],
  ['eiffelturm', {}, 1n],
  ['eiffelturm', {}, 2n],
  ['matriarchat', { remainder: 'short' }, 2n],
  ['matriarchat', { remainder: 'short', first: '1' }, 4n],
  ['matriarchat', { remainder: 'wrap' }, 3n],
  ['matriarchat', { remainder: 'wrap', first: '1' }, 8n],
  ['kleine-harfe', {}, 1n],
  ['kleine-harfe', { first: '1' }, 9n],
  ['galerie', {}, 2n],
  ['galerie', {}, 3n],
  ['zopf', { distinct: '1' }, 2n],
  ['zopf', { distinct: '1', first: '1' }, 7n],
  ['zopf', { distinct: '0' }, 12n],
  ['zopf', { distinct: '0', first: '1' }, 3n],
];

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('playthroughs', () => {
  it.each(GAMES)('%s %o, deal %s', (game, options, deal) => {
    const name = [game, ...Object.entries(options).map((pair) => pair.join('-')), deal].join('_');
    const file = new URL(`../playthroughs/${name}.txt`, import.meta.url);
    const played = playthrough(core, game, options, deal);
    if (process.env.TALON_RECORD === '1') writeFileSync(file, played);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});
