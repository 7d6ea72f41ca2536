import { readFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

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
