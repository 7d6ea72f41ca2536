import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMachine, openPage } from './page.ts';
import { dropFiles, soundFile } from './sample-files.ts';

/** Watches what the page asks of Web Audio. */
interface AudioLog {
  readonly contexts: AudioContext[];
  readonly bufferRates: number[];
  readonly started: number[];
}

function watchAudio(): void {
  const log: AudioLog = { contexts: [], bufferRates: [], started: [] };
  Object.assign(window, { audioLog: log });
  const Original = AudioContext;
  window.AudioContext = class extends Original {
    constructor(options?: AudioContextOptions) {
      super(options);
      log.contexts.push(this);
    }
  };
  const createBuffer = BaseAudioContext.prototype.createBuffer;
  BaseAudioContext.prototype.createBuffer = function (channels, length, rate) {
    log.bufferRates.push(rate);
    return createBuffer.call(this, channels, length, rate);
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    log.started.push(this.buffer?.duration ?? 0);
    start.apply(this, when);
  };
}

const audio = <T>(page: Page, pick: (log: AudioLog) => T): Promise<T> =>
  page.evaluate(`(${pick})(window.audioLog)`) as Promise<T>;

const states = (page: Page): Promise<string[]> => audio(page, (log) => log.contexts.map(({ state }) => state));

const soundButton = (page: Page): Promise<string> =>
  page
    .locator('.tool-sound')
    .textContent()
    .then((text) => text ?? '');

async function openWithSound(): Promise<Page> {
  const { page } = await openMachine({ before: watchAudio });
  await dropFiles(page, [soundFile()], 640, 400);
  await expect.poll(() => page.locator('.notice p').allTextContents()).toEqual(['INTRO.HSN geladen.']);
  return page;
}

describe('sound', () => {
  it('waits for a gesture and says so; then it runs and says so', async () => {
    const { page } = await openPage({ before: watchAudio });
    expect(await soundButton(page)).toBe('Ton: Taste drücken');
    expect(await states(page)).toEqual([]);
    await page.mouse.click(600, 700);
    await expect.poll(() => soundButton(page)).toBe('Ton: an');
    expect(await states(page)).toEqual(['running']);
  });

  it('runs after a key as well', async () => {
    const { page } = await openMachine({ before: watchAudio });
    await page.keyboard.press('x');
    await expect.poll(() => states(page)).toEqual(['running']);
  });

  it('is woken, not muted, by a press on its own button, however long the press', async () => {
    const { page } = await openMachine();
    await page.locator('.tool-sound').hover();
    await page.mouse.down();
    await expect.poll(() => soundButton(page)).toBe('Ton: an');
    await page.mouse.up();
    await page.waitForTimeout(200);
    expect(await soundButton(page)).toBe('Ton: an');
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => soundButton(page)).toBe('Ton: aus');
  });

  it('takes no click away from the bar by waking up', async () => {
    const { page } = await openMachine();
    await page.getByRole('button', { name: 'Dateien', exact: true }).hover();
    await page.mouse.down();
    await expect.poll(() => soundButton(page)).toBe('Ton: an');
    await page.mouse.up();
    await page.getByRole('button', { name: 'Dateien wählen' }).waitFor();
  });

  it('is tried again with every gesture until it runs', async () => {
    const { page } = await openMachine({
      before: () => {
        const resume = AudioContext.prototype.resume;
        let refusals = 4;
        AudioContext.prototype.resume = function () {
          return refusals-- > 0 ? Promise.reject(new DOMException('not yet', 'NotAllowedError')) : resume.call(this);
        };
        Object.defineProperty(BaseAudioContext.prototype, 'state', {
          get: () => (refusals < 0 ? 'running' : 'interrupted'),
        });
      },
    });
    await page.keyboard.press('a');
    expect(await soundButton(page)).toBe('Ton: Taste drücken');
    await page.mouse.click(640, 400);
    await page.mouse.click(640, 400);
    await expect.poll(() => soundButton(page)).toBe('Ton: an');
  });

  it('renders samples to the context’s rate itself: no buffer has an Atari’s rate (C-4)', async () => {
    const page = await openWithSound();
    await page.mouse.click(640, 400);
    await expect.poll(() => states(page)).toEqual(['running']);
    await page.evaluate(() => window.talonTest.page?.sounds.play('INTRO'));
    const rate = await audio(page, (log) => log.contexts[0].sampleRate);
    expect(rate).toBeGreaterThanOrEqual(22050);
    expect(await audio(page, (log) => log.bufferRates)).toEqual([rate]);
    const [seconds] = await audio(page, (log) => log.started);
    expect(seconds).toBeCloseTo(0.5, 2);
  });

  it('plays a sound that was asked for just before the gesture took effect, and no sound that is missing', async () => {
    const page = await openWithSound();
    await page.evaluate(() => {
      addEventListener('pointerup', () => window.talonTest.page?.sounds.play('INTRO'), { once: true, capture: true });
      window.talonTest.page?.sounds.play('SCHADE');
    });
    await page.mouse.click(640, 400);
    await expect.poll(() => audio(page, (log) => log.started.length)).toBe(1);
  });

  it('can be muted, says so, and stays muted in the next visit', async () => {
    const page = await openWithSound();
    await page.mouse.click(640, 400);
    await expect.poll(() => soundButton(page)).toBe('Ton: an');
    await page.locator('.tool-sound').click();
    await expect.poll(() => soundButton(page)).toBe('Ton: aus');
    await page.evaluate(() => window.talonTest.page?.sounds.play('INTRO'));
    expect(await audio(page, (log) => log.started)).toEqual([]);
    await page.reload();
    await expect.poll(() => soundButton(page)).toBe('Ton: aus');
    await page.locator('.tool-sound').click();
    await expect.poll(() => soundButton(page)).toBe('Ton: an');
  });

  it('rests while the page is hidden and comes back with it', async () => {
    const { page } = await openMachine({ before: watchAudio });
    await page.mouse.click(640, 400);
    await expect.poll(() => states(page)).toEqual(['running']);
    const hide = (hidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect.poll(() => states(page)).toEqual(['suspended']);
    await hide(false);
    await expect.poll(() => states(page)).toEqual(['running']);
  });
});

describe('the sound chip', () => {
  const ring = (page: Page): Promise<void> => page.evaluate(() => window.talonTest.machines.ringSt());
  const lengths = (page: Page): Promise<number[]> => audio(page, (log) => log.started);

  it('rings the bell beside a sound, and not where the sound is off or asleep', async () => {
    const { page } = await openMachine({ before: watchAudio });
    await ring(page);
    await page.mouse.click(600, 700);
    await expect.poll(() => states(page)).toEqual(['running']);
    expect(await lengths(page)).toEqual([]);
    await ring(page);
    const [length] = await lengths(page);
    expect(length).toBeGreaterThan(0.4);
    expect(length).toBeLessThan(0.8);
    await page.getByRole('button', { name: 'Ton: an' }).click();
    await ring(page);
    expect(await lengths(page)).toHaveLength(1);
  });
});
