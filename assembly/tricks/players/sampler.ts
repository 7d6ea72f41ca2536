/**
 * Worlds: where the cards that the seat does not see may lie. Each world agrees with all that is known for certain (`knowledge`).
 *
 * A table holds in how many ways the kinds from one on can be dealt to the seat to the right, its neighbour and aside (what the
 * soloist has laid away, or the widow), so that each gets as many cards as it has and what lies aside has the card points that
 * everybody was told. A draw goes through the table from the first kind on, so all worlds come as often as their cards weigh, and none
 * that the table allows is ever left out. Whether a world bears out melds and calls is looked at afterwards (`worlds`).
 */
import { Phase, SEATS, WIDOW_CARDS } from '../../abi-tricks';
import { randomShare } from '../../core/random';
import { KINDS, pointsOfKind } from '../cards';
import { HAND_CARDS, right } from '../places';
import { excluded, needed, unseen } from './knowledge';
import * as seen from './seen';

/** Number of the place aside; the hands have the numbers of their seats. */
export const ASIDE = SEATS;
const PLACES = SEATS + 1;

/** The largest sum of card points of what was laid away, and one more. */
const SUMS = 45;
const ASIDES = WIDOW_CARDS + 1;
const HANDS_OF = HAND_CARDS + 1;
const LAYER = HANDS_OF * ASIDES * SUMS;
/** Ways to deal a kind: at most two cards to three places. */
const MOST_SHARES = 6;
/** A share: cards to the right f64 weight, u8 right, u8 aside. */
const SHARE = 16;

const WAYS: usize = memory.data((KINDS + 1) * LAYER * 8, 16);
const SHARES: usize = memory.data(KINDS * MOST_SHARES * SHARE, 16);
const SHARE_COUNTS: usize = memory.data(KINDS, 8);
export const WORLD_BYTES = PLACES * KINDS;
const WORLD: usize = memory.data(WORLD_BYTES, 8);

let toTheRight: i32 = 0;
let neighbour: i32 = 0;
let rightCards: i32 = 0;
let asideCards: i32 = 0;
/** Card points aside, or 0 if they are not known. */
let asideSum: i32 = 0;

/** How often each kind is in a place of the last world that was drawn: a seat's hand, or ASIDE. */
export function worldOf(place: i32): usize {
  return WORLD + ((place * KINDS) as usize);
}

/** Copies the last world to WORLD_BYTES at `to`. */
export function keepWorld(to: usize): void {
  memory.copy(to, WORLD, WORLD_BYTES);
}

/** Makes a kept world the last one again. */
export function takeWorld(from: usize): void {
  memory.copy(WORLD, from, WORLD_BYTES);
}

/** Prepares draws from what is known; `weightAside` says how much likelier than others a kind is to lie aside. */
export function prepare(weightAside: (kind: i32) => f64): void {
  toTheRight = right(seen.seat);
  neighbour = right(toTheRight);
  rightCards = seen.handSize(toTheRight);
  const laidAway = seen.phase > Phase.Discard && seen.soloist != seen.seat;
  asideCards = seen.phase == Phase.Auction || laidAway ? WIDOW_CARDS : 0;
  asideSum = laidAway ? seen.pointsLaidAway : 0;
  for (let kind = 0; kind < KINDS; kind++) listShares(kind, weightAside(kind), laidAway);
  countWays(laidAway);
  memory.fill(WORLD, 0, PLACES * KINDS);
  memory.copy(worldOf(seen.seat), seen.HAND, KINDS);
}

/** How many worlds there are before the melds are looked at, each counted as often as it weighs. */
export function weightOfAll(): f64 {
  return ways(0, rightCards, asideCards, asideSum);
}

// ---- the table ----

/** Lists how the unseen cards of a kind can be shared among the three places. */
function listShares(kind: i32, weightAside: f64, laidAway: bool): void {
  const count = unseen(kind);
  let found = 0;
  for (let a = 0; a <= count; a++) {
    for (let d = 0; a + d <= count; d++) {
      const b = count - a - d;
      if (!mayHold(toTheRight, kind, a) || !mayHold(neighbour, kind, b)) continue;
      if (d > asideCards || (laidAway && !keepsWidow(kind, a, b, d))) continue;
      const at = shareAt(kind, found++);
      const twins = count == 2 && a != 2 && b != 2 && d != 2 ? 2.0 : 1.0;
      store<f64>(at, d == 0 ? twins : d == 1 ? twins * weightAside : twins * weightAside * weightAside);
      store<u8>(at, a, 8);
      store<u8>(at, d, 9);
    }
  }
  store<u8>(SHARE_COUNTS + (kind as usize), found);
}

function mayHold(other: i32, kind: i32, count: i32): bool {
  if (count > 0 && ((excluded(other) >> kind) & 1) != 0) return false;
  return count >= needed(other, kind);
}

/** What the soloist has picked up is in his hand, played or laid away. */
function keepsWidow(kind: i32, a: i32, b: i32, d: i32): bool {
  const held = seen.soloist == toTheRight ? a : b;
  const played: i32 = load<u8>(seen.playedBy(seen.soloist) + (kind as usize));
  return held + played + d >= (load<u8>(seen.PICKED_UP + (kind as usize)) as i32);
}

/** Fills the table from the last kind to the first. */
function countWays(laidAway: bool): void {
  const sums = asideSum + 1;
  for (let a = 0; a <= rightCards; a++) {
    for (let d = 0; d <= asideCards; d++) {
      for (let sum = 0; sum < sums; sum++) setWays(KINDS, a, d, sum, a == 0 && d == 0 && sum == 0 ? 1 : 0);
    }
  }
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    const points = laidAway ? pointsOfKind(kind) : 0;
    for (let a = 0; a <= rightCards; a++) {
      for (let d = 0; d <= asideCards; d++) {
        for (let sum = 0; sum < sums; sum++) setWays(kind, a, d, sum, waysFrom(kind, a, d, sum, points));
      }
    }
  }
}

function waysFrom(kind: i32, a: i32, d: i32, sum: i32, points: i32): f64 {
  let total: f64 = 0;
  const count: i32 = load<u8>(SHARE_COUNTS + (kind as usize));
  for (let i = 0; i < count; i++) {
    const share = shareAt(kind, i);
    const restA = a - (load<u8>(share, 8) as i32);
    const d1: i32 = load<u8>(share, 9);
    const restSum = sum - d1 * points;
    if (restA >= 0 && d1 <= d && restSum >= 0) total += load<f64>(share) * ways(kind + 1, restA, d - d1, restSum);
  }
  return total;
}

/** Draws a world: deals every kind, as often in each way as that way leads to worlds. */
export function dealOut(): void {
  let a = rightCards;
  let d = asideCards;
  let sum = asideSum;
  for (let kind = 0; kind < KINDS; kind++) {
    const points = asideSum > 0 ? pointsOfKind(kind) : 0;
    let left = randomShare() * ways(kind, a, d, sum);
    let a1 = 0;
    let d1 = 0;
    const count: i32 = load<u8>(SHARE_COUNTS + (kind as usize));
    for (let i = 0; i < count; i++) {
      const share = shareAt(kind, i);
      const restA = a - (load<u8>(share, 8) as i32);
      const asideNow: i32 = load<u8>(share, 9);
      const restSum = sum - asideNow * points;
      if (restA < 0 || asideNow > d || restSum < 0) continue;
      const weight = load<f64>(share) * ways(kind + 1, restA, d - asideNow, restSum);
      if (weight == 0) continue;
      a1 = a - restA;
      d1 = asideNow;
      left -= weight;
      if (left < 0) break;
    }
    a -= a1;
    d -= d1;
    sum -= d1 * points;
    store<u8>(worldOf(toTheRight) + (kind as usize), a1);
    store<u8>(worldOf(ASIDE) + (kind as usize), d1);
    store<u8>(worldOf(neighbour) + (kind as usize), unseen(kind) - a1 - d1);
  }
}

function shareAt(kind: i32, index: i32): usize {
  return SHARES + ((SHARE * (kind * MOST_SHARES + index)) as usize);
}

function waysAt(kind: i32, a: i32, d: i32, sum: i32): usize {
  return WAYS + ((8 * (((kind * HANDS_OF + a) * ASIDES + d) * SUMS + sum)) as usize);
}

function ways(kind: i32, a: i32, d: i32, sum: i32): f64 {
  return load<f64>(waysAt(kind, a, d, sum));
}

function setWays(kind: i32, a: i32, d: i32, sum: i32, count: f64): void {
  store<f64>(waysAt(kind, a, d, sum), count);
}
