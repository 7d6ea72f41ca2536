/** RULES §3, the table ST and the invariants. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, View } from '../../host/core/core.ts';
import { cardsOf, move, play, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { expectInvariants } from './invariants.ts';
import { isOpen, markOf, named, rank, suit } from './plain-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const build = (text: string): void => setUp(core, 'standart', text);
const refusal = (text: string): string | null => core.refusal(move(core, text));
const pileOf = (id: string): number => core.view().game.pileIds.indexOf(id);
const columns = ({ piles }: View): View['piles'] => piles.filter(({ role }) => role === 'tableau');

describe('the deal', () => {
  it('lays two rows face down and one face up on eight columns, 80 in the stock (ST-01)', () => {
    core.deal('standart', {}, 1990n);
    const view = core.view();
    expect(columns(view).map(({ cards }) => cards.map((card) => card === 0x80))).toEqual(
      Array(8).fill([true, true, false]),
    );
    expect(view.piles[0]).toMatchObject({ id: 'stock', role: 'stock' });
    expect(view.piles[0].cards).toHaveLength(80);
    const foundations = view.piles.filter(({ role }) => role === 'foundation');
    expect(foundations.map(({ cards, suit: mark }) => [cards.length, mark])).toEqual(
      [0, 0, 1, 1, 2, 2, 3, 3].map((mark) => [0, mark]),
    );
    expect(view).toMatchObject({ status: 'playing', score: 0, pass: 1, passes: 1, packet: 8 });
  });
});

describe('columns', () => {
  it('take a card one lower and of the other colour: the example of the manual (ST-02)', () => {
    build(`
      tableau-1: 4C
      tableau-2: 5H
      tableau-3: 5D
      tableau-4: 5S
      tableau-5: 6H
      tableau-6: 4H
      rest: stock`);
    const onto = (column: number): string | null => refusal(`tableau-1>tableau-${column}`);
    expect([2, 3, 4, 5, 6].map(onto)).toEqual([null, null, 'wrong-colour', 'wrong-rank', 'wrong-rank']);
  });

  it('give up a run as one (ST-03)', () => {
    build('tableau-1: (2C) 9S 8H 7C\ntableau-2: TD\nrest: stock');
    expect(core.lift(pileOf('tableau-1'), 3)).toBe(3);
    play(core, 'tableau-1>tableau-2*3');
    expect(cardsOf(core, 'tableau-2')).toBe('TD 9S 8H 7C');
    expect(core.view().moveCount).toBe(1);
  });

  it('give up a part of a run (ST-04)', () => {
    build('tableau-1: (2C) 9S 8H 7C\ntableau-2: 9C\nrest: stock');
    play(core, 'tableau-1>tableau-2*2');
    expect(cardsOf(core, 'tableau-1')).toBe('(2C) 9S');
    expect(cardsOf(core, 'tableau-2')).toBe('9C 8H 7C');
  });

  it('give up nothing that is no run (ST-06)', () => {
    build('tableau-1: TD 9S 8H 9S\ntableau-2: JC\nrest: stock');
    expect(refusal('tableau-1>tableau-2*4')).toBe('not-a-run');
    expect(core.lift(pileOf('tableau-1'), 4)).toBe(0);
    expect(refusal('tableau-1>tableau-2*3')).toBe('not-a-run');
    expect(core.lift(pileOf('tableau-1'), 1)).toBe(1);
  });

  it('take any card and any run when they are empty (ST-07)', () => {
    build('tableau-1: 2D\ntableau-2: (KC) 8H 7C\nrest: stock');
    expect(refusal('tableau-1>tableau-8')).toBeNull();
    expect(refusal('tableau-2>tableau-8*2')).toBeNull();
    expect(refusal('tableau-2>tableau-8')).toBeNull();
  });

  it('turn up what is uncovered, as one step that one undo takes back (ST-12)', () => {
    build('tableau-1: (KS) 4H\ntableau-2: 5C\nrest: stock');
    const before = core.fullView();
    play(core, 'tableau-1>tableau-2');
    expect(cardsOf(core, 'tableau-1')).toBe('KS');
    expect(core.view().moveCount).toBe(1);
    core.undo();
    expect(core.fullView().piles).toEqual(before.piles);
  });
});

describe('foundations', () => {
  it('give their top card back, by the rules of the columns (ST-08)', () => {
    build(`
      foundation-5: AH..5H
      tableau-1: 6S
      tableau-2: 6D
      rest: stock`);
    expect(refusal('foundation-5>tableau-1')).toBeNull();
    expect(refusal('foundation-5>tableau-2')).toBe('wrong-colour');
    expect(refusal('foundation-5>tableau-3')).toBeNull();
    expect(refusal('foundation-5>tableau-3*2')).toBe('top-card-only');
  });

  it('take the ace of their suit, and up from there (ST-09)', () => {
    build(`
      tableau-1: AH
      tableau-2: 2H
      tableau-3: 3H
      rest: stock`);
    expect(refusal('tableau-1>foundation-5')).toBeNull();
    expect(refusal('tableau-1>foundation-6')).toBeNull();
    expect(refusal('tableau-1>foundation-3')).toBe('wrong-suit');
    expect(refusal('tableau-2>foundation-5')).toBe('not-an-ace');
    play(core, 'tableau-1>foundation-5');
    expect(refusal('tableau-3>foundation-5')).toBe('wrong-rank');
    expect(refusal('tableau-2>foundation-5')).toBeNull();
  });

  it('take single cards only (ST-11)', () => {
    build('foundation-5: AH 2H\ntableau-1: 3H 2C\nrest: stock');
    expect(refusal('tableau-1>foundation-5*2')).toBe('one-card-only');
  });

  it('do not exchange cards with each other', () => {
    build('foundation-5: AH\nrest: stock');
    expect(refusal('foundation-5>foundation-6')).toBe('no-effect');
  });

  it('take a card by a click, the left one first, and otherwise nothing (ST-15)', () => {
    build(`
      foundation-5: AH
      foundation-6: AH
      tableau-1: 2H
      tableau-2: 5H
      rest: stock`);
    expect(core.clickMove(pileOf('tableau-1'))).toBe(move(core, 'tableau-1>foundation-5'));
    expect(core.clickMove(pileOf('tableau-2'))).toBeNull();
    expect(core.clickMove(pileOf('foundation-5'))).toBeNull();
    expect(core.clickMove(pileOf('tableau-3'))).toBeNull();
    expect(core.clickMove(pileOf('stock'))).toBeNull();
  });

  it('take all that fits, the columns scanned from the first after every card', () => {
    build(`
      tableau-1: 3H
      tableau-2: 2H AH
      tableau-3: AC
      rest: stock`);
    const laid: string[] = [];
    for (let next = core.placeMove(); next !== null; next = core.placeMove()) {
      core.play(next);
      laid.push(core.view().game.pileIds[(next >>> 16) & 0xff]);
    }
    expect(laid).toEqual(['tableau-2', 'tableau-2', 'tableau-1', 'tableau-3']);
    expect(core.view().moveCount).toBe(4);
  });
});

describe('the stock', () => {
  it('lays one card on every column, empty ones too, from left to right', () => {
    build('tableau-1: 5H\ntableau-3: 6H\nrest: stock');
    const coming = cardsOf(core, 'stock').split(' ').slice(-8).reverse();
    play(core, 'deal');
    const tops = columns(core.view()).map(({ id }) => cardsOf(core, id).split(' ').at(-1));
    expect(tops).toEqual(coming.map((card) => card.slice(1, -1)));
    expect(columns(core.view()).map(({ cards }) => cards.length)).toEqual([2, 1, 2, 1, 1, 1, 1, 1]);
  });

  it('is dealt ten times and never turned over (ST-14)', () => {
    core.deal('standart', {}, 4n);
    play(core, Array(10).fill('deal').join(' '));
    const save = core.save();
    expect(refusal('deal')).toBe('stock-empty');
    expect(refusal('redeal')).toBe('one-pass-only');
    expect(() => core.play(move(core, 'deal'))).toThrow(expect.objectContaining({ refusal: 'stock-empty' }));
    expect(core.save()).toEqual(save);
  });
});

describe('the hint', () => {
  /** Whatever lies here, only the five of hearts can be moved: back from its foundation. */
  const ONLY_BACK = `
    foundation-5: AH..5H
    foundation-6: AH..2H
    tableau-1: 6S
    tableau-2: 8C
    tableau-3: 8S
    tableau-4: TC
    tableau-5: TS
    tableau-6: QC
    tableau-7: QS
    rest: (tableau-8)
    tableau-8: 8C`;

  it('never takes a card off a foundation (ST-16)', () => {
    build(ONLY_BACK);
    expect(core.moves()).toEqual([move(core, 'foundation-5>tableau-1')]);
    expect(core.hint()).toBeNull();
    expect(core.view().status).toBe('playing');
  });

  it('deals when nothing better can be done, and prefers what turns a card up', () => {
    build('tableau-1: 9C\ntableau-2: 9S\nrest: stock');
    expect(core.hint()).toBe(move(core, 'deal'));
    build('tableau-1: (KC) 9C\ntableau-2: 9S\ntableau-3: TH\nrest: stock');
    expect(core.hint()).toBe(move(core, 'tableau-1>tableau-3'));
  });
});

describe('the end', () => {
  const ALMOST = `
    foundation-1: AC..KC
    foundation-2: AC..KC
    foundation-3: AS..KS
    foundation-4: AS..KS
    foundation-5: AH..KH
    foundation-6: AH..KH
    foundation-7: AD..KD`;

  it('is won with the last of 104 cards', () => {
    build(`${ALMOST}\nfoundation-8: AD..QD\ntableau-3: KD`);
    play(core, 'tableau-3>foundation-8');
    expect(core.view().status).toBe('won');
    core.undo();
    expect(core.view().status).toBe('finishing');
  });

  it('is stuck only when no card can move and the stock is empty', () => {
    const text = `
      tableau-1: 2C
      tableau-2: 2S
      tableau-3: 4C
      tableau-4: 4S
      tableau-5: 6C
      tableau-6: 6S
      tableau-7: 8C
      rest: (tableau-8)
      tableau-8: 8S`;
    build(text);
    expect(core.moves()).toEqual([]);
    expect(core.view().status).toBe('stuck');
    build(text.replace('rest: (tableau-8)', 'rest: stock'));
    expect(core.moves()).toEqual([move(core, 'deal')]);
    expect(core.view().status).toBe('playing');
  });
});

describe('whatever is played', () => {
  it('keeps the invariants of RULES §3', () => {
    expectInvariants(core, 'standart', 24, 160, {
      'the stock is dealt in rows of eight': ({ piles: { stock } }) => stock.length % 8 === 0,
      'foundations go up in suit from the ace': (table) =>
        named(table, 'foundation').every(([id, cards]) =>
          cards.every((card, i) => rank(card) === i + 1 && suit(card) === markOf(id)),
        ),
      'no card lies face down on an open one, and every column has its top open': (table) =>
        named(table, 'tableau').every(([, cards]) => {
          const firstOpen = cards.findIndex(isOpen);
          return cards.length === 0 || (firstOpen >= 0 && cards.slice(firstOpen).every(isOpen));
        }),
    });
  });
});
