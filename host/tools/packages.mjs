import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './paths.mjs';
import { run, runNode, StepError } from './steps.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} path of a package-lock file
 * @returns {Record<string, LockedPackage> | null} its packages by folder, null when it is missing or broken
 */
function lockedPackages(path) {
  if (!existsSync(path)) return null;
  try {
    const { packages } = JSON.parse(readFileSync(path, 'utf8'));
    return typeof packages === 'object' && packages !== null ? packages : null;
  } catch {
    return null;
  }
}

/**
 * Compares package-lock.json with npm's own record of what is installed, node_modules/.package-lock.json, which npm
 * writes last: an interrupted installation counts as missing, one made by hand with `npm install` counts.
 * Packages for other systems (optional in the lock) may be absent.
 *
 * @param {string} root
 * @returns {'missing' | 'stale' | 'fresh'}
 */
export function packagesState(root) {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return 'missing';
  for (const [folder, { version, integrity, optional }] of Object.entries(wanted ?? {})) {
    if (folder === '') continue;
    const present = installed[folder];
    if (present === undefined ? optional !== true : present.version !== version || present.integrity !== integrity) {
      return 'stale';
    }
  }
  return Object.keys(installed).every((folder) => wanted?.[folder] !== undefined) ? 'fresh' : 'stale';
}

/**
 * `npm ci` of this repository. Started through npm's own script where npm started us: the same npm, and no shell.
 */
async function install() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const quiet = { quiet: true };
  return npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)
    ? runNode(npm, args, quiet)
    : run('npm', args, { ...quiet, shell: process.platform === 'win32' });
}

/**
 * Installs the packages when they are missing or differ from package-lock.json.
 *
 * @param {(line: string) => void} say
 * @throws {StepError} when npm fails
 */
export async function ensurePackages(say) {
  const state = packagesState(repoRoot);
  if (state === 'fresh') return;
  say(state === 'missing' ? 'Installing packages …' : 'Updating packages …');
  const { code, output } = await install();
  if (code !== 0) {
    throw new StepError('the packages could not be installed: check the network, then run "npm ci"', { output });
  }
}
