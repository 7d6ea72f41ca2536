import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { KlondikeVisit, samePicture } from './klondike-visit.ts';

describe('the next visit', () => {
  it('goes on with the game: cards, moves that can be taken back and made again, clock, choices', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.script('menu Variante drei Karten; menu Variante Punkte wie');
    await visit.keys('K', 'K', 'K', 'Z');
    await visit.seconds(31);
    const next = await visit.nextVisit();
    expect(next.position()).toEqual(visit.position());
    expect(next.core.view()).toMatchObject({ moveCount: 2, canUndo: true, canRedo: true });
    expect(next.status()).toContain('0:30');
    await visit.away();
    await next.away();
    await next.keys('R');
    await visit.keys('R');
    expect(next.position()).toEqual(visit.position());
    await next.keys('Z', 'Z', 'Z');
    expect(next.core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });

  it('shows the same picture', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K', 'K');
    await visit.away();
    const next = await visit.nextVisit();
    await next.away();
    expect(samePicture(visit.headless.frame(), next.headless.frame())).toBe(true);
  });

  it('deals a new game after the end of the program, which asks where one is under way', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K', 'E');
    await visit.pressButton('Abbruch');
    expect(visit.headless.ended).toBe(false);
    await visit.keys('E', 'Return');
    expect(visit.headless.ended).toBe(true);
    const next = await visit.nextVisit();
    expect(next.core.save()).toMatchObject({ deal: '900', moves: [] });
  });

  it('puts a game aside that cannot be read, and says so', async () => {
    for (const damaged of [{ version: 1, game: { game: 'zopf' }, elapsedMs: 0, counts: true }, { version: 9 }, 'x']) {
      const store = new MemoryStore();
      await store.write('session', damaged);
      const visit = await KlondikeVisit.start({ store });
      expect(visit.core.view()).toMatchObject({ moveCount: 0, status: 'playing' });
      expect(visit.headless.notices.join()).toContain('nicht lesbar');
      expect(await store.read('session-unreadable')).toEqual(damaged);
    }
  });

  it('takes settings that cannot be read as usual', async () => {
    const store = new MemoryStore();
    await store.write('settings', { version: 1, game: 3, options: { draw: 7 }, bank: 'x', rulesPlace: null });
    const visit = await KlondikeVisit.start({ store });
    expect(visit.core.view().options).toMatchObject({ draw: '1', scoring: 'none' });
  });
});

describe('a loaded game', () => {
  it('that is an earlier point of the one on the table does not turn the clock back', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K');
    await visit.seconds(5);
    await visit.keys('S');
    await visit.script('type abend');
    await visit.keys('Return', 'K');
    await visit.seconds(100);
    await visit.keys('L');
    await visit.script('type abend');
    await visit.keys('Return', 'Return');
    expect(visit.core.view().moveCount).toBe(1);
    expect(visit.status()).toContain('1:45');
  });

  it('that is another one goes on with its own clock', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K');
    await visit.seconds(5);
    await visit.keys('S');
    await visit.script('type abend');
    await visit.keys('Return', 'N', 'Return', 'K');
    await visit.seconds(100);
    await visit.keys('L');
    await visit.script('type abend');
    await visit.keys('Return', 'Return');
    expect(visit.core.save().deal).toBe('7');
    expect(visit.status()).toContain('0:05');
  });
});

describe('a deal that the address asks for', () => {
  it('is dealt, and shown to the page', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    expect(visit.core.save().deal).toBe('7');
    expect(visit.deals.at(-1)).toEqual({ program: 'klondike', game: 'Klondike', deal: 7n });
  });

  it('asks before a game under way is lost, and goes on with it where it shall stay', async () => {
    const visit = await KlondikeVisit.inDeal(7n, { moves: (core) => core.play(core.moves()[0]), deal: 8n });
    await visit.pressButton('Abbruch');
    expect(visit.core.save().deal).toBe('7');
    const other = await KlondikeVisit.inDeal(7n, { moves: (core) => core.play(core.moves()[0]), deal: 8n });
    await other.keys('Return');
    expect(other.core.save().deal).toBe('8');
  });

  it('asks nothing where it lies on the table already', async () => {
    const visit = await KlondikeVisit.inDeal(7n, { moves: (core) => core.play(core.moves()[0]), deal: 7n });
    expect(visit.moveCount).toBe(1);
    await visit.keys('K');
    expect(visit.moveCount).toBe(2);
  });
});
