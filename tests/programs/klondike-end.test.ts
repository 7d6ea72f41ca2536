import { describe, expect, it } from 'vitest';
import { HIDDEN_CARD } from '../../host/core/card.ts';
import { klondikeTexts } from '../../host/programs/klondike/languages.ts';
import { FINISHING, LAST_CARD } from './klondike-endgames.ts';
import { KlondikeVisit } from './klondike-visit.ts';

/** Nothing moves, and no pass is left. */
const STUCK = `
  tableau-1: KC
  tableau-2: KS
  tableau-3: KH
  tableau-4: KD
  tableau-5: JC
  tableau-6: JS
  tableau-7: 9C
  waste: 5D
  rest: under waste`;

describe('a game that has come out', () => {
  it('is told with time and result, and another one begins', async () => {
    const visit = await KlondikeVisit.inPosition(LAST_CARD, { elapsedMs: 125_000, options: { scoring: 'page' } });
    await visit.click('tableau-1', -1, 1);
    expect(visit.shows('Gewonnen!')).toBe(true);
    expect(visit.shows('Zeit 2:05')).toBe(true);
    expect(visit.shows(`Ergebnis ${10 + Math.floor(700_000 / 125)} Punkte`)).toBe(true);
    await visit.keys('Return');
    expect(visit.core.view()).toMatchObject({ status: 'playing', moveCount: 0 });
  });

  it('can be played once more with the same cards', async () => {
    const visit = await KlondikeVisit.inDeal(7n, {
      moves: (core) => {
        core.play(core.moves()[0]);
        core.undo();
      },
    });
    await visit.keys('K', 'G', 'Return');
    expect(visit.core.save()).toMatchObject({ deal: '7', moves: [] });
  });

  it('says everything that has never been so good, and nothing the first time', async () => {
    const news = (visit: KlondikeVisit): readonly boolean[] =>
      [bestTime, bestScore, longestRun].map((text) => visit.shows(text));
    const { bestTime, bestScore, longestRun } = klondikeTexts.de;
    const options = { scoring: 'page' };
    const visit = await KlondikeVisit.inPosition(LAST_CARD, { options, elapsedMs: 90_000 });
    await visit.click('tableau-1', -1, 1);
    expect(news(visit)).toEqual([false, false, false]);
    await visit.pressButton('ansehen');
    const { store } = visit.headless;
    const quicker = await KlondikeVisit.inPosition(LAST_CARD, { options, elapsedMs: 60_000, store });
    await quicker.click('tableau-1', -1, 1);
    expect(news(quicker)).toEqual([true, true, true]);
    await quicker.pressButton('ansehen');
    const tooQuick = await KlondikeVisit.inPosition(LAST_CARD, { options, elapsedMs: 20_000, store });
    await tooQuick.click('tableau-1', -1, 1);
    expect(news(tooQuick)).toEqual([true, false, true]);
    await tooQuick.pressButton('ansehen');
    const slow = await KlondikeVisit.inDeal(7n, { options, store, moves: (core) => core.play(core.moves()[0]) });
    await slow.keys('N', 'Return');
    const last = await KlondikeVisit.inPosition(LAST_CARD, { options, elapsedMs: 50_000, store });
    await last.click('tableau-1', -1, 1);
    expect(news(last)).toEqual([false, true, false]);
  });

  it('is left without a question', async () => {
    const visit = await KlondikeVisit.inPosition(LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    await visit.keys('N');
    expect(visit.core.view().status).toBe('playing');
  });
});

describe('the button that lays everything off', () => {
  it('is there when nothing else is left to do, and does it card by card', async () => {
    const visit = await KlondikeVisit.inPosition(FINISHING);
    expect(visit.core.view().status).toBe('finishing');
    await visit.pressButton('fertig spielen');
    await visit.seconds(4);
    expect(visit.core.view().status).toBe('won');
    expect(visit.moveCount).toBe(17);
  });

  it('is never forced: cards can still be moved, and each that was laid off is taken back by itself', async () => {
    const visit = await KlondikeVisit.inPosition(FINISHING);
    await visit.seconds(30);
    expect(visit.moveCount).toBe(0);
    await visit.drag('tableau-2', 'tableau-4');
    expect(visit.moveCount).toBe(1);
    await visit.keys('A');
    await visit.seconds(0.5);
    await visit.keys('Esc');
    const laid = visit.moveCount;
    expect(laid).toBeGreaterThan(1);
    expect(laid).toBeLessThan(18);
    await visit.keys('Z');
    expect(visit.moveCount).toBe(laid - 1);
  });

  it('is not there while a card is hidden or in the stock, and its key does nothing then', async () => {
    const visit = await KlondikeVisit.inDeal(7n);
    await visit.keys('A');
    expect(visit.shows('fertig spielen')).toBe(false);
    expect(visit.moveCount).toBe(0);
    expect((await visit.entry('Hilfen', 'fertig spielen')).enabled).toBe(false);
  });

  it('is not there in a thoughtful game that laying off alone does not bring out', async () => {
    const options = { thoughtful: '1' };
    const ordered = await KlondikeVisit.inPosition(FINISHING, { options });
    expect(ordered.shows('fertig spielen')).toBe(true);
    const text = FINISHING.replace('JH TC 9D', 'JH TC').replace('KS QD JS TD', 'KS QD JS 9D TD');
    const visit = await KlondikeVisit.inPosition(text, { options });
    expect(visit.core.view().piles.every(({ cards }) => !cards.includes(HIDDEN_CARD))).toBe(true);
    expect(visit.shows('fertig spielen')).toBe(false);
    await visit.keys('A');
    expect(visit.moveCount).toBe(0);
    await visit.drag('tableau-3', 'tableau-5');
    expect(visit.moveCount).toBe(0);
  });
});

describe('a game in which nothing goes any more', () => {
  it('says so in a box, and the last move can be taken back', async () => {
    const text = STUCK.replace('waste: 5D\n  rest: under waste', 'stock: 5D\n  rest: waste');
    const visit = await KlondikeVisit.inPosition(text, { options: { passes: '1' } });
    await visit.click('stock');
    expect(visit.shows('Gescheitert!')).toBe(true);
    await visit.pressButton('Zug zurück');
    expect(visit.core.view()).toMatchObject({ status: 'playing', moveCount: 0 });
    await visit.keys('R');
    await visit.pressButton('ansehen');
    expect(visit.shows('Gescheitert: kein Zug mehr möglich')).toBe(true);
    await visit.keys('N');
    expect(visit.core.view()).toMatchObject({ status: 'stuck' });
    await visit.keys('Return');
    expect(visit.core.view()).toMatchObject({ status: 'playing', moveCount: 0 });
  });

  it('is never told in a box while the waste can be turned over; a passing line says that it leads nowhere', async () => {
    const visit = await KlondikeVisit.inPosition(STUCK.replace('under waste', '(tableau-1)'));
    expect(visit.core.dead()).toBe(true);
    expect(visit.shows('Kein Zug führt mehr weiter')).toBe(true);
    await visit.click('stock');
    expect(visit.shows('Gescheitert!')).toBe(false);
    expect(visit.moveCount).toBe(1);
  });
});
