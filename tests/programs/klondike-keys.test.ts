import { describe, expect, it } from 'vitest';
import { klondike } from '../../host/programs/klondike/entry.ts';
import { KlondikeVisit, samePicture } from './klondike-visit.ts';

const WASTE = 'foundation-1: AH\nwaste: 9C 2H\ntableau-1: KS\nrest: stock';

describe('the keyboard alone', () => {
  it('takes cards up and lays them down', async () => {
    const visit = await KlondikeVisit.inPosition(WASTE);
    await visit.keys('down', 'Space', 'Return');
    expect(visit.cards('foundation-1')).toBe('AH 2H');
    expect(visit.moveCount).toBe(1);
  });

  it('puts a card on its foundation, and deals on the stock', async () => {
    const visit = await KlondikeVisit.inPosition(WASTE);
    await visit.keys('down', 'X');
    expect(visit.cards('foundation-1')).toBe('AH 2H');
    await visit.keys('left', 'Space');
    expect(visit.cards('waste').split(' ')).toHaveLength(2);
    await visit.keys('K');
    expect(visit.cards('waste').split(' ')).toHaveLength(3);
  });

  it('puts cards back, and hides the cursor', async () => {
    const visit = await KlondikeVisit.inPosition(WASTE);
    await visit.away();
    const before = visit.headless.frame();
    await visit.keys('down', 'Space', 'Esc', 'Esc');
    expect(samePicture(before, visit.headless.frame())).toBe(true);
    expect(visit.moveCount).toBe(0);
  });

  it('takes back, makes again and goes to the start', async () => {
    const visit = await KlondikeVisit.inDeal(7n);
    await visit.away();
    const fresh = visit.headless.frame();
    await visit.keys('K', 'K', 'K');
    const three = visit.position();
    await visit.keys('Z', 'Undo', 'R', '^Y');
    expect(visit.position()).toEqual(three);
    await visit.keys('F', 'Return');
    await visit.seconds(2);
    expect(visit.moveCount).toBe(0);
    expect(visit.core.view().canRedo).toBe(true);
    await visit.keys('Esc');
    expect(samePicture(fresh, visit.headless.frame())).toBe(false);
    expect(visit.cards('waste')).toBe('');
  });
});

describe('the list of keys', () => {
  it.each(['de', 'en', 'es'] as const)('names every key once in %s', (language) => {
    const keys = klondike.keys[language];
    expect(keys.every(({ meaning }) => meaning.trim() !== '')).toBe(true);
    const letters = keys.flatMap(({ keys: names }) => /^[A-Z](?=,|$)/.exec(names)?.[0] ?? []);
    expect([...letters].sort().join('')).toBe('ABCDEFGHKLNOPRSTVXZ');
  });
});
