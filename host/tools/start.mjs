import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureCore } from './core.mjs';
import { ensurePackages } from './packages.mjs';
import { ensurePage } from './page.mjs';
import { inRepo } from './paths.mjs';
import { serveFolder } from './serve.mjs';
import { main, StepError } from './steps.mjs';

/** A fixed port, because a browser keeps saved games by address, port included. */
const USUAL_PORT = 4173;

/**
 * @param {number} wanted
 */
async function serve(wanted) {
  try {
    return await serveFolder(inRepo('dist'), { port: wanted });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.log(`Port ${wanted} is taken; games saved at that address are not seen at another one.`);
    return serveFolder(inRepo('dist'));
  }
}

/**
 * Opens the system's browser, if this is a machine with a screen and not a build server.
 *
 * @param {string} url
 */
function openBrowser(url) {
  if (process.env.CI) return;
  const headless = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  if (headless) return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => console.log('No browser could be opened: open the address yourself.'));
  child.unref();
}

/** `npm start [-- --port N --no-open]`: builds what is stale, serves the page, prints the address, opens a browser. */
await main(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } });
  const port = Number(values.port ?? USUAL_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new StepError(`no port: ${values.port}`, { exitCode: 2 });
  await ensurePackages(console.log);
  await ensureCore(console.log);
  await ensurePage(console.log);
  const { url } = await serve(port);
  console.log(`Talon is at ${url} (Ctrl-C ends it).`);
  if (values['no-open'] !== true) openBrowser(url);
  return 0;
});
