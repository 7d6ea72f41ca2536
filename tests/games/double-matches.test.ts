/**
 * The computer players of Double Klondike against each other, on a sample of the deals for which their matches are recorded: a changed
 * rule or a changed player shows here. `npm run bench -- duel` plays all of them.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { gamesOf, playMatch, recordedMatches, SAMPLE } from '../bench/duel-records.ts';
import { loadCore } from '../core/built-core.ts';

const records = recordedMatches()
  .filter(({ game }) => game === 'double-klondike')
  .map((record) => [record.players.join(' against '), record] as const);

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('matches', () => {
  it.each(records)('end as they did: %s', (_, record) => {
    const { sample, games, percent } = record;
    expect(gamesOf(playMatch(core, record, SAMPLE))).toEqual(sample);
    const [won, , drawn] = games;
    expect(percent[1]).toBeCloseTo((100 * (won + drawn / 2)) / games.reduce((sum, count) => sum + count), 1);
  });

  it.each([
    ['strong', 'greedy', 60],
    ['strong', 'random', 95],
    ['greedy', 'beginner', 60],
    ['beginner', 'random', 60],
  ])('the %s player beats the %s one in so many games of a hundred: %s', (first, second, share) => {
    const record = records.find(([, { players }]) => players.join() === [first, second].join())?.[1];
    expect(record?.percent[1]).toBeGreaterThanOrEqual(share);
  });
});
