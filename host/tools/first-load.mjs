import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit may transfer, gzipped, without cards and sounds. */
export const FIRST_LOAD_LIMIT = 150_000;

/** Files that name others. */
const NAMING = /\.(html|css|js)$/;
/** Where a script names what it loads on demand: such a part itself, and the bundler's list of what comes with such parts. */
const ON_DEMAND = /import\(([`'"])[^`'"]*\1\)|m\.f=\[[^\]]*\]/g;

/**
 * The names of files that a file needs at once.
 *
 * @param {string} file
 * @param {readonly string[]} names
 */
function neededBy(file, names) {
  if (!NAMING.test(file)) return [];
  const text = readFileSync(file, 'utf8').replace(ON_DEMAND, '');
  return names.filter((name) => text.includes(name));
}

/**
 * Gzipped sizes of what a first visit to a built page loads but card sheets and sounds: the document, and what it and
 * everything that it loads name, except for what is loaded on demand.
 *
 * @param {string} folder
 * @returns {{ file: string, bytes: number }[]} largest first
 */
export function firstLoad(folder) {
  const places = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(img|hsn|map)$/i.test(entry.name))
      .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
  );
  const names = [...places.keys()];
  const loaded = new Set([join(folder, 'index.html')]);
  for (const file of loaded) {
    for (const name of neededBy(file, names)) loaded.add(places.get(name) ?? file);
  }
  return [...loaded].map((file) => ({ file, bytes: gzippedBytes(file) })).sort((a, b) => b.bytes - a.bytes);
}

/**
 * Length of a file as a server sends it.
 *
 * @param {string} file
 */
export function gzippedBytes(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
