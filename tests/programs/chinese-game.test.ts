import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { chinesePatience } from '../../host/programs/chinese-patience/entry.ts';
import { findProgram } from '../../host/programs/registry.ts';
import { playGame, tapMove, typeMove } from './chinese-player.ts';
import { ChineseVisit } from './chinese-visit.ts';

const LINE = 22;
const TURBO = { settings: { speed: 'turbo' } } as const;

describe('a whole game', () => {
  it('by keyboard, from the tape to the next game', async () => {
    const visit = await ChineseVisit.start({ ...TURBO, freshDeals: 2n });
    await visit.type('j""~');
    await visit.wait(400);
    await visit.type(' ');
    await visit.type('n');
    const seat = visit.row(LINE) === 'SORTEO: EMPIEZAS TU' ? 0 : 1;
    await playGame(visit, seat, typeMove);
    await visit.wait(200);
    const { winner, credits } = visit.duel;
    const points = winner === null ? 0 : credits[winner];
    expect(points).toBeGreaterThan(0);
    const won = winner === seat;
    expect(visit.row(LINE)).toBe(won ? `HAS GANADO: +${points} PUNTOS` : `GANO YO: +${points} PUNTOS`);
    expect(visit.row(1)).toContain(won ? `TU ${points}` : `YO ${points}`);
    await visit.type('n');
    expect(visit.row(1)).toContain('JUEGO 2');
    expect(visit.row(LINE)).toBe(seat === 0 ? 'EMPIEZO YO' : 'EMPIEZAS TU');
  });

  it('by taps alone', async () => {
    const visit = await ChineseVisit.start({ ...TURBO, freshDeals: 2n });
    await visit.tap(16, 12);
    await visit.tap(
      10,
      visit.rows().findIndex((row) => row.startsWith('S ')),
    );
    const seat = visit.row(LINE) === 'SORTEO: EMPIEZAS TU' ? 0 : 1;
    await playGame(visit, seat, tapMove);
    await visit.wait(200);
    expect(visit.duel.end).toBe('no-cards');
    await visit.tap(1, 23);
    expect(visit.view.moveCount).toBe(0);
    expect(visit.row(1)).toContain('UN JUEGO');
  });
});

describe('what is kept', () => {
  it('after a move the next visit shows the same to the pixel', async () => {
    const visit = await ChineseVisit.atMenu({ ...TURBO, freshDeals: 5n });
    await visit.type('n');
    const seat = visit.row(LINE) === 'SORTEO: EMPIEZAS TU' ? 0 : 1;
    let compared = 0;
    let moves = 0;
    const compare = async (): Promise<void> => {
      const next = await visit.nextVisit();
      expect(next.seen(), visit.commands).toEqual(visit.seen());
      await next.headless.leave();
      compared++;
    };
    await playGame(visit, seat, typeMove, async () => {
      if (moves++ % 3 === 0) await compare();
    });
    await visit.wait(200);
    await compare();
    expect(compared).toBeGreaterThan(30);
  });

  it('a turn of the computer goes on where it was left', async () => {
    const visit = await ChineseVisit.inDeal(2n, { played: 'T' });
    await visit.type('z');
    const seen = visit.seen();
    const next = await visit.nextVisit();
    expect(next.seen()).toEqual(seen);
    await next.until(() => next.duel.turn === 0);
    expect(next.commands).toMatch(/^T Z T.* Z$/);
  });

  it('a game that was left for the shelf begins with tape and menu, and goes on', async () => {
    const visit = await ChineseVisit.inDeal(2n, { played: 'T' });
    const seen = visit.seen();
    await visit.type('ox');
    expect(visit.headless.ended).toBe(true);
    const next = await visit.nextVisit();
    expect(next.row(23)).toContain('Talon');
    await next.type(' ');
    expect(next.rows()).toContain('ENTER SEGUIR EL JUEGO');
    await next.type('~');
    await next.wait(1);
    expect(next.seen()).toEqual(seen);
  });

  it.each([
    ['session', 'es', 'juego guardado'],
    ['session', 'en', 'saved game'],
    ['statistics', 'de', 'Statistik'],
  ] as const)('damaged values of "%s" are put aside, and the player is told', async (key, language, word) => {
    const store = new MemoryStore();
    await store.write(key, { version: 1, game: { game: 'chinese-patience', moves: 7 }, games: 3 });
    const visit = await ChineseVisit.start({ language, store });
    expect(visit.headless.notices.join()).toContain(word);
    expect(await store.read(`${key}-unreadable`)).toMatchObject({ games: 3 });
    await visit.type(' s');
    expect(visit.view.moveCount).toBe(0);
  });

  it('a game of cards that cannot be is put aside too', async () => {
    const good = await ChineseVisit.inDeal(2n, { played: 'T' });
    const stored = (await good.headless.store.read('session')) as { game: { hash: string } };
    const store = new MemoryStore();
    await store.write('session', { ...stored, game: { ...stored.game, hash: '0'.repeat(16) } });
    const visit = await ChineseVisit.start({ store });
    expect(visit.headless.notices).toHaveLength(1);
    expect(await store.read('session-unreadable')).not.toBeNull();
    expect(visit.row(23)).toContain('Talon');
  });
});

describe('a deal that is asked for', () => {
  it('is dealt past tape and menu', async () => {
    let forgotten = 0;
    const visit = await ChineseVisit.start({ deal: 77n, forgetAskedDeal: () => void forgotten++ });
    expect(visit.headless.core.save().deal).toBe('77');
    expect(forgotten).toBe(1);
    expect(visit.row(LINE)).toMatch(/^SORTEO: /);
  });

  it('asks before it takes the place of a game that is under way', async () => {
    const keep = await ChineseVisit.inDeal(2n, { played: 'T', deal: 77n });
    expect(keep.row(LINE)).toBe('DEJAR ESTE JUEGO? S=SI N=NO');
    await keep.type('n');
    expect(keep.headless.core.save().deal).toBe('2');
    const leave = await ChineseVisit.inDeal(2n, { played: 'T', deal: 77n });
    await leave.tap(18, LINE);
    expect(leave.headless.core.save().deal).toBe('77');
  });
});

describe('the shelf', () => {
  it('has the program', () => {
    expect(findProgram('chinese-patience')).toBe(chinesePatience);
    for (const language of ['de', 'en', 'es'] as const) {
      expect(chinesePatience.keys[language]).toHaveLength(chinesePatience.keys.de.length);
    }
  });

  it('leaving by way of the page ends the program wherever it is', async () => {
    const visit = await ChineseVisit.inDeal(2n, { played: 'T' });
    await visit.type('z');
    await visit.headless.leave();
    expect(visit.headless.ended).toBe(true);
  });
});
