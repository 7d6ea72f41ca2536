import { describe, expect, it } from 'vitest';
import type { HeadlessGem } from '../../host/cli/headless-gem.ts';
import { DesktopVisit, YUKON_FOLDER } from './desktop-visit.ts';
import { YukonTable } from './yukon-table.ts';

const NEARLY_WON = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..JC
  tableau-1: QC
  waste: KC`;

/** The player leaves the page: the program is told, and no time passes any more. */
async function leave(headless: HeadlessGem): Promise<boolean> {
  headless.gem.aes.post({ type: 'AP_TERM' });
  await headless.settle();
  return headless.ended;
}

describe('Yukon ends at once when the page is left', () => {
  it.each([
    ['in an alert', 'key ^Q'],
    ['in the guide', 'key Help'],
    ['in the list', 'key ^H'],
    ['in the popup', 'rclick 320 220'],
    ['in a menu', 'move 90 8'],
    ['with cards in the hand', 'press 500 95; wait 20; move 560 150'],
  ])('%s, and the next visit goes on', async (_, script) => {
    const table = await YukonTable.start();
    await table.script('key Space; key Space');
    const moves = table.headless.core.view().moveCount;
    await table.script(script);
    expect(await leave(table.headless)).toBe(true);
    const next = await table.nextVisit();
    expect(next.headless.core.view().moveCount).toBe(moves);
  });

  it('in the question after a win, and the next visit asks it again', async () => {
    const table = await YukonTable.inPosition(NEARLY_WON);
    await table.click('tableau-1');
    await table.click('waste');
    expect(table.shows('Ein neuer Highscore: -42 $')).toBe(true);
    expect(await leave(table.headless)).toBe(true);
    const next = await table.nextVisit();
    expect(next.shows('Ein neuer Highscore: -42 $')).toBe(true);
    await next.pressButton('Eintragen');
    await next.script('type Halb');
    expect(await leave(next.headless)).toBe(true);
    const last = await next.nextVisit();
    expect(last.shows('Ein neuer Highscore: -42 $')).toBe(true);
  });
});

describe('the desktop ends at once when the page is left', () => {
  it.each([
    ['in an alert', async (visit: DesktopVisit) => visit.headless.script('menu Desk Desktop')],
    [
      'while a program is loaded',
      async (visit: DesktopVisit) => {
        await visit.openDesk('C');
        await visit.openIcon(YUKON_FOLDER);
        await visit.openIcon(1);
      },
    ],
    ['with a band drawn', async (visit: DesktopVisit) => visit.headless.script('press 300 200; wait 20; move 360 260')],
  ])('%s', async (_, act) => {
    const visit = await DesktopVisit.start();
    await act(visit).catch(() => undefined);
    expect(await leave(visit.headless)).toBe(true);
  });
});
