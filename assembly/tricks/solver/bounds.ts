/** What the soloist gets at least and at most, by cards that are sure to win, at the beginning of a trick. */
import { SUITS } from '../cards';
import { pointsOfCards, SUIT_BITS, SUIT_MASK } from './masks';
import { suitState } from './suit-tables';
import { handOf, right } from './world';

/** What two cards count at least. */
const LEAST_OF_TWO = 4;

/** The bounds that `findBounds` has found. */
export let lower: i32 = 0;
export let upper: i32 = 0;

/** Tricks that the leader can take one after the other, and what his cards in them count. */
let sureTricks: i32 = 0;
let surePoints: i32 = 0;

/** Bounds of the value when `leader` leads and `rest` is still to be won in `tricks` tricks. */
export function findBounds(cards: u64, leader: i32, rest: i32, tricks: i32): void {
  lower = 0;
  upper = rest;
  findSureTricks(cards, leader);
  const sure = sureTricks >= tricks ? rest : surePoints + LEAST_OF_TWO * sureTricks;
  const trumps = suitState(0, cards);
  if (leader == 0) {
    lower = sure;
    upper = rest - trumps.abovePoints;
  } else {
    upper = rest - max(sure, trumps.abovePoints);
    if (trumps.topSeat == 0) {
      const count = trumps.topCount as i32;
      lower = count == tricks ? rest : (trumps.topPoints as i32) + LEAST_OF_TWO * count;
    }
  }
}

function findSureTricks(cards: u64, leader: i32): void {
  const hand = cards & handOf(leader);
  const a = cards & handOf(right(leader));
  const b = cards & handOf(right(right(leader)));
  const trumps = suitState(0, cards);
  const trumpsOfA = popcnt(a & SUIT_MASK) as i32;
  const trumpsOfB = popcnt(b & SUIT_MASK) as i32;
  const drawn = max(trumpsOfA, trumpsOfB);
  const tops = trumps.topSeat == leader ? (trumps.topCount as i32) : 0;
  const clear = tops >= drawn;
  sureTricks = 0;
  surePoints = 0;
  if (clear) take(hand & SUIT_MASK, SUIT_BITS);
  else take(hand & SUIT_MASK, tops);
  for (let suit = 1; suit < SUITS; suit++) {
    const state = suitState(suit, cards);
    const shift = (suit * SUIT_BITS) as u64;
    const lengthOfA = popcnt((a >> shift) & SUIT_MASK) as i32;
    const lengthOfB = popcnt((b >> shift) & SUIT_MASK) as i32;
    let count = state.topSeat == leader ? (state.topCount as i32) : 0;
    if (clear) {
      if (count >= max(lengthOfA, lengthOfB)) count = SUIT_BITS;
    } else {
      if (trumpsOfA > 0) count = min(count, lengthOfA);
      if (trumpsOfB > 0) count = min(count, lengthOfB);
    }
    if (count > 0) take((hand >> shift) & SUIT_MASK, count);
  }
}

/** Counts the highest `count` cards of a suit as sure. */
function take(held: u64, count: i32): void {
  const all = popcnt(held) as i32;
  if (count >= all) {
    sureTricks += all;
    surePoints += pointsOfCards(held);
    return;
  }
  let left = held;
  for (let i = 0; i < count; i++) left &= left - 1;
  sureTricks += count;
  surePoints += pointsOfCards(held ^ left);
}
