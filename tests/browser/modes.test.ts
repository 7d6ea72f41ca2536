import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { de } from '../../host/shell/texts/de.ts';
import { openMachine, openPage } from './page.ts';
import { chooseMode, openScreens } from './screen-choice.ts';

/** What the program was given, and what its machine is. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { page: program, display } = window.talonTest;
    return `${program?.screen.mode} ${display?.width}x${display?.height}${program?.screen.ste === true ? ' STE' : ''}`;
  });

const hash = (page: Page): string => new URL(page.url()).hash;

async function again(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => window.talonTest?.page);
}

async function freeSize(page: Page, width: string, height: string): Promise<void> {
  await openScreens(page);
  await page.getByLabel('Breite in Pixeln').fill(width);
  await page.getByLabel('Höhe in Pixeln').fill(height);
  await page.keyboard.press('Enter');
}

describe('the menu of screens', () => {
  it('offers every mode in the player’s language; the choice is shown at once, gets the keys and is remembered', async () => {
    const { page } = await openMachine();
    await openScreens(page);
    expect(await page.locator('.choice-mode').allTextContents()).toEqual([
      'ST hoch 640×400 s/w',
      'ST mittel 640×200, 4 Farben',
      'ST niedrig 320×200, 16 Farben',
      'TT mittel 640×480, 16 Farben',
      'TT hoch 1280×960 s/w',
      'Falcon 640×480, 256 Farben',
    ]);
    expect(await page.locator('.choice[aria-pressed=true]').textContent()).toBe('ST hoch 640×400 s/w');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'st-low');
    await expect.poll(() => shown(page)).toBe('st-low 320x200');
    expect(await page.locator('.panel[open]').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('canvas.screen'))).toBe(true);
    await again(page);
    expect(await shown(page)).toBe('st-low 320x200');
    await openScreens(page);
    expect(await page.locator('.choice[aria-pressed=true]').textContent()).toBe('ST niedrig 320×200, 16 Farben');
    expect(await page.locator('.notice').count()).toBe(0);
  });

  it('begins at the present mode and can be used by keys alone', async () => {
    const { page } = await openMachine();
    await openScreens(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(de['mode.st-high']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toBe('st-medium 640x200');
  });

  it('is not there on the shelf', async () => {
    const { page } = await openPage();
    expect(await page.getByRole('button', { name: de['bar.screen'], exact: true }).count()).toBe(0);
  });
});

describe('the screen of the address', () => {
  it('is used for this visit and gives way to the menu', async () => {
    const { page } = await openMachine({ at: '#/lines?mode=tt-high' });
    expect(await shown(page)).toBe('tt-high 1280x960');
    await chooseMode(page, 'st-medium');
    await expect.poll(() => shown(page)).toBe('st-medium 640x200');
    expect(hash(page)).toBe('#/lines');
    await page.evaluate(() => {
      location.hash = '#/other?mode=tt-high';
    });
    await expect.poll(() => shown(page)).toBe('tt-high 1280x960');
    await page.evaluate(() => {
      location.hash = '#/other';
    });
    await expect.poll(() => shown(page)).toBe('st-medium 640x200');
  });

  it('that nobody knows is named, and the usual one shown', async () => {
    const { page } = await openMachine({ at: '#/lines?mode=cga' });
    expect(await shown(page)).toBe('st-high 640x400');
    expect(await page.locator('.notice p').textContent()).toContain('„cga“');
  });

  it('may say the size of the large screen, its width in whole words', async () => {
    const { page } = await openMachine({ at: '#/lines?mode=large-mono&size=1605x777' });
    expect(await shown(page)).toBe('large-mono 1600x777');
    expect(await page.locator('.notice').count()).toBe(0);
    await page.evaluate(() => {
      location.hash = '#/lines?mode=large-mono&size=800x600';
    });
    await expect.poll(() => shown(page)).toBe('large-mono 800x600');
    await chooseMode(page, 'st-high');
    await expect.poll(() => shown(page)).toBe('st-high 640x400');
    expect(hash(page)).toBe('#/lines');
  });

  it.each([
    ['#/lines?mode=large-mono&size=1x1', 'large-mono 1280x1024', '640 × 400 bis 4096 × 4096'],
    ['#/lines?mode=st-low&size=1600x1200', 'st-low 320x200', 'nur der Großbildschirm'],
  ])('with an impossible size is answered (%s)', async (at, screen, words) => {
    const { page } = await openMachine({ at });
    expect(await shown(page)).toBe(screen);
    expect(await page.locator('.notice p').textContent()).toContain(words);
  });

  it('may ask for the colours of the STE, which counts where they differ', async () => {
    const { page } = await openMachine({ at: '#/lines?mode=st-low&ste=1' });
    expect(await shown(page)).toBe('st-low 320x200 STE');
    await page.evaluate(() => {
      location.hash = '#/lines?mode=tt-medium&ste=1';
    });
    await expect.poll(() => shown(page)).toBe('tt-medium 640x480');
  });
});

describe('the large screen', () => {
  it('has sizes by name; the one that is chosen is shown in the bar and remembered', async () => {
    const { page } = await openMachine();
    await openScreens(page);
    await page.getByRole('button', { name: '1600 × 1200' }).click();
    await expect.poll(() => shown(page)).toBe('large-mono 1600x1200');
    const tool = page.getByRole('button', { name: de['bar.screen'], exact: true });
    expect(await tool.getAttribute('title')).toBe('Bildschirm: Großbildschirm 1600×1200 s/w');
    await again(page);
    expect(await shown(page)).toBe('large-mono 1600x1200');
    await chooseMode(page, 'st-high');
    await expect.poll(() => shown(page)).toBe('st-high 640x400');
    await openScreens(page);
    expect(await page.getByLabel('Breite in Pixeln').inputValue()).toBe('1600');
  });

  it('has any other size, its width rounded to whole words', async () => {
    const { page } = await openMachine();
    await freeSize(page, '1111', '999');
    await expect.poll(() => shown(page)).toBe('large-mono 1104x999');
    await openScreens(page);
    expect(await page.locator('.choice[aria-pressed=true]').count()).toBe(0);
    expect(await page.getByLabel('Breite in Pixeln').inputValue()).toBe('1104');
  });

  it.each([
    ['99', '999'],
    ['9999', '999'],
    ['1024', '399.5'],
    ['1024', ''],
  ])('cannot be %s by %s, and the panel says what can be', async (width, height) => {
    const { page } = await openMachine();
    await freeSize(page, width, height);
    expect(await page.locator('.answer').textContent()).toContain('640 × 400 bis 4096 × 4096');
    expect(await shown(page)).toBe('st-high 640x400');
  });
});

describe('the switch of the STE', () => {
  it('gives the coloured modes of the ST the colours of the STE, at once and the next time', async () => {
    const { page } = await openMachine({ at: '#/lines?mode=st-low' });
    await openScreens(page);
    await page.getByLabel(de['screen.ste']).check();
    await expect.poll(() => shown(page)).toBe('st-low 320x200 STE');
    expect(hash(page)).toBe('#/lines');
    await page.getByRole('button', { name: de['mode.st-medium'], exact: true }).click();
    await expect.poll(() => shown(page)).toBe('st-medium 640x200 STE');
    await again(page);
    expect(await shown(page)).toBe('st-medium 640x200 STE');
    await openScreens(page);
    await page.getByLabel(de['screen.ste']).uncheck();
    await expect.poll(() => shown(page)).toBe('st-medium 640x200');
  });

  it('disturbs no program on another screen', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      window.talonTest.page?.leaving.addEventListener('abort', () => Object.assign(window, { left: true }));
    });
    await openScreens(page);
    await page.getByLabel(de['screen.ste']).check();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => Reflect.get(window, 'left'))).toBe(undefined);
    await chooseMode(page, 'st-low');
    await expect.poll(() => shown(page)).toBe('st-low 320x200 STE');
  });
});
