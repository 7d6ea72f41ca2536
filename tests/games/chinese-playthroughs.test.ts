/**
 * Whole games of Chinese Patience as text, compared with tests/playthroughs. To record them anew after a rule or a player has changed on
 * purpose, run with TALON_RECORD=1 and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core, PlayerLevel } from '../../host/core/core.ts';
import { loadCore } from '../core/built-core.ts';
import { chinesePlaythrough } from './chinese-playthrough.ts';

const GAMES: readonly [ChosenOptions, bigint, readonly [PlayerLevel, PlayerLevel]][] = [
  [{}, 1985n, ['classic', 'classic']],
  [{}, 7n, ['strong', 'classic']],
  [{}, 8n, ['beginner', 'master']],
  [{ renewal: 'shuffle' }, 9n, ['classic', 'strong']],
  [{ end: 'any', pile: '2' }, 10n, ['random', 'random']],
];

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('playthroughs', () => {
  it.each(GAMES)('%o, deal %s: %s', (options, deal, players) => {
    const chosen = Object.entries(options).map((pair) => pair.join('-'));
    const name = ['chinese-patience', ...players, ...chosen, deal].join('_');
    const file = new URL(`../playthroughs/${name}.txt`, import.meta.url);
    const played = chinesePlaythrough(core, options, deal, players);
    if (process.env.TALON_RECORD === '1') writeFileSync(file, played);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});
