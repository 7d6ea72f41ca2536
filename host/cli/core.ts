import { existsSync } from 'node:fs';
import { Core } from '../core/core.ts';
import { repoBytes, repoPath } from './repo.ts';
import { UsageError } from './usage-error.ts';

const WASM = 'build/core.wasm';

let compiled: Promise<WebAssembly.Module> | null = null;

/** The bytes of the core. @throws UsageError when it has not been built */
export function coreBytes(): Uint8Array<ArrayBuffer> {
  if (!existsSync(repoPath(WASM))) throw new UsageError(WASM, 'is missing; npm run build makes it');
  return repoBytes(WASM);
}

/** A fresh core; the module is compiled once for the whole process. @throws UsageError when it has not been built */
export async function loadCore(): Promise<Core> {
  compiled ??= WebAssembly.compile(coreBytes());
  return Core.load(await compiled);
}
