import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Core } from '../../host/core/core.ts';
import { type CoreInstance, instantiateCore } from '../../host/core/wasm.ts';

const WASM = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'build', 'core.wasm');

/** The bytes of the built core. @throws when it has not been built */
export function coreBytes(): Buffer {
  if (!existsSync(WASM)) throw new Error(`${WASM} is missing: npm run build makes it`);
  return readFileSync(WASM);
}

export function loadCore(): Promise<Core> {
  return Core.load(coreBytes());
}

/** The core without the class around it. */
export function loadVerbs(): Promise<CoreInstance> {
  return instantiateCore(coreBytes());
}
