/**
 * Whole games of Binokel as text, compared with tests/playthroughs. To record them anew after a rule has changed on purpose, run
 * with TALON_RECORD=1 and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { parseMove } from '../../host/core/move-text.ts';
import { seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { tricksOf } from './binokel-builders.ts';
import { binokelPlaythrough } from './binokel-playthrough.ts';
import { type Policy, randomPolicy, simplePolicy } from './binokel-policies.ts';

/** The simple player, but the soloist goes off, and the others meld what they cannot hold. */
const unplayed: Policy = (core, moves) => {
  const { phase, turn, soloist } = tricksOf(core);
  if (phase !== 'meld') return simplePolicy(core, moves);
  return parseMove(core.view().game, turn === soloist ? 'go-off' : 'false-meld:asse-1000+koenige-1000');
};

const GAMES: readonly (readonly [string, Policy, ChosenOptions, bigint])[] = [
  ['simple', simplePolicy, { game: '1' }, 1992n],
  ['simple', simplePolicy, { game: '2' }, 1992n],
  ['simple', simplePolicy, { game: '24' }, 1992n],
  ['random', randomPolicy(seededPicker(5)), { game: '3' }, 5n],
  ['random', randomPolicy(seededPicker(6)), { goal: 'reach', calls: 'any' }, 6n],
  ['unplayed', unplayed, { game: '8' }, 3n],
];

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('playthroughs of Binokel', () => {
  it.each(GAMES)('%s %s %o, deal %s', (player, policy, options, deal) => {
    const name = ['binokel', player, ...Object.entries(options).map((pair) => pair.join('-')), deal].join('_');
    const file = new URL(`../playthroughs/${name}.txt`, import.meta.url);
    const played = binokelPlaythrough(core, options, deal, policy);
    if (process.env.TALON_RECORD === '1') writeFileSync(file, played);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});
