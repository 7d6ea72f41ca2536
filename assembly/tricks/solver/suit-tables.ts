import { SUITS } from '../cards';
import { SUIT_BITS, SUIT_MASK } from './masks';
import * as world from './world';

const SETS = 1024;
const NOBODY: i8 = -1;
/** Three bits a card: whose it is (seat + 1), and whether it is the twin of the card before in another hand. */
const CODE_BITS = 3;
const TWIN_ELSEWHERE = 4;
const POINTS: usize = memory.data<u8>([11, 10, 4, 3, 2]);

/**
 * Cards that lie next to each other in one hand, with none of another hand among them or beside them as a twin, are alike but for what
 * they count: a run.
 */
@unmanaged
export class SuitState {
  /** Whose the cards are from the highest down, three bits each: equal for two sets in which the same tricks can be won. */
  code: u32 = 0;
  /** The highest and the lowest card of each run, for each seat. */
  high0: u16 = 0;
  high1: u16 = 0;
  high2: u16 = 0;
  low0: u16 = 0;
  low1: u16 = 0;
  low2: u16 = 0;
  /** The seat that has the lowest run, NOBODY if the lowest cards are twins in two hands. */
  run: i8 = 0;
  /** The seat that has the highest run, how many cards that is and what they count. */
  topSeat: i8 = 0;
  topCount: u8 = 0;
  topPoints: u8 = 0;
  /** Is the highest run still the lowest too? */
  topOpen: bool = false;
  /** What the others' cards count that are higher than all of the soloist's, and whether there is none of his. */
  abovePoints: u8 = 0;
  aboveOpen: bool = false;
}

const STATE_BYTES = 32;
const STATES: usize = memory.data(SUITS * SETS * STATE_BYTES, 32);

/** The record of a suit when these of all cards are left. */
export function suitState(suit: i32, cards: u64): SuitState {
  const set = ((cards >> ((suit * SUIT_BITS) as u64)) & SUIT_MASK) as i32;
  return recordAt(suit, set);
}

/** Fills the records of every set of the world's cards. */
export function buildSuits(): void {
  for (let suit = 0; suit < SUITS; suit++) {
    const shift = (suit * SUIT_BITS) as u64;
    const held = ((world.cards >> shift) & SUIT_MASK) as i32;
    clearState(recordAt(suit, 0));
    for (let set = held & -held; set != 0; set = ((set | ~held) + 1) & held) {
      extend(suit, set, (world.soloCards >> shift) as i32, (world.rightCards >> shift) as i32);
    }
  }
}

function recordAt(suit: i32, set: i32): SuitState {
  return changetype<SuitState>(STATES + ((((suit << 10) | set) * STATE_BYTES) as usize));
}

function clearState(state: SuitState): void {
  memory.fill(changetype<usize>(state), 0, STATE_BYTES);
  state.run = NOBODY;
  state.topSeat = NOBODY;
  state.topOpen = true;
  state.aboveOpen = true;
}

/** Fills the record of a set from that of its cards without the lowest rank's. */
function extend(suit: i32, set: i32, solo: i32, right: i32): void {
  const rank = (31 - (clz(set) as i32)) >> 1;
  const pair = 3 << (2 * rank);
  const state = recordAt(suit, set);
  memory.copy(changetype<usize>(state), changetype<usize>(recordAt(suit, set & ~pair)), STATE_BYTES);
  const lowest = set & pair;
  const first = lowest & -lowest;
  const seat = ownerOf(first, solo, right);
  if (lowest == first) addRun(state, seat, first, 1, rank);
  else {
    const other = ownerOf(lowest ^ first, solo, right);
    if (other == seat) addRun(state, seat, first, 2, rank);
    else addTwins(state, seat, first, other, lowest ^ first, rank);
  }
}

function ownerOf(card: i32, solo: i32, right: i32): i32 {
  return (card & solo) != 0 ? 0 : (card & right) != 0 ? 1 : 2;
}

/** One hand has all the cards of the rank. */
function addRun(state: SuitState, seat: i32, card: i32, count: i32, rank: i32): void {
  const points = count * (load<u8>(POINTS + (rank as usize)) as i32);
  for (let i = 0; i < count; i++) state.code = (state.code << CODE_BITS) | (seat + 1);
  if (state.run != seat) addHigh(state, seat, card);
  else dropLow(state, seat);
  addLow(state, seat, card);
  state.run = seat as i8;
  if (state.topOpen && (state.topSeat == NOBODY || state.topSeat == seat)) {
    state.topSeat = seat as i8;
    state.topCount += count as u8;
    state.topPoints += points as u8;
  } else state.topOpen = false;
  if (seat == 0) state.aboveOpen = false;
  else if (state.aboveOpen) state.abovePoints += points as u8;
}

/** The cards of the rank are in two hands. */
function addTwins(state: SuitState, seat: i32, card: i32, other: i32, twin: i32, rank: i32): void {
  const lower = min(seat, other);
  const higher = max(seat, other);
  state.code = (state.code << CODE_BITS) | (lower + 1);
  state.code = (state.code << CODE_BITS) | (TWIN_ELSEWHERE | (higher + 1));
  addHigh(state, seat, card);
  addLow(state, seat, card);
  addHigh(state, other, twin);
  addLow(state, other, twin);
  state.run = NOBODY;
  state.topOpen = false;
  if (lower == 0) state.aboveOpen = false;
  else if (state.aboveOpen) state.abovePoints += (2 * (load<u8>(POINTS + (rank as usize)) as i32)) as u8;
}

function highSlot(state: SuitState, seat: i32): usize {
  return changetype<usize>(state) + offsetof<SuitState>('high0') + ((seat << 1) as usize);
}

function lowSlot(state: SuitState, seat: i32): usize {
  return changetype<usize>(state) + offsetof<SuitState>('low0') + ((seat << 1) as usize);
}

function addHigh(state: SuitState, seat: i32, card: i32): void {
  const slot = highSlot(state, seat);
  store<u16>(slot, load<u16>(slot) | (card as u16));
}

function addLow(state: SuitState, seat: i32, card: i32): void {
  const slot = lowSlot(state, seat);
  store<u16>(slot, load<u16>(slot) | (card as u16));
}

function dropLow(state: SuitState, seat: i32): void {
  const slot = lowSlot(state, seat);
  const lows = load<u16>(slot) as i32;
  store<u16>(slot, (lows ^ (1 << (31 - (clz(lows) as i32)))) as u16);
}

/** The highest cards of a seat's runs in all suits. */
export function highs(cards: u64, seat: i32): u64 {
  let all: u64 = 0;
  for (let suit = SUITS - 1; suit >= 0; suit--)
    all = (all << SUIT_BITS) | (load<u16>(highSlot(suitState(suit, cards), seat)) as u64);
  return all;
}

/** The lowest cards of a seat's runs in all suits, of twins the first. */
export function lows(cards: u64, seat: i32): u64 {
  let all: u64 = 0;
  for (let suit = SUITS - 1; suit >= 0; suit--)
    all = (all << SUIT_BITS) | (load<u16>(lowSlot(suitState(suit, cards), seat)) as u64);
  return all;
}
