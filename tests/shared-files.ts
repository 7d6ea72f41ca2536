import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Absolute path of the folder of specifications and test files beside the repository, or null where it is absent. */
export function sharedDir(): string | null {
  const path = join(repoRoot, '..', 'shared');
  return existsSync(path) ? path : null;
}

/**
 * A `describe` block that needs files of the shared folder. Where the folder or the wanted part is absent, the block is
 * skipped and the reason stands in its title, so that a run without the folder never passes silently.
 *
 * @param part path below the shared folder, such as `files/img`
 */
export function describeWithShared(title: string, part: string, body: (path: string) => void): void {
  const root = sharedDir();
  const path = root === null ? null : join(root, part);
  if (path !== null && existsSync(path)) {
    describe(title, () => body(path));
    return;
  }
  const reason = `skipped: ../shared/${part} is not on this machine`;
  process.stderr.write(`${title}: ${reason}\n`);
  describe.skip(`${title} (${reason})`, () => body(''));
}
