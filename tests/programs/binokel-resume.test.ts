import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { RoundVisit, standIn, type VisitOptions } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** A visit after which the store holds a round with so many games, left at the results or at the table of the next one. */
async function leftAt(place: 'results' | 'table', games: number, store = new MemoryStore()) {
  const table = standIn();
  const visit = await RoundVisit.start({ table, store });
  await visit.toTable('Anna');
  await visit.playGames(games);
  if (place === 'table') await visit.keys(...(games === 0 ? [] : ['Return']));
  await visit.headless.leave();
  expect(visit.headless.ended).toBe(true);
  return { store, played: table.played };
}

async function again(options: VisitOptions & { readonly store: MemoryStore }) {
  const table = standIn();
  return { table, visit: await RoundVisit.start({ table, ...options }) };
}

describe('the next visit', () => {
  it.each([0, 3, 23])('goes on at the table of the running game, after %i games', async (games) => {
    const { store, played } = await leftAt('table', games);
    const { visit, table } = await again({ store });
    expect(visit.shows(`table ${games + 1}`)).toBe(true);
    const before = played.at(-1);
    expect(table.played[0]).toMatchObject({ number: games + 1, deal: before?.deal, names: before?.names });
    expect(table.played[0].running?.game.deal).toBe(before?.deal.toString());
    expect(visit.headless.notices).toEqual([]);
  });

  it('goes on at the results', async () => {
    const { store } = await leftAt('results', 2);
    const { visit, table } = await again({ store });
    expect(visit.shows('+121')).toBe(true);
    await visit.keys('Return');
    expect(table.played[0]).toMatchObject({ number: 3, running: null });
  });

  it('begins with the prompt after Exit', async () => {
    const { store } = await leftAt('results', 2);
    const { visit } = await again({ store });
    await visit.keys('x');
    await visit.headless.leave();
    const later = await again({ store });
    await later.visit.keys('esc');
    expect(later.visit.shows('C:\\BINOKEL>')).toBe(true);
  });

  it('deals a running game anew that cannot be gone on with, and puts it aside', async () => {
    const { store } = await leftAt('table', 1);
    const kept = JSON.parse(JSON.stringify(await store.read('round')));
    kept.running.game.moves = [1, 2, 3];
    await store.write('round', kept);
    const { visit, table } = await again({ store });
    expect(visit.headless.notices).toEqual([texts.keeping.gameUnreadable]);
    expect(table.played.map(({ running }) => running === null)).toEqual([false, true]);
    expect(await store.read('round-unreadable')).toEqual(kept);
    await visit.keys('space');
    expect(visit.shows('+121')).toBe(true);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['round', texts.keeping.roundUnreadable],
    ['top-ten', texts.keeping.topTenUnreadable],
    ['statistics', texts.keeping.statisticsUnreadable],
  ])('is put aside and said: %s', async (key, notice) => {
    const store = new MemoryStore();
    for (const [i, broken] of [{ version: 99 }, 'rubbish'].entries()) {
      await store.write(key, broken);
      const { visit } = await again({ store });
      expect(visit.headless.notices).toEqual([notice]);
      expect(await store.read(i === 0 ? `${key}-unreadable` : `${key}-unreadable-2`)).toEqual(broken);
      expect(await store.read(key)).toBeNull();
    }
  });

  it('is said of nothing where nothing is', async () => {
    const { visit } = await again({ store: new MemoryStore() });
    expect(visit.headless.notices).toEqual([]);
  });
});

describe('a round that is asked for', () => {
  it('is the next one that is begun', async () => {
    const { visit, table } = await again({ store: new MemoryStore(), deal: 77n });
    await visit.toTable('Eva');
    const other = await again({ store: new MemoryStore(), deal: 77n });
    await other.visit.toTable('Otto');
    expect(table.played[0].deal).toBe(other.table.played[0].deal);
    await visit.keys('space');
    expect(visit.shows(texts.results.round('77'))).toBe(true);
    await visit.keys('F3', 'j');
    expect(visit.shows(texts.results.round('77'))).toBe(false);
  });

  it('takes the place of a running one after the question alone', async () => {
    const { store } = await leftAt('table', 2);
    const { visit } = await again({ store, deal: 77n });
    expect(visit.shows(texts.keeping.askedRound('77'))).toBe(true);
    await visit.keys('n');
    expect(visit.shows('table 3')).toBe(true);
    await visit.headless.leave();
    const asked = await again({ store, deal: 77n });
    await asked.visit.keys('j');
    expect(asked.table.played[0]).toMatchObject({ number: 1, names: ['Anna', 'Jim', 'Cathy'], running: null });
  });

  it('is not asked for where it is the running one', async () => {
    const store = new MemoryStore();
    const first = await again({ store, deal: 77n });
    await first.visit.toTable('Eva');
    await first.visit.headless.leave();
    const { visit } = await again({ store, deal: 77n });
    expect(visit.shows('table 1')).toBe(true);
  });
});
