import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareFrames } from '../host/cli/compare-frames.ts';
import { decodePng, encodeIndexedPng } from '../host/cli/png.ts';
import type { Frame } from '../host/hardware/display.ts';

const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Where the pictures to compare with lie, and where pictures of differences go. */
export interface GoldenFolders {
  readonly golden: string;
  readonly diff: string;
}

const FOLDERS: GoldenFolders = {
  golden: join(repoRoot, 'tests', 'golden'),
  diff: join(repoRoot, 'build', 'golden-diff'),
};

/**
 * Fails unless `frame` is, pixel by pixel, the picture `tests/golden/<name>.png`. A missing picture fails too. With
 * TALON_UPDATE_GOLDEN=1 the picture is written instead; look at it and enter it into `tests/golden/PROVENANCE.md`.
 *
 * A failure leaves a picture of the differences in `build/golden-diff/`.
 */
export function expectGolden(name: string, frame: Frame, folders: GoldenFolders = FOLDERS): void {
  const path = join(folders.golden, `${name}.png`);
  if (process.env.TALON_UPDATE_GOLDEN === '1') {
    mkdirSync(folders.golden, { recursive: true });
    writeFileSync(path, encodeIndexedPng(frame));
    return;
  }
  if (!existsSync(path)) throw new Error(`golden frame ${name} is missing; TALON_UPDATE_GOLDEN=1 writes it`);
  const expected = decodePng(readFileSync(path));
  if (expected.width !== frame.width || expected.height !== frame.height) {
    const sizes = `${frame.width}x${frame.height} instead of ${expected.width}x${expected.height}`;
    throw new Error(`golden frame ${name}: ${sizes}`);
  }
  const { count, first, picture } = compareFrames(frame, expected);
  if (first === null) return;
  const diffPath = join(folders.diff, `${name}.png`);
  mkdirSync(folders.diff, { recursive: true });
  writeFileSync(diffPath, encodeIndexedPng(picture));
  throw new Error(`golden frame ${name}: ${count} pixels differ, the first at ${first.x},${first.y}; see ${diffPath}`);
}
