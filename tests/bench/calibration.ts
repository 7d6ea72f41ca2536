import { readFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';
import { fastest } from './rounds.ts';

/** Steps of one calibrating loop (SOLVERS, "Calibrating loop"). */
export const LOOP_STEPS = 1e8;

/** Compiles the calibrating loop as the core is compiled. @throws when the compiler does not take it */
export async function calibratingLoop(): Promise<(steps: number) => bigint> {
  const source = readFileSync(new URL('./calibration.as.ts', import.meta.url), 'utf8');
  const { error, binary, stderr } = await asc.compileString(source, { optimizeLevel: 3, runtime: 'stub' });
  if (error !== null || binary === null) throw new Error(`the calibrating loop does not compile: ${stderr}`);
  const { instance } = await WebAssembly.instantiate(new Uint8Array(binary));
  return instance.exports.mix as (steps: number) => bigint;
}

/** Milliseconds that one calibrating loop takes on this computer. @throws as `calibratingLoop` */
export async function loopMilliseconds(): Promise<number> {
  const mix = await calibratingLoop();
  const [steps] = fastest([{ times: LOOP_STEPS / 50, run: (times) => mix(times) }], 50);
  return (1000 * LOOP_STEPS) / steps;
}
