import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a file of the repository is, whatever folder the command is called in. */
export function repoPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** A text file of the repository. */
export function repoText(path: string): string {
  return readFileSync(repoPath(path), 'utf8');
}

/** The bytes of a file of the repository. */
export function repoBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(repoPath(path)));
}
