import { describe, expect, it, vi } from 'vitest';
import { DuelVisit, playOn, TEXTS } from './duel-visit.ts';

const LEFT_BEGINS = 3n;
const RIGHT_BEGINS = 1n;
const AT_ONCE = { settings: { pace: 'at-once' } } as const;
const SLOW = { settings: { pace: 'slow' } } as const;
const TWO = { opponent: null, settings: { twoPlayers: true } } as const;

/** Ends a program as a page does that is left. */
async function leave(visit: DuelVisit): Promise<void> {
  visit.headless.gem.aes.post({ type: 'AP_TERM' });
  await visit.headless.settle();
}

describe('taking back against the computer', () => {
  it('goes to the player’s last own decision, with all that has followed, and makes it again', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, AT_ONCE);
    const decisions: (readonly string[])[] = [];
    for (let k = 0; k < 40 && !visit.duel.over; k++) {
      const move = visit.core.choose(0, 'greedy', 1);
      if (move === null) throw new Error('no move for the player on turn');
      decisions.push(visit.position());
      await visit.perform(move);
      await visit.watch();
    }
    expect(visit.duel.over).toBe(false);
    const end = visit.position();
    for (const decision of [...decisions].reverse()) {
      await visit.keys('Z');
      expect(visit.position().slice(0, -1)).toEqual(decision.slice(0, -1));
      expect(visit.duel.turn).toBe(0);
    }
    await visit.keys('Z');
    expect(visit.moveCount).toBe(0);
    expect(visit.shows(TEXTS.nothingToTakeBack)).toBe(true);
    for (let k = 0; k < decisions.length; k++) await visit.keys('R');
    await visit.watch();
    expect(visit.position()).toEqual(end);
  });

  it('never takes back what the computer has begun the game with', async () => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, AT_ONCE);
    await visit.watch();
    const opening = visit.position();
    await visit.keys('Z');
    expect(visit.position()).toEqual(opening);
    expect((await visit.entry('Hilfen', TEXTS.undo)).enabled).toBe(false);
    await visit.pressEnd();
    await visit.watch();
    expect((await visit.entry('Hilfen', TEXTS.undo)).enabled).toBe(true);
    await visit.keys('Z', 'Z');
    expect(visit.position().slice(0, -1)).toEqual(opening.slice(0, -1));
  });

  it('ends the computer’s turn where it stands', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, SLOW);
    await visit.pressEnd();
    await visit.seconds(0.5);
    expect(visit.duel.turn).toBe(1);
    await visit.keys('Z');
    expect(visit.moveCount).toBe(0);
    await visit.seconds(20);
    expect(visit.moveCount).toBe(0);
  });
});

describe('taking back with two players', () => {
  it('reaches as far as the turn, or as far as they have chosen', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, {
      ...TWO,
      moves: (core) => playOn(core, ['greedy', 'greedy'], ({ turn }) => turn === 1),
    });
    const start = visit.moveCount;
    await visit.keys('Z');
    expect(visit.moveCount).toBe(start);
    expect(visit.shows(TEXTS.othersBack)).toBe(true);
    const move = visit.core.moves().find((candidate) => {
      visit.core.play(candidate);
      const stays = visit.duel.turn === 1;
      visit.core.undo();
      return stays;
    });
    if (move === undefined) throw new Error('no move keeps the turn');
    await visit.perform(move);
    expect(visit.moveCount).toBe(start + 1);
    await visit.keys('Z');
    expect(visit.moveCount).toBe(start);
    await visit.script('menu Variante Zurück auch');
    await visit.keys('Z');
    expect(visit.moveCount).toBe(start - 1);
    expect(visit.duel.turn).toBe(0);
    await visit.keys('R');
    expect(visit.moveCount).toBe(start);
  });
});

describe('whether there is something to take back', () => {
  it('is told without taking anything back', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const undo = vi.spyOn(visit.core, 'undo');
    await visit.keys('P', 'P');
    await visit.click('p1-stock');
    expect(visit.moveCount).toBe(3);
    expect(undo).not.toHaveBeenCalled();
  });

  it('is known of a game that goes on after a reload', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const stays = visit.core.moves().find((move) => {
      visit.core.play(move);
      const { turn } = visit.duel;
      visit.core.undo();
      return turn === 0;
    });
    if (stays === undefined) throw new Error('no move keeps the turn');
    await visit.perform(stays);
    const within = await visit.nextVisit();
    expect((await within.entry('Hilfen', TEXTS.undo)).enabled).toBe(true);
    await within.keys('P');
    const after = await within.nextVisit();
    expect((await after.entry('Hilfen', TEXTS.undo)).enabled).toBe(false);
    await after.keys('Z');
    expect(after.moveCount).toBe(2);
  });
});

describe('the running game', () => {
  it('goes on after a reload at any moment, also in the middle of the computer’s turn', async () => {
    let visit = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'usual' } });
    const whole = await DuelVisit.inDeal(RIGHT_BEGINS, AT_ONCE);
    await whole.watch();
    for (let k = 0; k < 200 && visit.duel.turn === 1; k++) {
      await visit.seconds(0.3);
      const { moves } = visit.core.save();
      await leave(visit);
      visit = await visit.nextVisit();
      expect(visit.core.save().moves).toEqual(moves);
      await visit.seconds(0.7);
    }
    expect(visit.core.save().moves).toEqual(whole.core.save().moves);
  });

  it('is there again with players, options and moves that were taken back', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { ...TWO, options: { draw: '3', end: 'foundations' } });
    await visit.keys('P', 'P', 'Z');
    const next = await visit.nextVisit();
    expect(next.core.save()).toEqual(visit.core.save());
    expect(next.shows(TEXTS.player[1])).toBe(true);
    await next.keys('K');
    expect(next.moveCount).toBe(visit.moveCount + 1);
  });

  it('that cannot be read is put aside, and a new one begins', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS);
    await visit.headless.store.write('double-session', { version: 1, game: 'nothing' });
    const next = await visit.nextVisit();
    expect(next.duel.credits).toEqual([0, 0]);
    expect(await next.headless.store.read('double-session-unreadable')).toEqual({ version: 1, game: 'nothing' });
    expect(next.headless.notices).toHaveLength(1);
  });

  it('waits while the patience for one is played, and that waits for it', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    await visit.keys('P');
    const before = visit.core.save();
    await visit.script('menu Klondike Dreier-Zug');
    expect(visit.core.view().game.id).toBe('klondike');
    await visit.keys('K');
    const patience = visit.core.save();
    await visit.script('menu Klondike Double');
    expect(visit.core.save()).toEqual(before);
    await visit.script('key 2; key Undo');
    expect(visit.core.save()).toEqual(patience);
    const next = await visit.nextVisit();
    expect(next.core.save()).toEqual(patience);
  });
});
