/** RULES §6, the table KH and the invariants. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCards } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { cardsOf, move, play, seededPicker, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { expectInvariants } from './invariants.ts';
import { isOpen, named, rank, suit } from './plain-table.ts';
import { gameOf, shuffledCards } from './walks.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const build = (text: string, options: ChosenOptions = {}): void => setUp(core, 'kleine-harfe', text, options);
const refusal = (text: string): string | null => core.refusal(move(core, text));
const count = (id: string): number => core.view().piles.find((pile) => pile.id === id)?.cards.length ?? 0;
const pileOf = (id: string): number => core.view().game.pileIds.indexOf(id);

describe('the deal', () => {
  it('lays columns of 7 to 1 cards from left to right, one of each open (KH-01)', () => {
    core.deal('kleine-harfe', {}, 17n);
    const columns = core.view().piles.filter(({ role }) => role === 'tableau');
    expect(columns.map(({ cards }) => cards.length)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(columns.map(({ cards }) => cards.filter((card) => card !== 0x80).length)).toEqual(Array(7).fill(1));
    expect(columns.every(({ cards }) => cards[cards.length - 1] !== 0x80)).toBe(true);
    expect([count('stock'), count('waste')]).toEqual([24, 0]);
    expect(core.view()).toMatchObject({ passes: 0, packet: 1, pass: 1 });
    const marks = core
      .view()
      .piles.filter(({ role }) => role === 'foundation')
      .map((pile) => pile.suit);
    expect(marks).toEqual([0, 1, 2, 3]);
  });

  it('is the mirrored one of Klondike for the same deck (CLI)', () => {
    const pick = seededPicker(6);
    for (let i = 0; i < 20; i++) {
      const deck = parseCards(shuffledCards(gameOf(core, 'kleine-harfe'), pick).join(' '));
      core.dealDeck('klondike', {}, deck);
      const klondike = Array.from({ length: 7 }, (_, column) => cardsOf(core, `tableau-${column + 1}`));
      const stock = cardsOf(core, 'stock');
      core.dealDeck('kleine-harfe', {}, deck);
      const harp = Array.from({ length: 7 }, (_, column) => cardsOf(core, `tableau-${column + 1}`));
      expect(harp).toEqual(klondike.toReversed());
      expect(cardsOf(core, 'stock')).toBe(stock);
    }
  });

  it('deals the first card by itself where that is chosen (D1)', () => {
    core.deal('kleine-harfe', { first: '1' }, 17n);
    expect([count('stock'), count('waste')]).toEqual([23, 1]);
    expect(core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });
});

describe('the stock', () => {
  it('gives one card at a time (KH-02)', () => {
    core.deal('kleine-harfe', {}, 17n);
    const next = cardsOf(core, 'stock').split(' ').at(-1)?.slice(1, -1);
    play(core, 'deal');
    expect(cardsOf(core, 'waste')).toBe(next);
    expect(count('stock')).toBe(23);
  });

  it('is turned over as often as one likes, in its order, as a step of its own', () => {
    core.deal('kleine-harfe', {}, 17n);
    const order = cardsOf(core, 'stock');
    for (let pass = 2; pass < 7; pass++) {
      play(core, Array(24).fill('deal').join(' '));
      expect(refusal('deal')).toBe('stock-empty');
      play(core, 'redeal');
      expect(core.view().pass).toBe(pass);
      expect(cardsOf(core, 'stock')).toBe(order);
    }
    core.undo();
    expect(core.view().pass).toBe(5);
    expect([count('stock'), count('waste')]).toEqual([0, 24]);
  });

  it('is refused when stock and waste are empty (KH-08)', () => {
    build('tableau-1: KS\nrest: (tableau-2)\ntableau-2: 5C');
    expect(refusal('deal')).toBe('stock-empty');
    expect(refusal('redeal')).toBe('waste-empty');
  });
});

describe('columns', () => {
  it('open with a king or a run from a king (KH-03)', () => {
    build(`
      tableau-1: KH
      tableau-2: (2C) KC QD
      tableau-3: QH
      tableau-4: (3C) QS JH
      rest: stock`);
    expect(refusal('tableau-1>tableau-7')).toBeNull();
    expect(refusal('tableau-2>tableau-7*2')).toBeNull();
    expect(refusal('tableau-2>tableau-7')).toBe('not-a-king');
    expect(refusal('tableau-3>tableau-7')).toBe('not-a-king');
    expect(refusal('tableau-4>tableau-7*2')).toBe('not-a-king');
  });

  it('take a waste card of the other colour, one lower (KH-04)', () => {
    build('waste: 4C\ntableau-1: 5H\ntableau-2: 5S\nrest: stock');
    expect(refusal('waste>tableau-1')).toBeNull();
    expect(refusal('waste>tableau-2')).toBe('wrong-colour');
  });

  it('open with a king from the waste or a foundation (KH-05)', () => {
    build('waste: KS\nfoundation-3: AH..KH\ntableau-1: 5D\nrest: stock');
    expect(refusal('waste>tableau-2')).toBeNull();
    expect(refusal('foundation-3>tableau-2')).toBeNull();
  });

  it('get no card from under the top of the waste (KH-06)', () => {
    build('waste: 4C 9D\ntableau-1: 5H\nrest: stock');
    expect(refusal('waste>tableau-1')).toBe('wrong-colour');
    expect(refusal('waste>tableau-1*2')).toBe('top-card-only');
    expect(core.lift(pileOf('waste'), 2)).toBe(0);
  });

  it('get a card back from a foundation that it fits (KH-09)', () => {
    build('foundation-4: AD..6D\ntableau-1: 7S\nrest: stock');
    expect(refusal('foundation-4>tableau-1')).toBeNull();
    expect(refusal('foundation-4>tableau-2')).toBe('not-a-king');
  });

  it('turn up what is uncovered, as one step (KH-11)', () => {
    build('tableau-1: (3C) 8D\ntableau-2: 9S\nrest: stock');
    const before = core.fullView();
    play(core, 'tableau-1>tableau-2');
    expect(cardsOf(core, 'tableau-1')).toBe('3C');
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
  });

  it('give up a part of a run (KH-12)', () => {
    build('tableau-1: 9S 8H 7C\ntableau-2: 9C\nrest: stock');
    play(core, 'tableau-1>tableau-2*2');
    expect(cardsOf(core, 'tableau-2')).toBe('9C 8H 7C');
  });
});

describe('foundations', () => {
  it('take the top of the waste by a click (KH-10)', () => {
    build('foundation-3: AH\nwaste: 2H\nrest: stock');
    expect(core.clickMove(pileOf('waste'))).toBe(move(core, 'waste>foundation-3'));
  });

  it('take all that fits: the columns first, then the waste', () => {
    build('foundation-3: AH\nwaste: 4C AS\ntableau-2: (5C) 2H\ntableau-5: 3H\nrest: stock');
    const laid: string[] = [];
    for (let next = core.placeMove(); next !== null; next = core.placeMove()) {
      core.play(next);
      laid.push(core.view().game.pileIds[(next >>> 16) & 0xff]);
    }
    expect(laid).toEqual(['tableau-2', 'tableau-5', 'waste']);
  });
});

describe('the end', () => {
  it('is won with 52 cards laid off', () => {
    build('foundation-1: AC..KC\nfoundation-2: AS..KS\nfoundation-3: AH..KH\nfoundation-4: AD..QD\nstock: KD');
    play(core, 'deal');
    expect(core.view().status).toBe('playing');
    play(core, 'waste>foundation-4');
    expect(core.view().status).toBe('won');
  });

  it('is never announced while a turn is possible; that no card fits any more is told without it', () => {
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
    expect(core.view().status).toBe('playing');
    expect(core.dead()).toBe(true);
    expect(core.hint()).toBeNull();
    build(text('7H 3D'));
    expect(core.dead()).toBe(false);
    expect(core.hint()).toBe(move(core, 'redeal'));
    build(text(''));
    expect(core.view().status).toBe('stuck');
  });
});

describe('whatever is played', () => {
  it('keeps the invariants of RULES §6', () => {
    let talon = 24;
    expectInvariants(core, 'kleine-harfe', 16, 200, {
      'at most 21 cards of the columns lie face down': (table) =>
        named(table, 'tableau').flatMap(([, cards]) => cards.filter((card) => !isOpen(card))).length <= 21,
      'stock and waste never grow': ({ piles }, { moveCount }) => {
        const left = piles.stock.length + piles.waste.length;
        const shrinks = left <= (moveCount === 0 ? 24 : talon);
        talon = left;
        return shrinks;
      },
      'no card lies face down on an open one, and every column has its top open': (table) =>
        named(table, 'tableau').every(([, cards]) => {
          const firstOpen = cards.findIndex(isOpen);
          return cards.length === 0 || (firstOpen >= 0 && cards.slice(firstOpen).every(isOpen));
        }),
      'foundations go up in suit from the ace': (table) =>
        named(table, 'foundation').every(([, cards]) =>
          cards.every((card, i) => rank(card) === i + 1 && suit(card) === suit(cards[0])),
        ),
    });
  });
});
