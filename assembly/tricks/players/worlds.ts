/** Worlds that agree with everything: those of the sampler that bear out what was melded, the likelier by what was called. */
import { SEAT_PLAYER } from '../../abi';
import { Phase, SEATS } from '../../abi-tricks';
import { randomShare } from '../../core/random';
import { KINDS, SUITS } from '../cards';
import { worthOf } from './hand-value';
import { bearsClaim, meldedLess } from './knowledge';
import { readsDiscards } from './measures';
import { quickWorth } from './plans';
import { ASIDE, dealOut, keepWorld, takeWorld, WORLD_BYTES, worldOf } from './sampler';
import * as seen from './seen';

/** A world that has been drawn more often than this is taken whether it bears out the melds or not. */
const MOST_DRAWS = 2000;
/** So many worlds are passed over in a row because they make unlikely what others did. */
const MOST_PASSED_OVER = 30;
/** How often somebody who may meld less than he can is thought to do so. */
const MELDS_LESS = 0.05;

/** How high a hand is bid: so much of its worth, and what the widow adds. */
const SHARE_BID = 0.76;
const WIDOW_ADDS = 142;
/** How far others' judgement of a hand strays from that. */
const DOUBT = 25;

/** Points of worth by which a soloist's discard may fall behind the one expected of him before it is e times less likely. */
const DISCARD_DOUBT: f64 = 12;

const WHOLE: usize = memory.data(KINDS, 8);
const SPARE: usize = memory.data(WORLD_BYTES, 8);

/**
 * Draws a world that agrees with everything. Worlds come as often as what others have called and laid away is likely in them; if too
 * many in a row are not, the likeliest of them is taken. The random numbers are those that follow in the sequence.
 */
export function drawWorld(): void {
  let best: f64 = 0;
  let passedOver = 0;
  for (let draws = 0; draws < MOST_DRAWS && passedOver < MOST_PASSED_OVER; draws++) {
    dealOut();
    if (!agreesWithMelds()) continue;
    const likelihood = likelihoodOfCalls() * (readsDiscards ? likelihoodOfDiscard() : 1);
    if (randomShare() < likelihood) return;
    passedOver++;
    if (likelihood <= best) continue;
    best = likelihood;
    keepWorld(SPARE);
  }
  if (best > 0) takeWorld(SPARE);
}

/** Does the last world bear out what was melded? Less than it could is melded by the first seat alone, and seldom. */
function agreesWithMelds(): bool {
  for (let other = 0; other < SEATS; other++) {
    if (other == seen.seat) continue;
    countBeforeTricks(other);
    if (!bearsClaim(other, WHOLE)) return false;
    if (other == SEAT_PLAYER && meldedLess(other, WHOLE) && randomShare() >= MELDS_LESS) return false;
  }
  return true;
}

/** How likely the others, with the hands of the last world, have called and declined as they did. */
function likelihoodOfCalls(): f64 {
  let likelihood: f64 = 1;
  for (let other = 0; other < SEATS; other++) {
    const called = seen.calledBy(other);
    const declined = seen.declinedBy(other);
    if (other == seen.seat || called + declined == 0) continue;
    countBeforeTricks(other);
    if (other == seen.soloist) exchangeWidow();
    const limit = SHARE_BID * bestWorth() + WIDOW_ADDS;
    if (called != 0) likelihood *= chance((limit - (called as f64)) / DOUBT);
    if (declined != 0) likelihood *= chance(((declined as f64) - limit) / DOUBT);
  }
  return likelihood;
}

/** How likely the soloist, with the cards of the last world, has laid away what lies aside, and kept the rest. */
function likelihoodOfDiscard(): f64 {
  if (seen.phase != Phase.Play || seen.seat == seen.soloist) return 1;
  countBeforeTricks(seen.soloist);
  const kept = worthOf(WHOLE, seen.trump) + (seen.pointsLaidAway as f64);
  for (let kind: usize = 0; kind < (KINDS as usize); kind++) {
    store<u8>(WHOLE + kind, load<u8>(WHOLE + kind) + load<u8>(worldOf(ASIDE) + kind));
  }
  return Math.min(1, Math.exp((kept - quickWorth(WHOLE, seen.trump)) / DISCARD_DOUBT));
}

/** Fills WHOLE with the hand of a seat before the first trick. */
function countBeforeTricks(other: i32): void {
  for (let kind: usize = 0; kind < (KINDS as usize); kind++) {
    store<u8>(WHOLE + kind, load<u8>(worldOf(other) + kind) + load<u8>(seen.playedBy(other) + kind));
  }
}

/** Makes of WHOLE the soloist's hand before he picked the widow up. */
function exchangeWidow(): void {
  for (let kind: usize = 0; kind < (KINDS as usize); kind++) {
    store<u8>(WHOLE + kind, load<u8>(WHOLE + kind) + load<u8>(worldOf(ASIDE) + kind) - load<u8>(seen.PICKED_UP + kind));
  }
}

function bestWorth(): f64 {
  let best = worthOf(WHOLE, 0);
  for (let suit = 1; suit < SUITS; suit++) best = Math.max(best, worthOf(WHOLE, suit));
  return best;
}

/** From 0 to 1, ½ at 0. */
function chance(x: f64): f64 {
  return 1 / (1 + Math.exp(-x));
}
