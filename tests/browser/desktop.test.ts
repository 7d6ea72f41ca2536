import { describe, expect, it } from 'vitest';
import { openPage } from './page.ts';
import { StScreen } from './st-screen.ts';

/** Places on the desktop of 640x400: drive C, the folders in its window, the program in a folder, and out of the way. */
const DRIVE = { x: 124, y: 50 };
const FOLDERS = { klondike: { x: 126, y: 134 }, patience: { x: 206, y: 134 }, yukon: { x: 286, y: 134 } };
const PROGRAM = { x: 206, y: 134 };
const ASIDE = { x: 620, y: 388 };

/** Places where two screens differ, as a number. */
function differences(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((count, bit, k) => count + (bit === b[k] ? 0 : 1), 0);
}

/** Double click, then the pointer out of the way until the screen is another one. */
async function open(screen: StScreen, { x, y }: { readonly x: number; readonly y: number }): Promise<Uint8Array> {
  const before = await screen.pixels();
  await screen.click(x, y);
  await screen.click(x, y);
  await screen.move(ASIDE.x, ASIDE.y);
  await expect.poll(async () => differences(await screen.pixels(), before)).toBeGreaterThan(1000);
  return screen.pixels();
}

describe('the desktop in the browser', () => {
  it.each(['klondike', 'patience', 'yukon'] as const)(
    'starts %s, which keeps its game where its own address finds it',
    async (id) => {
      const { page, errors } = await openPage({ site: 'product', at: '#/desktop' });
      const screen = new StScreen(page);
      await screen.ready();
      await screen.move(ASIDE.x, ASIDE.y);
      await open(screen, DRIVE);
      await screen.click(FOLDERS[id].x, FOLDERS[id].y);
      await open(screen, FOLDERS[id]);
      const loading = await open(screen, PROGRAM);
      await expect.poll(async () => differences(await screen.pixels(), loading)).toBeGreaterThan(5000);
      const game = await screen.pixels();
      await page.evaluate((program) => {
        location.hash = `#/${program}`;
      }, id);
      await screen.ready();
      await screen.move(ASIDE.x, ASIDE.y);
      await expect.poll(async () => differences(await screen.pixels(), game)).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});
