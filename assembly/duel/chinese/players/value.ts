/**
 * What a position is worth in which a player lays nothing more, as a weighed sum of what he looks at (`features`). The weights were
 * found by letting players with slightly different ones play each other and the classic player, and keeping those that won most.
 */
import { FEATURES, VECTOR } from './features';

/** Weights of a position before the player's next twist. */
// biome-ignore format: four rows of seven
const TWIST_WEIGHTS: usize = memory.data<f32>([
  0.61, -4.17, 10.98, 4.03, 2.76, 2.90, 0.07,
  1.67, 2.64, 1.85, 0.22, 0.21, -0.58, 3.88,
  -4.51, 3.35, 6.34, 3.91, 5.49, 7.49, 0.67,
  0.03, 5.16, 7.89, 11.76, 4.51, 2.35, 4.38,
]);

/** Weights of a position in which his turn ends. */
// biome-ignore format: four rows of seven
const END_WEIGHTS: usize = memory.data<f32>([
  0.68, -11.01, 7.68, 3.60, -0.78, 2.97, 3.96,
  -2.80, -0.44, 0.67, -0.22, 5.07, 4.07, -3.20,
  -1.06, 0.92, -1.78, 1.16, 3.76, -0.01, -1.63,
  1.37, 5.54, -22.95, 4.59, 4.73, 0.28, -5.80,
]);

/** What the position that was described last is worth before a twist. */
export function twistValue(): f32 {
  return weighed(TWIST_WEIGHTS);
}

/** What it is worth when the turn ends. */
export function endValue(): f32 {
  return weighed(END_WEIGHTS);
}

/** The sum of VECTOR's numbers by their weights, four at a time. */
function weighed(weights: usize): f32 {
  let sum: f32 = 0;
  for (let i: usize = 0; i < ((FEATURES * 4) as usize); i += 16) {
    sum +=
      load<f32>(VECTOR + i) * load<f32>(weights + i) +
      load<f32>(VECTOR + i, 4) * load<f32>(weights + i, 4) +
      load<f32>(VECTOR + i, 8) * load<f32>(weights + i, 8) +
      load<f32>(VECTOR + i, 12) * load<f32>(weights + i, 12);
  }
  return sum;
}
