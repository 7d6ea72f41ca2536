import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startHeadless } from '../../host/cli/headless.ts';
import { LAYOUT_H1 } from '../../host/formats/cardset.ts';
import { encodeImg } from '../../host/formats/img-encode.ts';
import { drawSheet } from '../formats/sample-sheets.ts';
import { type OpenedPage, openPage } from './page.ts';
import { dropFiles, type SampleFile, soundFile } from './sample-files.ts';
import { blackPixels, StScreen } from './st-screen.ts';

/** Deal 1: its fourth column shows the ace of diamonds at (390, 100). */
const AT = '#/yukon?deal=1';
const ACE = { x: 390, y: 100 };

async function openYukon(profile?: OpenedPage['profile']): Promise<OpenedPage & { screen: StScreen }> {
  const opened = await openPage({ site: 'product', at: AT, ...(profile === undefined ? {} : { profile }) });
  const screen = new StScreen(opened.page);
  await screen.ready();
  return { ...opened, screen };
}

/** What the same program shows without a browser after the same input. */
async function headlessPixels(script: string): Promise<Uint8Array> {
  const headless = await startHeadless('yukon', { deal: 1n });
  await headless.script(script);
  return blackPixels(headless.frame());
}

/** Places where two screens differ, as a number. */
function differences(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((count, bit, k) => count + (bit === b[k] ? 0 : 1), 0);
}

/** A sheet of a player's own that looks unlike the project's. */
function ownSheet(): SampleFile {
  const look = { layout: LAYOUT_H1, cellWidth: 56, cellHeight: 70, planes: 1, frame: 'round' } as const;
  return { name: 'CARDS9.IMG', bytes: encodeImg(drawSheet(look), { variant: 'plain' }) };
}

const playedSounds = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { starts: string[] }).starts);

describe('Yukon in the browser', () => {
  it('shows to the pixel what it shows without one, and plays by mouse to a foundation', async () => {
    const { screen, errors } = await openYukon();
    await screen.move(320, 300);
    await expect.poll(async () => differences(await screen.pixels(), await headlessPixels('move 320 300'))).toBe(0);
    await screen.click(ACE.x, ACE.y);
    const expected = await headlessPixels(`click ${ACE.x} ${ACE.y}`);
    expect(differences(expected, await headlessPixels(`move ${ACE.x} ${ACE.y}`))).toBeGreaterThan(500);
    await expect.poll(async () => differences(await screen.pixels(), expected)).toBe(0);
    expect(errors).toEqual([]);
  });

  it('takes a card sheet and a sound, and a reload brings back game, cards and sound', async () => {
    const { page, profile, screen } = await openYukon();
    await screen.click(ACE.x, ACE.y);
    await screen.move(320, 300);
    const own = await headlessPixels(`click ${ACE.x} ${ACE.y}; move 320 300`);
    await expect.poll(async () => differences(await screen.pixels(), own)).toBe(0);
    await dropFiles(page, [ownSheet(), soundFile('INTRO.HSN')], 400, 400);
    await expect.poll(async () => differences(await screen.pixels(), own)).toBeGreaterThan(1000);
    const withSheet = await screen.pixels();
    await page.close();
    const again = await openPage({
      site: 'product',
      at: AT,
      profile,
      before: () => {
        const starts: string[] = [];
        Object.assign(window, { starts });
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (...when: Parameters<typeof start>) {
          starts.push(`${this.buffer?.sampleRate === this.context.sampleRate} ${this.buffer?.length ?? 0}`);
          start.apply(this, when);
        };
      },
    });
    const screenAgain = new StScreen(again.page);
    await screenAgain.ready();
    await screenAgain.move(320, 300);
    await expect.poll(async () => differences(await screenAgain.pixels(), withSheet)).toBe(0);
    await again.page.keyboard.press('Control+n');
    await expect.poll(() => playedSounds(again.page)).toEqual([expect.stringMatching(/^true [1-9]\d{3,}$/)]);
    expect(again.errors).toEqual([]);
  });

  it('pauses by Alternate and the closer or by ^Space, and goes on by ^Space or a click on the icon', async () => {
    const { page, screen, errors } = await openYukon();
    const table = await headlessPixels('move 320 300');
    const icon = await headlessPixels('key ^Space; move 320 300');
    expect(differences(table, icon)).toBeGreaterThan(10_000);
    const shows = (expected: Uint8Array): Promise<void> =>
      expect.poll(async () => differences(await screen.pixels(), expected)).toBe(0);
    await page.keyboard.down('Alt');
    await screen.click(9, 29);
    await page.keyboard.up('Alt');
    await screen.move(320, 300);
    await shows(icon);
    await page.keyboard.press('Control+Space');
    await shows(table);
    await page.keyboard.press('Control+Space');
    await shows(icon);
    await screen.click(40, 365);
    await screen.move(320, 300);
    await shows(table);
    expect(errors).toEqual([]);
  });

  it('asks for no animation frame and no foreign address while nobody plays', async () => {
    const { page, requests } = await openPage({
      site: 'product',
      at: AT,
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
    await page.waitForTimeout(2000);
    expect(await frames()).toBe(before);
    const origin = new URL(page.url()).origin;
    expect(requests.filter((address) => !address.startsWith(origin))).toEqual([]);
  });
});
