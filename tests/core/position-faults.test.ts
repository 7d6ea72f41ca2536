/** Tables that the rules of Patience 2.13 cannot lead to are refused, with the pile and the card that are wrong. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { PositionError } from '../../host/core/errors.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { loadCore } from './built-core.ts';

type Piles = Record<string, string[]>;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** The fresh table of a game. */
function fresh(id: string, options: ChosenOptions = {}): Piles {
  core.deal(id, options, 7n);
  return Object.fromEntries(positionJson(core.fullView()).piles.map(({ id: pile, cards }) => [pile, [...cards]]));
}

/** Lays a card of the stock on a pile. */
function bring(piles: Piles, to: string, card: string): void {
  const place = piles.stock.indexOf(`(${card})`);
  if (place < 0) throw new Error(`no ${card} in the stock`);
  piles.stock.splice(place, 1);
  piles[to].push(card);
}

/** Lays all cards of one pile on another. */
function empty(piles: Piles, from: string, to: string): void {
  piles[to].push(...piles[from].splice(0));
}

/** The fault of a table, as code, pile and card; the present game goes on. */
function fault(id: string, piles: Piles, pass = 1, options: ChosenOptions = {}): readonly string[] | null {
  core.deal(id, {}, 9n);
  const before = core.save();
  try {
    core.dealPosition(id, {
      options,
      pass,
      piles: Object.entries(piles).map(([pile, cards]) => ({ id: pile, cards })),
    });
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    expect(core.save()).toEqual(before);
    return [error.code, error.pile, error.card];
  }
  return null;
}

describe('a fresh table', () => {
  it.each(['standart', 'eiffelturm', 'matriarchat', 'kleine-harfe', 'galerie', 'zopf'])('of %s is taken', (id) => {
    expect(fault(id, fresh(id))).toBeNull();
  });
});

describe('a place that is never empty', () => {
  it.each([
    ['eiffelturm', 'tableau-7', 'waste'],
    ['matriarchat', 'lower-4', 'waste'],
    ['galerie', 'reserve-3', 'reserve-4'],
    ['zopf', 'corner-2', 'waste'],
  ])('%s: %s', (id, pile, to) => {
    const piles = fresh(id);
    empty(piles, pile, to);
    expect(fault(id, piles)).toEqual(['empty-place', pile, '']);
  });

  it('may be empty once the pile is that refills it', () => {
    const galerie = fresh('galerie');
    galerie['reserve-1'].push(...galerie.stock.splice(0).map((card) => card.slice(1, -1)));
    empty(galerie, 'reserve-3', 'reserve-4');
    expect(fault('galerie', galerie)).toBeNull();
    const zopf = fresh('zopf');
    empty(zopf, 'braid', 'waste');
    empty(zopf, 'corner-2', 'waste');
    expect(fault('zopf', zopf)).toBeNull();
  });
});

describe('cards that do not follow', () => {
  it('in the tower', () => {
    const piles = fresh('eiffelturm');
    const [card] = piles['tableau-1'];
    const wrong = card.startsWith('7') ? '8D' : '7D';
    bring(piles, 'tableau-1', wrong);
    expect(fault('eiffelturm', piles)).toEqual(['does-not-follow', 'tableau-1', wrong]);
  });

  it('in the fields of Matriarchat', () => {
    const lower = fresh('matriarchat');
    bring(lower, 'lower-1', 'TC');
    expect(fault('matriarchat', lower)).toEqual(['does-not-follow', 'lower-1', 'TC']);
    const upper = fresh('matriarchat');
    bring(upper, 'upper-3', 'KH');
    expect(fault('matriarchat', upper)).toEqual(['wrong-base', 'upper-3', 'KH']);
    const open = fresh('matriarchat');
    bring(open, 'upper-3', 'AS');
    expect(fault('matriarchat', open)).toEqual(['wrong-base', 'upper-3', 'AS']);
  });

  it('in the rows of Galerie, and aside', () => {
    const gap = fresh('galerie');
    empty(gap, 'row1-1', 'reserve-1');
    bring(gap, 'row1-1', '4D');
    bring(gap, 'row1-1', 'TD');
    expect(fault('galerie', gap)).toEqual(['does-not-follow', 'row1-1', 'TD']);
    const base = fresh('galerie');
    empty(base, 'row1-1', 'reserve-1');
    bring(base, 'row1-1', '6S');
    bring(base, 'row1-1', '9S');
    expect(fault('galerie', base)).toEqual(['wrong-base', 'row1-1', '6S']);
    const aside = fresh('galerie');
    bring(aside, 'aces', '5H');
    expect(fault('galerie', aside)).toEqual(['wrong-foundation', 'aces', '5H']);
  });

  it('on the foundations of Zopf', () => {
    const piles = fresh('zopf');
    const begun = Object.keys(piles).find((id) => id.startsWith('foundation') && piles[id].length === 1) as string;
    const [base] = piles[begun];
    const opposite = 'A23456789TJQK'[('A23456789TJQK'.indexOf(base[0]) + 6) % 13];
    bring(piles, begun, opposite + base[1]);
    expect(fault('zopf', piles)).toEqual(['wrong-foundation', begun, opposite + base[1]]);
    const other = fresh('zopf');
    const place = begun === 'foundation-1' ? 'foundation-3' : 'foundation-1';
    const card = opposite + (place === 'foundation-1' ? 'C' : 'S');
    bring(other, place, card);
    expect(fault('zopf', other)?.[0]).toBe('wrong-base');
    const none = fresh('zopf');
    empty(none, begun, 'waste');
    expect(fault('zopf', none)).toEqual(['wrong-base', '', '']);
  });
});

describe('too many cards', () => {
  it('on a field or in the braid of Zopf', () => {
    const field = fresh('zopf');
    bring(field, 'reserve-2', field.stock[0].slice(1, -1));
    expect(fault('zopf', field)?.slice(0, 2)).toEqual(['too-many-cards', 'reserve-2']);
    const braid = fresh('zopf', { distinct: '0' });
    bring(braid, 'braid', braid.stock[0].slice(1, -1));
    expect(fault('zopf', braid, 1, { distinct: '0' })?.slice(0, 2)).toEqual(['too-many-cards', 'braid']);
  });

  it('twins in the braid, unless they are allowed', () => {
    const piles = fresh('zopf');
    const twin = piles.braid.find((card) => piles.stock.includes(`(${card})`)) as string;
    piles.waste.push(...piles.braid.splice(-1));
    if (!piles.braid.includes(twin))
      throw new Error('the last card of the braid is the only one with a twin in the stock');
    bring(piles, 'braid', twin);
    expect(fault('zopf', piles)).toEqual(['twin-cards', 'braid', twin]);
    expect(fault('zopf', piles, 1, { distinct: '0' })).toBeNull();
  });
});

describe('a pass that no game comes to', () => {
  it.each([
    ['standart', 1],
    ['eiffelturm', 1],
    ['matriarchat', 18],
    ['galerie', 1],
    ['zopf', 3],
  ])('%s after %i', (id, last) => {
    const piles = fresh(id);
    expect(fault(id, piles, last)).toBeNull();
    expect(fault(id, piles, last + 1)).toEqual(['wrong-pass', '', '']);
  });

  it('does not exist where the stock is gone through without end', () => {
    expect(fault('kleine-harfe', fresh('kleine-harfe'), 500)).toBeNull();
  });
});
