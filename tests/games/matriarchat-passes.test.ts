/** RULES §5: packets and passes (table MA). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { cardsOf, move, play } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { COMPLETE_CLUBS, fullColumns, setUpPass } from './matriarchat-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const build = (text: string, options: ChosenOptions = {}): void => setUpPass(core, 1, text, options);
const refusal = (text: string): string | null => core.refusal(move(core, text));
const count = (id: string): number => core.view().piles.find((pile) => pile.id === id)?.cards.length ?? 0;

const SHORT = { remainder: 'short' };
const WRAP = { remainder: 'wrap' };

describe('a packet (MA-02)', () => {
  it('is dealt card by card, the last on top', () => {
    core.deal('matriarchat', {}, 11n);
    const [second, first] = cardsOf(core, 'stock')
      .split(' ')
      .slice(-2)
      .map((card) => card.slice(1, -1));
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe(`${first} ${second}`);
    expect(count('stock')).toBe(94);
  });

  it('has 2, 3 … 12 cards in the passes 1 to 11, then 11, 10 … 5', () => {
    const packets = Array.from({ length: 18 }, (_, i) => {
      setUpPass(core, i + 1, 'rest: stock');
      return core.view().packet;
    });
    expect(packets).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 10, 9, 8, 7, 6, 5]);
    for (const pass of [4, 18]) {
      setUpPass(core, pass, 'rest: stock');
      play(core, 'deal');
      expect(count('waste')).toBe(packets[pass - 1]);
    }
  });
});

describe('a stock too small for the packet', () => {
  /** One card in the stock in the first pass. */
  const ONE_LEFT = 'stock: 5C\nwaste: 5D\nrest: under waste';

  it('deals what is left, and is turned over by the next step (MA-08)', () => {
    build(ONE_LEFT, SHORT);
    const waste = count('waste');
    play(core, 'deal');
    expect([count('stock'), count('waste')]).toEqual([0, waste + 1]);
    expect(core.view().pass).toBe(1);
    play(core, 'redeal');
    expect([count('stock'), count('waste')]).toEqual([waste + 1, 0]);
    expect(core.view()).toMatchObject({ pass: 2, packet: 3 });
  });

  it('is turned over within the packet where remainders wrap (MA-08, D6)', () => {
    build(ONE_LEFT, WRAP);
    const [first] = cardsOf(core, 'waste').split(' ');
    const before = core.fullView();
    expect(refusal('redeal')).toBe('deal-turns-over');
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe(first);
    expect(cardsOf(core, 'stock').split(' ')[0]).toBe('(5C)');
    expect(core.view()).toMatchObject({ pass: 2, packet: 3, moveCount: 1 });
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
  });

  it('is turned over as often as it takes, and comes back in one step', () => {
    const PACKET = 8;
    for (const left of [1, 2, 3]) {
      const ranks = Array.from({ length: 8 }, (_, i) => (i < 8 - left ? 'A' : '2'));
      setUpPass(core, 7, `${fullColumns(ranks)}\nstock: ${['AD', 'AD', 'AH'].slice(0, left).join(' ')}`, WRAP);
      const before = core.fullView();
      play(core, 'deal');
      expect(count('waste')).toBe(((PACKET - 1) % left) + 1);
      expect(core.view().pass).toBe(8);
      core.undo();
      expect(core.fullView()).toEqual({ ...before, canRedo: true });
    }
  });

  it('is not turned over within a packet once no further pass is allowed', () => {
    setUpPass(core, 11, ONE_LEFT, WRAP);
    expect(refusal('deal')).toBe('too-few-families');
    expect(core.view().status).toBe('stuck');
    setUpPass(core, 11, ONE_LEFT, SHORT);
    expect(refusal('deal')).toBeNull();
  });
});

describe('the passes after the eleventh', () => {
  /** The last card of the waste fits nowhere. */
  const NONE = 'waste: 5D\nrest: under waste';

  it('need one family, then two … (MA-10, MA-11)', () => {
    setUpPass(core, 11, NONE);
    expect(refusal('redeal')).toBe('too-few-families');
    expect(core.view()).toMatchObject({ status: 'stuck', passes: 11 });
    const oneFamily = `${COMPLETE_CLUBS}\nrest: waste`;
    setUpPass(core, 11, oneFamily);
    expect(core.view().passes).toBe(12);
    play(core, 'redeal');
    expect(core.view()).toMatchObject({ pass: 12, packet: 11 });
    setUpPass(core, 12, oneFamily);
    expect(refusal('redeal')).toBe('too-few-families');
    setUpPass(core, 12, `${COMPLETE_CLUBS}\nlower-3: QS..AS\nupper-3: KS\nrest: waste`);
    play(core, 'redeal');
    expect(core.view()).toMatchObject({ pass: 13, packet: 10 });
  });

  it('are seven at most', () => {
    setUpPass(core, 18, `${fullColumns([...'AAAAAAA'])}\nrest: waste`);
    expect(core.view()).toMatchObject({ families: 7, passes: 18 });
    expect(refusal('redeal')).toBe('passes-used-up');
  });

  it('go on although a family is taken apart, and such a table can be built', () => {
    setUpPass(core, 11, `${COMPLETE_CLUBS}\nlower-2: QC..9C\nrest: waste`);
    play(core, 'redeal upper-1>lower-2');
    expect(core.view()).toMatchObject({ pass: 12, passes: 12, families: 0 });
    setUpPass(core, 12, 'rest: waste');
    expect(core.view()).toMatchObject({ pass: 12, passes: 12, families: 0 });
    expect(refusal('redeal')).toBe('too-few-families');
    expect(() => setUpPass(core, 19, 'rest: waste')).toThrow(expect.objectContaining({ code: 'wrong-pass' }));
  });
});

describe('turning over (MA-14)', () => {
  it('keeps the order, and undo brings back the waste and the pass', () => {
    core.deal('matriarchat', {}, 5n);
    play(core, Array(48).fill('deal').join(' '));
    const waste = cardsOf(core, 'waste').split(' ');
    const before = core.fullView();
    expect(refusal('deal')).toBe('stock-empty');
    play(core, 'redeal');
    expect(cardsOf(core, 'stock').split(' ').reverse()).toEqual(waste.map((card) => `(${card})`));
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
  });
});
