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

describe('the deal (YU-01)', () => {
  it('lays columns of 1 … 7 with open tops, 24 cards in the stock, and costs 52 dollars', () => {
    core.deal('yukon', {}, 1994n);
    const { piles, score, pass, status } = core.view();
    const open = (cards: readonly number[]): number => cards.filter((card) => card < 0x80).length;
    const columns = piles.filter(({ role }) => role === 'tableau');
    expect(columns.map(({ cards }) => cards.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(columns.map(({ cards }) => open(cards))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(columns.every(({ cards }) => cards[cards.length - 1] < 0x80)).toBe(true);
    expect(count('stock')).toBe(24);
    expect(count('waste')).toBe(0);
    expect({ score, pass, status }).toEqual({ score: -52, pass: 1, status: 'playing' });
  });

  it('marks the foundations ♦ ♥ ♠ ♣ and has thirteen piles', () => {
    core.deal('yukon', {}, 1n);
    const { piles } = core.view();
    expect(piles).toHaveLength(13);
    expect(piles.filter(({ role }) => role === 'foundation').map(({ suit }) => suit)).toEqual([3, 2, 1, 0]);
  });
});

describe('moving piles', () => {
  it('lifts all open cards of a column or none (YU-02)', () => {
    build(`
      tableau-1: (2C) 9S 8H 7C
      tableau-2: TD
      tableau-3: 9C
      rest: stock`);
    expect(refusal('tableau-1>tableau-2*3')).toBeNull();
    expect(refusal('tableau-1>tableau-3*2')).toBe('whole-pile-only');
    expect(refusal('tableau-1>tableau-3*1')).toBe('whole-pile-only');
    expect(refusal('tableau-1>tableau-2*4')).toBe('face-down-card');
    expect(refusal('tableau-1>tableau-2*5')).toBe('too-few-cards');
    expect(core.lift(6, 1)).toBe(3);
    expect(core.lift(6, 2)).toBe(3);
    expect(core.lift(6, 4)).toBe(0);
  });

  it('lays a card on the other colour, one higher (YU-04)', () => {
    build(`
      tableau-1: 6H
      tableau-2: 7S
      tableau-3: 7D
      tableau-4: 8C
      rest: stock`);
    expect(refusal('tableau-1>tableau-2')).toBeNull();
    expect(refusal('tableau-1>tableau-3')).toBe('wrong-colour');
    expect(refusal('tableau-1>tableau-4')).toBe('wrong-rank');
  });

  it.each([
    ['classic', { king: null, kingPile: null, five: 'not-a-king', fivePile: 'not-a-king' }],
    ['light', { king: null, kingPile: null, five: 'not-a-king', fivePile: 'not-a-king' }],
    ['medium', { king: null, kingPile: null, five: null, fivePile: null }],
  ])('fills an empty column as %s allows (YU-05)', (variant, expected) => {
    build(
      `
      tableau-1: (2C) KS
      tableau-2: (2D) KC QH
      tableau-3: (2H) 5D
      tableau-4: (2S) 5H 4S
      rest: stock`,
      variant,
    );
    expect({
      king: refusal('tableau-1>tableau-7'),
      kingPile: refusal('tableau-2>tableau-7*2'),
      five: refusal('tableau-3>tableau-7'),
      fivePile: refusal('tableau-4>tableau-7*2'),
    }).toEqual(expected);
  });

  it('never gives a card back from a foundation (YU-06)', () => {
    build(`
      foundation-2: AH..6H
      tableau-1: 7S
      rest: stock`);
    expect(refusal('foundation-2>tableau-1')).toBe('foundation-is-final');
    expect(core.lift(3, 1)).toBe(0);
  });

  it('turns the uncovered card up in the same action; one undo restores both for 3 dollars (YU-07)', () => {
    build(`
      tableau-1: (3D) 9S
      tableau-2: TD
      rest: stock`);
    const before = core.fullView();
    play(core, 'tableau-1>tableau-2');
    expect(cardsOf(core, 'tableau-1')).toBe('3D');
    expect(core.undo()).toBe(true);
    expect(core.fullView().piles).toEqual(before.piles);
    expect(core.view().score).toBe(before.score - 3);
  });

  it('puts cards on the foundation of their suit only, in order', () => {
    build(`
      foundation-1: AD
      tableau-1: 2D
      tableau-2: AS
      tableau-3: 3D
      rest: stock`);
    expect(refusal('tableau-1>foundation-1')).toBeNull();
    expect(refusal('tableau-1>foundation-2')).toBe('not-an-ace');
    expect(refusal('tableau-2>foundation-2')).toBe('wrong-suit');
    expect(refusal('tableau-3>foundation-1')).toBe('wrong-rank');
    expect(core.clickMove(6)).toBe(move(core, 'tableau-1>foundation-1'));
    expect(core.clickMove(8)).toBeNull();
  });
});
