import { describe, expect, it } from 'vitest';
import { PatienceTwin } from './patience-twin.ts';

/** The six games, each with a deal that has moves to make soon, and whether a card goes to a foundation then. */
const DEALS = [
  ['eiffelturm', 1n, false],
  ['matriarchat', 7n, false],
  ['standart', 8n, true],
  ['kleine-harfe', 6n, true],
  ['galerie', 7n, true],
  ['zopf', 8n, true],
] as const;

describe.each(DEALS)('%s in the browser', (game, deal, foundations) => {
  it('is played by mouse alone: carried, dealt, clicked away, taken back, always to the pixel', async () => {
    const twin = await PatienceTwin.open(game, deal);
    await twin.playByMouse(3);
    expect(twin.carried).toBe(3);
    await twin.agree();
    const ready = twin.visit.game.pileIds.find((_, pile) => twin.visit.core.clickMove(pile) !== null);
    expect(ready !== undefined).toBe(foundations);
    if (ready !== undefined) await twin.click(ready, 'right');
    expect(twin.carried).toBe(foundations ? 4 : 3);
    await twin.agree();
    await twin.click('stock');
    await twin.agree();
    const { moveCount } = twin.visit;
    await twin.menu('Hilfen', 'Zug zurück');
    await twin.menu('Hilfen', 'Zug zurück');
    expect(twin.visit.moveCount).toBe(moveCount - 2);
    await twin.agree();
    expect(twin.errors).toEqual([]);
  });

  it('is played by keyboard alone: dealt, walked over, laid down, taken back, made again, always to the pixel', async () => {
    const twin = await PatienceTwin.open(game, deal);
    await twin.keys('k');
    await twin.playByKeys(2);
    expect(twin.carried).toBe(2);
    await twin.agree();
    const { moveCount } = twin.visit;
    await twin.keys('Esc', 'k', 'z', 'z', 'r');
    expect(twin.visit.moveCount).toBe(moveCount);
    await twin.agree();
    await twin.keys('v');
    await twin.agree();
    expect(twin.errors).toEqual([]);
  });
});
