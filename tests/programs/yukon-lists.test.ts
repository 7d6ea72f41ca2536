import { describe, expect, it } from 'vitest';
import { clockText, EMPTY_LISTS, enter, LIST_LENGTH, rankOf, readLists } from '../../host/programs/yukon/lists.ts';

const five = [90, 70, 50, 30, 10].map((value) => ({ name: `n${value}`, value }));

describe('Yukon lists', () => {
  it('ranks more dollars first and puts an equal score below the older one', () => {
    expect(rankOf('scores', five, 100)).toBe(0);
    expect(rankOf('scores', five, 70)).toBe(2);
    expect(rankOf('scores', five, 10)).toBeNull();
    expect(rankOf('scores', five.slice(0, 3), -52)).toBe(3);
  });

  it('ranks fewer seconds first', () => {
    const times = five.map((entry) => ({ ...entry, value: 100 - entry.value }));
    expect(rankOf('times', times, 5)).toBe(0);
    expect(rankOf('times', times, 10)).toBe(1);
    expect(rankOf('times', times, 91)).toBeNull();
  });

  it('keeps five entries a variant and touches no other list', () => {
    let lists = EMPTY_LISTS;
    for (const value of [1, 2, 3, 4, 5, 6]) lists = enter(lists, 'scores', 'light', { name: 'A', value }, value);
    expect(lists.scores.light.map((entry) => entry.value)).toEqual([6, 5, 4, 3, 2]);
    expect(lists.scores.light).toHaveLength(LIST_LENGTH);
    expect(lists.scores.classic).toEqual([]);
    expect(lists.times.light).toEqual([]);
    expect(lists.lastRound).toBe(6);
  });

  it('reads back what it wrote and drops lines that are none', () => {
    const lists = enter(EMPTY_LISTS, 'times', 'classic', { name: 'Käthe', value: 83 }, 4);
    expect(readLists(JSON.parse(JSON.stringify(lists)))).toEqual({ lists, whole: true });
    expect(readLists(null)).toEqual({ lists: EMPTY_LISTS, whole: false });
    const damaged = { scores: { classic: [{ name: 'A', value: 'x' }, 7, { name: 'B', value: 3 }] } };
    expect(readLists(damaged).lists.scores.classic).toEqual([{ name: 'B', value: 3 }]);
    expect(readLists(damaged).whole).toBe(false);
    expect(readLists({ ...lists, lastRound: 'x' }).whole).toBe(false);
  });

  it('writes a time as minutes and two digits of seconds', () => {
    expect([0, 9, 60, 754, 6000].map(clockText)).toEqual(['0:00', '0:09', '1:00', '12:34', '100:00']);
  });
});
