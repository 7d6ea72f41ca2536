/**
 * Alpha-beta over the cards that are played, for the points that the soloist makes from here on (he makes them as many as he can, the
 * others as few). The stack is explicit: a search can stop at any card and go on later.
 */
import { SEATS } from '../../abi-tricks';
import { LAST_TRICK_POINTS } from '../results';
import * as bounds from './bounds';
import { addChoice, choiceAt, Frame, frameAt } from './frames';
import { pointsOfBit } from './masks';
import { listAll, listChoices } from './moves';
import { tryFirst } from './order';
import { playOut } from './playout';
import * as positions from './positions';
import * as world from './world';
import { right, takes } from './world';

/** No card. */
export const NONE = -1;

/** Cards that have been tried. */
export let nodes: f64 = 0;
/** Is the search at its end? */
export let done: bool = true;
/** Its value, and the root's best card in the world's order of suits; NONE if nothing was tried. */
export let value: i32 = 0;
export let choice: i32 = NONE;

let ply: i32 = 0;
/** Is the frame at `ply` still to be looked at? Otherwise `value` goes up to it. */
let entering: bool = false;
/** Cards left when a position is not searched further but played out. */
let horizon: i32 = 0;
let first: i32 = 0;

/**
 * Begins a search of the world in the window from `low` to `high`: a value between is exact, one outside is a bound. `depth` is the number
 * of tricks after which positions are guessed, 0 = none is. `card` is the only one to be tried first, or NONE.
 */
export function beginSearch(low: i32, high: i32, depth: i32, card: i32): void {
  const root = frameAt(0);
  root.cards = world.cards;
  root.rest = world.rest;
  root.seat = world.turn;
  root.placed = world.placed;
  root.lead = world.lead;
  root.best = world.best;
  root.winner = world.winner;
  root.pot = world.pot;
  root.alpha = low;
  root.beta = high;
  ply = 0;
  first = card;
  const left = (popcnt(world.cards) as i32) + world.placed;
  horizon = depth == 0 ? 0 : max(left - SEATS * depth, 0);
  done = false;
  entering = true;
  value = 0;
  choice = NONE;
}

/** Tries up to `count` more cards; returns how many it has tried. */
export function search(count: i32): i32 {
  let left = count;
  while (!done && left > 0) {
    const frame = frameAt(ply);
    if (entering) {
      entering = enter(frame);
      if (!entering) {
        leave();
        continue;
      }
    } else if (absorb(frame)) {
      finish(frame);
      leave();
      continue;
    }
    left--;
    advance(frame);
  }
  nodes += count - left;
  return count - left;
}

/** Counts nodes from here on. */
export function clearNodes(): void {
  nodes = 0;
}

/** Goes one frame up, with `value`. */
function leave(): void {
  entering = false;
  if (ply == 0) done = true;
  else ply--;
}

/** Looks at a position; false if its `value` is known at once. */
function enter(frame: Frame): bool {
  if (frame.placed == 0 && ply > 0 && !open(frame)) return false;
  frame.next = 0;
  frame.value = NONE;
  frame.choice = NONE;
  frame.low = frame.alpha;
  frame.high = frame.beta;
  if (ply == 0 && first != NONE) {
    frame.count = 0;
    addChoice(frame, first);
  } else {
    listChoices(frame);
    if (frame.placed == 0 && ply > 0 && horizon == 0 && positions.choice != positions.NO_CARD)
      tryFirst(frame, positions.choice);
  }
  return true;
}

/** Looks a position up at the beginning of a trick; false if that settles it. */
function open(frame: Frame): bool {
  if (horizon > 0) {
    if ((popcnt(frame.cards) as i32) > horizon) return true;
    value = playOut(frame.cards, frame.seat, frame.rest);
    return false;
  }
  const tricks = (popcnt(frame.cards) as i32) / SEATS;
  bounds.findBounds(frame.cards, frame.seat, frame.rest, tricks);
  frame.lower = bounds.lower;
  frame.upper = bounds.upper;
  if (settled(frame)) return false;
  positions.look(frame.cards, frame.seat, frame.rest);
  frame.lower = max(frame.lower, positions.lower);
  frame.upper = min(frame.upper, positions.upper);
  if (settled(frame)) return false;
  frame.alpha = max(frame.alpha, frame.lower);
  frame.beta = min(frame.beta, frame.upper);
  return true;
}

function settled(frame: Frame): bool {
  if (frame.lower >= frame.beta || frame.lower == frame.upper) {
    value = frame.lower;
    return true;
  }
  if (frame.upper > frame.alpha) return false;
  value = frame.upper;
  return true;
}

/** Plays the next card of a frame. */
function advance(frame: Frame): void {
  const card = choiceAt(frame, frame.next++);
  const child = frameAt(ply + 1);
  const pot = frame.pot + pointsOfBit(card);
  const wins = frame.placed == 0 || takes(card, frame.best);
  const winner = wins ? frame.seat : frame.winner;
  child.cards = frame.cards ^ ((1 as u64) << card);
  if (frame.placed < SEATS - 1) {
    frame.gain = 0;
    child.rest = frame.rest;
    child.seat = right(frame.seat);
    child.placed = frame.placed + 1;
    child.lead = frame.placed == 0 ? card : frame.lead;
    child.best = wins ? card : frame.best;
    child.winner = winner;
    child.pot = pot;
    child.alpha = frame.alpha;
    child.beta = frame.beta;
    ply++;
    entering = true;
    return;
  }
  frame.gain = winner == 0 ? pot : 0;
  if (child.cards == 0) {
    value = winner == 0 ? LAST_TRICK_POINTS : 0;
    entering = false;
    return;
  }
  child.rest = frame.rest - pot;
  child.seat = winner;
  child.placed = 0;
  child.pot = 0;
  child.alpha = frame.alpha - frame.gain;
  child.beta = frame.beta - frame.gain;
  ply++;
  entering = true;
}

/** Takes the value of the card that was tried last; answers whether the frame is finished. */
function absorb(frame: Frame): bool {
  const reached = value + frame.gain;
  if (frame.seat == 0) {
    if (reached > frame.value) improve(frame, reached);
    if (reached > frame.alpha) frame.alpha = reached;
  } else {
    if (reached < frame.value || frame.value == NONE) improve(frame, reached);
    if (reached < frame.beta) frame.beta = reached;
  }
  return frame.alpha >= frame.beta || frame.next == frame.count;
}

function improve(frame: Frame, reached: i32): void {
  frame.value = reached;
  frame.choice = choiceAt(frame, frame.next - 1);
}

/** Ends a frame: `value` is what it is worth, and the table learns it. */
function finish(frame: Frame): void {
  value = frame.value;
  if (ply == 0) choice = frame.choice;
  if (frame.placed != 0 || horizon > 0 || ply == 0) return;
  if (value <= frame.low) frame.upper = min(frame.upper, value);
  else if (value >= frame.high) frame.lower = max(frame.lower, value);
  else {
    frame.lower = value;
    frame.upper = value;
  }
  value = min(max(value, frame.lower), frame.upper);
  positions.enter(frame.cards, frame.seat, frame.lower, frame.upper, frame.choice);
}

/** Writes the root's cards, of twins one, as choices of the first frame; returns their number. */
export function listRoot(): i32 {
  beginSearch(0, world.rest, 0, NONE);
  listAll(frameAt(0));
  return frameAt(0).count;
}
