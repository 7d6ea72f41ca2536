/** A player who makes a move only when the position looks better after it (`value`). */
import { NOTHING } from './classic';
import { listSteps, MOST_LAYS, makeStep } from './lays';
import { copyFront, FRONT_BYTES, Lean, PENDING, TWISTED } from './lean';
import { endValue, judge, twistValue } from './value';

const STEPS: usize = memory.data(MOST_LAYS, 8);
const FRONT: usize = memory.data(FRONT_BYTES, 8);

/** Does the player who has no move to make end his turn, where he could twist as well? */
export let endsTurn: bool = false;

/** The best move; NOTHING if the position is best as it is, and then `endsTurn` says how to go on. */
export function carefulStep(at: Lean): i32 {
  let value = stopValue(at);
  const ends = endValue > twistValue;
  const count = listSteps(at, STEPS);
  let best: i32 = NOTHING;
  copyFront(FRONT, changetype<usize>(at));
  for (let i = 0; i < count; i++) {
    const step: i32 = load<u8>(STEPS + (i as usize));
    makeStep(at, step);
    const after = at.hand(at.turn) == 0 ? f32.MAX_VALUE : stopValue(at);
    copyFront(changetype<usize>(at), FRONT);
    if (after <= value) continue;
    best = step;
    value = after;
  }
  endsTurn = ends;
  return best;
}

/** What the position is worth when nothing more is laid before the next twist or the end of the turn, whichever is better. */
function stopValue(at: Lean): f32 {
  judge(at);
  if ((at.flags & PENDING) != 0) return endValue;
  return (at.flags & TWISTED) == 0 ? twistValue : max(twistValue, endValue);
}
