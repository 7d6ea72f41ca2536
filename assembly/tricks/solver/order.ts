/** Putting the cards that are to be tried into an order. */
import { addChoice, choiceAt, Frame, putChoice } from './frames';
import { ACES, RANKS } from './masks';

/** What speaks for each choice of the frame that is being filled. */
const WORTHS: usize = memory.data(32, 8);

/** Adds cards, those that count most first. */
export function dearestFirst(frame: Frame, cards: u64): void {
  let rank = ACES;
  for (let i = 0; i < RANKS; i++, rank <<= 2) addRank(frame, cards & rank);
}

/** Adds cards, those that count least first. */
export function cheapestFirst(frame: Frame, cards: u64): void {
  let rank = ACES << (2 * (RANKS - 1));
  for (let i = 0; i < RANKS; i++, rank >>= 2) addRank(frame, cards & rank);
}

/** Adds a card before those that less speaks for. A frame is filled by this alone, or not at all. */
export function addByWorth(frame: Frame, card: i32, worth: i32): void {
  addChoice(frame, card);
  let at = frame.count - 1;
  for (; at > 0 && worthAt(at - 1) < worth; at--) {
    putChoice(frame, at, choiceAt(frame, at - 1));
    putWorth(at, worthAt(at - 1));
  }
  putChoice(frame, at, card);
  putWorth(at, worth);
}

/** Moves a card to the front if it is among the choices. */
export function tryFirst(frame: Frame, card: i32): void {
  let at = frame.count - 1;
  while (at >= 0 && choiceAt(frame, at) != card) at--;
  if (at < 0) return;
  for (; at > 0; at--) putChoice(frame, at, choiceAt(frame, at - 1));
  putChoice(frame, 0, card);
}

function addRank(frame: Frame, cards: u64): void {
  for (let left = cards; left != 0; left &= left - 1) addChoice(frame, ctz(left) as i32);
}

function worthAt(index: i32): i32 {
  return load<i16>(WORTHS + ((index << 1) as usize));
}

function putWorth(index: i32, worth: i32): void {
  store<i16>(WORTHS + ((index << 1) as usize), worth as i16);
}
