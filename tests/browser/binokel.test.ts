import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../host/hardware/display.ts';
import { newRound } from '../../host/programs/binokel/kept/round.ts';
import { slotBytes } from '../../host/programs/binokel/kept/slots.ts';
import { RESULTS, RoundVisit } from '../programs/binokel-round-visit.ts';
import { openPage } from './page.ts';
import { dropFiles } from './sample-files.ts';
import { StScreen } from './st-screen.ts';

const SCREEN = { width: 640, height: 350 };
/** A window in which a pixel of the PC is three by four device pixels. */
const LARGE_WINDOW = { width: 1960, height: 1480 };
/** Where the pointer is out of the way. */
const ASIDE = { x: 638, y: 346 };
/** Real milliseconds for a button to come up again and a screen to come. */
const HURRY_MS = 400;
/** Keys by their names in scripts, and in browsers. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  space: 'Space',
  Return: 'Enter',
  esc: 'Escape',
  left: 'ArrowLeft',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  'alt+x': 'Alt+x',
};

/** A round of six games, as another player would send it. */
const SENT = slotBytes({
  round: { ...newRound(4711n, 99n, { name: 'Otto', speed: 'fast', goal: 'exceed' }), games: RESULTS },
  last: null,
});

/** Binokel on a page, and beside it without one. */
class Twin {
  readonly page: Page;
  readonly visit: RoundVisit;
  readonly #screen: StScreen;

  constructor(page: Page, visit: RoundVisit) {
    this.page = page;
    this.visit = visit;
    this.#screen = new StScreen(page);
  }

  async ready(): Promise<void> {
    await this.#screen.ready();
    await this.#moveTo(ASIDE.x, ASIDE.y);
  }

  /** Does to both what the player does. */
  async keys(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.visit.keys(name);
      await this.page.keyboard.press(BROWSER_KEYS[name] ?? name);
      await this.page.waitForTimeout(HURRY_MS);
    }
  }

  async type(text: string): Promise<void> {
    await this.visit.type(text);
    await this.page.keyboard.type(text);
    await this.page.waitForTimeout(HURRY_MS);
  }

  /** Waits until the page shows what the program shows without it. */
  async agree(): Promise<void> {
    const { pixels, palette }: Frame = this.visit.headless.frame();
    const expected = Array.from(pixels, (pixel) => palette[pixel]);
    const differences = async (): Promise<number> => {
      const shown = await this.#screen.colours(SCREEN);
      return expected.reduce((count, colour, i) => count + (colour === shown[i] ? 0 : 1), 0);
    };
    await expect.poll(differences, { timeout: 10_000 }).toBe(0);
  }

  async #moveTo(x: number, y: number): Promise<void> {
    const box = await this.page.locator('canvas.screen').boundingBox();
    if (box === null) throw new Error('the page shows no screen');
    await this.page.mouse.move(
      box.x + ((x + 0.5) / SCREEN.width) * box.width,
      box.y + ((y + 0.5) / SCREEN.height) * box.height,
    );
  }
}

describe('a round of Binokel in the browser', () => {
  it('is loaded from a file that was dropped, steered by the keys, saved, and there again after a reload', async () => {
    const opened = await openPage({ site: 'product', at: '#/binokel', viewport: LARGE_WINDOW });
    const twin = new Twin(opened.page, await RoundVisit.start());
    await twin.ready();
    await twin.keys('space', 'space');
    await twin.type('Eva');
    await twin.keys('Return');
    await twin.agree();
    await dropFiles(twin.page, [{ name: 'binokel.k', bytes: SENT }], 640, 350);
    twin.visit.bring('BINOKEL.K', SENT);
    await twin.keys('left', 'left', 'Return', 'k');
    await twin.agree();
    await twin.keys('F1');
    await twin.agree();
    const shownRound = twin.page.locator('.tool-deal');
    await expect.poll(() => shownRound.textContent()).toContain('4711');
    await twin.keys('esc', 'F3');
    await expect.poll(() => shownRound.textContent()).not.toContain('4711');
    await twin.keys('l', 'k', 'F2', 'b');
    const coming = twin.page.waitForEvent('download');
    await twin.page.getByRole('button', { name: 'Herunterladen' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('BINOKEL.B');
    expect(readFileSync(await download.path()).equals(SENT)).toBe(true);
    await twin.keys('pgdn');
    await twin.agree();
    await twin.keys('pgup');
    await twin.agree();
    await twin.page.reload();
    await twin.ready();
    await twin.agree();
    await twin.keys('alt+x');
    await twin.agree();
    await twin.type('exit');
    await twin.keys('Return');
    await expect.poll(() => new URL(twin.page.url()).hash).not.toContain('binokel');
    expect(opened.errors).toEqual([]);
  }, 120_000);
});
