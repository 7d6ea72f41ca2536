import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit may transfer, gzipped, without cards and sounds. */
export const FIRST_LOAD_LIMIT = 150_000;

/**
 * Gzipped size of everything in a built page but card sheets and sounds: an upper bound of a first visit.
 *
 * @param {string} folder
 * @returns {{ file: string, bytes: number }[]} largest first
 */
export function firstLoad(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(img|hsn|map)$/i.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { file, bytes: gzipSync(readFileSync(file), { level: 9 }).length };
    })
    .sort((a, b) => b.bytes - a.bytes);
}
