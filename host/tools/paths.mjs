import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Absolute path of something in the repository.
 * @param {...string} parts path below the repository root
 */
export const inRepo = (...parts) => join(repoRoot, ...parts);
