import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { FIRST_LOAD_LIMIT, firstLoad } from './first-load.mjs';
import { buildPage } from './page.mjs';
import { inRepo } from './paths.mjs';
import { main, run, runNode, StepError } from './steps.mjs';
import { countTests } from './test-results.mjs';

const REPORT = inRepo('build', 'test-results.json');

/** `npm test`, which sets up the rest of the checks too. */
async function tests() {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { code } = await run('npm', ['test', '--', ...reporters], { shell: process.platform === 'win32' });
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
  const { passed, failed } = countTests(JSON.parse(readFileSync(REPORT, 'utf8')));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * A check that is one of the locked packages' programs.
 *
 * @param {string} script below node_modules
 * @param {readonly string[]} args
 */
const packaged =
  (script, ...args) =>
  async () => {
    const { code, output } = await runNode(inRepo('node_modules', script), args, { quiet: true });
    if (code !== 0) throw new StepError(`exit code ${code}`, { output });
  };

async function rooms() {
  const { code, output } = await runNode(inRepo('host', 'tools', 'check-rooms.mjs'), [], { quiet: true });
  if (code !== 0) throw new StepError(`exit code ${code}`, { output });
}

async function firstLoadSize() {
  const files = firstLoad(inRepo('dist'));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`      ${total} of ${FIRST_LOAD_LIMIT} bytes`);
  if (total > FIRST_LOAD_LIMIT) {
    const output = files.map(({ file, bytes }) => `${bytes} ${basename(file)}`).join('\n');
    throw new StepError(`the first load is ${total} bytes, more than ${FIRST_LOAD_LIMIT}`, { output });
  }
}

/** @type {readonly (readonly [name: string, check: () => Promise<void>])[]} */
const CHECKS = [
  ['lint and format', packaged('@biomejs/biome/bin/biome', 'check', '--max-diagnostics=200')],
  ['types of the host', packaged('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json')],
  ['types of the core', packaged('typescript/bin/tsc', '--noEmit', '-p', 'assembly')],
  ['dependency rules', rooms],
  ['production build', buildPage],
  ['size of the first load', firstLoadSize],
];

/** `.ci/run`: the tests, then one check after the other, each counting as one passed or failed. */
await main(async () => {
  let { passed, failed } = await tests();
  for (const [name, check] of CHECKS) {
    try {
      await check();
      passed++;
      console.log(`ok    ${name}`);
    } catch (error) {
      failed++;
      const output = error instanceof StepError ? error.output : '';
      console.log(`${output}\nFAIL  ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
