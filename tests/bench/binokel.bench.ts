import { Core } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { MEASUREMENTS } from './binokel-matches.ts';
import { measure, recordedResults, recordResult, SAMPLE } from './binokel-results.ts';
import { thinkingTimes } from './binokel-times.ts';
import { loopMilliseconds } from './calibration.ts';
import type { BenchRow } from './rounds.ts';

/** Decisions take no longer than this, in milliseconds, 99 times of 100 on the computer that the loop takes 130 ms on. */
const LIMITS = { classic: 5, strong: 150, master: 700 } as const;
const LOOP_MS = 130;

/**
 * How well the players of Binokel play, as recorded; with TALON_RECORD=1 it is measured anew, which takes an hour and more, and each
 * result is recorded when it is known. TALON_ONLY=PART measures those whose name has that part. A sample is played in any case: it has to
 * come out as recorded. Then how long decisions take.
 *
 * @throws Error when the sample comes out otherwise: then players have changed and have to be measured anew
 */
export async function run(): Promise<BenchRow[]> {
  const core = await Core.load(coreBytes());
  const only = process.env.TALON_ONLY ?? '';
  const rows: BenchRow[] = [];
  for (const measurement of MEASUREMENTS.filter(({ name }) => name.includes(only))) {
    const { name, unit, deals } = measurement;
    if (process.env.TALON_RECORD === '1') recordResult(name, measure(core, measurement, deals));
    const recorded = recordedResults()[name];
    const sample = measure(core, measurement, SAMPLE);
    for (const [value, { mean, within, sample: wanted }] of Object.entries(recorded.values)) {
      const found = sample.values[value].sample;
      if (found !== wanted) throw new Error(`${name}: the sample's ${value} is ${found}, recorded is ${wanted}`);
      rows.push({
        name: `${name}: ${value}`,
        value: mean,
        unit: `± ${within} (${recorded.deals} deals; ${unit})`,
        floor: measurement.wanted[value]?.least ?? mean,
      });
    }
  }
  return [...rows, ...(await times(core))];
}

/** The slowest of 100 decisions, in calibrating loops and so that more is better. */
async function times(core: Core): Promise<BenchRow[]> {
  const loopMs = await loopMilliseconds();
  return (['classic', 'strong', 'master'] as const).map((level) => {
    const milliseconds = thinkingTimes(core, level);
    return {
      name: `${level}: decisions that take as long as the slowest of a hundred (${milliseconds.toFixed(1)} ms)`,
      value: loopMs / milliseconds,
      unit: 'per loop',
      floor: LOOP_MS / LIMITS[level],
    };
  });
}
