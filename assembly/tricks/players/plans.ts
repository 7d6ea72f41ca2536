/**
 * Plans of a soloist: four of sixteen cards to lay away and a suit of trumps. A plan is judged at a glance by what is left
 * (`hand-value`) and the points of what is laid away.
 */
import { WIDOW_CARDS } from '../../abi-tricks';
import { moveDiscard, packDiscard } from '../../move';
import { KINDS, pointsOfKind, STRENGTHS, SUITS } from '../cards';
import { acrossSuits, stateOf, suitWorth, worthOf } from './hand-value';

/** Plans that are kept of all that are looked at. */
export const MOST_PLANS = 48;
/** A kept plan: f64 worth, u32 discard, u32 trump. */
const PLAN = 16;
const KEPT: usize = memory.data(MOST_PLANS * PLAN, 8);
const HELD: usize = memory.data(KINDS, 8);

let room: i32 = 0;
let count: i32 = 0;

/** The plans that `listPlans` has kept, the most promising first. */
export function planCount(): i32 {
  return count;
}

/** What a kept plan lays away, as a move. */
export function planDiscard(plan: i32): u32 {
  return load<u32>(KEPT + ((plan * PLAN) as usize), 8);
}

export function planTrump(plan: i32): i32 {
  return load<u32>(KEPT + ((plan * PLAN) as usize), 12);
}

/** Looks at all plans for sixteen cards and keeps the `most` that promise most. */
export function listPlans(counts: usize, most: i32): void {
  memory.copy(HELD, counts, KINDS);
  room = most;
  count = 0;
  for (let a = 0; a < KINDS; a++) {
    if (!take(a)) continue;
    for (let b = a; b < KINDS; b++) {
      if (!take(b)) continue;
      for (let c = b; c < KINDS; c++) {
        if (!take(c)) continue;
        for (let d = c; d < KINDS; d++) {
          if (!take(d)) continue;
          judge(a, b, c, d);
          giveBack(d);
        }
        giveBack(c);
      }
      giveBack(b);
    }
    giveBack(a);
  }
}

/**
 * Lays four of the sixteen cards at `counts` away, one after the other the one that is missed least, and answers the trumps for
 * which that turned out best. Quick rather than good: for thousands of hands.
 *
 * @param aside takes the KINDS counts of what is laid away
 */
export function quickPlan(counts: usize, aside: usize): i32 {
  let best: f64 = -10000;
  let bestTrump = 0;
  for (let trump = 0; trump < SUITS; trump++) {
    const worth = quickWorth(counts, trump);
    if (worth <= best) continue;
    best = worth;
    bestTrump = trump;
    for (let kind: usize = 0; kind < (KINDS as usize); kind++) {
      store<u8>(aside + kind, load<u8>(counts + kind) - load<u8>(HELD + kind));
    }
  }
  return bestTrump;
}

/** What sixteen cards are worth with a suit of trumps when four are laid away so; the rest is then in HELD. */
export function quickWorth(counts: usize, trump: i32): f64 {
  memory.copy(HELD, counts, KINDS);
  let points = 0;
  for (let i = 0; i < WIDOW_CARDS; i++) points += dropLeastMissed(trump);
  return worthOf(HELD, trump) + (points as f64);
}

/** Takes the card out of HELD that is missed least; answers its points. */
function dropLeastMissed(trump: i32): i32 {
  const across = acrossSuits(HELD);
  let least: f64 = 10000;
  let dropped = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const state = stateOf(HELD, suit);
    let unit = 1;
    for (let strength = 0; strength < STRENGTHS; strength++) {
      const kind = suit * STRENGTHS + strength;
      if (take(kind)) {
        const missed =
          suitWorth(state, suit == trump) -
          suitWorth(state - unit, suit == trump) +
          ((across - acrossSuits(HELD) - pointsOfKind(kind)) as f64);
        giveBack(kind);
        if (missed < least) {
          least = missed;
          dropped = kind;
        }
      }
      unit *= 3;
    }
  }
  take(dropped);
  return pointsOfKind(dropped);
}

/** Judges the four kinds that are out of HELD with every suit of trumps. */
function judge(a: i32, b: i32, c: i32, d: i32): void {
  const points = pointsOfKind(a) + pointsOfKind(b) + pointsOfKind(c) + pointsOfKind(d);
  for (let trump = 0; trump < SUITS; trump++) {
    const worth = worthOf(HELD, trump) + (points as f64);
    if (count < room || worth > worthAt(count - 1)) keep(worth, packDiscard(a, b, c, d), trump);
  }
}

/** Sorts a plan in among the kept ones; the last makes room. */
function keep(worth: f64, discard: u32, trump: i32): void {
  let place = count < room ? count++ : count - 1;
  while (place > 0 && worthAt(place - 1) < worth) {
    memory.copy(KEPT + ((place * PLAN) as usize), KEPT + (((place - 1) * PLAN) as usize), PLAN);
    place--;
  }
  const at = KEPT + ((place * PLAN) as usize);
  store<f64>(at, worth);
  store<u32>(at, discard, 8);
  store<u32>(at, trump, 12);
}

function worthAt(plan: i32): f64 {
  return load<f64>(KEPT + ((plan * PLAN) as usize));
}

/** Writes the counts of the four kinds that a discard lays away. */
export function countDiscard(discard: u32, aside: usize): void {
  memory.fill(aside, 0, KINDS);
  for (let place = 0; place < WIDOW_CARDS; place++) {
    const slot = aside + (moveDiscard(discard, place) as usize);
    store<u8>(slot, load<u8>(slot) + 1);
  }
}

/** The move that lays away the four cards counted at `aside`. */
export function discardOf(aside: usize): u32 {
  let kinds: u32 = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left: i32 = load<u8>(aside + (kind as usize)); left > 0; left--) kinds = (kinds << 5) | kind;
  }
  return packDiscard(kinds >> 15, (kinds >> 10) & 31, (kinds >> 5) & 31, kinds & 31);
}

/** What cards count of which KINDS bytes at `counts` say how often each is there. */
export function pointsOfCounts(counts: usize): i32 {
  let points = 0;
  for (let kind = 0; kind < KINDS; kind++) points += (load<u8>(counts + (kind as usize)) as i32) * pointsOfKind(kind);
  return points;
}

function take(kind: i32): bool {
  const slot = HELD + (kind as usize);
  const held = load<u8>(slot);
  if (held == 0) return false;
  store<u8>(slot, held - 1);
  return true;
}

function giveBack(kind: i32): void {
  const slot = HELD + (kind as usize);
  store<u8>(slot, load<u8>(slot) + 1);
}
