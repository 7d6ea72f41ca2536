import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodePng } from '../../host/cli/png.ts';
import { inRepo } from '../../host/tools/paths.mjs';
import { type OpenedPage, openPage, type PageOptions } from './page.ts';

interface Shape {
  readonly x: number;
  readonly y: number;
}

/** Opens the program of a machine and waits for it. */
async function openMachineAt(id: 'pc' | 'spectrum', options: PageOptions = {}): Promise<OpenedPage> {
  const opened = await openPage({ at: `#/${id}`, ...options });
  await opened.page.waitForFunction((name) => window.talonTest.machines[name] !== null, id);
  return opened;
}

/** The canvas, a colour 0xRRGGBB for each device pixel. */
async function canvasColours(page: Page): Promise<{ width: number; height: number; colours: number[] }> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas.screen') as HTMLCanvasElement;
    const { width, height } = canvas;
    const image = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const colours: number[] = [];
    for (let i = 0; i < image.length; i += 4) colours.push((image[i] << 16) | (image[i + 1] << 8) | image[i + 2]);
    return { width, height, colours };
  });
}

/** How many device pixels differ from a golden frame whose pixels are so many device pixels wide and high. */
async function differing(page: Page, golden: string, size: Shape): Promise<number> {
  const frame = decodePng(readFileSync(inRepo('tests', 'golden', `${golden}.png`)));
  const { width, height, colours } = await canvasColours(page);
  if (width !== frame.width * size.x || height !== frame.height * size.y) return -1;
  return colours.filter((colour, i) => {
    const x = Math.floor((i % width) / size.x);
    const y = Math.floor(i / width / size.y);
    return colour !== frame.palette[frame.pixels[y * frame.width + x]];
  }).length;
}

/** Moves the mouse over the middle of a pixel of the screen. */
async function moveTo(page: Page, x: number, y: number, screen: { width: number; height: number }): Promise<void> {
  const box = await page.locator('canvas.screen').boundingBox();
  if (box === null) throw new Error('no screen');
  await page.mouse.move(
    box.x + ((x + 0.5) / screen.width) * box.width,
    box.y + ((y + 0.5) / screen.height) * box.height,
  );
}

const logged = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => window.talonTest.machines.log.splice(0).map((line): unknown => JSON.parse(line)));

/** Notes the lengths of the sounds that begin, and counts those that are stopped. */
function watchAudio(): void {
  const started: number[] = [];
  let stopped = 0;
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...times) {
    started.push(this.buffer?.duration ?? 0);
    start.apply(this, times);
  };
  AudioBufferSourceNode.prototype.stop = function (...times) {
    stopped++;
    stop.apply(this, times);
  };
  Object.assign(window, { audioLog: () => ({ started, stopped }) });
}

const audio = (page: Page): Promise<{ started: number[]; stopped: number }> =>
  page.evaluate(() => (window as unknown as { audioLog(): { started: number[]; stopped: number } }).audioLog());

const PC_SCREEN = { width: 640, height: 350 };
/** A window in which a pixel of the PC is three by four device pixels. */
const LARGE_WINDOW = { width: 1960, height: 1480 };

describe('the PC in the page', () => {
  it('shows every pixel of its frames three wide and four high, and the pointer under the mouse', async () => {
    const { page, errors } = await openMachineAt('pc', { viewport: LARGE_WINDOW });
    await expect.poll(() => differing(page, 'pc-graphics', { x: 3, y: 4 })).toBe(0);
    await page.evaluate(() => window.talonTest.machines.pc?.pointer.show());
    await moveTo(page, 213, 312, PC_SCREEN);
    await expect.poll(() => differing(page, 'pc-pointer', { x: 3, y: 4 })).toBe(0);
    expect(errors).toEqual([]);
  });

  it('fills 4:3 of a smaller window', async () => {
    const { page } = await openMachineAt('pc', { viewport: { width: 1280, height: 800 } });
    await expect
      .poll(async () => {
        const { width, height } = await canvasColours(page);
        return { ratio: (width / height).toFixed(2), fits: width <= 1280 && height <= 800 && height > 700 };
      })
      .toEqual({ ratio: '1.37', fits: true });
  });

  it('gets its keys, Alt-X and the function keys among them, and its mouse', async () => {
    const { page } = await openMachineAt('pc');
    for (const key of ['ö', 'F3', 'Alt+x', 'Control+b', 'PageDown']) await page.keyboard.press(key);
    await moveTo(page, 639, 0, PC_SCREEN);
    await page.mouse.down({ button: 'right' });
    expect(await logged(page)).toEqual([
      { kind: 'key', scan: 0x27, ascii: 0x94, shift: 0 },
      { kind: 'key', scan: 0x3d, ascii: 0, shift: 0 },
      { kind: 'key', scan: 0x2d, ascii: 0, shift: 8 },
      { kind: 'key', scan: 0x51, ascii: 0, shift: 0 },
      { kind: 'move', x: 639, y: 0 },
      { kind: 'button', x: 639, y: 0, buttons: 2 },
    ]);
  });

  it('beeps, and is silent when it is left', async () => {
    const { page } = await openMachineAt('pc', { before: watchAudio });
    await page.mouse.click(600, 400);
    await expect.poll(() => page.evaluate(() => document.querySelector('.tool-sound')?.textContent)).toBe('Ton: an');
    await page.evaluate(() => window.talonTest.machines.pc?.machine.sound.bell());
    const { started } = await audio(page);
    expect(started).toHaveLength(1);
    expect(started[0]).toBeCloseTo(0.39, 1);
    const before = (await audio(page)).stopped;
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect.poll(async () => (await audio(page)).stopped).toBe(before + 1);
  });
});

describe('the Spectrum in the page', () => {
  it('shows its frames in whole pixels, flashes by itself, and has its colours by choice', async () => {
    const { page, errors } = await openMachineAt('spectrum');
    await expect.poll(() => differing(page, 'spectrum-card', { x: 3, y: 3 }), { interval: 40 }).toBe(0);
    await expect.poll(() => differing(page, 'spectrum-card-flashed', { x: 3, y: 3 }), { interval: 40 }).toBe(0);
    await page.evaluate(() => {
      location.hash = '#/spectrum?mode=spectrum-television';
    });
    await expect.poll(() => differing(page, 'spectrum-card-television', { x: 3, y: 3 }), { interval: 40 }).toBe(0);
    expect(errors).toEqual([]);
  });

  it('gets its keys and taps, and nothing of the commands of the browser', async () => {
    const { page } = await openMachineAt('spectrum');
    await page.keyboard.press('m');
    await page.keyboard.press('"');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Backspace');
    await moveTo(page, 40, 100, { width: 320, height: 240 });
    await page.mouse.down();
    expect(await logged(page)).toEqual([
      { kind: 'key', code: 0x6d, keys: ['M'] },
      { kind: 'key', code: 0x22, keys: ['SYMBOL SHIFT', 'P'] },
      { kind: 'key', code: 0x0c, keys: ['CAPS SHIFT', '0'] },
      { kind: 'move', x: 40, y: 100 },
      { kind: 'button', x: 40, y: 100, buttons: 1 },
    ]);
  });

  it('loads with stripes and with the sound of a tape, which a key can end', async () => {
    const { page } = await openMachineAt('spectrum', { before: watchAudio });
    await page.mouse.click(600, 400);
    await expect.poll(() => page.evaluate(() => document.querySelector('.tool-sound')?.textContent)).toBe('Ton: an');
    await page.evaluate(() => window.talonTest.machines.spectrum?.playTape());
    expect((await audio(page)).started[0]).toBeGreaterThan(0.7);
    const border = async (): Promise<number> => {
      const { width, colours } = await canvasColours(page);
      return new Set(colours.filter((_, i) => i % width === 0)).size;
    };
    await expect.poll(border, { interval: 30 }).toBe(2);
    await page.evaluate(() => window.talonTest.machines.spectrum?.machine.ula.stop());
    expect((await audio(page)).stopped).toBe(1);
    await expect.poll(border).toBe(1);
  });
});
