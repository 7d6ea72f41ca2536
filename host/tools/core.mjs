import { existsSync } from 'node:fs';
import { inRepo, repoRoot } from './paths.mjs';
import { refresh } from './staleness.mjs';
import { runNode, StepError } from './steps.mjs';

/** The deterministic core: everything in assembly/, compiled by the locked AssemblyScript. */
const CORE = {
  root: repoRoot,
  inputs: ['assembly', 'asconfig.json', 'package-lock.json'],
  outputs: [inRepo('build', 'core.wasm')],
  stamp: inRepo('build', 'core.stamp'),
};

/**
 * Compiles build/core.wasm when it is stale.
 *
 * @param {(line: string) => void} say
 * @throws {StepError} with the compiler's words when it fails
 */
export async function ensureCore(say) {
  await refresh(CORE, async () => {
    say('Building the core …');
    const asc = inRepo('node_modules', 'assemblyscript', 'bin', 'asc.js');
    const { code, output } = await runNode(asc, ['--config', 'asconfig.json', '--target', 'release'], { quiet: true });
    if (code !== 0 || !existsSync(CORE.outputs[0])) throw new StepError('the core does not compile', { output });
  });
}
