import { ensureCore } from './core.mjs';
import { ensurePackages } from './packages.mjs';
import { inRepo } from './paths.mjs';
import { main, run } from './steps.mjs';
import { typescriptLoader } from './typescript.mjs';

/** File names on the command line belong to the folder that the user called npm in; npm itself moves to the root. */
const folder = process.env.npm_lifecycle_event === 'talon' ? process.env.INIT_CWD : undefined;

const silent = () => undefined;

/** `npm run -s talon -- COMMAND …`: builds what is stale without a word, then is the command line (CLI). */
await main(async () => {
  await ensurePackages(silent);
  await ensureCore(silent);
  const { args, env } = typescriptLoader();
  const { code } = await run(process.execPath, [...args, inRepo('host', 'cli', 'main.ts'), ...process.argv.slice(2)], {
    cwd: folder ?? process.cwd(),
    env,
  });
  return code;
});
