import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rows of a tab-separated list of test files, by the names in its first line. An empty folder name, as the body of a
 * skipped block gets it, has none.
 */
export function readManifest(dir: string): Record<string, string>[] {
  if (dir === '') {
    return [];
  }
  const [head, ...lines] = readFileSync(join(dir, 'MANIFEST.tsv'), 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

export function readBytes(dir: string, file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(dir, file)));
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
