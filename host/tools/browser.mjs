import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { browserCandidates } from './browser-places.mjs';
import { inRepo } from './paths.mjs';
import { run, runNode, StepError } from './steps.mjs';

/** The environment variable that names the Chromium to use. */
export const BROWSER_VARIABLE = 'TALON_CHROMIUM';

/** @type {import('./browser-places.mjs').Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
};

/**
 * Whether a file is a browser that starts: a distribution may put a mere pointer to its store there. Windows' browsers
 * answer `--version` with a window, so they are trusted.
 *
 * @param {string} path
 */
async function starts(path) {
  if (process.platform === 'win32') return true;
  try {
    return (await run(path, ['--version'], { quiet: true })).code === 0;
  } catch {
    return false;
  }
}

/**
 * The Chromium of this machine: the one that TALON_CHROMIUM names, else the first that starts of the usual places and
 * Playwright's cache.
 *
 * @returns {Promise<string | null>} absolute path, null when there is none
 * @throws {StepError} when TALON_CHROMIUM names no browser that starts
 */
export async function findBrowser() {
  const named = process.env[BROWSER_VARIABLE];
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    throw new StepError(`${BROWSER_VARIABLE} names ${named}, which does not start`);
  }
  for (const path of browserCandidates(thisMachine)) {
    if (await starts(path)) return path;
  }
  return null;
}

/** Debian's package, where we may install it. */
async function installDebianPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env });
}

/** Playwright's own download, into the user's cache. */
async function installPlaywrightBrowser() {
  await runNode(inRepo('node_modules', 'playwright-core', 'cli.js'), ['install', 'chromium'], { quiet: true });
}

/**
 * Finds a Chromium or installs one.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<string>} absolute path of the executable
 * @throws {StepError} with one line that says what to do
 */
export async function ensureBrowser(say) {
  const found = await findBrowser();
  if (found !== null) return found;
  say('Installing Chromium for the browser tests …');
  for (const install of [installDebianPackage, installPlaywrightBrowser]) {
    await install();
    const installed = await findBrowser();
    if (installed !== null) return installed;
  }
  throw new StepError(
    `no Chromium found or installable: install Chrome or Chromium, or set ${BROWSER_VARIABLE} to its path`,
  );
}
