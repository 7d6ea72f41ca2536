import { beforeAll, describe, expect, it } from 'vitest';
import { cardKind } from '../../assembly/move.ts';
import type { Core } from '../../host/core/core.ts';
import { type CardValue, OpenTableError, openTable } from '../../host/core/double-dummy.ts';
import { seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { ensure } from '../games/bare-core.ts';
import { type PlainTable, plainLegal, plainValue, plainValueOf } from './binokel-brute-force.ts';
import { opened, playedOn, randomTable } from './binokel-tables.ts';

const ENDLESS = 2 ** 31 - 1;
const ENDINGS = 10_000;
const LONGER_ENDINGS = 400;
const CARD_VALUES = 1500;
const BUDGETS = 400;

let core: Core;

beforeAll(async () => {
  core = await loadCore();
});

function solved(table: PlainTable, window: { low?: number; high?: number; tricks?: number } = {}): number {
  core.doubleDummy.beginValue(opened(table), window);
  core.doubleDummy.step(ENDLESS);
  return core.doubleDummy.value;
}

function cardValues(table: PlainTable): readonly CardValue[] {
  core.doubleDummy.beginCards(opened(table));
  core.doubleDummy.step(ENDLESS);
  return core.doubleDummy.values();
}

/** An ending of `tricks` tricks, with none, one or two cards in the first of them. */
function ending(seed: number, tricks: number): PlainTable {
  return playedOn(randomTable(seed, tricks), seed % 3, seed);
}

describe('the solver against a brute force', () => {
  it(`makes of ${ENDINGS} endings of four tricks the same, in a full and in a null window`, () => {
    for (let seed = 0; seed < ENDINGS; seed++) {
      const table = ending(seed, 4);
      const value = plainValue(table);
      const found = solved(table);
      ensure(found === value, () => `ending ${seed}: ${found}, not ${value}`);
      const high = Math.max(1, value + (seed % 5) - 2);
      const bound = solved(table, { low: high - 1, high });
      ensure(
        bound >= high === value >= high,
        () => `ending ${seed}: ${bound} in the window below ${high}, not ${value}`,
      );
      ensure(bound >= high ? bound <= value : bound >= value, () => `ending ${seed}: ${bound} bounds ${value} wrongly`);
    }
  }, 60_000);

  it('makes of longer endings the same', () => {
    for (let seed = 0; seed < LONGER_ENDINGS; seed++) {
      const table = ending(seed, 5);
      expect(solved(table), `ending ${seed}`).toBe(plainValue(table));
    }
  }, 60_000);

  it('gives every card that may be played its value, and no other card one', () => {
    for (let seed = 0; seed < CARD_VALUES; seed++) {
      const table = ending(seed, 1 + (seed % 4));
      const values = new Map(cardValues(table).map(({ card, points }) => [cardKind(card), points]));
      const legal = plainLegal(table);
      ensure(values.size === legal.length, () => `ending ${seed}: values for ${[...values.keys()]}, legal ${legal}`);
      for (const kind of legal) {
        const value = plainValueOf(table, kind);
        ensure(values.get(kind) === value, () => `ending ${seed}, kind ${kind}: ${values.get(kind)}, not ${value}`);
      }
    }
  }, 60_000);

  it('says 0 exactly when the soloist gets no trick', () => {
    const nothing = Array.from({ length: 200 }, (_, seed) => ending(seed, 2)).filter((table) => solved(table) === 0);
    expect(nothing.length).toBeGreaterThan(10);
    for (const table of nothing) {
      const winners = seatsOfTricks(table);
      expect(winners).not.toContain(table.soloist);
    }
  });
});

/** Who wins the tricks of best play. */
function seatsOfTricks(table: PlainTable): number[] {
  const line = lineOf(table);
  const leads: number[] = [];
  for (let card = 3 - table.trick.length; card < line.length; card += 3) leads.push(line[card].seat);
  return leads;
}

function lineOf(table: PlainTable, slice?: number) {
  const line = core.doubleDummy.line(opened(table), slice);
  let step = line.next();
  while (step.done !== true) step = line.next();
  return step.value;
}

describe('symmetry', () => {
  const suitsOf = (table: PlainTable, order: readonly number[]): PlainTable => {
    const renamed = (kind: number): number => order[Math.floor(kind / 5)] * 5 + (kind % 5);
    return {
      ...table,
      hands: table.hands.map((hand) => hand.map(renamed)),
      trick: table.trick.map(renamed),
      trump: order[table.trump],
    };
  };

  it('plain suits can be renamed, and trumps', () => {
    for (let seed = 0; seed < 60; seed++) {
      const table = ending(seed, 7);
      const value = solved(table);
      for (const order of [
        [1, 2, 3, 0],
        [0, 2, 1, 3],
        [3, 2, 1, 0],
      ]) {
        expect(solved(suitsOf(table, order)), `ending ${seed}`).toBe(value);
      }
    }
  });

  it('the table can be turned', () => {
    for (let seed = 0; seed < 60; seed++) {
      const table = ending(seed, 7);
      const { hands, leader, soloist } = table;
      const turned = {
        ...table,
        hands: [hands[2], hands[0], hands[1]],
        leader: (leader + 1) % 3,
        soloist: (soloist + 1) % 3,
      };
      expect(solved(turned), `ending ${seed}`).toBe(solved(table));
    }
  });
});

describe('a search in slices', () => {
  it('comes to the same, after the same number of nodes, however often it stops', () => {
    for (let seed = 0; seed < BUDGETS; seed++) {
      const pick = seededPicker(seed);
      const table = ending(seed, 6);
      core.doubleDummy.forget();
      const value = solved(table);
      const { nodes } = core.doubleDummy;
      core.doubleDummy.forget();
      core.doubleDummy.beginValue(opened(table));
      while (!core.doubleDummy.step(1 + pick(40))) expect(core.doubleDummy.nodes).toBeLessThanOrEqual(nodes);
      expect(core.doubleDummy.value).toBe(value);
      expect(core.doubleDummy.nodes).toBe(nodes);
    }
  });

  it('does the same for all cards', () => {
    for (let seed = 0; seed < 100; seed++) {
      const table = ending(seed, 6);
      const values = cardValues(table);
      core.doubleDummy.beginCards(opened(table));
      while (!core.doubleDummy.step(7));
      expect(core.doubleDummy.values()).toEqual(values);
    }
  });

  it('never tries more cards than it is given', () => {
    core.doubleDummy.forget();
    core.doubleDummy.beginValue(opened(randomTable(3, 9)));
    expect(core.doubleDummy.step(500)).toBe(false);
    expect(core.doubleDummy.nodes).toBe(500);
  });

  it('finds less to do where it has been before', () => {
    const table = randomTable(3, 8);
    core.doubleDummy.forget();
    solved(table);
    const { nodes } = core.doubleDummy;
    solved(table);
    expect(core.doubleDummy.nodes).toBeLessThan(nodes / 2);
  });
});

describe('a search of some tricks alone', () => {
  it('is exact when it reaches the end', () => {
    for (let seed = 0; seed < 100; seed++) {
      const table = ending(seed, 3);
      expect(solved(table, { tricks: 3 })).toBe(solved(table));
    }
  });

  it('is the better guess the deeper it goes', () => {
    const tables = Array.from({ length: 80 }, (_, seed) => randomTable(seed, 8));
    const values = tables.map((table) => solved(table));
    const faults = [0, 2, 4].map((tricks) =>
      tables.reduce((sum, table, i) => {
        const guess = tricks === 0 ? core.doubleDummy.playout(opened(table)) : solved(table, { tricks });
        return sum + Math.abs(guess - values[i]);
      }, 0),
    );
    expect(faults[1]).toBeLessThan(faults[0]);
    expect(faults[2]).toBeLessThan(faults[1]);
  });
});

describe('the room that searches share', () => {
  it('stops a search for a patience when the solver takes it, and each begins anew', () => {
    core.deal('klondike', {}, 7n);
    core.search.start();
    expect(core.search.step(50).verdict).toBe('running');
    const table = randomTable(5, 6);
    const value = solved(table);
    expect(core.search.step(50).verdict).toBe('stopped');
    core.search.start();
    const { nodes, verdict } = core.search.step(100_000);
    expect(verdict).toBe('solved');
    expect(solved(table)).toBe(value);
    core.search.start();
    expect(core.search.step(100_000)).toMatchObject({ nodes, verdict: 'solved' });
  });

  it('cuts a search of tricks short when a patience takes it: what it knew is gone', () => {
    core.doubleDummy.beginValue(opened(randomTable(5, 9)));
    expect(core.doubleDummy.step(50)).toBe(false);
    core.deal('klondike', {}, 7n);
    core.search.start();
    expect(() => core.doubleDummy.step(50)).toThrow(OpenTableError);
  });
});

describe('tables that cannot be solved', () => {
  it('are refused with a code', () => {
    const { doubleDummy } = core;
    const table = opened(randomTable(1, 3));
    const uneven = { ...table, hands: [table.hands[0], table.hands[1], table.hands[2].slice(1)] };
    expect(() => doubleDummy.beginValue(uneven)).toThrow(expect.objectContaining({ code: 'uneven-hands' }));
    expect(() => doubleDummy.playout({ ...table, hands: [[], [], []] })).toThrow(OpenTableError);
    const [card] = table.hands[0];
    const thrice = { ...table, hands: table.hands.map(([, ...rest]) => [card, ...rest]) };
    expect(() => doubleDummy.beginCards(thrice)).toThrow(expect.objectContaining({ code: 'wrong-cards' }));
    core.deal('binokel', {}, 1n);
    expect(() => openTable(core.fullView())).toThrow(expect.objectContaining({ code: 'not-in-play' }));
  });
});
