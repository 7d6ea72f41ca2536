import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { PatienceVisit } from './patience-visit.ts';

const START = { kind: 'the start of a game' };

/** A store that cannot be written. */
class FullStore extends MemoryStore {
  override async write(): Promise<void> {
    throw new Error('no room');
  }
}

/** Ends a program as a page does that is left. */
async function leave(visit: PatienceVisit): Promise<void> {
  visit.headless.gem.aes.post({ type: 'AP_TERM' });
  await visit.headless.settle();
}

describe('the running game', () => {
  it('is there again after any action, with moves, moves taken back and marks', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 6n);
    for (const key of ['K', 'K', 'M', 'K', 'Z', 'A', 'R', 'M', 'Z', 'Z', 'C']) {
      await visit.keys(key);
      await visit.seconds(1);
      const next = await visit.nextVisit();
      expect(next.core.save(), key).toEqual(visit.core.save());
      expect((await next.entry('Hilfen', 'verändern')).checked).toBe(key === 'C');
    }
  });

  it.each([
    ['at the table', 'key M'],
    ['in a box', 'key N'],
    ['in the file selector', 'key S'],
    ['in the rules', 'key H'],
    ['in the demo', 'key D; wait 200'],
    ['with a card in the hand', 'key right; key Space'],
    ['on the way back to the start', 'key F; key Return; wait 10'],
  ])('is there again when the page is left: %s', async (_, script) => {
    const visit = await PatienceVisit.inDeal('standart', 6n);
    await visit.keys('K', 'K', 'K', 'M', 'K', 'K');
    const moves = visit.core.save().moves;
    await visit.script(script);
    await leave(visit);
    expect(visit.headless.ended).toBe(true);
    const next = await visit.nextVisit();
    expect(next.core.save().moves).toEqual(moves);
    if (!script.includes('F')) expect(next.moveCount).toBe(5);
  });

  it('is given up by beenden, after a question; the next visit begins a game of the same kind', async () => {
    const visit = await PatienceVisit.inDeal('matriarchat', 6n);
    await visit.keys('K', 'E');
    expect(visit.shows('Patience beenden?')).toBe(true);
    await visit.pressButton('Abbruch');
    expect(visit.headless.ended).toBe(false);
    await visit.script('menu Patience beenden; key Return');
    expect(visit.headless.ended).toBe(true);
    const next = await visit.nextVisit();
    expect(next.game.id).toBe('matriarchat');
    expect(next.moveCount).toBe(0);
  });

  it('is dealt anew in the kind that was played last', async () => {
    const visit = await PatienceVisit.start();
    await visit.script('menu Patience Galerie; menu Patience beenden');
    expect(visit.headless.ended).toBe(true);
    const next = await visit.nextVisit();
    expect(next.game.id).toBe('galerie');
    expect(next.moveCount).toBe(0);
  });

  it('needs no question before it is left as long as no move was made', async () => {
    for (const key of ['N', '1', 'E']) {
      const visit = await PatienceVisit.inDeal('standart', 6n);
      const before = visit.position();
      await visit.keys(key);
      expect(visit.headless.ended || visit.position().join() !== before.join()).toBe(true);
    }
  });

  it('survives a store that keeps nothing', async () => {
    const visit = await PatienceVisit.start({ store: new FullStore() });
    await visit.keys('K', 'M', 'Z', 'R', 'N', 'Return', 'K', 'E', 'Return');
    expect(visit.headless.ended).toBe(true);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['of no form', START],
    ['of another version', { version: 9, game: { game: 'zopf' }, cheating: false, counts: true }],
    ['of another program', { version: 1, game: { game: 'yukon' }, cheating: false, counts: true }],
    ['with a game that cannot be', { version: 1, game: { version: 1, game: 'zopf' }, cheating: false, counts: true }],
  ])('is put aside with a word to the player: a game %s', async (_, stored) => {
    const store = new MemoryStore();
    await store.write('session', stored);
    await store.write('session-unreadable', 'an older one');
    const visit = await PatienceVisit.start({ store });
    expect(visit.headless.notices).toEqual([expect.stringContaining('Spielstand ist nicht lesbar')]);
    expect(visit.moveCount).toBe(0);
    await visit.keys('K');
    expect(await store.read('session-unreadable')).toBe('an older one');
    expect(await store.read('session-unreadable-2')).toEqual(stored);
    expect((await visit.nextVisit()).headless.notices).toEqual([]);
  });

  it('is put aside with a word to the player: the statistics', async () => {
    const store = new MemoryStore();
    await store.write('statistics', { version: 1, games: { zopf: { played: 1, won: 5 } } });
    const visit = await PatienceVisit.start({ store });
    expect(visit.headless.notices).toEqual([expect.stringContaining('Statistik ist nicht lesbar')]);
    expect(await store.read('statistics-unreadable')).not.toBe(null);
    expect((await visit.nextVisit()).headless.notices).toEqual([]);
  });

  it('is as usual: the settings, part by part', async () => {
    const store = new MemoryStore();
    await store.write('settings', { version: 1, game: 'zopf', wait: 1000, options: { first: 7 }, rulesPlace: null });
    const visit = await PatienceVisit.start({ store });
    expect(visit.game.id).toBe('zopf');
    expect((await visit.entry('Patience', 'Warte 1.0 s')).enabled).toBe(true);
    expect((await visit.entry('Karten', 'erste Karten')).checked).toBe(false);
  });

  it('is as usual: a game and options that there are no more', async () => {
    const store = new MemoryStore();
    await store.write('settings', {
      version: 1,
      game: 'skat',
      wait: 5,
      options: { first: '9', other: 'x' },
      rulesPlace: { de: 1e9, en: 0, es: 0 },
    });
    const visit = await PatienceVisit.start({ store });
    expect(visit.game.collection).toBe('patience');
    await visit.keys('H');
    expect(visit.shows('Spielregeln')).toBe(true);
  });
});

describe('a deal that is asked for', () => {
  it('is dealt in the game that is named with it', async () => {
    const visit = await PatienceVisit.start({ deal: 4711n, game: 'zopf' });
    expect(visit.game.id).toBe('zopf');
    expect(visit.core.save().deal).toBe('4711');
    expect(visit.deals.at(-1)).toEqual({ program: 'patience', gameId: 'zopf', game: 'Zopf', deal: 4711n });
  });

  it('is one of the game played last where none is named', async () => {
    const first = await PatienceVisit.start();
    await first.script('menu Patience Galerie');
    const visit = await first.nextVisit({ deal: 4711n });
    expect(visit.game.id).toBe('galerie');
    expect(visit.core.save().deal).toBe('4711');
  });

  it('is any deal where only a game is named, and nothing where that is unknown', async () => {
    expect((await PatienceVisit.start({ game: 'matriarchat' })).game.id).toBe('matriarchat');
    const unknown = await PatienceVisit.start({ game: 'yukon' });
    expect(unknown.game.collection).toBe('patience');
  });

  it('comes after a question where a game would be lost', async () => {
    const visit = await PatienceVisit.inDeal('galerie', 6n, { moves: (core) => core.play(core.moves()[0]) });
    const before = visit.position();
    const asked = await visit.nextVisit({ deal: 18446744073709551615n, game: 'matriarchat' });
    expect(asked.shows('Matriarchat, Spiel')).toBe(true);
    expect(asked.shows('18446744073709551615')).toBe(true);
    await asked.pressButton('Abbruch');
    expect(asked.position()).toEqual(before);
    const again = await visit.nextVisit({ deal: 5n, game: 'matriarchat' });
    await again.pressButton('neues Spiel');
    expect(again.game.id).toBe('matriarchat');
    expect(again.core.save().deal).toBe('5');
  });

  it('is not asked about when it is on the table already', async () => {
    const visit = await PatienceVisit.inDeal('galerie', 6n, { moves: (core) => core.play(core.moves()[0]) });
    const again = await visit.nextVisit({ deal: 6n, game: 'galerie' });
    expect(again.moveCount).toBe(1);
    expect(again.shows('Galerie, Spiel')).toBe(false);
  });
});

describe('card sheets that come and go', () => {
  it('change the cards and leave the game alone, in the demo and with a card in the hand too', async () => {
    const visit = await PatienceVisit.inDeal('standart', 6n);
    const own = visit.headless.sheets.sheets();
    const large = own.filter(({ sheet }) => sheet.planes === 1);
    await visit.keys('K', 'right', 'Space');
    const before = visit.position();
    visit.headless.sheets.replace(large.slice(0, 1));
    await visit.headless.settle();
    expect(visit.position()).toEqual(before);
    await visit.keys('D');
    await visit.seconds(2);
    visit.headless.sheets.replace(own);
    await visit.headless.settle();
    await visit.seconds(2);
    await visit.keys('Space');
    expect(visit.position()).toEqual(before);
  });
});
