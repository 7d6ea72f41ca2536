import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ensureBrowser } from '../../host/tools/browser.mjs';
import { inRepo } from '../../host/tools/paths.mjs';
import { TEST_PAGE } from './build-pages.ts';
import { openMachine, openPage } from './page.ts';

describe('the shelf', () => {
  it.each([
    ['de-CH', 'Spielen', '1994 · Atari ST · von Ada Test', 'Historische Kartenspiele'],
    ['es-MX', 'Jugar', '1994 · Atari ST · de Ada Test', 'Juegos de cartas históricos'],
    ['en-GB', 'Play', '1994 · Atari ST · by Ada Test', 'Historic card programs'],
    ['fr-FR', 'Play', '1994 · Atari ST · by Ada Test', 'Historic card programs'],
  ])('speaks the player’s language (%s)', async (locale, play, facts, tagline) => {
    const { page, errors } = await openPage({ locale });
    const card = page.locator('.card').first();
    expect(await card.locator('h3').textContent()).toBe('Linien');
    expect(await card.locator('.card-facts').textContent()).toBe(facts);
    expect(await card.locator('.card-play').textContent()).toBe(play);
    expect(await page.locator('.shelf-head').textContent()).toContain(tagline);
    expect(await page.getAttribute('html', 'lang')).toBe(locale.startsWith('fr') ? 'en' : locale.slice(0, 2));
    expect(errors).toEqual([]);
  });

  it('keeps the language that the player chose', async () => {
    const { page } = await openPage();
    await page.getByLabel('Sprache').selectOption('es');
    expect(await page.locator('.card-play').first().textContent()).toBe('Jugar');
    await page.reload();
    await expect.poll(() => page.locator('.card-play').first().textContent()).toBe('Jugar');
  });

  it('begins a running program anew in the language that the player chooses', async () => {
    const { page, errors } = await openPage();
    await page.locator('.card[href="#/lines"]').click();
    const screen = page.locator('canvas.screen');
    const german = await screen.getAttribute('aria-label');
    await page.getByLabel('Sprache').selectOption('es');
    await expect.poll(() => screen.getAttribute('aria-label')).toContain('Pantalla');
    expect(german).not.toContain('Pantalla');
    expect(errors).toEqual([]);
  });

  it('starts a program by click; Back returns to it', async () => {
    const { page } = await openPage();
    await page.locator('.card[href="#/lines"]').click();
    await page.waitForSelector('canvas.screen');
    expect(new URL(page.url()).hash).toBe('#/lines');
    expect(await page.title()).toBe('Linien – Talon');
    await page.goBack();
    await page.waitForSelector('.shelf');
    expect(await page.locator('canvas.screen').count()).toBe(0);
    expect(await page.title()).toBe('Talon');
  });

  it('starts a program by key', async () => {
    const { page } = await openPage();
    await page.locator('.card[href="#/other"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('canvas.screen');
    expect(new URL(page.url()).hash).toBe('#/other');
    expect(await page.evaluate(() => document.activeElement?.matches('canvas.screen'))).toBe(true);
  });

  it('starts a program by address and says when there is none of that name', async () => {
    const { page } = await openMachine();
    expect(await page.locator('canvas.screen').count()).toBe(1);
    await page.evaluate(() => {
      location.hash = '#/nothing';
    });
    await page.waitForSelector('.shelf');
    expect(await page.locator('.notice p').textContent()).toContain('„nothing“');
  });

  it('is back when a program ends by itself', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => window.talonTest.end());
    await page.waitForSelector('.shelf');
    expect(new URL(page.url()).hash).toBe('#/');
  });
});

describe('a program that is left', () => {
  it('hears of it, and nothing that it arranged happens any more', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      const program = window.talonTest.page;
      program?.leaving.addEventListener('abort', () => Object.assign(window, { heard: true }));
      program?.clock.after(400, () => Object.assign(window, { late: true }));
    });
    await page.goto(`${page.url().split('#')[0]}#/`);
    await page.waitForSelector('.shelf');
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => [Reflect.get(window, 'heard'), Reflect.get(window, 'late')])).toEqual([
      true,
      undefined,
    ]);
  });
});

describe('a deal number in the address (C-11)', () => {
  type Opened = Awaited<ReturnType<typeof openMachine>>['page'];
  const asked = (page: Opened): Promise<string> => page.evaluate(() => String(window.talonTest.page?.askedDeal));
  const hash = (page: Opened): string => new URL(page.url()).hash;
  const again = async (page: Opened): Promise<void> => {
    await page.reload();
    await page.waitForFunction(() => window.talonTest?.page);
  };

  it('keeps all its digits and stays in the address until the program takes it', async () => {
    const { page } = await openMachine({ at: '#/lines?mode=st-low&deal=18446744073709551615' });
    expect(await asked(page)).toBe('18446744073709551615');
    await again(page);
    expect(await asked(page)).toBe('18446744073709551615');
    await page.evaluate(() => window.talonTest.page?.forgetAskedDeal());
    expect(hash(page)).toBe('#/lines?mode=st-low');
    await again(page);
    expect(await asked(page)).toBe('null');
    expect(await page.evaluate(() => typeof window.talonTest.page?.nextDeal())).toBe('bigint');
  });

  it('typed while the program runs starts it again with that deal', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      Object.assign(window, { left: false });
      window.talonTest.page?.leaving.addEventListener('abort', () => Object.assign(window, { left: true }));
      location.hash = '#/lines?deal=7';
    });
    await expect.poll(() => asked(page)).toBe('7');
    expect(await page.evaluate(() => Reflect.get(window, 'left'))).toBe(true);
    expect(await page.locator('canvas.screen').count()).toBe(1);
    expect(await page.locator('.notice').count()).toBe(0);
  });

  it('is refused with a reason when it is too large', async () => {
    const { page } = await openMachine({ at: '#/lines?deal=93500419852916506624' });
    expect(await page.locator('.notice p').textContent()).toContain('0 bis 18446744073709551615');
  });
});

describe('the bar', () => {
  it('has targets of 44 pixels for fingers and fits a phone', async () => {
    const { page } = await openMachine({ touch: true, viewport: { width: 320, height: 568 }, dpr: 2 });
    const sizes = await page.locator('.bar button:visible, .bar a:visible').evaluateAll((tools) =>
      tools.map((tool) => {
        const { width, height, left, right } = tool.getBoundingClientRect();
        return { wide: width >= 44, high: height >= 44, inside: left >= 0 && right <= innerWidth };
      }),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    for (const size of sizes) expect(size).toEqual({ wide: true, high: true, inside: true });
  });

  it('lists the program’s keys and the page’s gestures', async () => {
    const { page } = await openMachine();
    await page.getByRole('button', { name: 'Tasten' }).click();
    const rows = await page.locator('.keys tbody tr').allTextContents();
    expect(rows[0]).toBe('^NNeues Spiel');
    expect(rows.length).toBe(4);
  });

  it('keeps the focus when it is drawn anew', async () => {
    const { page } = await openMachine();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control');
    await expect.poll(() => page.locator('.tool-sound').textContent()).toBe('Ton: an');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  });
});

describe('the page and its origin', () => {
  it('asks nobody else for anything', async () => {
    const { page, requests } = await openMachine();
    await page.waitForTimeout(300);
    const origin = new URL(page.url()).origin;
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((address) => !address.startsWith(origin))).toEqual([]);
  });

  it('may not, either: its policy names itself alone', async () => {
    const { page } = await openPage();
    const refused = await page.evaluate(() =>
      fetch('https://example.org/').then(
        () => false,
        () => true,
      ),
    );
    expect(refused).toBe(true);
    const policy = await page.getAttribute('meta[http-equiv=Content-Security-Policy]', 'content');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('works below another path', async () => {
    const { page, errors } = await openMachine({ prefix: '/some/where/' });
    expect(await page.locator('canvas.screen').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('says on file: what to do instead', async () => {
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(() => undefined),
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage();
    await page.goto(`file://${inRepo(TEST_PAGE, 'index.html')}`);
    await page.waitForTimeout(2000);
    const [german, english, spanish] = await Promise.all(
      ['Server kommen', 'from a file on disk', 'un archivo del disco'].map((words) =>
        page.getByText(words).isVisible(),
      ),
    );
    await browser.close();
    expect([german, english, spanish]).toEqual([true, true, true]);
  });

  it('carries no address of another host in its files', () => {
    const html = readFileSync(inRepo(TEST_PAGE, 'index.html'), 'utf8');
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});
