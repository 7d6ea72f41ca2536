/**
 * The face of the solver: what the play of a table brings the soloist if all cards are seen and both sides play as well as can be. Values
 * are the soloist's card points from the world as it stands to the end, the cards that lie in the trick and the last trick's ten
 * points included. Without a further trick they are 0, with one at least 6; so a value also says whether he gets one (BINOKEL R20).
 *
 * A table is given by `setWorld` and `lay` (world.ts). Then `playout` guesses, and `beginValue` or `beginCards` with `solve` search.
 */
import { KINDS } from '../cards';
import { choiceAt, frameAt } from './frames';
import { kindOfBit, swapTrumpBit } from './masks';
import { nextCard, playOutWorld } from './playout';
import { claimTable, forgetPositions, hasTable } from './positions';
import * as search from './search';
import { buildSuits } from './suit-tables';
import * as world from './world';

export { lay, play, seatOnTurn, setWorld } from './world';

/** Value of a card that cannot be played. */
export const NO_VALUE = -1;
const ROOT_CARDS = 12;

/** By kind. */
const VALUES: usize = memory.data(KINDS << 1, 8);
const ROOT: usize = memory.data(ROOT_CARDS, 8);

/** Cards of the root whose values are wanted, how many have theirs, and how deep to search; none when the world's value is. */
let wanted: i32 = 0;
let known: i32 = 0;
let depth: i32 = 0;
let finished: bool = true;

/** Forgets what earlier worlds have shown. Whoever counts nodes does it where his count has to begin alike. */
export function forget(): void {
  claimTable();
  forgetPositions();
}

/** A guess at the value of the world, with all cards seen; takes about a microsecond, and begins no search. */
export function playout(): i32 {
  return playOutWorld();
}

/** The kind of the card that `playout` plays next. */
export function playoutKind(): i32 {
  return kindOf(nextCard());
}

/**
 * Begins to search the world's value between `low` and `high`: one in between is exact, one outside a bound. With `depth` above 0 what
 * comes after so many tricks, the present one included, is only guessed by a playout.
 */
export function beginValue(low: i32, high: i32, tricks: i32): void {
  prepare(tricks);
  wanted = 0;
  search.beginSearch(low, high, depth, search.NONE);
}

/** Begins to search the value of each card that may be played. */
export function beginCards(tricks: i32): void {
  prepare(tricks);
  wanted = search.listRoot();
  for (let i = 0; i < wanted; i++) store<u8>(ROOT + (i as usize), choiceAt(frameAt(0), i));
  beginCard();
}

/** Has another search taken the room since this one began, so that it cannot go on? */
export function isLost(): bool {
  return !finished && !hasTable();
}

/** Tries up to `nodes` more cards; answers whether the search is at its end. It must not be lost. */
export function solve(nodes: i32): bool {
  let left = nodes;
  while (!finished && left > 0) {
    left -= search.search(left);
    if (!search.done) break;
    if (wanted == 0) finished = true;
    else endCard();
  }
  return finished;
}

/** The value, after `beginValue`. */
export function value(): i32 {
  return search.value;
}

/** The kind of the best card, after `beginValue`; −1 if none was tried. */
export function bestKind(): i32 {
  return search.choice == search.NONE ? search.NONE : kindOf(search.choice);
}

/** The value of playing a card of a kind, after `beginCards`; NO_VALUE if it may not be played. */
export function valueOfKind(kind: i32): i32 {
  return load<i16>(VALUES + ((kind << 1) as usize));
}

/** Cards that have been tried since the search began. */
export function nodesTried(): f64 {
  return search.nodes;
}

function prepare(tricks: i32): void {
  claimTable();
  buildSuits();
  depth = tricks;
  known = 0;
  finished = false;
  search.clearNodes();
  for (let kind = 0; kind < KINDS; kind++) store<i16>(VALUES + ((kind << 1) as usize), NO_VALUE);
}

function beginCard(): void {
  search.beginSearch(0, world.rest, depth, load<u8>(ROOT + (known as usize)));
}

function endCard(): void {
  const kind = kindOf(load<u8>(ROOT + (known as usize)));
  store<i16>(VALUES + ((kind << 1) as usize), search.value as i16);
  known++;
  finished = known == wanted;
  if (!finished) beginCard();
}

function kindOf(bit: i32): i32 {
  return kindOfBit(swapTrumpBit(bit, world.trump));
}
