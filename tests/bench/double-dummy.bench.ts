import { DoubleDummy } from '../../host/core/double-dummy.ts';
import { loadVerbs } from '../core/built-core.ts';
import { playedDeal } from './binokel-deals.ts';
import { calibratingLoop, LOOP_STEPS } from './calibration.ts';
import type { BenchRow } from './rounds.ts';

const DEALS = 60;
const PLAYOUTS = 2000;
const ENDLESS = 2 ** 31 - 1;
const MICROSECONDS = 1e6;

/**
 * Exact values of whole deals of Binokel (BINOKEL-AI §3) and playouts, in the time of one calibrating loop (SOLVERS). A deal takes too long to be
 * undisturbed, so all is counted in time of the processor.
 */
export async function run(): Promise<BenchRow[]> {
  const mix = await calibratingLoop();
  const core = await loadVerbs();
  const doubleDummy = new DoubleDummy(core);
  const deals = Array.from({ length: DEALS }, (_, seed) => playedDeal(seed));
  const solve = (): void => {
    for (const deal of deals) {
      doubleDummy.forget();
      doubleDummy.beginValue(deal);
      doubleDummy.step(ENDLESS);
    }
  };
  const playOut = (): void => {
    for (const deal of deals) {
      doubleDummy.playout(deal);
      for (let i = 0; i < PLAYOUTS; i++) core.verbs.solverPlayout();
    }
  };
  for (const warmUp of [() => mix(LOOP_STEPS / 50), playOut]) warmUp();
  const loop = processorTime(() => mix(LOOP_STEPS));
  const solved = processorTime(solve);
  const playedOut = processorTime(playOut);
  return [
    { name: 'exact values of twelve tricks', value: (DEALS * loop) / solved, unit: 'deals per loop', floor: 3 },
    { name: 'playouts', value: (DEALS * PLAYOUTS * loop) / playedOut, unit: 'playouts per loop', floor: 100_000 },
  ];
}

/** Seconds that the processor is busy with some work. */
function processorTime(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / MICROSECONDS;
}
