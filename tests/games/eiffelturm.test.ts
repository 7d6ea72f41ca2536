/** RULES §4, the table EI and the invariants. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { allCards, cardsOf, move, play, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { expectInvariants } from './invariants.ts';
import { named, rank, readTable } from './plain-table.ts';
import { gameOf, walkAll } from './walks.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** A tower that shows every class of values. */
const TOWER = [
  '6S',
  '6H',
  'AC',
  'KC',
  '3C',
  '2C',
  '7C',
  '4C',
  '7D',
  '6D',
  'KD',
  '5H',
  '5S',
  '9C',
  'TD',
  'TS',
  'QH',
  'QS',
  'JD',
  'JS',
];

const WITHOUT_SEVENS = TOWER.map((card) => ({ '7C': '8C', '7D': '8D' })[card] ?? card);

const tower = (cards: readonly string[] = TOWER): string =>
  cards.map((card, i) => `tableau-${i + 1}: ${card}`).join('\n');
const build = (text: string, cards?: readonly string[]): void => setUp(core, 'eiffelturm', `${tower(cards)}\n${text}`);
const refusal = (text: string): string | null => core.refusal(move(core, text));
const pileOf = (id: string): number => core.view().game.pileIds.indexOf(id);

describe('the deal (EI-01)', () => {
  it('lays a tower of twenty open cards, 84 in the stock, and the waste is empty', () => {
    core.deal('eiffelturm', {}, 3n);
    const view = core.view();
    const towers = view.piles.filter(({ role }) => role === 'tableau');
    expect(towers.map(({ cards }) => cards.length)).toEqual(Array(20).fill(1));
    expect(towers.flatMap(({ cards }) => cards)).not.toContain(0x80);
    expect(view.piles.find(({ id }) => id === 'stock')?.cards).toHaveLength(84);
    expect(cardsOf(core, 'waste')).toBe('');
    expect(view).toMatchObject({ passes: 1, packet: 1, score: 0 });
  });

  it('has floors of 1, 2, 3, 4, 5 and 5 cards, each in the middle above the next', () => {
    const places = core.layout('eiffelturm').slice(2);
    const heights = [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b);
    const rows = heights.map((height) => places.filter(({ y }) => y === height).map(({ x }) => x));
    expect(rows.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 5]);
    const middles = rows.map((row) => row.reduce((sum, x) => sum + x, 0) / row.length);
    expect(new Set(middles).size).toBe(1);
    for (const row of rows) expect(row).toEqual(row.toSorted((a, b) => a - b));
  });
});

describe('a card of the waste', () => {
  it.each([
    ['8H', '6S', null],
    ['8H', '6H', null],
    ['KS', 'AC', null],
    ['AS', 'KC', null],
    ['JC', '3C', null],
    ['QC', '2C', null],
    ['7S', '7C', null],
    ['TC', '4C', null],
    ['8H', '7C', 'not-fourteen'],
    ['6C', '6S', 'not-fourteen'],
    ['KS', 'KC', 'not-fourteen'],
  ])('%s onto %s: %s (EI-02, EI-03, EI-04, EI-05)', (card, target, expected) => {
    build(`waste: ${card}\nrest: stock`);
    expect(refusal(`waste>tableau-${TOWER.indexOf(target) + 1}`)).toBe(expected);
  });

  it('gives way to the next at once, and the tower shows its top only', () => {
    build('waste: 6C 8H\nrest: stock');
    play(core, 'waste>tableau-1');
    expect(cardsOf(core, 'tableau-1')).toBe('6S 8H');
    expect(refusal('waste>tableau-1')).toBeNull();
    expect(refusal('waste>tableau-2')).toBe('not-fourteen');
  });
});

describe('what is not allowed', () => {
  it('to move cards of the tower (EI-07)', () => {
    build('waste: 8H 8S\nrest: stock');
    expect(refusal('tableau-1>waste')).toBe('not-a-source');
    expect(refusal('tableau-3>tableau-4')).toBe('not-a-source');
    expect(refusal('waste>tableau-1*2')).toBe('top-card-only');
    expect(core.lift(pileOf('tableau-1'), 1)).toBe(0);
  });

  it('to go through the stock twice (EI-10)', () => {
    build('rest: waste');
    expect(refusal('deal')).toBe('stock-empty');
    expect(refusal('redeal')).toBe('one-pass-only');
  });
});

describe('the player', () => {
  it('may deal although a card fits (EI-09)', () => {
    build('waste: 8H\nrest: stock');
    expect(refusal('waste>tableau-1')).toBeNull();
    play(core, 'deal');
    expect(cardsOf(core, 'waste').split(' ')).toHaveLength(2);
  });

  it('gets nothing laid off by clicks or by itself (EI-12)', () => {
    build('waste: 8H\nrest: stock');
    for (let pile = 0; pile < core.view().piles.length; pile++) expect(core.clickMove(pile)).toBeNull();
    expect(core.placeMove()).toBeNull();
    expect(core.finishMove()).toBeNull();
  });

  it('is shown a fitting card before a deal', () => {
    build('waste: 8H\nrest: stock');
    expect(core.hint()).toBe(move(core, 'waste>tableau-1'));
    build('rest: stock');
    expect(core.hint()).toBe(move(core, 'deal'));
  });
});

describe('the end', () => {
  it('is won when stock and waste are empty (EI-11)', () => {
    core.dealPosition('eiffelturm', almostWon());
    expect(core.view().status).toBe('playing');
    core.play(core.moves()[0]);
    expect(core.view().status).toBe('won');
    core.undo();
    expect(core.view().status).toBe('playing');
  });

  it('is stuck when the stock is used up and the waste fits nowhere', () => {
    build('rest: waste', WITHOUT_SEVENS);
    const waste = cardsOf(core, 'waste').split(' ');
    expect(waste.at(-1)).not.toMatch(/^7/);
    while (core.moves().length > 0) core.play(core.moves()[0]);
    expect(core.view().status).toBe('stuck');
  });
});

/** All cards on the tower but one of the waste, which still fits. */
function almostWon(): unknown {
  const left = allCards(gameOf(core, 'eiffelturm'));
  for (const card of TOWER) left.splice(left.indexOf(card), 1);
  const piles = TOWER.map((card) => [card]);
  for (let i = 0; left.length > 0; i++) {
    const pile = piles[i % piles.length];
    const fitting = left.findIndex((card) => rank(card) + rank(pile[pile.length - 1]) === 14);
    if (fitting >= 0) pile.push(...left.splice(fitting, 1));
  }
  const last = piles.find((pile) => pile.length > 1)?.pop();
  return {
    piles: [{ id: 'waste', cards: [last] }, ...piles.map((cards, i) => ({ id: `tableau-${i + 1}`, cards }))],
  };
}

describe('the hint that a game is lost (EI-13)', () => {
  it('is given from the start where the tower shows no seven', () => {
    build('rest: stock', WITHOUT_SEVENS);
    expect(core.dead()).toBe(true);
    expect(core.view().status).toBe('playing');
  });

  it('is not given where every class of values lies on top', () => {
    build('rest: stock');
    expect(core.dead()).toBe(false);
  });

  it('is exact: it never changes in a game until its cards are all laid, and never comes over a game that is won', () => {
    let lost = 0;
    for (let deal = 0; deal < 200; deal++) {
      core.deal('eiffelturm', {}, BigInt(deal));
      const classes = new Set(
        named(readTable(core.fullView()), 'tableau').map(([, [card]]) => Math.min(rank(card), 14 - rank(card))),
      );
      expect(core.dead()).toBe(classes.size < 7);
      if (core.dead()) lost++;
    }
    expect(lost).toBeGreaterThan(40);
    expect(lost).toBeLessThan(80);
    walkAll(core, gameOf(core, 'eiffelturm'), 12, 168, () => {
      if (core.view().status === 'won') expect(core.dead()).toBe(false);
    });
  });
});

describe('whatever is played', () => {
  it('keeps the invariants of RULES §4', () => {
    const first = new Map<string, string>();
    const classes = (cards: readonly string[]): number => Math.min(rank(cards[0]), 14 - rank(cards[0]));
    expectInvariants(core, 'eiffelturm', 24, 168, {
      'every pile has a card, and neighbours make fourteen': (table) =>
        named(table, 'tableau').every(
          ([, cards]) =>
            cards.length > 0 && cards.every((card, i) => i === 0 || rank(card) + rank(cards[i - 1]) === 14),
        ),
      'the tops of a class are as many as at the deal': (table, { moveCount }) => {
        const tops = named(table, 'tableau').map(([, cards]) => classes([cards[cards.length - 1]]));
        const found = tops.sort((a, b) => a - b).join(' ');
        if (moveCount === 0) first.set('tops', found);
        return first.get('tops') === found;
      },
      'all is open but the stock': (table) =>
        Object.values(table.piles)
          .flat()
          .every((card) => card.length === 2),
    });
  });
});
