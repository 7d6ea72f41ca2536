/** Below this frequency the output stage of a machine lets nothing through; far enough below anything that is heard. */
const CORNER_HZ = 16;

/**
 * A sound behind the capacitor at a machine's output: the constant part is taken away, so that a chip that switches
 * between 0 and a level swings around 0. A high-pass of the first order.
 *
 * @param samples any unit; left as they are
 * @param contextRate frames a second
 */
export function coupled(samples: Float32Array, contextRate: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * CORNER_HZ) / contextRate);
  const output = new Float32Array(samples.length);
  let level = 0;
  let before = 0;
  for (let i = 0; i < samples.length; i++) {
    level = keep * (level + samples[i] - before);
    before = samples[i];
    output[i] = level;
  }
  return output;
}
