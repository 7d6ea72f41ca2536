import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
});

/**
 * The file that an address names, or null: outside the folder, absent, or not below the prefix.
 *
 * @param {string} folder
 * @param {string} prefix starts and ends with a slash
 * @param {string} address path of the request
 */
function fileAt(folder, prefix, address) {
  /** @type {string} */
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(prefix)) return null;
  const below = path.slice(prefix.length);
  const file = normalize(join(folder, below === '' || below.endsWith('/') ? `${below}index.html` : below));
  if (!file.startsWith(normalize(folder) + sep)) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/**
 * Serves a folder on this machine alone, read-only.
 *
 * @param {string} folder
 * @param {{ port?: number, prefix?: string }} [options] `port` 0 (the default) takes any free one; `prefix` is the path
 *   that the folder appears under
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 * @throws the system's error (code EADDRINUSE when the port is taken)
 */
export function serveFolder(folder, { port = 0, prefix = '/' } = {}) {
  const server = createServer((request, response) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? fileAt(folder, prefix, request.url ?? '/') : null;
    if (file === null) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not here');
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      'Cache-Control': 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${taken}${prefix}`,
        port: taken,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
