import { beforeAll, describe, expect, it } from 'vitest';
import { COLOUR } from '../../host/hardware/spectrum/colours.ts';
import { lineOfAddress, PIXELS } from '../../host/hardware/spectrum/screen-memory.ts';
import { paintTitle, titlePicture } from '../../host/programs/chinese-patience/loading/picture/scene.ts';
import { clashes } from '../../host/programs/chinese-patience/loading/picture/to-screen.ts';
import { planTape } from '../../host/programs/chinese-patience/loading/tape.ts';
import { ChineseVisit } from './chinese-visit.ts';

const CPU_HZ = 3_500_000;
const SCREEN_BYTES = 6912;
const ATTRIBUTE_BYTES = 768;
const LAST_ROW = 23;

let picture: Uint8Array;
beforeAll(() => {
  picture = titlePicture();
});

/** Screen memory without the border. */
function memory(visit: ChineseVisit): Uint8Array {
  return visit.seen().subarray(0, SCREEN_BYTES);
}

describe('the prompt', () => {
  it('shows its K, and types LOAD and quotation marks by itself', async () => {
    const visit = await ChineseVisit.start();
    expect(visit.row(LAST_ROW)).toBe('© 2026 Talon');
    await visit.wait(55);
    expect(visit.row(LAST_ROW)).toBe('K');
    expect(visit.seen()[0x1800 + LAST_ROW * 32]).toBe(0x80 | (COLOUR.white << 3));
    await visit.wait(130);
    expect(visit.row(LAST_ROW)).toBe('LOAD L');
    await visit.wait(18);
    expect(visit.row(LAST_ROW)).toBe('LOAD "L');
    await visit.wait(18);
    expect(visit.row(LAST_ROW)).toBe('LOAD ""L');
    await visit.wait(18);
    expect(visit.row(LAST_ROW)).toBe('');
  });

  it('takes the keys from the player, and types the next one itself where another is pressed', async () => {
    const visit = await ChineseVisit.start();
    await visit.type('x');
    expect(visit.row(LAST_ROW)).toBe('K');
    await visit.type('j');
    expect(visit.row(LAST_ROW)).toBe('LOAD L');
    await visit.type('x');
    expect(visit.row(LAST_ROW)).toBe('LOAD "L');
    await visit.type('"~');
    await visit.wait(5);
    expect(visit.sounds.at(-1)?.seconds).toBeGreaterThan(5);
  });

  it.each(['key', 'tap'])('a %s goes past it all', async (way) => {
    const visit = await ChineseVisit.start();
    if (way === 'key') await visit.type(' ');
    else await visit.tap(3, 3);
    expect(visit.rows()).toContain('S UN JUEGO');
  });
});

describe('the tape', () => {
  it('takes about six seconds, and with its true speed nearly a minute', () => {
    expect(planTape(picture, 'short').signal.seconds).toBeGreaterThan(5);
    expect(planTape(picture, 'short').signal.seconds).toBeLessThan(7);
    const { signal, named, read } = planTape(picture, 'true');
    expect(signal.seconds).toBeGreaterThan(45);
    expect(signal.seconds).toBeLessThan(65);
    expect(named[0].at / CPU_HZ).toBeCloseTo(5.1, 0);
    expect(read).toHaveLength(SCREEN_BYTES);
    expect(read.at(-1)?.bytes).toBe(SCREEN_BYTES);
  });

  it('brings the picture in three thirds, line by line in the order of memory, and its colours last', async () => {
    const visit = await ChineseVisit.start();
    await visit.type('j""~');
    const progress: number[] = [];
    while (progress.at(-1) !== SCREEN_BYTES) {
      await visit.wait(1);
      const seen = memory(visit);
      const first = seen.findIndex((byte, i) => byte !== picture[i]);
      progress.push(first < 0 ? SCREEN_BYTES : first);
      expect(progress.length).toBeLessThan(400);
    }
    expect(progress.every((bytes, i) => i === 0 || bytes >= progress[i - 1])).toBe(true);
    const thirds = [1, 2, 3].map((third) => progress.findIndex((bytes) => bytes >= third * 2048));
    expect(new Set(thirds).size).toBe(3);
    const half = progress.find((bytes) => bytes > 900 && bytes < 1900) ?? 0;
    expect(lineOfAddress(PIXELS + half)).toBeLessThan(64);
    expect(progress.some((bytes) => bytes > SCREEN_BYTES - ATTRIBUTE_BYTES && bytes < SCREEN_BYTES)).toBe(true);
  });

  it('stripes the border while it is read, and says what it has found', async () => {
    const visit = await ChineseVisit.start();
    await visit.type('j""~');
    const colours = new Set<number>();
    for (let i = 0; i < 60; i++) {
      await visit.wait(1);
      for (const pixel of visit.headless.frame().pixels.subarray(0, 320 * 20)) colours.add(pixel);
    }
    expect([...colours].sort()).toEqual([COLOUR.blue, COLOUR.red, COLOUR.cyan, COLOUR.yellow, COLOUR.white].sort());
    expect(visit.row(1)).toBe('Program: CHINESE');
    await visit.wait(80);
    expect(visit.row(2)).toBe('Bytes: CHINESE');
  });

  it('any key ends it with the whole picture, the next one with the menu', async () => {
    const visit = await ChineseVisit.start();
    await visit.type('j""~');
    await visit.wait(40);
    await visit.type('q');
    expect(memory(visit)).toEqual(picture);
    expect(visit.headless.spectrum.ula.border).toBe(COLOUR.black);
    await visit.type('q');
    expect(visit.rows()).toContain('S UN JUEGO');
  });

  it('nothing moves where nothing is to move', async () => {
    const visit = await ChineseVisit.start({ reducedMotion: true });
    await visit.type('j""~');
    expect(memory(visit)).toEqual(picture);
  });
});

describe('the picture', () => {
  it('fills screen memory, and nearly all its cells have two colours as they were painted', () => {
    expect(picture).toHaveLength(SCREEN_BYTES);
    expect(clashes(paintTitle())).toBeLessThan(12);
  });
});
