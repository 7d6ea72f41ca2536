import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What a bench file's `run()` returns, one a measurement.
 *
 * @typedef {object} BenchRow
 * @property {string} name what was measured
 * @property {number} value higher is better
 * @property {string} unit such as "deals per loop" (loop: the calibrating loop of SOLVERS)
 * @property {number} [floor] the least value that passes
 * @property {{ name: string, value: number }} [baseline] a plain way of doing the same, measured in the same run
 */

const figure = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/**
 * @param {BenchRow} row
 * @returns {boolean}
 */
const belowFloor = ({ value, floor }) => floor !== undefined && !(value >= floor);

/**
 * One line of the report.
 *
 * @param {BenchRow} row
 * @returns {string}
 */
function line(row) {
  const { name, value, unit, floor, baseline } = row;
  const parts = [`${belowFloor(row) ? 'BELOW' : 'ok   '} ${name}: ${figure.format(value)} ${unit}`];
  if (floor !== undefined) parts.push(`floor ${figure.format(floor)}`);
  if (baseline !== undefined) {
    parts.push(`${figure.format(value / baseline.value)} times ${baseline.name} (${figure.format(baseline.value)})`);
  }
  return parts.join(', ');
}

let failed = 0;
for (const file of process.argv.slice(2)) {
  console.log(basename(file));
  /** @type {{ run: () => Promise<readonly BenchRow[]> | readonly BenchRow[] }} */
  const { run } = await import(pathToFileURL(file).href);
  const rows = await run();
  if (rows.length === 0) throw new Error(`${basename(file)} measured nothing`);
  for (const row of rows) {
    if (belowFloor(row)) failed++;
    console.log(`  ${line(row)}`);
  }
}
if (failed > 0) {
  console.log(`${failed} below the floor`);
  process.exitCode = 1;
}
