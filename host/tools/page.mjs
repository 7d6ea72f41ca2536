import { readdirSync } from 'node:fs';
import { inRepo, repoRoot } from './paths.mjs';
import { refresh } from './staleness.mjs';
import { runNode, StepError } from './steps.mjs';

/** Rooms of the host that are no part of the page. */
const NOT_IN_PAGE = ['cli', 'tools'];

const hostRooms = readdirSync(inRepo('host')).filter((name) => !NOT_IN_PAGE.includes(name));

/** The page in dist/: host and assets, bundled around the core. */
const PAGE = {
  root: repoRoot,
  inputs: [
    ...hostRooms.map((name) => `host/${name}`),
    'assets',
    'roms-free-fonts',
    'assembly/abi.ts',
    'assembly/abi-tricks.ts',
    'assembly/abi-duel.ts',
    'assembly/move.ts',
    'build/core.wasm',
    'vite.config.ts',
    'package-lock.json',
  ],
  outputs: [inRepo('dist', 'index.html')],
  stamp: inRepo('build', 'page.stamp'),
};

/**
 * Bundles the page into dist/, whether it is stale or not.
 *
 * @throws {StepError} with the bundler's words when it fails
 */
export async function buildPage() {
  const vite = inRepo('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runNode(vite, ['build', '--logLevel', 'warn'], { quiet: true });
  if (code !== 0) throw new StepError('the page does not build', { output });
}

/**
 * Bundles the page when it is stale.
 *
 * @param {(line: string) => void} say
 */
export async function ensurePage(say) {
  await refresh(PAGE, async () => {
    say('Building the page …');
    await buildPage();
  });
}
