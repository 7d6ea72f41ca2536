/** Can an auction have come to the calls that a table somebody built speaks of? */
import { SEATS } from '../abi-tricks';
import { Position } from '../core/position';
import { CALL_STEP, callsAreFree, FIRST_CALL, HIGHEST_CALL } from './auction';
import { calledBy, dealerOf, declinedBy, openerOf, right } from './table';

/** Is there a course of the auction that ends in the last calls and the declined ones of the registers? */
export function auctionStands(at: Position): bool {
  for (let seat = 0; seat < SEATS; seat++) if (!isCall(calledBy(at, seat))) return false;
  const opener = openerOf(at);
  const second = right(opener);
  const dealer = dealerOf(at);
  const free = callsAreFree(at);
  const declined = firstDeclined(at, opener, second);
  if (declined == 0) {
    const untouched = calledBy(at, dealer) == 0 && declinedBy(at, dealer) == 0;
    return untouched && duelStands(calledBy(at, opener), calledBy(at, second), 0, free);
  }
  const openerLeft = declinedBy(at, opener) == declined;
  const left = openerLeft ? opener : second;
  const stayed = openerLeft ? second : opener;
  const heard = heardOf(declined);
  const lastCall = calledBy(at, left);
  if (!isCall(heard)) return false;
  if (heard == 0 ? !openerLeft || lastCall != 0 : lastCall >= heard) return false;
  if (!duelStands(openerLeft ? lastCall : heard, openerLeft ? heard : lastCall, 0, free)) return false;
  return secondDuelStands(at, stayed, dealer, heard, free);
}

/** The call that the first seat to leave has declined, 0 if nobody has left; Mittelhand goes first if both have declined the same. */
function firstDeclined(at: Position, opener: i32, second: i32): i32 {
  const a = declinedBy(at, opener);
  const b = declinedBy(at, second);
  return a == 0 || b == 0 ? a + b : min(a, b);
}

/** Whoever has stayed against Hinterhand; `heard` is his call that stands, 0 if nobody has called. */
function secondDuelStands(at: Position, stayed: i32, dealer: i32, heard: i32, free: bool): bool {
  const a = calledBy(at, stayed);
  const b = calledBy(at, dealer);
  if (!duelStands(a, b, heard, free)) return false;
  const highest = max(a, b);
  const next = highest == 0 ? FIRST_CALL : highest + CALL_STEP;
  const declinedA = declinedBy(at, stayed);
  const declinedB = declinedBy(at, dealer);
  if (declinedA == 0 && declinedB == 0) return true;
  const stayedSpeaks = highest == 0 || b == highest;
  return stayedSpeaks ? declinedA == next && declinedB == 0 : declinedB == next && declinedA == 0;
}

/**
 * Can two seats that call in turn have come to these last calls, 0 = none? The one of `a` comes first; it is `heard` if that is
 * not 0. `free`: any higher call may be made, and not the next alone.
 */
function duelStands(a: i32, b: i32, heard: i32, free: bool): bool {
  const first = heard == 0 ? FIRST_CALL : heard;
  const fixed = heard != 0 || !free;
  if (a == 0) return b == 0 && heard == 0;
  if (a < first) return false;
  if (b == 0) return !fixed || a == first;
  if (a == b || b < first + CALL_STEP) return false;
  if (!free) return abs(a - b) == CALL_STEP && (a - first) % (2 * CALL_STEP) == 0;
  return !fixed || a == first || a >= first + 2 * CALL_STEP;
}

/** The call that stood when a call was declined. */
function heardOf(declined: i32): i32 {
  return declined <= FIRST_CALL ? 0 : declined - CALL_STEP;
}

function isCall(call: i32): bool {
  return call == 0 || (call >= FIRST_CALL && call <= HIGHEST_CALL && call % CALL_STEP == 0);
}
