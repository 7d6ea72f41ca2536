import { mkdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { isSystemError, reasonOf, writing } from './files.ts';
import { UsageError } from './usage-error.ts';

function isFolder(path: string): boolean {
  return writing(path, () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** The same name with another ending, in the same folder. */
export function withEnding(file: string, ending: string): string {
  return join(dirname(file), `${basename(file, extname(file))}.${ending}`);
}

/**
 * Where the results of several files go. One file's result is `out` itself; a folder, and `out` for several files,
 * receives `NAME.ending` for each.
 *
 * @returns the place for a file, or null where nothing is to be written
 * @throws UsageError when two files would be written to one place or the folder cannot be made
 */
export function planOutputs(
  files: readonly string[],
  out: string | null,
  ending: string,
): (file: string) => string | null {
  if (out === null) return () => null;
  if (files.length === 1 && !isFolder(out)) return () => out;
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'EEXIST') throw new UsageError(out, 'must be a folder when there are several files');
    throw new UsageError(out, `cannot be made a folder: ${reasonOf(error)}`);
  }
  const places = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const file of files) {
    const place = join(out, `${basename(file, extname(file))}.${ending}`);
    const other = taken.get(place);
    if (other !== undefined && other !== file) throw new UsageError(file, `would overwrite the result of ${other}`);
    taken.set(place, file);
    places.set(file, place);
  }
  return (file) => places.get(file) ?? null;
}
