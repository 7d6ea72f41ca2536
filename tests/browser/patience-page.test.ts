import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { moveCount, moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import { PatienceVisit } from '../programs/patience-visit.ts';
import { openPage } from './page.ts';
import { differences, PatienceTwin } from './patience-twin.ts';
import { StScreen } from './st-screen.ts';
import { storedMoves } from './stored-session.ts';

/** The first move that carries one card from pile to pile, as the names of the two. */
function firstCarry({ core, game }: PatienceVisit): readonly [string, string] {
  const move = core.moves().find((candidate) => !movesStock(candidate) && moveCount(candidate) === 1);
  if (move === undefined) throw new Error('there is no card to carry');
  return [game.pileIds[moveFrom(move)], game.pileIds[moveTo(move)]];
}

describe('the address of a game', () => {
  it('deals it, is forgotten, and is copied from the bar', async () => {
    const twin = await PatienceTwin.open('kleine-harfe', 6n);
    expect(twin.screen.hash).toBe('#/patience');
    await expect.poll(() => twin.page.locator('.tool-deal').textContent()).toBe('kleine Harfe, Spiel 6');
    await twin.keys('k');
    await twin.agree();
    await twin.page.evaluate(() => {
      location.hash = '#/patience?game=galerie';
    });
    await twin.screen.ready();
    await expect.poll(() => storedMoves(twin.page, 'patience')).toBe(1);
    await twin.page.keyboard.press('Enter');
    await expect.poll(() => twin.page.locator('.tool-deal').textContent()).toMatch(/^Galerie, Spiel \d+$/);
    expect(twin.screen.hash).toBe('#/patience');
  });
});

describe('Patience without its player', () => {
  /** Opens the page with a clock that the test can turn. */
  async function withClock(reducedMotion: 'reduce' | 'no-preference'): Promise<{ page: Page; screen: StScreen }> {
    const { page } = await openPage({
      site: 'product',
      at: '#/patience?game=standart&deal=8',
      clock: true,
      reducedMotion,
    });
    const screen = new StScreen(page);
    await screen.ready();
    await screen.move(630, 390);
    await page.clock.runFor(1000);
    return { page, screen };
  }

  it('begins the demo by itself after half a minute, which any key ends', async () => {
    const { page, screen } = await withClock('no-preference');
    const table = await screen.pixels();
    await page.clock.runFor(25_000);
    expect(differences(await screen.pixels(), table)).toBe(0);
    await page.clock.runFor(10_000);
    const first = await screen.pixels();
    expect(differences(first, table)).toBeGreaterThan(200);
    await page.clock.runFor(5000);
    expect(differences(await screen.pixels(), first)).toBeGreaterThan(200);
    expect(await storedMoves(page, 'patience')).toBe(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect.poll(async () => differences(await screen.pixels(), table)).toBe(0);
  });

  it('begins no demo for a player who wants nothing to move', async () => {
    const { page, screen } = await withClock('reduce');
    const table = await screen.pixels();
    await page.clock.runFor(60_000);
    expect(differences(await screen.pixels(), table)).toBe(0);
  });

  it('asks for no animation frame', async () => {
    const { page } = await openPage({
      site: 'product',
      at: '#/patience?game=zopf&deal=8',
      before: () => {
        const counter = { frames: 0 };
        Object.assign(window, { counter });
        const request = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => {
          counter.frames++;
          return request(callback);
        };
      },
    });
    await new StScreen(page).ready();
    await page.waitForTimeout(500);
    const frames = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { counter: { frames: number } }).counter.frames);
    const before = await frames();
    expect(before).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(await frames()).toBe(before);
  });
});

describe('Patience under a finger', () => {
  it('carries a card that is dragged and puts one on its foundation where the finger rests', async () => {
    const visit = await PatienceVisit.start({ game: 'standart', deal: 3n });
    const phone = { touch: true, viewport: { width: 844, height: 390 }, dpr: 2 } as const;
    const { page } = await openPage({ site: 'product', at: '#/patience?game=standart&deal=3', ...phone });
    await new StScreen(page).ready();
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: { x: number; y: number }) => {
      const box = await page.locator('canvas.screen').boundingBox();
      if (box === null) throw new Error('no screen');
      const { x, y } = place ?? { x: 0, y: 0 };
      const point = { x: box.x + ((x + 0.5) * box.width) / 640, y: box.y + ((y + 0.5) * box.height) / 400 };
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: place === undefined ? [] : [point] });
    };
    const [from, to] = firstCarry(visit);
    const [start, end] = [visit.point(from), visit.point(to)];
    await touch('touchStart', start);
    for (const part of [0.2, 0.6, 1]) {
      await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
    }
    await touch('touchEnd');
    await expect.poll(() => storedMoves(page, 'patience')).toBe(1);
    await visit.drag(from, to);
    const ready = visit.game.pileIds.find((_, pile) => visit.core.clickMove(pile) !== null);
    if (ready === undefined) throw new Error('no card goes to a foundation');
    await touch('touchStart', visit.point(ready));
    await expect.poll(() => storedMoves(page, 'patience')).toBe(2);
    await touch('touchEnd');
  });
});
