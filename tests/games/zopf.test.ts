/** RULES §8, the table ZO and the invariants. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_SECOND_PACK } from '../../assembly/abi.ts';
import { parseCards } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { allCards, cardsOf, move, play, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { expectInvariants } from './invariants.ts';
import { markOf, named, type PlainTable, rank, suit } from './plain-table.ts';
import { gameOf } from './walks.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** What is not named lies in the stock. Corners may be empty: so is the braid. */
const build = (text: string): void => setUp(core, 'zopf', `${text}\nrest: stock`);
const refusal = (text: string): string | null => core.refusal(move(core, text));
const count = (id: string): number => core.view().piles.find((pile) => pile.id === id)?.cards.length ?? 0;
const pileOf = (id: string): number => core.view().game.pileIds.indexOf(id);
const FIELDS = ['corner', 'reserve'].flatMap((name) =>
  Array.from({ length: name === 'corner' ? 4 : 8 }, (_, i) => `${name}-${i + 1}`),
);

describe('the deal (ZO-01)', () => {
  it('lays a braid of twenty, four corners, eight fields and the base card, 71 in the stock', () => {
    core.deal('zopf', {}, 12n);
    expect(count('braid')).toBe(20);
    expect(FIELDS.map(count)).toEqual(Array(12).fill(1));
    const foundations = core.view().piles.filter(({ role }) => role === 'foundation');
    expect(foundations.map(({ cards }) => cards.length).reduce((sum, cards) => sum + cards)).toBe(1);
    expect(foundations.map((pile) => pile.suit)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect([count('stock'), count('waste')]).toEqual([71, 0]);
    expect(core.view()).toMatchObject({ pass: 1, passes: 3, packet: 1, direction: 'open' });
  });

  it('braids twenty different cards, whatever the deal number', () => {
    for (let deal = 0n; deal < 2000n; deal++) {
      core.deal('zopf', {}, deal);
      expect(new Set(cardsOf(core, 'braid').split(' ')).size).toBe(20);
    }
  });

  it('braids any twenty where that is chosen, mostly with twins', () => {
    let twins = 0;
    for (let deal = 0n; deal < 200n; deal++) {
      core.deal('zopf', { distinct: '0' }, deal);
      if (new Set(cardsOf(core, 'braid').split(' ')).size < 20) twins++;
    }
    expect(twins).toBeGreaterThan(160);
  });

  it('refuses a deck with twins in the braid, naming the card', () => {
    const cards = allCards(gameOf(core, 'zopf'));
    const deck = ['7D', ...cards.slice(0, 10), '7D', ...cards.slice(13, 21)];
    for (const card of deck) cards.splice(cards.indexOf(card), 1);
    const bytes = parseCards([...deck, ...cards].join(' '));
    expect(bytes[11]).toBe(bytes[0] | CARD_SECOND_PACK);
    expect(() => core.dealDeck('zopf', {}, bytes)).toThrow(
      expect.objectContaining({ name: 'DealError', code: 'twin-cards', detail: '7D' }),
    );
    core.dealDeck('zopf', { distinct: '0' }, bytes);
    expect(cardsOf(core, 'braid').split(' ').slice(0, 2)).toEqual(['7D', 'AC']);
  });

  it('deals the first card by itself where that is chosen (D1)', () => {
    core.deal('zopf', { first: '1' }, 12n);
    expect([count('stock'), count('waste')]).toEqual([70, 1]);
    expect(core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });
});

describe('the base card', () => {
  it('lies on a foundation of its suit from the start (ZO-02)', () => {
    const cards = allCards(gameOf(core, 'zopf'));
    cards.splice(cards.indexOf('JS'), 1);
    cards.splice(32, 0, 'JS');
    core.dealDeck('zopf', { distinct: '0' }, parseCards(cards.join(' ')));
    expect(cardsOf(core, 'foundation-3')).toBe('JS');
    expect(core.view().base).toBe(11);
  });

  it('says which rank opens the others, each in its suit (ZO-03)', () => {
    build('foundation-3: JS\nreserve-1: JH\nreserve-2: QH\nreserve-3: JS');
    expect(refusal('reserve-1>foundation-5')).toBeNull();
    expect(refusal('reserve-1>foundation-6')).toBeNull();
    expect(refusal('reserve-2>foundation-5')).toBe('wrong-base');
    expect(refusal('reserve-1>foundation-4')).toBe('wrong-suit');
    expect(refusal('reserve-3>foundation-4')).toBeNull();
  });
});

describe('the direction', () => {
  const OPEN = 'foundation-3: JS\nreserve-1: QS\nreserve-2: TS\nreserve-3: KS\nreserve-4: QH';

  it('is the choice of the first card on another (ZO-04)', () => {
    build(OPEN);
    expect([1, 2, 3, 4].map((from) => refusal(`reserve-${from}>foundation-3`))).toEqual([
      null,
      null,
      'wrong-rank',
      'wrong-suit',
    ]);
    play(core, 'reserve-1>foundation-3');
    expect(core.view().direction).toBe('up');
    build(OPEN);
    play(core, 'reserve-2>foundation-3');
    expect(core.view().direction).toBe('down');
  });

  it('is open again when that card is taken back (ZO-14)', () => {
    build(OPEN);
    const before = core.fullView();
    play(core, 'reserve-2>foundation-3');
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
    expect(core.view().direction).toBe('open');
    expect(refusal('reserve-1>foundation-3')).toBeNull();
  });

  it('holds for all foundations (ZO-05)', () => {
    build('foundation-3: JS QS\nfoundation-5: JH\nreserve-1: TH\nreserve-2: QH');
    expect(refusal('reserve-1>foundation-5')).toBe('wrong-rank');
    expect(refusal('reserve-2>foundation-5')).toBeNull();
  });

  it('goes round from the ace to the king and back, to thirteen cards (ZO-07)', () => {
    build('foundation-3: QS..2S\nreserve-1: AS\nreserve-2: KS\nreserve-3: QS');
    expect(refusal('reserve-2>foundation-3')).toBe('wrong-rank');
    play(core, 'reserve-1>foundation-3 reserve-2>foundation-3');
    expect(count('foundation-3')).toBe(13);
    expect(refusal('reserve-3>foundation-3')).toBe('wrong-rank');
    expect(refusal('reserve-3>foundation-4')).toBeNull();
    build('foundation-3: QS KS\nreserve-1: AS\nreserve-2: 2S');
    play(core, 'reserve-1>foundation-3 reserve-2>foundation-3');
    expect(cardsOf(core, 'foundation-3')).toBe('QS KS AS 2S');
  });

  it('is never chosen by laying off by itself, which then lays base cards only (RULES §2.4, §8)', () => {
    build('foundation-3: JS\nreserve-1: QS\nreserve-5: JH\nwaste: JD');
    play(core, 'reserve-1>foundation-3');
    core.undo();
    const laid: string[] = [];
    for (let next = core.placeMove(); next !== null; next = core.placeMove()) {
      core.play(next);
      laid.push(core.view().game.pileIds[(next >>> 16) & 0xff]);
    }
    expect(laid).toEqual(['reserve-5', 'waste']);
    expect(core.view().direction).toBe('open');
    expect(core.clickMove(pileOf('reserve-1'))).toBe(move(core, 'reserve-1>foundation-3'));
  });
});

describe('the braid', () => {
  const CORNERS = 'corner-1: QS\ncorner-2: 2C\ncorner-3: 3C\ncorner-4: 4C';

  it('refills a corner with its free end at once, in one step (ZO-08)', () => {
    build(`foundation-3: JS\n${CORNERS}\nbraid: 5D 6D 7D`);
    const before = core.fullView();
    play(core, 'corner-1>foundation-3');
    expect(cardsOf(core, 'corner-1')).toBe('7D');
    expect(cardsOf(core, 'braid')).toBe('5D 6D');
    expect(core.view().moveCount).toBe(1);
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
  });

  it('gives its free end to the foundations, and the card before only then (ZO-11)', () => {
    build(`foundation-3: JS\n${CORNERS}\nbraid: 5D KS QS`);
    expect(core.clickMove(pileOf('braid'))).toBe(move(core, 'braid>foundation-3'));
    expect(refusal('braid>foundation-3*2')).toBe('one-card-only');
    play(core, 'braid>foundation-3 braid>foundation-3');
    expect(cardsOf(core, 'braid')).toBe('5D');
  });

  it('gives nothing to the fields, and neither do the corners (ZO-10)', () => {
    build(`foundation-3: JS\n${CORNERS}\nbraid: 5D KS\nwaste: 8H`);
    expect(refusal('waste>reserve-1')).toBeNull();
    expect(refusal('braid>reserve-1')).toBe('from-waste-only');
    expect(refusal('corner-1>reserve-1')).toBe('from-waste-only');
    expect(refusal('waste>corner-1')).toBe('place-taken');
    expect(refusal('waste>braid')).toBe('not-a-target');
  });

  it('leaves its corners to the waste once it is used up', () => {
    build('foundation-3: JS\ncorner-1: QS\nwaste: 8H 9H');
    play(core, 'corner-1>foundation-3');
    expect(count('corner-1')).toBe(0);
    play(core, 'waste>corner-1 waste>corner-3');
    expect([cardsOf(core, 'corner-1'), cardsOf(core, 'corner-3')]).toEqual(['9H', '8H']);
  });
});

describe('the fields', () => {
  it('stay empty when their card is laid off, and take a card of the waste (ZO-10)', () => {
    build('foundation-3: JS\nreserve-1: QS\nreserve-2: 4C\nwaste: 8H');
    play(core, 'reserve-1>foundation-3');
    expect(count('reserve-1')).toBe(0);
    expect(refusal('reserve-2>reserve-1')).toBe('from-waste-only');
    play(core, 'waste>reserve-1');
    expect(cardsOf(core, 'reserve-1')).toBe('8H');
  });

  it('may stay free while one deals on (ZO-12)', () => {
    build('foundation-3: JS\nwaste: 8H');
    play(core, 'deal');
    expect(count('waste')).toBe(2);
    expect(count('reserve-1')).toBe(0);
  });

  it('get nothing from the foundations (ZO-16)', () => {
    build('foundation-3: JS QS');
    expect(refusal('foundation-3>reserve-1')).toBe('foundation-is-final');
    expect(refusal('foundation-3>foundation-4')).toBe('foundation-is-final');
    expect(core.lift(pileOf('foundation-3'), 1)).toBe(0);
  });
});

describe('the stock', () => {
  it('is gone through three times, in its order (ZO-13)', () => {
    core.deal('zopf', {}, 12n);
    const order = cardsOf(core, 'stock');
    for (const pass of [1, 2, 3]) {
      expect(core.view().pass).toBe(pass);
      expect(cardsOf(core, 'stock')).toBe(order);
      play(core, Array(71).fill('deal').join(' '));
      expect(refusal('deal')).toBe('stock-empty');
      if (pass < 3) play(core, 'redeal');
    }
    expect(refusal('redeal')).toBe('passes-used-up');
  });
});

describe('the end', () => {
  it('is won with 104 cards laid off', () => {
    const whole = (skip: number): string =>
      [...'CCSSHHDD']
        .map((mark, i) => `foundation-${i + 1}: ${i === skip ? `A${mark}..Q${mark}` : `A${mark}..K${mark}`}`)
        .join('\n');
    setUp(core, 'zopf', `${whole(7)}\ncorner-2: KD`);
    expect(core.hint()).toBe(move(core, 'corner-2>foundation-8'));
    play(core, 'corner-2>foundation-8');
    expect(core.view().status).toBe('won');
  });

  it('has come when nothing can be dealt, laid off or put on a field', () => {
    const full = FIELDS.map((id, i) => `${id}: ${i < 6 ? '5' : '6'}${'CSHD'[i % 4]}`).join('\n');
    const text = `foundation-3: JS QS\n${full}\nbraid: 7C\nwaste: 7C\nrest: under waste`;
    setUp(core, 'zopf', text);
    expect(core.moves()).toEqual([move(core, 'redeal')]);
    play(core, 'redeal');
    while (core.refusal(move(core, 'deal')) === null) play(core, 'deal');
    play(core, 'redeal');
    while (core.refusal(move(core, 'deal')) === null) play(core, 'deal');
    expect(core.view()).toMatchObject({ status: 'stuck', pass: 3 });
  });
});

describe('whatever is played', () => {
  it('keeps the invariants of RULES §8', () => {
    let before = 0;
    const above = (value: number): number => (value % 13) + 1;
    const steps = (table: PlainTable): number[] =>
      named(table, 'foundation').flatMap(([, cards]) =>
        cards
          .slice(1)
          .map((card, i) => (rank(card) === above(rank(cards[i])) ? 1 : rank(cards[i]) === above(rank(card)) ? -1 : 0)),
      );
    expectInvariants(core, 'zopf', 12, 260, {
      'the braid never grows': ({ piles }, { moveCount }) => {
        const shrinks = moveCount === 0 || piles.braid.length <= before;
        before = piles.braid.length;
        return shrinks;
      },
      'no corner is empty while there is a braid, and no place has two cards': (table) =>
        [...named(table, 'corner'), ...named(table, 'reserve')].every(
          ([id, cards]) =>
            cards.length === 1 || (cards.length === 0 && (id.startsWith('reserve') || table.piles.braid.length === 0)),
        ),
      'foundations begin with the base and go one way round, in suit': (table, { base, direction }) => {
        const begun = named(table, 'foundation').filter(([, cards]) => cards.length > 0);
        const inSuit = begun.every(
          ([id, cards]) => rank(cards[0]) === base && cards.every((card) => suit(card) === markOf(id)),
        );
        const ways = new Set(steps(table));
        const told = ways.size === 0 ? 'open' : ways.has(1) ? 'up' : 'down';
        return inSuit && ways.size <= 1 && !ways.has(0) && told === direction;
      },
      'there are three passes': (_, { pass }) => pass >= 1 && pass <= 3,
      'the braid has no twins where none may be': ({ piles }, _, { distinct }) =>
        distinct === '0' || new Set(piles.braid).size === piles.braid.length,
    });
  });
});
