import { describe, expect, it } from 'vitest';
import { onePack } from '../builders.ts';
import { FINISHING } from '../programs/klondike-endgames.ts';
import { KlondikeVisit } from '../programs/klondike-visit.ts';
import { CardTwin } from './card-twin.ts';
import { openPage } from './page.ts';
import { dropFiles } from './sample-files.ts';
import { storedMoves, storeSession } from './stored-session.ts';

/** Rows above the bar, in which real time goes by. */
const ROWS = 376;

/** Klondike on the page and without one, at a deal of its address. */
async function openTwin(deal: bigint): Promise<CardTwin<KlondikeVisit>> {
  const opened = await openPage({ site: 'product', at: `#/klondike?deal=${deal}` });
  const twin = new CardTwin(opened, await KlondikeVisit.start({ deal }), ROWS);
  await twin.screen.ready();
  await twin.agree();
  return twin;
}

/** The next visit of both. */
async function openAgain(twin: CardTwin<KlondikeVisit>, at = '#/klondike'): Promise<CardTwin<KlondikeVisit>> {
  await twin.page.close();
  const opened = await openPage({ site: 'product', at, profile: twin.profile });
  const next = new CardTwin(opened, await twin.visit.nextVisit(), ROWS);
  await next.screen.ready();
  await next.agree();
  return next;
}

describe('Klondike in the browser', () => {
  it('is played by mouse alone: carried, dealt, clicked away, taken back, and goes on after a reload', async () => {
    const twin = await openTwin(7n);
    await twin.playByMouse(3);
    await twin.agree();
    const ready = twin.visit.game.pileIds.find((_, pile) => twin.visit.core.clickMove(pile) !== null);
    if (ready !== undefined) await twin.click(ready, 'right');
    await twin.click('stock');
    await twin.click('stock');
    await twin.menu('Hilfen', 'Zug zurück');
    await twin.agree();
    const { moveCount } = twin.visit;
    await expect.poll(() => storedMoves(twin.page, 'klondike')).toBe(moveCount + 1);

    const next = await openAgain(twin);
    expect(next.visit.moveCount).toBe(moveCount);
    await next.keys('r', 'z', 'z');
    await next.agree();
    expect([...twin.errors, ...next.errors]).toEqual([]);
  });

  it('is played by keyboard alone', async () => {
    const twin = await openTwin(7n);
    await twin.keys('k');
    await twin.playByKeys(2);
    await twin.agree();
    await twin.keys('Esc', 'k', 'z', 'v');
    await twin.agree();
    expect(twin.errors).toEqual([]);
  });

  it('turns three cards onto a fan, as the menu has it', async () => {
    const twin = await openTwin(7n);
    await twin.menu('Variante', 'drei Karten vom Talon');
    await twin.agree();
    await twin.click('stock');
    await twin.click('stock');
    await twin.agree();
    expect(twin.visit.cards('waste').split(' ')).toHaveLength(6);
  });

  it('has its deal in the bar of the page, and asks before another one is played', async () => {
    const twin = await openTwin(7n);
    expect(twin.screen.hash).toBe('#/klondike');
    await expect.poll(() => twin.page.locator('.tool-deal').textContent()).toBe('Spiel 7');
    await twin.keys('k');
    await twin.page.evaluate(() => {
      location.hash = '#/klondike?deal=18446744073709551615';
    });
    await twin.screen.ready();
    await expect.poll(() => storedMoves(twin.page, 'klondike')).toBe(1);
    await twin.page.keyboard.press('Enter');
    const dealt = 'Spiel 18446744073709551615';
    await expect.poll(() => twin.page.locator('.tool-deal').textContent()).toBe(dealt);
  });

  it('lays off what is left at a press on the button, however the game was left', async () => {
    const visit = await KlondikeVisit.inPosition(FINISHING);
    const opened = await openPage({ site: 'product' });
    await storeSession(opened.page, 'klondike', await visit.headless.store.read('session'));
    await opened.page.evaluate(() => {
      location.hash = '#/klondike';
    });
    const twin = new CardTwin(opened, visit, ROWS);
    await twin.screen.ready();
    await twin.agree();
    const at = visit.find('fertig spielen');
    if (at === null) throw new Error('there is no button');
    await visit.headless.click(at.x, at.y);
    await visit.seconds(4);
    await twin.screen.click(at.x, at.y);
    await expect.poll(() => storedMoves(twin.page, 'klondike'), { timeout: 10_000 }).toBe(17);
    const afterEnter = async (): Promise<number> => {
      await twin.page.keyboard.press('Enter');
      return storedMoves(twin.page, 'klondike');
    };
    await expect.poll(afterEnter).toBe(0);
    expect(twin.errors).toEqual([]);
  });

  it('deals an order of cards that is dropped as a text, and says what is wrong with one', async () => {
    const twin = await openTwin(7n);
    const deck = new TextEncoder().encode(onePack().reverse().join('\n'));
    await dropFiles(twin.page, [{ name: 'lesson.txt', bytes: deck }], 400, 300);
    twin.visit.drive.bring('LESSON.DCK', deck);
    await twin.visit.headless.settle();
    await twin.agree();
    expect(twin.visit.cards('tableau-1')).toBe('KD');
    const wrong = new TextEncoder().encode('KD KD');
    await dropFiles(twin.page, [{ name: 'wrong.dck', bytes: wrong }], 400, 300);
    twin.visit.drive.bring('WRONG.DCK', wrong);
    await twin.visit.headless.settle();
    await twin.agree();
    expect(twin.visit.shows('Das sind 2 Karten')).toBe(true);
    expect(twin.errors).toEqual([]);
  });
});
