import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { cardsOf, move, play, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const build = (text: string, variant = 'classic'): void => setUp(core, 'yukon', text, { variant });
const refusal = (text: string): string | null => core.refusal(move(core, text));
const count = (pile: string): number =>
  cardsOf(core, pile)
    .split(' ')
    .filter((card) => card !== '').length;

/** Everything is open; the last stock card is the fourth king (RULES §9b). */
const THREE_KINGS = `
  stock: KC
  foundation-1: AD..JD
  foundation-2: AH..JH
  foundation-3: AS..JS
  foundation-4: AC..JC
  tableau-1: KD QS
  tableau-2: KH QC
  tableau-3: KS QD
  tableau-4: QH`;

describe('money and taking back', () => {
  it('takes back exactly one action (YU-08)', () => {
    core.deal('yukon', {}, 7n);
    play(core, 'deal deal');
    expect(core.undo()).toBe(true);
    expect(core.view()).toMatchObject({ score: -55, moveCount: 1, canUndo: false });
    expect(core.undo()).toBe(false);
    play(core, 'deal');
    expect(core.view().canUndo).toBe(true);
  });

  it('has nothing to take back at the start of a round', () => {
    core.deal('yukon', {}, 7n);
    expect(core.view().canUndo).toBe(false);
    expect(core.undo()).toBe(false);
    expect(core.view().score).toBe(-52);
  });

  it('takes the five dollars of a card back with the card, and three for taking back', () => {
    build(`
      tableau-1: AS
      rest: stock`);
    play(core, 'tableau-1>foundation-3');
    expect(core.view().score).toBe(-47);
    core.undo();
    expect(core.view().score).toBe(-55);
  });

  it('refunds the turning of the waste when it is taken back', () => {
    build(
      `
      waste: AS 2S
      rest: (tableau-1)
      tableau-1: KS`,
      'light',
    );
    play(core, 'redeal');
    expect(core.view().score).toBe(-57);
    core.undo();
    expect(core.view().score).toBe(-55);
  });

  it('turns the waste over in light alone, for 5 dollars, in the same order (YU-09)', () => {
    const text = `
      waste: 2C 3C 4C 5C 6C 7C 8C 9C TC JC
      rest: (tableau-1)
      tableau-1: KS`;
    build(text);
    expect(refusal('redeal')).toBe('one-pass-only');
    expect(refusal('deal')).toBe('stock-empty');
    build(text, 'light');
    play(core, 'redeal');
    expect(cardsOf(core, 'stock')).toBe('(JC) (TC) (9C) (8C) (7C) (6C) (5C) (4C) (3C) (2C)');
    expect(count('waste')).toBe(0);
    expect(core.view()).toMatchObject({ score: -57, pass: 2 });
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe('2C');
  });

  it('refuses to turn over while the stock has cards, or nothing', () => {
    core.deal('yukon', { variant: 'light' }, 3n);
    expect(refusal('redeal')).toBe('stock-not-empty');
  });

  it('pays 208 dollars for a whole round and carries the balance on (YU-16)', () => {
    build(THREE_KINGS);
    play(core, 'deal waste>tableau-5');
    const opening = core.view().score;
    for (let next = core.finishMove(); next !== null; next = core.finishMove()) core.play(next);
    const cards = 8;
    expect(core.view()).toMatchObject({ status: 'won', score: opening + 5 * cards });
    core.deal('yukon', {}, 1n, 208);
    expect(core.view().score).toBe(156);
  });

  it('begins with the balance it is given, less the stake (YU-20)', () => {
    core.deal('yukon', {}, 1n, -30);
    expect(core.view().score).toBe(-82);
    core.deal('yukon', {}, 1n);
    expect(core.view().score).toBe(-52);
  });

  it('deals the same cards in every variant (YU-17)', () => {
    core.deal('yukon', {}, 99n);
    const { piles } = core.fullView();
    core.deal('yukon', { variant: 'medium' }, 99n);
    expect(core.fullView().piles).toEqual(piles);
    expect(core.view().score).toBe(-52);
  });
});

describe('the end', () => {
  it('does not finish while the fourth king lies on the waste (YU-11)', () => {
    build(THREE_KINGS);
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe('KC');
    expect(core.view().status).toBe('playing');
    expect(core.finishMove()).toBeNull();
  });

  it('finishes once he lies on an empty column, and nothing can be taken back then (YU-12)', () => {
    build(THREE_KINGS);
    play(core, 'deal waste>tableau-5');
    expect(core.view()).toMatchObject({ status: 'finishing', canUndo: false });
    let moves = 0;
    for (let next = core.finishMove(); next !== null; next = core.finishMove()) {
      core.play(next);
      expect(core.undo()).toBe(false);
      moves++;
    }
    expect(moves).toBe(8);
    expect(core.view()).toMatchObject({ status: 'won', canUndo: false });
  });

  it('does not finish while a card lies face down', () => {
    build(`
      foundation-1: AD..QD
      foundation-2: AH..QH
      foundation-3: AS..QS
      foundation-4: AC..QC
      tableau-1: KD
      tableau-2: KH
      tableau-3: (KS) KC`);
    expect(core.view().status).toBe('playing');
  });

  it('is stuck when nothing is legal, never while the stock has cards (YU-14)', () => {
    const columns = `
      tableau-1: KC
      tableau-2: KS
      tableau-3: KH
      tableau-4: KD
      tableau-5: TC
      tableau-6: TS`;
    build(`${columns}
      rest: (tableau-7)
      tableau-7: 8C`);
    expect(core.moves()).toEqual([]);
    expect(core.view().status).toBe('stuck');
    expect(core.dead()).toBe(true);
    build(`${columns}
      stock: 2C
      rest: (tableau-7)
      tableau-7: 8C`);
    expect(core.view().status).toBe('playing');
    expect(core.dead()).toBe(false);
  });

  it('lets the last action be taken back when stuck', () => {
    build(`
      tableau-1: KC
      tableau-2: KS
      tableau-3: KH
      tableau-4: KD
      tableau-5: TC
      tableau-6: TS
      stock: 2C
      rest: (tableau-7)
      tableau-7: 8C`);
    play(core, 'deal');
    expect(core.view()).toMatchObject({ status: 'stuck', canUndo: true });
  });

  const COSMETIC = `
      tableau-1: KC
      tableau-2: TS
      tableau-3: TC
      tableau-4: 8C
      rest: (tableau-5)
      tableau-5: 8S`;

  it('is dead and not stuck while a king can be pushed to an empty column', () => {
    build(COSMETIC);
    expect(core.view().status).toBe('playing');
    expect(core.moves()).toEqual([move(core, 'tableau-1>tableau-6'), move(core, 'tableau-1>tableau-7')]);
    expect(core.dead()).toBe(true);
  });

  const withWaste = (cards: string): void =>
    build(
      `${COSMETIC}
      waste: ${cards}`,
      'light',
    );

  it('is dead in light only if no waste card could be laid if it were on top', () => {
    withWaste('3H 5H');
    expect(core.dead()).toBe(true);
    withWaste('9H 5H');
    expect(core.dead()).toBe(false);
    withWaste('KH 5H');
    expect(core.dead()).toBe(false);
    withWaste('AS 5H');
    expect(core.dead()).toBe(false);
  });

  it('hints at turning the waste over, which costs five dollars, only if a card of it can then be laid', () => {
    withWaste('3H 5H');
    expect(core.moves()).toContain(move(core, 'redeal'));
    expect(core.hint()).toBeNull();
    for (const cards of ['9H 5H', 'KH 5H', 'AS 5H']) {
      withWaste(cards);
      expect(core.hint()).toBe(move(core, 'redeal'));
    }
  });

  it('is not dead while moving a column turns a card up', () => {
    build(`
      tableau-1: (3C) KC
      tableau-2: TS
      tableau-3: TC
      tableau-4: 8C
      rest: (tableau-5)
      tableau-5: 8S`);
    expect(core.dead()).toBe(false);
  });
});
