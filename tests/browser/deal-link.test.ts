import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMachine, openPage } from './page.ts';
import { StScreen } from './st-screen.ts';

const LARGEST = '18446744073709551615';

/** What the page has put into the clipboard. */
const copied = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'copied'));

/** A clipboard that only writes down, since a browser without a window has none. */
function recordClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
  });
}

function refuseClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

describe('the deal on the table', () => {
  it('stands in the bar, and a press copies the link that deals it', async () => {
    const { page, profile } = await openPage({
      site: 'product',
      at: `#/yukon?deal=${LARGEST}`,
      before: recordClipboard,
    });
    const screen = new StScreen(page);
    await screen.ready();
    await expect.poll(() => screen.hash).toBe('#/yukon');
    const tool = page.locator('.tool-deal');
    expect(await tool.textContent()).toBe(`Spiel ${LARGEST}`);
    await tool.click();
    await expect.poll(() => copied(page)).toBe(`${page.url()}?deal=${LARGEST}`);
    expect(await page.locator('.notice p').textContent()).toContain(`#/yukon?deal=${LARGEST}`);
    expect(await page.evaluate(() => document.activeElement?.matches('canvas.screen'))).toBe(true);
    const link = String(await copied(page));
    await page.close();
    const next = await openPage({ site: 'product', at: link.slice(link.indexOf('#')), profile });
    await expect.poll(() => next.page.locator('.tool-deal').textContent()).toBe(`Spiel ${LARGEST}`);
  });

  it('is another one after “neues Spiel” and is gone with the program', async () => {
    const { page } = await openPage({ site: 'product', at: '#/yukon?deal=7' });
    const screen = new StScreen(page);
    await screen.ready();
    const tool = page.locator('.tool-deal');
    await expect.poll(() => tool.textContent()).toBe('Spiel 7');
    await page.keyboard.press('Shift+N');
    await expect.poll(() => tool.textContent()).not.toBe('Spiel 7');
    expect(await tool.textContent()).toMatch(/^Spiel \d+$/);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.waitForSelector('.shelf');
    expect(await tool.isVisible()).toBe(false);
  });

  it('stands in the panel of keys too, where a phone has its place for it', async () => {
    const { page } = await openMachine({ touch: true, viewport: { width: 360, height: 640 }, before: recordClipboard });
    await page.evaluate(() => window.talonTest.page?.showDeal({ program: 'lines', game: 'Linien', deal: 12n }));
    expect(await page.locator('.tool-deal').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Tasten' }).click();
    expect(await page.locator('.deal-line p').textContent()).toBe('Linien, Spiel 12');
    await page.getByRole('button', { name: 'Link kopieren' }).click();
    await expect.poll(() => copied(page)).toMatch(/#\/lines\?deal=12$/);
    await page.evaluate(() => window.talonTest.page?.showDeal(null));
    expect(await page.locator('.deal-line').count()).toBe(0);
  });

  it('names its game where another program runs it, and shows the link where the browser does not copy', async () => {
    const { page } = await openMachine({ before: refuseClipboard });
    await page.evaluate(() => window.talonTest.page?.showDeal({ program: 'other', game: 'Anderes', deal: 3n }));
    expect(await page.locator('.tool-deal').textContent()).toBe('Anderes, Spiel 3');
    await page.locator('.tool-deal').click();
    await expect.poll(() => page.locator('.notice-trouble p').textContent()).toMatch(/#\/other\?deal=3$/);
  });

  it.each([
    ['de-DE', false],
    ['en-GB', false],
    ['es-ES', false],
    ['de-DE', true],
    ['es-ES', true],
  ])('leaves every tool on the bar at any width (%s, fingers: %s)', async (locale, touch) => {
    const { page } = await openMachine({ locale, touch });
    await page.evaluate(() =>
      window.talonTest.page?.showDeal({ program: 'lines', game: 'Linien', deal: 2n ** 64n - 1n }),
    );
    for (const width of [320, 360, 390, 412, 430, 461, 560, 700, 761, 800, 900, 1000, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 600 });
      const beyond = await page
        .locator('.bar > *, .tools > *')
        .evaluateAll((tools) => tools.filter((tool) => tool.getBoundingClientRect().right > innerWidth).length);
      expect([width, beyond]).toEqual([width, 0]);
    }
  });

  it('of a program that was left is shown no more', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      Object.assign(window, { former: window.talonTest.page });
      location.hash = '#/other';
    });
    await page.waitForFunction(() => window.talonTest.page !== Reflect.get(window, 'former'));
    await page.evaluate(() => Reflect.get(window, 'former').showDeal({ program: 'lines', game: 'Linien', deal: 12n }));
    expect(await page.locator('.tool-deal').isVisible()).toBe(false);
  });
});
