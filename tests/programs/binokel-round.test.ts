import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealOf,
  GAME_ENDINGS,
  type GameResult,
  GOALS,
  hasWon,
  newRound,
  ROUND_GAMES,
  type Round,
  SPEEDS,
} from '../../host/programs/binokel/kept/round.ts';
import { RoundFormError, type RoundRule, readRound, roundForm } from '../../host/programs/binokel/kept/round-form.ts';
import { slotBytes, slotContent } from '../../host/programs/binokel/kept/slots.ts';
import { loadCore } from '../core/built-core.ts';
import { RESULTS } from './binokel-round-visit.ts';

const ROUND: Round = {
  ...newRound(18446744073709551615n, 0xabcn, { name: 'Jörg', speed: 'fast', goal: 'exceed' }),
  games: RESULTS,
};

/** The rule that a round breaks in which a part is another, and the game in which it does. */
function broken(change: Readonly<Record<string, unknown>>): readonly [RoundRule, number] {
  try {
    readRound({ ...(roundForm(ROUND) as object), ...change });
  } catch (error) {
    if (error instanceof RoundFormError) return [error.rule, error.game];
  }
  throw new Error('it was read');
}

const brokenGame = (change: Partial<Record<keyof GameResult, unknown>>): readonly [RoundRule, number] =>
  broken({ games: [RESULTS[0], { ...RESULTS[1], ...change }] });

describe('the deals of a round', () => {
  it('are as many as the core has games in one', async () => {
    const game = (await loadCore()).games.find(({ id }) => id === 'binokel');
    const numbers = game?.options.find(({ name }) => name === 'game')?.values;
    expect(numbers).toEqual(Array.from({ length: ROUND_GAMES }, (_, i) => String(i + 1)));
  });

  it('are those of SplitMix64', () => {
    const round = { ...ROUND, number: 0n };
    expect([1, 2, 3].map((game) => dealOf(round, game))).toEqual([
      0xe220a8397b1dcdafn,
      0x6e789e6aa1b965f4n,
      0x06c45d188009454fn,
    ]);
    const deals = Array.from({ length: 24 }, (_, i) => dealOf(ROUND, i + 1));
    expect(new Set(deals).size).toBe(24);
    expect(deals.every((deal) => deal >= 0n && deal < 1n << 64n)).toBe(true);
  });
});

it('a round is won where nobody has more points', () => {
  const after = (...points: [number, number, number]): Round => ({
    ...ROUND,
    games: [{ soloist: 0, bid: 150, ending: 'played', points }],
  });
  expect([after(300, 299, 10), after(300, 300, 10)].map(hasWon)).toEqual([true, true]);
  expect([after(300, 301, 10), after(-150, 0, 80)].map(hasWon)).toEqual([false, false]);
});

describe('a round as it is stored', () => {
  it('comes back as it was, for any round', () => {
    const name = fc.string({ unit: fc.constantFrom(...'AbzÄß é1.'), minLength: 1, maxLength: 20 });
    const game = fc
      .record({
        soloist: fc.constantFrom(0, 1, 2),
        bid: fc.integer({ min: 15, max: 999 }).map((tens) => tens * 10),
        ending: fc.constantFrom(...GAME_ENDINGS),
        others: fc.integer({ min: 0, max: 2000 }),
        more: fc.integer({ min: 0, max: 1500 }),
      })
      .map(({ soloist, bid, ending, others, more }): GameResult => {
        const points: [number, number, number] = [others, others, others];
        points[soloist] = ending === 'played' && more > 0 ? bid + more : -bid;
        return { soloist: soloist as 0 | 1 | 2, bid, ending, points };
      });
    const rounds = fc.record({
      number: fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }),
      id: fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }).map((id) => id.toString(16).padStart(16, '0')),
      name,
      speed: fc.constantFrom(...SPEEDS),
      goal: fc.constantFrom(...GOALS),
      games: fc.array(game, { maxLength: 24 }),
    });
    fc.assert(
      fc.property(rounds, (round) => {
        expect(slotContent(slotBytes({ round, last: null }))).toEqual({ round, last: null });
      }),
      { numRuns: 200 },
    );
  });

  it('is refused with the rule that it breaks', () => {
    expect(broken({ version: 2 })).toEqual(['version', 0]);
    expect(broken({ id: '12' })).toEqual(['id', 0]);
    expect(broken({ number: '18446744073709551616' })).toEqual(['number', 0]);
    expect(broken({ number: 5 })).toEqual(['number', 0]);
    expect(broken({ name: '' })).toEqual(['name', 0]);
    expect(broken({ name: 'x'.repeat(21) })).toEqual(['name', 0]);
    expect(broken({ speed: 'quick' })).toEqual(['speed', 0]);
    expect(broken({ goal: 'both' })).toEqual(['goal', 0]);
    expect(broken({ games: Array.from({ length: 25 }, () => RESULTS[0]) })).toEqual(['games', 0]);
    expect(broken({ games: [7] })).toEqual(['games', 1]);
    expect(brokenGame({ soloist: 3 })).toEqual(['soloist', 2]);
    expect(brokenGame({ bid: 155 })).toEqual(['bid', 2]);
    expect(brokenGame({ bid: 140 })).toEqual(['bid', 2]);
    expect(brokenGame({ ending: 'won' })).toEqual(['ending', 2]);
    expect(() => readRound([])).toThrow(RoundFormError);
  });

  it('holds only points that a game can bring (BINOKEL §8)', () => {
    expect(brokenGame({ points: [121, -310] })).toEqual(['points', 2]);
    expect(brokenGame({ points: [121, -300, 98] })).toEqual(['points', 2]);
    expect(brokenGame({ points: [-1, -310, 98] })).toEqual(['points', 2]);
    expect(brokenGame({ points: [121, 310, 98] })).toEqual(['points', 2]);
    expect(brokenGame({ points: [121, 320, 98], ending: 'went-off' })).toEqual(['points', 2]);
    const reached = { ...RESULTS[1], points: [121, 310, 98] };
    expect(readRound({ ...(roundForm(ROUND) as object), goal: 'reach', games: [reached] }).games).toEqual([reached]);
  });
});

describe('a file', () => {
  it('is a round or a fault, whatever its bytes are', () => {
    const whole = slotBytes({ round: ROUND, last: null });
    const changed = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 4 });
    fc.assert(
      fc.property(changed, fc.nat(whole.length), (changes, length) => {
        const bytes = whole.slice(0, length);
        for (const [at, value] of changes) if (at < length) bytes[at] = value;
        const content = slotContent(bytes);
        if ('round' in content) expect(content.round).toEqual(ROUND);
        else if (content.kind === 'bytes') expect(content.offset).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 300 },
    );
    expect(slotContent(new Uint8Array())).toMatchObject({ kind: 'bytes', reason: 'too-short' });
  });
});
