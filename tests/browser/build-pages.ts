import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { inRepo } from '../../host/tools/paths.mjs';

/** The built page around the test machine, relative to the repository. */
export const TEST_PAGE = join('build', 'test-page');

/** The real page's document with the tests' own entry in the place of host/main.ts. */
const testEntry: Plugin = {
  name: 'test-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('./main.ts', '../tests/browser/pages/entry.ts'),
  },
};

/** Builds the test page once, before the first test file. */
export default async function setup(): Promise<void> {
  await build({
    configFile: inRepo('vite.config.ts'),
    root: inRepo('host'),
    logLevel: 'warn',
    plugins: [testEntry],
    build: { outDir: inRepo(TEST_PAGE), emptyOutDir: true },
  });
}
