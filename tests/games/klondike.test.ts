import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { cardsOf, move, play, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const build = (text: string, options: ChosenOptions = {}): void => setUp(core, 'klondike', text, options);
const refusal = (text: string): string | null => core.refusal(move(core, text));

describe('the deal', () => {
  it('lays columns of 1 … 7, 24 in the stock, 21 face down (KL-01)', () => {
    core.deal('klondike', {}, 5n);
    const columns = core.view().piles.filter(({ role }) => role === 'tableau');
    expect(columns.map(({ cards }) => cards.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(columns.flatMap(({ cards }) => cards).filter((card) => card === 0x80)).toHaveLength(21);
    expect(cardsOf(core, 'stock').split(' ')).toHaveLength(24);
  });

  it('shows every card of the columns when thoughtful, and hides the stock (KL-11)', () => {
    core.deal('klondike', { thoughtful: '1' }, 5n);
    const { piles } = core.view();
    expect(piles.filter(({ role }) => role === 'tableau').flatMap(({ cards }) => cards)).not.toContain(0x80);
    expect(piles[0].cards.every((card) => card === 0x80)).toBe(true);
  });

  it('moves the columns of a thoughtful game as usual (KL-11)', () => {
    const text = 'tableau-1: 9H 8S 7D\ntableau-2: TS\ntableau-3: 8C\ntableau-4: 6C\ntableau-5: KD\nrest: stock';
    const legal = (options: ChosenOptions): readonly number[] => {
      build(text, options);
      expect(refusal('tableau-1>tableau-2*3')).toBeNull();
      expect(refusal('tableau-1>tableau-3')).toBeNull();
      expect(refusal('tableau-4>tableau-2')).not.toBeNull();
      expect(refusal('tableau-1>tableau-6*3')).toBe('not-a-king');
      return core.moves();
    };
    expect(legal({ thoughtful: '1' })).toEqual(legal({}));
  });
});

describe('moves', () => {
  it('lays a card on the other colour, one higher (KL-02)', () => {
    build(`
      tableau-1: 6H
      tableau-2: 7S
      tableau-3: 7D
      tableau-4: 8S
      rest: stock`);
    expect(refusal('tableau-1>tableau-2')).toBeNull();
    expect(refusal('tableau-1>tableau-3')).toBe('wrong-colour');
    expect(refusal('tableau-1>tableau-4')).toBe('wrong-rank');
  });

  it('lifts any part of a run (KL-03)', () => {
    build(`
      tableau-1: KS QH JC TD
      tableau-2: QD
      rest: stock`);
    expect(refusal('tableau-1>tableau-2*2')).toBeNull();
    expect(core.lift(6, 2)).toBe(2);
    play(core, 'tableau-1>tableau-2*2');
    expect(cardsOf(core, 'tableau-2')).toBe('QD JC TD');
  });

  it('lifts no more than the run when open cards are unordered', () => {
    build(
      `
      tableau-1: 2C 9H 4S 3H
      tableau-2: 5D
      tableau-3: TS
      rest: stock`,
      { thoughtful: '1' },
    );
    expect(refusal('tableau-1>tableau-2*2')).toBeNull();
    expect(refusal('tableau-1>tableau-3*3')).toBe('not-a-run');
    expect(core.lift(6, 3)).toBe(0);
  });

  it('turns three cards, of which only the last can be played (KL-04)', () => {
    build(
      `
      stock: 5C 9C 3D 2D AS
      foundation-4: AC
      tableau-1: 4S
      rest: (tableau-2)
      tableau-2: KH`,
      { draw: '3' },
    );
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe('AS 2D 3D');
    expect(refusal('waste>tableau-1*2')).toBe('top-card-only');
    play(core, 'waste>tableau-1');
    expect(cardsOf(core, 'waste')).toBe('AS 2D');
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe('AS 2D 9C 5C');
    expect(refusal('deal')).toBe('stock-empty');
  });

  it('limits the passes (KL-06)', () => {
    const text = `
      waste: 2C 3C
      rest: (tableau-1)
      tableau-1: KS`;
    build(text, { passes: '1' });
    expect(refusal('redeal')).toBe('one-pass-only');
    build(text, { passes: '3' });
    play(core, 'redeal deal deal redeal deal deal');
    expect(core.view().pass).toBe(3);
    expect(refusal('redeal')).toBe('passes-used-up');
    build(text);
    play(core, 'redeal deal deal redeal deal deal redeal');
    expect(core.view().pass).toBe(4);
  });

  it('fills an empty column with a king from anywhere (KL-08)', () => {
    const text = `
      foundation-1: AS..KS
      waste: KC
      tableau-1: (2C) QH
      rest: stock`;
    build(text);
    expect(refusal('tableau-1>tableau-2')).toBe('not-a-king');
    expect(refusal('waste>tableau-2')).toBeNull();
    expect(refusal('foundation-1>tableau-2')).toBeNull();
    build(text, { kings: '0' });
    expect(refusal('tableau-1>tableau-2')).toBeNull();
  });

  it('gives cards back from the foundations unless strict (KL-09)', () => {
    const text = `
      foundation-3: AH..6H
      tableau-1: 7S
      tableau-2: 7D
      rest: stock`;
    build(text);
    expect(refusal('foundation-3>tableau-1')).toBeNull();
    expect(refusal('foundation-3>tableau-2')).toBe('wrong-colour');
    build(text, { strict: '1' });
    expect(refusal('foundation-3>tableau-1')).toBe('foundation-is-final');
  });

  it('does not shift an ace from one foundation place to another (C-8)', () => {
    build(`
      foundation-2: AH
      rest: stock`);
    for (const to of [1, 3, 4]) expect(refusal(`foundation-2>foundation-${to}`)).toBe('no-effect');
    expect(core.moves().map((legal) => (legal >>> 16) & 0xff)).not.toContain(3);
  });

  it('lets any suit begin on any free place, and clicks to the first', () => {
    build(`
      foundation-1: AD
      tableau-1: AS
      rest: stock`);
    for (const to of [2, 3, 4]) expect(refusal(`tableau-1>foundation-${to}`)).toBeNull();
    expect(refusal('tableau-1>foundation-1')).toBe('wrong-suit');
    expect(core.clickMove(6)).toBe(move(core, 'tableau-1>foundation-2'));
  });
});

describe('taking back', () => {
  it('puts a three-card turn back face down in its order (KL-15)', () => {
    core.deal('klondike', { draw: '3' }, 11n);
    const before = cardsOf(core, 'stock');
    play(core, 'deal');
    core.undo();
    expect(cardsOf(core, 'stock')).toBe(before);
    expect(cardsOf(core, 'waste')).toBe('');
  });

  it('is not limited and costs nothing', () => {
    core.deal('klondike', {}, 11n);
    play(core, 'deal deal deal');
    while (core.undo()) expect(core.view().score).toBe(0);
    expect(core.view()).toMatchObject({ moveCount: 0, canUndo: false, canRedo: true });
    while (core.redo()) expect(core.view().canUndo).toBe(true);
    expect(core.view()).toMatchObject({ moveCount: 3, canRedo: false });
  });
});

describe('the end', () => {
  const ALMOST = `
      foundation-1: AS..KS
      foundation-2: AH..KH
      foundation-3: AD..KD`;

  it('is won with the last card, also from the waste (KL-16)', () => {
    build(`${ALMOST}
      foundation-4: AC..QC
      waste: KC`);
    expect(core.view().status).toBe('playing');
    play(core, 'waste>foundation-4');
    expect(core.view()).toMatchObject({ status: 'won', canUndo: true });
  });

  it('can be taken back and won again (C-10)', () => {
    build(`${ALMOST}
      foundation-4: AC..QC
      waste: KC`);
    play(core, 'waste>foundation-4');
    core.undo();
    expect(core.view().status).toBe('playing');
    core.redo();
    expect(core.view().status).toBe('won');
  });

  it('offers to finish only if foundation moves alone reach the end', () => {
    build(
      `${ALMOST}
      foundation-4: AC..TC
      tableau-1: KC QC JC`,
      { thoughtful: '1' },
    );
    expect(core.view().status).toBe('finishing');
    build(
      `${ALMOST}
      foundation-4: AC..TC
      tableau-1: JC KC QC`,
      { thoughtful: '1' },
    );
    expect(core.view().status).toBe('playing');
  });

  it('is dead when a whole cycle of the stock offers nothing', () => {
    const text = (waste: string): string => `
      tableau-1: KC
      tableau-2: KS
      tableau-3: TC
      tableau-4: TS
      tableau-5: 8C
      tableau-6: 8S
      waste: ${waste}
      rest: (tableau-7)
      tableau-7: 6C`;
    build(text('3H 3D'));
    expect(core.dead()).toBe(true);
    expect(core.view().status).toBe('playing');
    build(text('7H 3D'));
    expect(core.dead()).toBe(false);
    build(text('7H 3D'), { passes: '1' });
    expect(core.dead()).toBe(true);
    build(text('7H 3D 3H'), { draw: '3' });
    expect(core.dead()).toBe(true);
    build(text('3D 3H 7H 2S'), { draw: '3' });
    expect(core.dead()).toBe(false);
  });
});

describe('the hint at a redeal', () => {
  const withWaste = (cards: string): void =>
    build(`
      foundation-1: AC..3C
      tableau-1: TS 9H
      tableau-2: TC
      rest: (tableau-3)
      tableau-3: 8D
      waste: ${cards}`);

  it('is not given for the sake of a shift that is possible anyway', () => {
    withWaste('7D 6D');
    expect(core.moves()).toContain(move(core, 'tableau-1>tableau-2'));
    expect(core.moves()).toContain(move(core, 'redeal'));
    expect(core.dead()).toBe(false);
    expect(core.hint()).toBeNull();
  });

  it('is given when a waste card could be laid', () => {
    withWaste('7S 6D');
    expect(core.hint()).toBe(move(core, 'redeal'));
  });
});
