import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserCandidates } from '../../host/tools/browser-places.mjs';
import { firstLoad } from '../../host/tools/first-load.mjs';
import { packagesState } from '../../host/tools/packages.mjs';
import { serveFolder } from '../../host/tools/serve.mjs';
import { isStale, refresh } from '../../host/tools/staleness.mjs';
import { run } from '../../host/tools/steps.mjs';
import { countTests } from '../../host/tools/test-results.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'talon-tools-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, content: string | object): string {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('a build product', () => {
  const product = () => ({
    root,
    inputs: ['source', 'config.json', 'absent'],
    outputs: [join(root, 'out', 'core.wasm')],
    stamp: join(root, 'out', 'core.stamp'),
  });
  const make = async (): Promise<void> => void write('out/core.wasm', 'made');

  beforeEach(() => {
    write('source/a.ts', 'a');
    write('source/deep/b.ts', 'b');
    write('config.json', '{}');
  });

  it('is stale until it is made, and then fresh', async () => {
    expect(isStale(product())).toBe(true);
    expect(await refresh(product(), make)).toBe(true);
    expect(isStale(product())).toBe(false);
    expect(await refresh(product(), make)).toBe(false);
  });

  it.each([
    ['a file changes', () => write('source/deep/b.ts', 'B')],
    ['a file comes', () => write('source/c.ts', '')],
    ['a file goes', () => rmSync(join(root, 'source/a.ts'))],
    ['text moves from one file to the next', () => [write('source/a.ts', ''), write('source/deep/b.ts', 'ab')]],
    ['the product goes', () => rmSync(join(root, 'out/core.wasm'))],
    ['the stamp goes', () => rmSync(join(root, 'out/core.stamp'))],
    ['an input that was absent comes', () => write('absent', 'x')],
  ])('is stale when %s', async (_, change) => {
    await refresh(product(), make);
    change();
    expect(isStale(product())).toBe(true);
  });

  it('does not care for times, which a fresh checkout makes up', async () => {
    await refresh(product(), make);
    utimesSync(join(root, 'source/a.ts'), new Date(), new Date(Date.now() + 1e9));
    expect(isStale(product())).toBe(false);
  });

  it('stays stale when it could not be made', async () => {
    await expect(refresh(product(), async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isStale(product())).toBe(true);
  });

  it('stays stale when an input changed while it was made', async () => {
    await refresh(product(), async () => {
      await make();
      write('source/a.ts', 'changed meanwhile');
    });
    expect(isStale(product())).toBe(true);
  });
});

describe('the packages', () => {
  const wanted = {
    packages: {
      '': { name: 'talon' },
      'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' },
      'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    },
  };
  const installed = (changes: object = {}): object => ({
    packages: { 'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' }, ...changes },
  });

  beforeEach(() => {
    write('package-lock.json', wanted);
  });

  it('are missing without npm’s own record, as after an interrupted installation', () => {
    expect(packagesState(root)).toBe('missing');
    write('node_modules/vite/package.json', '{}');
    expect(packagesState(root)).toBe('missing');
    write('node_modules/.package-lock.json', '{"packages": {');
    expect(packagesState(root)).toBe('missing');
  });

  it('are fresh when everything that this system needs is there', () => {
    write('node_modules/.package-lock.json', installed());
    expect(packagesState(root)).toBe('fresh');
  });

  it.each([
    ['of another version', { 'node_modules/vite': { version: '8.3.7', integrity: 'sha512-a' } }],
    ['with another content', { 'node_modules/vite': { version: '8.3.8', integrity: 'sha512-z' } }],
    ['too many', { 'node_modules/left-over': { version: '1.0.0' } }],
    ['too few', { 'node_modules/vite': undefined }],
  ])('are stale when there is one %s', (_, change) => {
    write('node_modules/.package-lock.json', installed(change));
    expect(packagesState(root)).toBe('stale');
  });
});

describe('the search for a browser', () => {
  const machine = (platform: NodeJS.Platform, files: readonly string[], env: Record<string, string> = {}) => ({
    platform,
    env,
    home: platform === 'win32' ? 'C:\\Users\\ada' : '/home/ada',
    exists: (path: string) => files.includes(path),
    list: (folder: string) => {
      const names = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length + 1));
      return [...new Set(names.map((name) => name.split(/[/\\]/)[0]))];
    },
  });

  it.each<[string, NodeJS.Platform, string, Record<string, string>]>([
    ['Debian', 'linux', '/usr/bin/chromium', {}],
    ['Chrome on Linux', 'linux', '/usr/bin/google-chrome', {}],
    ['a browser on the path', 'linux', '/opt/own/chromium', { PATH: '/bin:/opt/own' }],
    ['a Mac', 'darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['a user’s Mac', 'darwin', '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
    [
      'Windows',
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { PROGRAMFILES: 'C:\\Program Files' },
    ],
    [
      'Edge',
      'win32',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    ],
    ['Playwright on Linux', 'linux', '/home/ada/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome', {}],
    [
      'Playwright elsewhere',
      'linux',
      '/browsers/chromium-1200/chrome-linux/chrome',
      { PLAYWRIGHT_BROWSERS_PATH: '/browsers' },
    ],
    [
      'Playwright on a Mac',
      'darwin',
      '/home/ada/Library/Caches/ms-playwright/chromium-1200/chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      {},
    ],
    [
      'Playwright on Windows',
      'win32',
      'C:\\Users\\ada\\AppData\\Local\\ms-playwright\\chromium-1200\\chrome-win\\chrome.exe',
      { LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' },
    ],
  ])('finds %s', (_, platform, path, env) => {
    expect(browserCandidates(machine(platform, [path], env))).toEqual([path]);
  });

  it('takes the system’s before Playwright’s, and the newest of those', () => {
    const old = '/home/ada/.cache/ms-playwright/chromium-999/chrome-linux/chrome';
    const recent = '/home/ada/.cache/ms-playwright/chromium-1200/chrome-linux/chrome';
    expect(browserCandidates(machine('linux', [old, recent, '/usr/bin/chromium']))).toEqual([
      '/usr/bin/chromium',
      recent,
      old,
    ]);
  });

  it('finds nothing on a machine without any', () => {
    expect(browserCandidates(machine('linux', []))).toEqual([]);
  });
});

describe('the count of the tests', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: 'x',
    status,
    assertionResults: tests.map((result) => ({ status: result })),
  });

  it('is the report’s', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')];
    expect(countTests({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({ passed: 3, failed: 1 });
  });

  it('has one more for each file that failed as a whole', () => {
    const testResults = [file('passed', 'passed'), file('failed'), file('failed', 'skipped')];
    expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 2 });
  });

  it('is a failure when there was no test', () => {
    expect(countTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the size of the first load', () => {
  const loaded = () => firstLoad(root).map(({ file }) => file.slice(root.length + 1).replaceAll('\\', '/'));

  it('counts gzipped what the document needs, and what that needs, but cards, sounds and maps', () => {
    write('index.html', '<script src="./assets/main-1a.js"></script>');
    write(
      'assets/main-1a.js',
      `import"./part-2b.js";new URL("shelf-3c.png",x);fetch("CARDS-4d.IMG");${'x'.repeat(9000)}`,
    );
    write('assets/part-2b.js', 'fetch("core-5e.wasm")');
    for (const name of ['shelf-3c.png', 'CARDS-4d.IMG', 'core-5e.wasm', 'main-1a.js.map', 'stray-6f.js']) {
      write(`assets/${name}`, name);
    }
    expect(loaded().sort()).toEqual([
      'assets/core-5e.wasm',
      'assets/main-1a.js',
      'assets/part-2b.js',
      'assets/shelf-3c.png',
      'index.html',
    ]);
    const [largest, ...others] = firstLoad(root);
    expect(largest.file).toMatch(/main-1a\.js$/);
    expect(largest.bytes).toBeLessThan(300);
    for (const { bytes } of others) expect(bytes).toBeGreaterThan(0);
  });

  it('leaves out what is loaded on demand, unless something else needs it at once', () => {
    write('index.html', '<script src="./main-1a.js"></script>');
    write('main-1a.js', 'm.f=["./game-2b.js","./both-3c.js"];import"./both-3c.js";()=>import(`./game-2b.js`)');
    write('game-2b.js', 'import"./both-3c.js";');
    write('both-3c.js', '1');
    expect(loaded().sort()).toEqual(['both-3c.js', 'index.html', 'main-1a.js']);
  });
});

describe('the little server', () => {
  it('serves the folder below its prefix and nothing beside it', async () => {
    write('site/index.html', '<p>here</p>');
    write('site/core.wasm', 'wasm');
    write('secret.txt', 'secret');
    const server = await serveFolder(join(root, 'site'), { prefix: '/x/y/' });
    try {
      const page = await fetch(server.url);
      expect([page.status, await page.text()]).toEqual([200, '<p>here</p>']);
      const wasm = await fetch(`${server.url}core.wasm`);
      expect(wasm.headers.get('content-type')).toBe('application/wasm');
      await wasm.text();
      for (const path of ['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', 'nothing', '%']) {
        expect((await fetch(`${server.url}${path}`)).status).toBe(404);
      }
      expect((await fetch(server.url.replace('/x/y/', '/'))).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  it('takes a port, says when it is taken, and gives it back', async () => {
    const server = await serveFolder(root);
    await expect(serveFolder(root, { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await server.close();
    await (await serveFolder(root, { port: server.port })).close();
  });
});

describe('a step', () => {
  it('gives exit code and output back, and 128 + n after a signal', async () => {
    const script = write(
      'script.mjs',
      "console.log('out'); console.error('err'); process.exitCode = Number(process.env.CODE);",
    );
    const { code, output } = await run(process.execPath, [script], { quiet: true, env: { CODE: '3' } });
    expect(code).toBe(3);
    expect(output).toContain('out');
    expect(output).toContain('err');
    const suicide = write('suicide.mjs', "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 10000);");
    expect((await run(process.execPath, [suicide], { quiet: true })).code).toBe(143);
    expect(existsSync(script)).toBe(true);
  });
});
