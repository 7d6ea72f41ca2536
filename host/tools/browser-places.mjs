import { posix, win32 } from 'node:path';

/**
 * What the search sees of a machine; the tests give it a made-up one.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} home the user's home folder
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => readonly string[]} list names in a folder, empty when there is none
 */

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
const WINDOWS_PLACES = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
/** Below a build's folder in Playwright's cache, old and new names. */
const PLAYWRIGHT_EXECUTABLES = [
  ['chrome-linux', 'chrome'],
  ['chrome-linux64', 'chrome'],
  ['chrome-linux-arm64', 'chrome'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-mac-x64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-win', 'chrome.exe'],
  ['chrome-win64', 'chrome.exe'],
];

/**
 * @param {Machine} machine
 * @returns {string[]}
 */
function usualPlaces({ platform, env, home }) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return roots.flatMap((root) =>
      root === undefined ? [] : WINDOWS_PLACES.map((place) => win32.join(root, ...place)),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(home, 'Applications')];
    return folders.flatMap((folder) => MAC_APPS.map((app) => posix.join(folder, `${app}.app`, 'Contents/MacOS', app)));
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const all = new Set([...folders, '/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin']);
  return LINUX_NAMES.flatMap((name) => [...all].map((folder) => posix.join(folder, name)));
}

/**
 * @param {Machine} machine
 * @returns {string[]} browsers that Playwright has downloaded, newest first
 */
function playwrightCache({ platform, env, home, list }) {
  const path = platform === 'win32' ? win32 : posix;
  const usual = {
    win32: path.join(env.LOCALAPPDATA ?? home, 'ms-playwright'),
    darwin: path.join(home, 'Library', 'Caches', 'ms-playwright'),
  };
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    (platform === 'win32' || platform === 'darwin' ? usual[platform] : path.join(home, '.cache', 'ms-playwright'));
  return list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice('chromium-'.length)) - Number(a.slice('chromium-'.length)))
    .flatMap((build) => PLAYWRIGHT_EXECUTABLES.map((executable) => path.join(cache, build, ...executable)));
}

/**
 * Where a Chromium may be: the usual places of the system, then Playwright's cache, each only if the file is there.
 *
 * @param {Machine} machine
 * @returns {string[]} absolute paths, best first
 */
export function browserCandidates(machine) {
  return [...usualPlaces(machine), ...playwrightCache(machine)].filter((path) => machine.exists(path));
}
