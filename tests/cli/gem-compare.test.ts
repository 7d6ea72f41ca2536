import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gemResources } from '../../host/cli/gem-resources.ts';
import { gemScenes } from '../../host/cli/gem-scenes/scenes.ts';
import { SceneStage, type Shot } from '../../host/cli/gem-scenes/stage.ts';
import { decodePng, encodeIndexedPng } from '../../host/cli/png.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { inFolder, jsonLines, run } from './capture.ts';

const MODES: readonly (readonly [prefix: string, mode: StMode])[] = [
  ['h', 'st-high'],
  ['m', 'st-medium'],
  ['l', 'st-low'],
  ['t', 'tt-medium'],
];

async function shotsOf(mode: StMode, scene: string): Promise<readonly Shot[]> {
  const stage = new SceneStage(mode, gemResources());
  await gemScenes.find(({ name }) => name === scene)?.draw(stage);
  return stage.shots;
}

/** Writes our own drawings as captures; `change` may spoil their pixels. */
async function capture(
  folder: string,
  prefix: string,
  mode: StMode,
  scene: string,
  change: (pixels: Uint8Array, shot: Shot) => void = () => {},
): Promise<void> {
  for (const shot of await shotsOf(mode, scene)) {
    change(shot.frame.pixels, shot);
    writeFileSync(join(folder, `${prefix}${shot.name}.png`), encodeIndexedPng(shot.frame));
  }
}

describe('gem-compare', () => {
  it('finds captures of every mode that agree, in the order of the scenes', () =>
    inFolder(async (folder) => {
      for (const [prefix, mode] of MODES) {
        for (const scene of ['pens', 'dlg']) await capture(folder, prefix, mode, scene);
      }
      writeFileSync(join(folder, 'README.md'), 'no capture');
      const outcome = await run(['gem-compare', folder, '--json']);
      expect(outcome).toMatchObject({ code: 0, err: '' });
      const [{ captures, differing, scenes }] = jsonLines(outcome);
      expect({ captures, differing }).toEqual({ captures: 12, differing: 0 });
      expect((scenes as { name: string }[]).map(({ name }) => name)).toEqual(
        ['h', 'm', 'l', 't'].flatMap((prefix) => ['dlga', 'dlgb', 'pens'].map((scene) => `${prefix}${scene}`)),
      );
    }));

  it('counts the pixels that differ, names the first and paints them red', () =>
    inFolder(async (folder) => {
      await capture(folder, 'h', 'st-high', 'tile', (pixels) => {
        pixels[7 * 640 + 300] ^= 1;
        pixels[9 * 640 + 12] ^= 1;
      });
      await capture(folder, 'h', 'st-high', 'pens');
      const diff = join(folder, 'new', 'diff');
      const outcome = await run(['gem-compare', folder, '--png', diff]);
      expect(outcome.code).toBe(1);
      expect(outcome.out).toContain('htile    2 of 256000 pixels differ, the first at 300,7\n');
      expect(outcome.out).toContain('hpens    0 of 256000 pixels differ\n');
      expect(outcome.out).toContain('2 captures compared, 1 differ\n');
      expect(readdirSync(diff)).toEqual(['htile.png']);
      const { pixels, palette } = decodePng(new Uint8Array(readFileSync(join(diff, 'htile.png'))));
      const red = Array.from(pixels.keys()).filter((i) => palette[pixels[i]] === 0xe00000);
      expect(red).toEqual([7 * 640 + 300, 9 * 640 + 12]);
    }));

  it('does not look into character cells, but at their surroundings', () =>
    inFolder(async (folder) => {
      const [{ ignored }] = await shotsOf('st-medium', 'desk');
      expect(ignored).toEqual([{ x: 276, y: 1, w: 88, h: 8 }]);
      const [cell] = ignored;
      await capture(folder, 'm', 'st-medium', 'desk', (pixels) => {
        for (let y = cell.y; y < cell.y + cell.h; y++) pixels.fill(3, y * 640 + cell.x, y * 640 + cell.x + cell.w);
      });
      expect((await run(['gem-compare', folder])).code).toBe(0);
      await capture(folder, 'm', 'st-medium', 'desk', (pixels) => pixels.fill(3, cell.y * 640, cell.y * 640 + 640));
      const outcome = await run(['gem-compare', folder]);
      expect(outcome.code).toBe(1);
      expect(outcome.out).toContain(`${640 - cell.w} of ${640 * 200 - 88 * 8} pixels differ, the first at 0,1`);
    }));

  it('takes colours of other levels for the registers that they are nearest to', () =>
    inFolder(async (folder) => {
      const [{ name, frame }] = await shotsOf('st-low', 'pens');
      const palette = frame.palette.map((rgb) => rgb & 0xf0f0f0);
      writeFileSync(join(folder, `l${name}.png`), encodeIndexedPng({ ...frame, palette }));
      expect((await run(['gem-compare', folder])).code).toBe(0);
    }));

  it('refuses folders without captures and pictures of another size', () =>
    inFolder(async (folder) => {
      expect(await run(['gem-compare', folder])).toMatchObject({ code: 2, out: '' });
      expect((await run(['gem-compare', join(folder, 'none')])).code).toBe(2);
      const [{ frame }] = await shotsOf('st-low', 'pens');
      writeFileSync(join(folder, 'hpens.png'), encodeIndexedPng(frame));
      const outcome = await run(['gem-compare', folder]);
      expect(outcome.code).toBe(2);
      expect(outcome.err).toContain('hpens.png');
      expect(outcome.err).toContain('320x200 instead of 640x400');
      writeFileSync(join(folder, 'hpens.png'), 'no picture');
      expect((await run(['gem-compare', folder])).err).toContain('hpens.png');
      expect(existsSync(join(folder, 'diff'))).toBe(false);
    }));
});
