import { BROWSER_VARIABLE, ensureBrowser } from './browser.mjs';
import { ensureCore } from './core.mjs';
import { ensurePackages } from './packages.mjs';
import { ensurePage } from './page.mjs';
import { inRepo } from './paths.mjs';
import { main, runNode } from './steps.mjs';

/**
 * Whether the arguments leave the tests in a browser out.
 *
 * @param {readonly string[]} args
 */
function nodeOnly(args) {
  return args.includes('--project=node') || args[args.indexOf('--project') + 1] === 'node';
}

/** `npm test [-- vitest's arguments]`: sets up what is missing or stale, then runs the tests in Node and in Chromium. */
await main(async () => {
  const args = process.argv.slice(2);
  await ensurePackages(console.log);
  await ensureCore(console.log);
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  if (!nodeOnly(args)) {
    env[BROWSER_VARIABLE] = await ensureBrowser(console.log);
    await ensurePage(console.log);
  }
  const { code } = await runNode(inRepo('node_modules', 'vitest', 'vitest.mjs'), ['run', ...args], { env });
  return code;
});
