import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMachine, openPage } from './page.ts';
import { photograph, runs } from './pixels.ts';

/** Place and size of the screen in device pixels, as the page lays it out. */
async function screenBox(page: Page): Promise<{ left: number; top: number; width: number; height: number }> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas.screen') as HTMLCanvasElement;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const ratio = devicePixelRatio;
    return { left: left * ratio, top: top * ratio, width: width * ratio, height: height * ratio };
  });
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** The widths in device pixels of all columns and the heights of the rows of the lower half. */
async function pixelSizes(page: Page): Promise<{ columns: number[]; rows: number[] }> {
  const picture = await photograph(page);
  const box = await screenBox(page);
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(Math.round);
  const upper = top + Math.floor(height / 4);
  const middle = left + Math.floor(width / 2);
  return {
    columns: runs(range(left, width).map((x) => picture.light(x, upper))),
    rows: runs(range(top + Math.floor(height / 2), Math.floor(height / 2)).map((y) => picture.light(middle, y))),
  };
}

/** What a fair screen measures: so many pixels, all of one size. */
const equal = (count: number, size: number): number[] => Array.from({ length: count }, () => size);

describe('the screen at every device pixel ratio (C-6)', () => {
  it.each([
    [1, 1],
    [1.25, 2],
    [1.5, 2],
    [1.75, 3],
    [2, 3],
    [2.625, 4],
  ])('ratio %d: every column and row is %d device pixels', async (dpr, size) => {
    const { page } = await openMachine({ dpr, viewport: { width: 1280, height: 800 } });
    expect(await pixelSizes(page)).toEqual({ columns: equal(640, size), rows: equal(200, size) });
  });

  it.each([
    { width: 1283, height: 797 },
    { width: 1001, height: 613 },
    { width: 1367, height: 1025 },
  ])('holds in a window of $width by $height and after a change of its size', async (viewport) => {
    const { page } = await openMachine({ dpr: 1.25, viewport: { width: 700, height: 500 } });
    await page.setViewportSize(viewport);
    const size = Math.floor(Math.min((viewport.width * 1.25) / 640, ((viewport.height - 48) * 1.25) / 400));
    await expect
      .poll(() => pixelSizes(page), { timeout: 5000 })
      .toEqual({ columns: equal(640, size), rows: equal(200, size) });
  });

  it('covers the device pixels one to one', async () => {
    const { page } = await openMachine({ dpr: 1.75 });
    const box = await screenBox(page);
    const store = await page.evaluate(() => {
      const canvas = document.querySelector('canvas.screen') as HTMLCanvasElement;
      return { width: canvas.width, height: canvas.height };
    });
    expect(Math.round(box.width)).toBe(store.width);
    expect(Math.round(box.height)).toBe(store.height);
    expect(Math.abs(box.left - Math.round(box.left))).toBeLessThan(0.05);
    expect(Math.abs(box.top - Math.round(box.top))).toBeLessThan(0.05);
  });
});

describe('a screen with pixels of another shape, or another number of them', () => {
  it.each([
    ['st-medium', 1, { columns: equal(640, 1), rows: equal(100, 2) }],
    ['st-medium', 1.5, { columns: equal(640, 2), rows: equal(100, 4) }],
    ['st-medium', 1.75, { columns: equal(640, 3), rows: equal(100, 6) }],
    ['st-low', 1, { columns: equal(320, 3), rows: equal(100, 3) }],
    ['st-low', 1.25, { columns: equal(320, 4), rows: equal(100, 4) }],
    ['tt-medium', 1.75, { columns: equal(640, 2), rows: equal(240, 2) }],
    ['falcon-256', 2.625, { columns: equal(640, 4), rows: equal(240, 4) }],
    ['tt-high', 1.5, { columns: equal(1280, 1), rows: equal(480, 1) }],
    ['large-mono', 2.625, { columns: equal(1280, 1), rows: equal(512, 1) }],
  ] as const)('%s at ratio %d has columns and rows of equal size (C-6)', async (mode, dpr, sizes) => {
    const { page } = await openMachine({ at: `#/lines?mode=${mode}`, dpr, viewport: { width: 1280, height: 800 } });
    expect(await pixelSizes(page)).toEqual(sizes);
  });
});

describe('a window too small for the whole screen', () => {
  it('shows all of it, smoothly reduced', async () => {
    const { page } = await openMachine({ viewport: { width: 390, height: 844 } });
    const box = await screenBox(page);
    expect(Math.round(box.width)).toBe(390);
    expect(box.left).toBe(0);
    const picture = await photograph(page);
    const greys = range(20, 300).filter((x) => {
      const level = picture.level(x, Math.round(box.top + box.height / 4));
      return level > 60 && level < 200;
    });
    expect(greys.length).toBeGreaterThan(100);
  });
});

describe('the choice between whole pixels and a full room', () => {
  it('fills the room, goes back, and is remembered', async () => {
    const { page } = await openMachine({ viewport: { width: 1280, height: 760 } });
    expect((await screenBox(page)).width).toBe(640);
    await page.getByRole('button', { name: 'Bild: ganze Pixel' }).click();
    expect(Math.round((await screenBox(page)).height)).toBe(712);
    await page.reload();
    await expect.poll(async () => Math.round((await screenBox(page)).height)).toBe(712);
    await page.getByRole('button', { name: 'Bild: ausfüllen' }).click();
    expect((await screenBox(page)).width).toBe(640);
  });
});

describe('the full screen', () => {
  it('gives its room to the picture and takes it back, three times', async () => {
    const { page } = await openMachine({ viewport: { width: 1280, height: 800 } });
    const usual = await screenBox(page);
    for (let round = 0; round < 3; round++) {
      await page.getByRole('button', { name: 'Vollbild' }).click();
      await page.waitForFunction(() => document.fullscreenElement !== null);
      await expect.poll(async () => (await screenBox(page)).width).toBe(1280);
      expect(await page.getByRole('button').count()).toBe(1);
      await page.getByRole('button', { name: 'Vollbild beenden' }).click();
      await expect.poll(() => screenBox(page)).toEqual(usual);
    }
  });

  it('has no button where the browser has no full screen', async () => {
    const { page } = await openMachine({
      before: () => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
    });
    expect(await page.getByRole('button', { name: 'Bild: ganze Pixel' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Vollbild' }).count()).toBe(0);
  });

  it('says so when the browser refuses it', async () => {
    const { page } = await openMachine({
      before: () => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
      },
    });
    await page.getByRole('button', { name: 'Vollbild' }).click();
    await page.getByText('Der Browser hat das Vollbild abgelehnt.').waitFor();
  });

  it('asks for the keys that browsers keep, Escape excepted, and only then', async () => {
    const { page } = await openMachine({
      before: () => {
        const locked: unknown[] = [];
        Object.assign(window, { locked });
        Object.defineProperty(navigator, 'keyboard', {
          value: { lock: (codes: unknown) => Promise.resolve(void locked.push(codes)) },
        });
      },
    });
    const locked = (): Promise<string[][]> => page.evaluate(() => Reflect.get(window, 'locked'));
    expect(await locked()).toEqual([]);
    await page.getByRole('button', { name: 'Vollbild' }).click();
    await expect.poll(async () => (await locked()).length).toBe(1);
    const [codes] = await locked();
    expect(codes).toContain('KeyN');
    expect(codes).not.toContain('Escape');
  });
});

describe('drawing', () => {
  /** Counts the animation frames that the page asks for. */
  const countFrames = (): void => {
    const ask = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (run) => {
      Object.assign(window, { frames: (window as unknown as { frames: number }).frames + 1 });
      return ask(run);
    };
  };
  const frames = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { frames: number }).frames);

  it.each([
    ['the shelf', ''],
    ['a running program', '#/lines'],
  ])('asks for no frame in two idle seconds of %s', async (_, at) => {
    const { page } = await openPage({ at, before: countFrames });
    await page.waitForTimeout(500);
    const before = await frames(page);
    await page.waitForTimeout(2000);
    expect(await frames(page)).toBe(before);
  });

  it('asks for one frame for a burst of changes and shows all of them', async () => {
    const { page } = await openMachine({ before: countFrames });
    await page.waitForTimeout(500);
    const before = await frames(page);
    await page.evaluate(async () => {
      for (let x = 0; x < 640; x++) window.talonTest.display?.setPixel(x, 100, 1);
      await new Promise((shown) => setTimeout(shown, 200));
    });
    expect(await frames(page)).toBe(before + 1);
    const box = await screenBox(page);
    const picture = await photograph(page);
    const row = range(box.left, 640).map((x) => picture.light(x, Math.round(box.top) + 100));
    expect(row).not.toContain(true);
  });
});
