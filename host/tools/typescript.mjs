import { pathToFileURL } from 'node:url';
import { inRepo } from './paths.mjs';

/**
 * Node's arguments that let it run TypeScript files of this repository from any working folder.
 *
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function typescriptLoader() {
  return {
    args: ['--import', pathToFileURL(inRepo('node_modules', 'tsx', 'dist', 'loader.mjs')).href],
    env: { TSX_TSCONFIG_PATH: inRepo('tsconfig.json') },
  };
}
