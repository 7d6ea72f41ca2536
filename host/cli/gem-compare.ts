import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GemResources } from '../gem/resources.ts';
import type { StMode } from '../hardware/atari-st/modes.ts';
import type { Frame } from '../hardware/display.ts';
import { compareFrames } from './compare-frames.ts';
import { readBytes } from './files.ts';
import { gemScenes } from './gem-scenes/scenes.ts';
import { SceneStage, type Shot } from './gem-scenes/stage.ts';
import type { IndexedPicture } from './png.ts';
import { PngError } from './png-chunks.ts';
import { type ColourPicture, decodePngColours } from './png-colours.ts';
import { UsageError } from './usage-error.ts';

/** Modes of captures by the first letter of their names. */
export const CAPTURED_MODES: readonly (readonly [prefix: string, mode: StMode])[] = [
  ['h', 'st-high'],
  ['m', 'st-medium'],
  ['l', 'st-low'],
  ['t', 'tt-medium'],
];

const PNG_ENDING = '.png';

/** How a capture and our drawing of its scene differ. */
export interface SceneComparison {
  /** Name of the capture: letter of the mode, scene, step. */
  readonly name: string;
  readonly mode: StMode;
  /** Pixels that were compared: all but character cells and what the scene leaves out. */
  readonly compared: number;
  readonly differing: number;
  /** The first pixel that differs, in reading order. */
  readonly first: { readonly x: number; readonly y: number } | null;
  /** Red where they differ. */
  readonly picture: IndexedPicture;
}

/**
 * Draws every scene in the modes of which a folder holds captures, and compares with those that are there.
 *
 * @param folder holds PNG files named by mode letter, scene and step
 * @throws UsageError for a folder that cannot be read, a capture that is no PNG or has another size than the screen of
 * its mode
 */
export async function compareScenes(folder: string, resources: GemResources): Promise<SceneComparison[]> {
  const captures = namesOfPictures(folder);
  const comparisons: SceneComparison[] = [];
  for (const [prefix, mode] of CAPTURED_MODES) {
    for (const scene of gemScenes) {
      if (!captures.some((capture) => capture.startsWith(`${prefix}${scene.name}`))) continue;
      const stage = new SceneStage(mode, resources);
      await scene.draw(stage);
      for (const shot of stage.shots) {
        const name = `${prefix}${shot.name}`;
        if (!captures.includes(name)) continue;
        const capture = readCapture(join(folder, `${name}${PNG_ENDING}`), shot.frame);
        comparisons.push({ name, mode, ...compareShot(shot, capture) });
      }
    }
  }
  return comparisons;
}

function namesOfPictures(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(PNG_ENDING));
    return files.map((file) => file.slice(0, -PNG_ENDING.length));
  } catch {
    throw new UsageError(folder, 'is no folder that can be read');
  }
}

function compareShot(shot: Shot, capture: IndexedPicture): Omit<SceneComparison, 'name' | 'mode'> {
  const { width, height } = shot.frame;
  const ignored = new Uint8Array(width * height);
  for (const rect of shot.ignored) {
    const [left, right] = [Math.max(0, rect.x), Math.min(width, rect.x + rect.w)];
    for (let y = Math.max(0, rect.y); y < Math.min(height, rect.y + rect.h); y++) {
      if (left < right) ignored.fill(1, y * width + left, y * width + right);
    }
  }
  const { count, first, picture } = compareFrames(shot.frame, capture, (x, y) => ignored[y * width + x] === 1);
  let compared = ignored.length;
  for (const skipped of ignored) compared -= skipped;
  return { compared, differing: count, first, picture };
}

function readCapture(file: string, frame: Frame): IndexedPicture {
  const picture = decode(file);
  if (picture.width !== frame.width || picture.height !== frame.height) {
    const sizes = `${picture.width}x${picture.height} instead of ${frame.width}x${frame.height}`;
    throw new UsageError(file, `has the size ${sizes}`);
  }
  return inPalette(picture, frame.palette);
}

function decode(file: string): ColourPicture {
  try {
    return decodePngColours(readBytes(file));
  } catch (error) {
    if (error instanceof PngError) throw new UsageError(file, error.message);
    throw error;
  }
}

/** The capture in the registers of our palette, each colour in the nearest one: levels of colour are no part of GEM. */
function inPalette({ width, height, colours }: ColourPicture, palette: Uint32Array): IndexedPicture {
  const nearest = new Map<number, number>();
  const pixels = new Uint8Array(colours.length);
  let last = Number.NaN;
  let register = 0;
  for (let i = 0; i < colours.length; i++) {
    if (colours[i] !== last) {
      last = colours[i];
      register = nearest.get(last) ?? nearestRegister(last, palette);
      nearest.set(last, register);
    }
    pixels[i] = register;
  }
  return { width, height, pixels, palette };
}

function nearestRegister(colour: number, palette: Uint32Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, register) => {
    const distance = [16, 8, 0].reduce((sum, shift) => {
      const step = ((colour >> shift) & 0xff) - ((candidate >> shift) & 0xff);
      return sum + step * step;
    }, 0);
    if (distance < least) [best, least] = [register, distance];
  });
  return best;
}
