/** A player who makes a move only when the position looks better after it (`value`). */
import { NOTHING } from './classic';
import { describe } from './features';
import { listSteps, MOST_LAYS, makeStep } from './lays';
import { copyFront, FRONT_BYTES, Lean, PENDING, TWISTED } from './lean';
import { endValue, twistValue } from './value';

const STEPS: usize = memory.data(MOST_LAYS, 8);
const FRONT: usize = memory.data(FRONT_BYTES, 8);

/** Does the player who has no move to make end his turn, and not twist? */
export let endsTurn: bool = false;

/** What the position that was valued last asks for when nothing more is laid in it. */
let endsHere: bool = false;

/** The best move; NOTHING if the position is best as it is, and then `endsTurn` says how to go on. */
export function carefulStep(at: Lean): i32 {
  let value = stopValue(at);
  const ends = endsHere;
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
  describe(at);
  endsHere = (at.flags & TWISTED) != 0;
  if (!endsHere) return twistValue();
  const end = endValue();
  if ((at.flags & PENDING) != 0) return end;
  const twist = twistValue();
  endsHere = end > twist;
  return endsHere ? end : twist;
}
