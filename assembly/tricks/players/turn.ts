/** The trick that the seat on turn plays to. */
import { KINDS } from '../cards';
import { beats, legalKinds } from '../trick';
import * as seen from './seen';

/** The card that was led to the present trick, 0 if none was. */
export function leadCard(): i32 {
  return seen.inTrick == 0 ? 0 : seen.played(seen.plays - seen.inTrick);
}

/** The play that is winning the present trick, 0 = the first of the game. */
export function bestPlay(): i32 {
  let best = seen.plays - seen.inTrick;
  for (let play = best + 1; play < seen.plays; play++) {
    if (beats(seen.played(play), seen.played(best), seen.trump)) best = play;
  }
  return best;
}

/** The kinds that may be played from a hand whose kinds are counted at `counts`. */
export function legalOf(counts: usize): u32 {
  return legalKinds(kindsIn(counts), leadCard(), seen.inTrick == 0 ? 0 : seen.played(bestPlay()), seen.trump);
}

/** The kinds of a block of counts, a bit each. */
export function kindsIn(counts: usize): u32 {
  let kinds: u32 = 0;
  for (let kind = 0; kind < KINDS; kind++) if (load<u8>(counts + (kind as usize)) != 0) kinds |= 1 << kind;
  return kinds;
}
