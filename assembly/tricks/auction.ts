/**
 * The auction (manual 2.2, 3.3): Mittelhand against Vorhand, then whoever is left against Hinterhand. A seat that has passed has
 * declined the call that would have been its own; from the last calls and the declined ones everything else follows.
 */
import { Refusal } from '../abi';
import { SEATS } from '../abi-tricks';
import { Position } from '../core/position';
import { calledBy, dealerOf, declinedBy, OPTION_CALLS, openerOf, right } from './table';

export const FIRST_CALL = 150;
export const CALL_STEP = 10;
/** Numbers have four digits at most (BINOKEL R3). */
export const HIGHEST_CALL = 9990;
/** Value of the option `calls`: any higher multiple of ten, and not the next alone. */
const ANY_CALL = 1;

/** The highest call so far, 0 if nobody has called. */
export function highestCall(at: Position): i32 {
  let highest = 0;
  for (let seat = 0; seat < SEATS; seat++) highest = max(highest, calledBy(at, seat));
  return highest;
}

/** The least call that may follow; it may be more than HIGHEST_CALL. */
export function nextCall(at: Position): i32 {
  const highest = highestCall(at);
  return highest == 0 ? FIRST_CALL : highest + CALL_STEP;
}

/** What the soloist plays for: nobody plays for less than the first call (BINOKEL R5). */
export function bidOf(at: Position): i32 {
  return max(highestCall(at), FIRST_CALL);
}

/** May a seat call more than the next multiple of ten? (BINOKEL R4) */
export function callsAreFree(at: Position): bool {
  return at.option(OPTION_CALLS) == ANY_CALL;
}

/** The seat that is to call or to pass. */
export function speakerOf(at: Position): i32 {
  const opener = openerOf(at);
  const second = right(opener);
  const first = declinedBy(at, opener) == 0 ? opener : second;
  const other = first == opener && declinedBy(at, second) == 0 ? second : dealerOf(at);
  const highest = highestCall(at);
  return highest != 0 && calledBy(at, first) == highest ? other : first;
}

/** Why a number cannot be called. */
export function callRefusal(at: Position, call: i32): Refusal {
  if (call < FIRST_CALL) return Refusal.CallTooLow;
  if (call % CALL_STEP != 0) return Refusal.CallNotTen;
  const next = nextCall(at);
  if (call < next) return Refusal.CallNotHigher;
  if (call > HIGHEST_CALL) return Refusal.CallTooHigh;
  return call > next && !callsAreFree(at) ? Refusal.CallNotNext : Refusal.None;
}
