import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodePng, encodeIndexedPng } from '../../host/cli/png.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { expectGolden, type GoldenFolders } from '../golden-frame.ts';

let root: string;
let folders: GoldenFolders;

function frame(): Frame {
  const pixels = Uint8Array.from({ length: 20 * 10 }, (_, i) => (i % 7 === 0 ? 1 : 0));
  return { width: 20, height: 10, pixels, palette: Uint32Array.of(0xffffff, 0x000000) };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'golden-'));
  folders = { golden: join(root, 'golden'), diff: join(root, 'diff') };
  vi.stubEnv('TALON_UPDATE_GOLDEN', '1');
  expectGolden('table', frame(), folders);
  vi.stubEnv('TALON_UPDATE_GOLDEN', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('expectGolden', () => {
  it('accepts the frame that was written, whatever the order of its palette', () => {
    expectGolden('table', frame(), folders);
    const { pixels, ...rest } = frame();
    const swapped = { ...rest, pixels: pixels.map((value) => 1 - value), palette: Uint32Array.of(0, 0xffffff) };
    expectGolden('table', swapped, folders);
    expect(existsSync(folders.diff)).toBe(false);
  });

  it('fails for one pixel, says how many differ and which is the first, and leaves a picture of them', () => {
    const changed = frame();
    changed.pixels[5 * 20 + 3] ^= 1;
    changed.pixels[9 * 20 + 1] ^= 1;
    expect(() => expectGolden('table', changed, folders)).toThrow(/table: 2 pixels differ, the first at 3,5; see /);
    const diff = decodePng(readFileSync(join(folders.diff, 'table.png')));
    const red = Array.from(diff.pixels.keys()).filter((i) => diff.palette[diff.pixels[i]] === 0xe00000);
    expect(red).toEqual([5 * 20 + 3, 9 * 20 + 1]);
  });

  it('fails for a changed colour, another size and a missing file', () => {
    const grey = { ...frame(), palette: Uint32Array.of(0xffffff, 0x808080) };
    expect(() => expectGolden('table', grey, folders)).toThrow(/29 pixels differ, the first at 0,0/);
    const short = { ...frame(), height: 9, pixels: frame().pixels.subarray(0, 180) };
    expect(() => expectGolden('table', short, folders)).toThrow('20x9 instead of 20x10');
    expect(() => expectGolden('no-such-table', frame(), folders)).toThrow('no-such-table is missing');
    expect(existsSync(join(folders.golden, 'no-such-table.png'))).toBe(false);
  });

  it('fails for a golden file that is damaged', () => {
    const bytes = encodeIndexedPng(frame());
    bytes[bytes.length - 20] ^= 1;
    writeFileSync(join(folders.golden, 'table.png'), bytes);
    expect(() => expectGolden('table', frame(), folders)).toThrow(/checksum/);
  });
});
