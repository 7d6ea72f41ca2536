import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startHeadless } from '../../host/cli/headless.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { openPage } from './page.ts';
import { chooseMode } from './screen-choice.ts';
import { frameColours, StScreen } from './st-screen.ts';

const LARGEST = 18446744073709551615n;

/** What the same program shows without a browser in the same mode after the same input. */
async function headlessFrame(options: Parameters<typeof startHeadless>[1], script: string) {
  const headless = await startHeadless('yukon', options);
  await headless.script(script);
  return headless.frame();
}

/** Number of pixels in which the page's screen differs from a frame. */
async function differences(screen: StScreen, frame: Awaited<ReturnType<typeof headlessFrame>>): Promise<number> {
  const shown = await screen.colours(frame);
  return frameColours(frame).reduce((count, colour, k) => count + (colour === shown[k] ? 0 : 1), 0);
}

/** The deal of the running game as the page has stored it. */
const storedDeal = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('talon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('programs').objectStore('programs').get('yukon/session');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.game?.deal);
          };
        };
      }),
  );

describe('a deal number in the address of Yukon (C-11)', () => {
  it('is dealt, taken out of the address, stored digit for digit, and goes on after a reload', async () => {
    const { page, errors } = await openPage({ site: 'product', at: `#/yukon?deal=${LARGEST}` });
    const screen = new StScreen(page);
    await screen.ready();
    await expect.poll(() => screen.hash).toBe('#/yukon');
    await page.keyboard.press('Space');
    await screen.move(320, 300);
    const played = await headlessFrame({ deal: LARGEST }, 'key Space; move 320 300');
    await expect.poll(() => differences(screen, played)).toBe(0);
    expect(await storedDeal(page)).toBe(String(LARGEST));
    await page.reload();
    await screen.ready();
    await screen.move(320, 300);
    await expect.poll(() => differences(screen, played)).toBe(0);
    expect(await storedDeal(page)).toBe(String(LARGEST));
    expect(errors).toEqual([]);
  });

  it('typed over a running game is asked about, and Return goes on with the game', async () => {
    const { page } = await openPage({ site: 'product', at: '#/yukon?deal=3' });
    const screen = new StScreen(page);
    await screen.ready();
    await page.keyboard.press('Space');
    await screen.move(320, 300);
    const played = await headlessFrame({ deal: 3n }, 'key Space; move 320 300');
    await expect.poll(() => differences(screen, played)).toBe(0);
    await page.evaluate(() => {
      location.hash = '#/yukon?deal=77';
    });
    await screen.ready();
    await screen.move(320, 300);
    await expect.poll(() => differences(screen, played)).toBeGreaterThan(2000);
    expect(screen.hash).toBe('#/yukon?deal=77');
    await page.keyboard.press('Enter');
    await expect.poll(() => differences(screen, played)).toBe(0);
    expect(screen.hash).toBe('#/yukon');
    expect(await page.locator('.notice').count()).toBe(0);
  });
});

describe('the menu of screens', () => {
  it('takes the running game from mode to mode; each shows to the pixel what it shows without a browser', async () => {
    const { page, errors, requests } = await openPage({ site: 'product', at: '#/yukon?deal=8' });
    const screen = new StScreen(page);
    await screen.ready();
    await page.keyboard.press('Space');
    for (const mode of ['st-low', 'falcon-256', 'st-medium', 'tt-medium', 'st-high'] satisfies readonly StMode[]) {
      await chooseMode(page, mode);
      const frame = await headlessFrame({ deal: 8n, mode }, 'key Space');
      await expect.poll(() => differences(screen, frame), { timeout: 10_000 }).toBe(0);
    }
    expect(await storedDeal(page)).toBe('8');
    expect(await page.locator('.notice').count()).toBe(0);
    expect(errors).toEqual([]);
    const sheets = requests.filter((address) => address.endsWith('.IMG'));
    expect(new Set(sheets).size).toBe(5);
  });

  it('fetches no other sheet than the one that is shown', async () => {
    const { page, requests } = await openPage({ site: 'product', at: '#/yukon?mode=st-low' });
    await page.waitForSelector('canvas.screen');
    expect(requests.filter((address) => address.endsWith('.IMG'))).toEqual([
      expect.stringMatching(/CARDSLOW-[\w-]+\.IMG$/),
    ]);
  });
});
