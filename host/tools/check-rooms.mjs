import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inRepo, repoRoot } from './paths.mjs';
import { CANARIES, UNMADE } from './room-canaries.mjs';
import { main, runNode, StepError } from './steps.mjs';

const RULES = inRepo('.dependency-cruiser.cjs');
const ROOMS = ['host', 'assembly', 'tests'];
/** A cruiser that sees nothing finds nothing wrong. Far below the real number, far above none. */
const MINIMUM_MODULES = 100;

/**
 * @typedef {{ from: string, to: string, rule: { name: string } }} Violation
 * @typedef {{ modules: readonly { source: string }[], summary: { violations: readonly Violation[] } }} Report
 */

/**
 * @param {string} cwd
 * @returns {Promise<Report>}
 */
async function cruise(cwd) {
  const depcruise = inRepo('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = ['--config', RULES, '--output-type', 'json', ...ROOMS];
  const { output } = await runNode(depcruise, args, { cwd, quiet: true });
  try {
    return JSON.parse(output);
  } catch {
    throw new StepError('the dependency rules could not be checked', { output });
  }
}

/** The sources of all rooms on disk, relative to the repository. */
function sourceFiles() {
  return ROOMS.flatMap((room) =>
    readdirSync(inRepo(room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

/**
 * Checks this repository.
 *
 * @returns {Promise<string[]>} what is wrong, a line each
 */
async function checkRepository() {
  const { modules, summary } = await cruise(repoRoot);
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = sourceFiles().filter((file) => !seen.has(file));
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    ...unseen.map((file) => `not seen by the check: ${file}`),
    ...(seen.size < MINIMUM_MODULES ? [`only ${seen.size} modules seen, expected at least ${MINIMUM_MODULES}`] : []),
  ];
}

/**
 * Breaks every rule once, in a made-up repository, and expects to be caught.
 *
 * @returns {Promise<string[]>} the rules that let it pass, or that nothing here breaks, a line each
 */
async function checkRules() {
  const root = mkdtempSync(join(tmpdir(), 'talon-rooms-'));
  try {
    /** @type {Map<string, string[]>} */
    const files = new Map();
    for (const [, from, to] of CANARIES) {
      files.set(from, [
        ...(files.get(from) ?? []),
        `import '${relative(dirname(from), to).replace(/^(?!\.)/, './')}';`,
      ]);
      if (to !== UNMADE && !files.has(to)) files.set(to, []);
    }
    for (const [file, imports] of files) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), `${imports.join('\n')}\nexport {};\n`);
    }
    const { violations } = (await cruise(root)).summary;
    /** @type {{ forbidden: readonly { name: string }[] }} */
    const { forbidden } = createRequire(import.meta.url)(RULES);
    const caught = forbidden.filter(({ name }) =>
      CANARIES.some(([rule, from]) => rule === name && violations.some((v) => v.rule.name === name && v.from === from)),
    );
    return forbidden
      .filter((rule) => !caught.includes(rule))
      .map(({ name }) => `canary: ${name} was broken on purpose and nothing was said`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** `npm run rooms`: the dependency rules, with the proof that they work. */
await main(async () => {
  const faults = [...(await checkRepository()), ...(await checkRules())];
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'All imports keep to the rules.' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
});
