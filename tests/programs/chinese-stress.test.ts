import { describe, expect, it } from 'vitest';
import { SCREEN } from '../../host/hardware/spectrum/screen-memory.ts';
import { ChineseVisit } from './chinese-visit.ts';

const KEYS = 'TTTTMMMMPP000055667788123499ZZZURHOIESN1234567890PY ~<';
const ACTIONS = 700;

/** Numbers from 0 to 1 that are the same each time (Lehmer). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

describe('whatever is typed and tapped', () => {
  it.each([
    [1, 'es'],
    [2, 'en'],
    [3, 'de'],
  ] as const)('the program goes on, and the next visit knows the game (%i, %s)', async (seed, language) => {
    const visit = await ChineseVisit.atMenu({ language, freshDeals: BigInt(seed) });
    const random = numbers(seed);
    const below = (limit: number): number => Math.floor(random.next().value * limit);
    for (let action = 0; action < ACTIONS && !visit.headless.ended; action++) {
      const chance = below(10);
      if (chance < 6) await visit.type(KEYS[below(KEYS.length)]);
      else if (chance < 8) await visit.tap(below(SCREEN.columns), below(SCREEN.rows));
      else await visit.wait(below(12));
    }
    expect(visit.headless.notices).toEqual([]);
    const next = await visit.nextVisit();
    expect(next.headless.notices).toEqual([]);
    expect(next.commands).toBe(visit.commands);
  });
});
