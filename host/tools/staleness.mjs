import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A build product is stale when its inputs' contents differ from those it was made of. Contents, not times: a fresh
 * checkout or a switched branch has arbitrary times.
 *
 * @typedef {object} Product
 * @property {string} root folder that `inputs` are relative to
 * @property {readonly string[]} inputs files and folders (whole) that the product is made of; absent ones are allowed
 * @property {readonly string[]} outputs absolute paths that must exist
 * @property {string} stamp absolute path of the file that keeps the inputs' fingerprint
 */

/**
 * Files at and below a path, sorted, so that the order never depends on the file system.
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}

/**
 * @param {string} root
 * @param {readonly string[]} inputs
 * @returns {string} SHA-256 over names and contents, in hexadecimal
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesAt(join(root, input))) {
      const bytes = readFileSync(file);
      hash.update(`${file.slice(root.length)}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {Product} product
 * @returns {boolean}
 */
export function isStale({ root, inputs, outputs, stamp }) {
  if (!outputs.every((output) => existsSync(output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(root, inputs);
}

/**
 * Makes the product when it is stale. The fingerprint is taken before the work, so that an input changed meanwhile
 * makes it stale again.
 *
 * @param {Product} product
 * @param {() => Promise<void>} make throws when it could not be made; the stamp is then left as it was
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function refresh(product, make) {
  if (!isStale(product)) return false;
  const made = fingerprint(product.root, product.inputs);
  await make();
  mkdirSync(dirname(product.stamp), { recursive: true });
  writeFileSync(product.stamp, made);
  return true;
}
