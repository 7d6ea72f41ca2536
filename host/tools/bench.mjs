import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCore } from './core.mjs';
import { ensurePackages } from './packages.mjs';
import { inRepo } from './paths.mjs';
import { main, run, StepError } from './steps.mjs';
import { typescriptLoader } from './typescript.mjs';

/** `npm run bench [-- PART-OF-A-NAME …]`: runs tests/bench/*.bench.ts and fails when a row lies below its floor. */
await main(async () => {
  await ensurePackages(console.log);
  await ensureCore(console.log);
  const wanted = process.argv.slice(2);
  const folder = inRepo('tests', 'bench');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
    .sort();
  if (files.length === 0) throw new StepError(`no such bench in tests/bench: ${wanted.join(' ')}`, { exitCode: 2 });
  const { args, env } = typescriptLoader();
  const rows = inRepo('host', 'tools', 'bench-rows.mjs');
  const { code } = await run(process.execPath, [...args, rows, ...files.map((name) => join(folder, name))], { env });
  return code;
});
