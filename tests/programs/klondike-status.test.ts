import { describe, expect, it } from 'vitest';
import { LAST_CARD } from './klondike-endgames.ts';
import { KlondikeVisit } from './klondike-visit.ts';

/** ♦2 goes to its foundation from the waste, ♠3 on a red four; the columns hide a card each. */
const SCORES = `
  foundation-1: AD
  waste: 3S 2D
  tableau-1: (KH) 4D
  tableau-2: (9C) AS
  rest: stock`;

const bar = (visit: KlondikeVisit): readonly string[] => visit.status().split(' | ');
const score = (visit: KlondikeVisit): string => bar(visit)[bar(visit).length - 1];

describe('the clock', () => {
  it('runs from the first move on, second by second', async () => {
    const visit = await KlondikeVisit.start();
    await visit.seconds(5);
    expect(bar(visit)[0]).toBe('0:00');
    await visit.keys('K');
    await visit.seconds(75);
    expect(bar(visit)[0]).toBe('1:15');
  });

  it('stands when the game has come out, and goes on where the last move is taken back', async () => {
    const visit = await KlondikeVisit.inPosition(LAST_CARD, { elapsedMs: 59_000 });
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    await visit.seconds(10);
    expect(bar(visit)[0]).toBe('0:59');
    await visit.keys('Z');
    await visit.seconds(10);
    expect(bar(visit)[0]).toBe('1:09');
  });

  it('stands between two visits, and is kept while the player only thinks', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('K');
    await visit.seconds(21);
    const next = await visit.nextVisit();
    expect(bar(next)[0]).toBe('0:20');
    await next.seconds(2);
    expect(bar(next)[0]).toBe('0:22');
  });

  it('shows hours', async () => {
    const visit = await KlondikeVisit.inDeal(7n, { elapsedMs: 3_723_000, moves: (core) => core.play(core.moves()[0]) });
    expect(bar(visit)[0]).toBe('1:02:03');
  });
});

describe('the score', () => {
  it('is not there where none is kept', async () => {
    const visit = await KlondikeVisit.inPosition(SCORES);
    await visit.click('waste', -1, 1);
    expect(visit.status()).not.toContain('Punkte');
  });

  it.each([
    ['page', ['10 Punkte', '15 Punkte', '30 Punkte']],
    ['windows', ['10 Punkte', '15 Punkte', '30 Punkte']],
    ['vegas', ['-47 $', '-47 $', '-42 $']],
  ] as const)('counts what is done and takes it back exactly: %s', async (scoring, expected) => {
    const visit = await KlondikeVisit.inPosition(SCORES, { options: { scoring } });
    const start = score(visit);
    await visit.click('waste', -1, 1);
    expect(score(visit)).toBe(expected[0]);
    await visit.drag('waste', 'tableau-1');
    expect(score(visit)).toBe(expected[1]);
    await visit.click('tableau-2', -1, 1);
    expect(score(visit)).toBe(expected[2]);
    await visit.keys('Z');
    expect(score(visit)).toBe(expected[1]);
    await visit.keys('Z', 'Z');
    expect(score(visit)).toBe(start);
    await visit.keys('R', 'R', 'R');
    expect(score(visit)).toBe(expected[2]);
  });

  it('of Windows goes down as time passes, and never below zero', async () => {
    const visit = await KlondikeVisit.inPosition(SCORES, { options: { scoring: 'windows' } });
    await visit.click('waste', -1, 1);
    await visit.seconds(21);
    expect(score(visit)).toBe('6 Punkte');
    await visit.seconds(60);
    expect(score(visit)).toBe('0 Punkte');
  });

  it('does not grow by a card that goes up and down', async () => {
    for (const scoring of ['page', 'windows', 'vegas']) {
      const visit = await KlondikeVisit.inPosition(`foundation-1: AD\nwaste: 2D\ntableau-1: 3S\nrest: stock`, {
        options: { scoring },
      });
      await visit.click('waste', -1, 1);
      const before = Number.parseInt(score(visit), 10);
      await visit.drag('foundation-1', 'tableau-1');
      await visit.click('tableau-1', -1, 1);
      expect(Number.parseInt(score(visit), 10), scoring).toBeLessThanOrEqual(before);
    }
  });
});

describe('dollars that are carried over', () => {
  const options = { scoring: 'vegas-cumulative', passes: '1' };

  it('go from game to game, and a game that was not begun costs nothing', async () => {
    const visit = await KlondikeVisit.start();
    await visit.script('menu Variante Las Vegas fortlaufend');
    expect(score(visit)).toBe('-52 $');
    await visit.keys('N');
    expect(score(visit)).toBe('-52 $');
    await visit.keys('K', 'N', 'Return');
    expect(score(visit)).toBe('-104 $');
    await visit.keys('K', 'G', 'Return');
    expect(score(visit)).toBe('-156 $');
    await visit.keys('K', 'N', 'Return');
    expect(score(visit), 'the same deal again neither wins nor costs').toBe('-156 $');
  });

  it('are won with a game, and the next one begins with them', async () => {
    const visit = await KlondikeVisit.inPosition(LAST_CARD, { options });
    const before = visit.core.view().score;
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    await visit.script('menu Variante Las Vegas fortlaufend');
    await visit.keys('N');
    expect(score(visit)).toBe(`${before + 5 - 52} $`);
  });

  it('are kept between two visits and by the end of the program, and can be given back', async () => {
    const visit = await KlondikeVisit.start();
    await visit.script('menu Variante Las Vegas fortlaufend');
    await visit.keys('K');
    await visit.script('menu Klondike beenden; key Return');
    const next = await visit.nextVisit();
    expect(score(next)).toBe('-104 $');
    await next.keys('B', 'Return', 'N');
    expect(score(next)).toBe('-52 $');
  });
});
