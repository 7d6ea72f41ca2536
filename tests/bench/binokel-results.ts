import { readFileSync, writeFileSync } from 'node:fs';
import { meanOf } from '../../host/cli/match/figures.ts';
import type { Core } from '../../host/core/core.ts';
import type { Measurement } from './binokel-matches.ts';

/** Deals of the sample that the tests measure again. */
export const SAMPLE = 2;

/** One value of a measurement, over its deals. */
export interface RecordedValue {
  readonly mean: number;
  /** Half the width of the 95 % interval; deals that have no value are left out. */
  readonly within: number;
  /** Sum over the sample. */
  readonly sample: number;
}

/** What a measurement has come to, by the names of its values. */
export interface RecordedResult {
  readonly deals: number;
  readonly values: Readonly<Record<string, RecordedValue>>;
}

const FILE = new URL('binokel-results.json', import.meta.url);

/** All recorded results by name. */
export function recordedResults(): Readonly<Record<string, RecordedResult>> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, RecordedResult>;
}

/** Records a result beside the others. */
export function recordResult(name: string, result: RecordedResult): void {
  writeFileSync(FILE, `${JSON.stringify({ ...recordedResults(), [name]: result }, null, 2)}\n`);
}

/** Measures the deals from 0 to `deals` − 1. */
export function measure(core: Core, { measure: one }: Measurement, deals: number): RecordedResult {
  const rows = Array.from({ length: deals }, (_, deal) => one(core, deal));
  const names = Object.keys(rows[0]);
  const values = names.map((name): [string, RecordedValue] => {
    const known = rows.map((row) => row[name]).filter((value) => value !== null);
    const { mean, within } = meanOf(known.length === 0 ? [0] : known);
    const sample = rows.slice(0, SAMPLE).reduce((sum, row) => sum + (row[name] ?? 0), 0);
    return [name, { mean: round(mean), within: round(within), sample: round(sample) }];
  });
  return { deals, values: Object.fromEntries(values) };
}

function round(value: number): number {
  return Number.isFinite(value) ? Math.round(1000 * value) / 1000 : 0;
}
