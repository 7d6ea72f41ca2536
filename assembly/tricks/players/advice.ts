/**
 * What the moves of a decision promise, in points that the seat will be ahead of the mean of the two others. A player makes the move
 * that promises most; a coach shows all of them.
 */
import { ADVICE_MOVE, ADVICE_STRIDE, ADVICE_VALUE } from '../../abi-tricks';

/** More than the moves that are weighed for any decision. */
const MOST = 64;

/** Records of abi-tricks.ts, ADVICE_…, in no order. */
export const ADVICE: usize = memory.data(MOST * ADVICE_STRIDE, 8);

let count: i32 = 0;

/** Moves that are weighed. */
export function adviceCount(): i32 {
  return count;
}

/** Begins the next decision. */
export function clearAdvice(): void {
  count = 0;
}

/** Says what a move promises; of a move that is there already, the better promise stays. */
export function advise(move: u32, value: f64): void {
  for (let i = 0; i < count; i++) {
    if (load<u32>(recordAt(i), ADVICE_MOVE) != move) continue;
    store<f64>(recordAt(i), Math.max(value, load<f64>(recordAt(i), ADVICE_VALUE)), ADVICE_VALUE);
    return;
  }
  store<u32>(recordAt(count), move, ADVICE_MOVE);
  store<f64>(recordAt(count++), value, ADVICE_VALUE);
}

/** The move that promises most, of equal ones the first; 0 if none is weighed. */
export function bestAdvice(): u32 {
  let best = 0;
  for (let i = 1; i < count; i++) {
    if (load<f64>(recordAt(i), ADVICE_VALUE) > load<f64>(recordAt(best), ADVICE_VALUE)) best = i;
  }
  return count == 0 ? 0 : load<u32>(recordAt(best), ADVICE_MOVE);
}

function recordAt(index: i32): usize {
  return ADVICE + ((index * ADVICE_STRIDE) as usize);
}
