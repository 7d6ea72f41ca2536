/** What a position is worth in which a player makes no more moves, as a sum of weighed features. */
import { describe, FEATURES, VECTOR } from './features';
import { Lean } from './lean';

/** Weights of a position before the next twist, and before the turn passes. */
export const TWIST_WEIGHTS: usize = memory.data(FEATURES * 4, 8);
export const END_WEIGHTS: usize = memory.data(FEATURES * 4, 8);

export let twistValue: f32 = 0;
export let endValue: f32 = 0;

/** Judges a position both ways: `twistValue`, `endValue`. */
export function judge(at: Lean): void {
  describe(at);
  let twist: f32 = 0;
  let end: f32 = 0;
  for (let i: usize = 0; i < ((FEATURES * 4) as usize); i += 4) {
    const number = load<f32>(VECTOR + i);
    twist += number * load<f32>(TWIST_WEIGHTS + i);
    end += number * load<f32>(END_WEIGHTS + i);
  }
  twistValue = twist;
  endValue = end;
}
