import { existsSync } from 'node:fs';
import { Core } from '../core/core.ts';
import { repoBytes, repoPath } from './repo.ts';
import { UsageError } from './usage-error.ts';

const WASM = 'build/core.wasm';

/** A fresh core. @throws UsageError when it has not been built */
export async function loadCore(): Promise<Core> {
  if (!existsSync(repoPath(WASM))) throw new UsageError(WASM, 'is missing; npm run build makes it');
  return Core.load(repoBytes(WASM));
}
