import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodePng } from '../../host/cli/png.ts';
import { inRepo } from '../../host/tools/paths.mjs';
import { type OpenedPage, openPage, type PageOptions } from './page.ts';
import { chooseMode } from './screen-choice.ts';

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

/**
 * Waits until the canvas shows a golden frame, whose pixels are so many device pixels wide and high. The page compares, so
 * that a frame that stands for a moment only is not missed.
 */
async function expectFrame(page: Page, golden: string, size: Shape): Promise<void> {
  const { width, height, pixels, palette } = decodePng(readFileSync(inRepo('tests', 'golden', `${golden}.png`)));
  const wanted = { width, height, size, colours: Array.from(pixels, (pixel) => palette[pixel]) };
  const matches = await page.waitForFunction(
    ({ width, height, size, colours }) => {
      const canvas = document.querySelector('canvas.screen') as HTMLCanvasElement;
      if (canvas.width !== width * size.x || canvas.height !== height * size.y) return false;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      for (let y = 0, i = 0; y < canvas.height; y++) {
        const row = Math.floor(y / size.y) * width;
        for (let x = 0; x < canvas.width; x++, i += 4) {
          const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
          if (colour !== colours[row + Math.floor(x / size.x)]) return false;
        }
      }
      return true;
    },
    wanted,
    { timeout: 5000 },
  );
  expect(await matches.jsonValue()).toBe(true);
}

/** Width and height of the canvas, and the number of colours on its left edge. */
function canvasFacts(page: Page): Promise<{ width: number; height: number; edgeColours: number }> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas.screen') as HTMLCanvasElement;
    const { width, height } = canvas;
    const edge = canvas.getContext('2d')?.getImageData(0, 0, 1, height).data ?? new Uint8ClampedArray();
    return { width, height, edgeColours: new Set(new Uint32Array(edge.buffer)).size };
  });
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
    await expectFrame(page, 'pc-graphics', { x: 3, y: 4 });
    await page.evaluate(() => window.talonTest.machines.pc?.pointer.show());
    await moveTo(page, 213, 312, PC_SCREEN);
    await expectFrame(page, 'pc-pointer', { x: 3, y: 4 });
    expect(errors).toEqual([]);
  });

  it('fills 4:3 of a smaller window', async () => {
    const { page } = await openMachineAt('pc', { viewport: { width: 1280, height: 800 } });
    await expect
      .poll(async () => {
        const { width, height } = await canvasFacts(page);
        return { ratio: (width / height).toFixed(2), fits: width <= 1280 && height <= 800 && height > 700 };
      })
      .toEqual({ ratio: '1.37', fits: true });
  });

  it('gets its keys, Alt-X and the function keys among them, and its mouse', async () => {
    const { page } = await openMachineAt('pc');
    const taken = await page.evaluate(() =>
      [
        { key: 'ö' },
        { key: 'F1' },
        { key: 'F3' },
        { key: 'x', altKey: true },
        { key: 't', ctrlKey: true },
        { key: 'F5' },
      ].map((init) => {
        const typed = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
        document.querySelector('canvas.screen')?.dispatchEvent(typed);
        return typed.defaultPrevented;
      }),
    );
    expect(taken).toEqual([true, true, true, true, false, false]);
    expect((await logged(page))[0]).toEqual({ kind: 'key', scan: 0x27, ascii: 0x94, shift: 0 });
    for (const key of ['F3', 'Alt+x', 'Control+b', 'PageDown']) await page.keyboard.press(key);
    await moveTo(page, 639, 0, PC_SCREEN);
    await page.mouse.down({ button: 'right' });
    expect(await logged(page)).toEqual([
      { kind: 'key', scan: 0x3d, ascii: 0, shift: 0 },
      { kind: 'key', scan: 0x2d, ascii: 0, shift: 8 },
      { kind: 'key', scan: 0x51, ascii: 0, shift: 0 },
      { kind: 'move', x: 639, y: 0 },
      { kind: 'button', x: 639, y: 0, buttons: 2 },
    ]);
  });

  it('gets the keys that phones lack from a strip, as long as the keyboard on the glass is there', async () => {
    const { page } = await openMachineAt('pc', { touch: true, viewport: { width: 390, height: 844 }, dpr: 2 });
    const strip = page.locator('.key-strip');
    expect(await strip.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Tastatur' }).tap();
    for (const name of ['F3', 'Pfeil links', 'Eingabe', 'Alt-X', 'Esc']) {
      await strip.getByRole('button', { name, exact: true }).tap();
    }
    await page.keyboard.insertText('7');
    expect(await logged(page)).toEqual([
      { kind: 'key', scan: 0x3d, ascii: 0, shift: 0 },
      { kind: 'key', scan: 0x4b, ascii: 0, shift: 0 },
      { kind: 'key', scan: 0x1c, ascii: 0x0d, shift: 0 },
      { kind: 'key', scan: 0x2d, ascii: 0, shift: 8 },
      { kind: 'key', scan: 0x01, ascii: 0x1b, shift: 0 },
      { kind: 'key', scan: 0x08, ascii: 0x37, shift: 0 },
    ]);
    await page.locator('canvas.screen').tap();
    expect(await strip.isVisible()).toBe(false);
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
    await expectFrame(page, 'spectrum-card', { x: 3, y: 3 });
    await expectFrame(page, 'spectrum-card-flashed', { x: 3, y: 3 });
    await page.evaluate(() => {
      location.hash = '#/spectrum?mode=spectrum-television';
    });
    await expectFrame(page, 'spectrum-card-television', { x: 3, y: 3 });
    expect(errors).toEqual([]);
  });

  it('has its own choice of colours, which is there again after a reload and leaves other machines alone', async () => {
    const { page } = await openMachineAt('spectrum');
    await chooseMode(page, 'spectrum-television');
    await expectFrame(page, 'spectrum-card-television', { x: 3, y: 3 });
    await page.evaluate(() => {
      location.hash = '#/lines';
    });
    const screenTool = page.getByRole('button', { name: 'Bildschirm', exact: true });
    await expect.poll(() => screenTool.getAttribute('title')).toBe('Bildschirm: ST hoch 640×400 s/w');
    await chooseMode(page, 'st-low');
    await page.goto(page.url().replace('#/lines', '#/spectrum'));
    await page.reload();
    await expectFrame(page, 'spectrum-card-television', { x: 3, y: 3 });
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
    const border = async (): Promise<number> => (await canvasFacts(page)).edgeColours;
    await expect.poll(border, { interval: 30 }).toBe(2);
    await page.evaluate(() => window.talonTest.machines.spectrum?.machine.ula.stop());
    expect((await audio(page)).stopped).toBe(1);
    await expect.poll(border).toBe(1);
  });
});
