/**
 * What a player looks at in a position in which he makes no more moves: numbers of about the same size, from the side of the seat on
 * turn. `value` weighs them.
 */
import { FOUR } from '../table';
import { ALL_CARDS, headOf, isIn, lengthOf, matching } from './cards';
import { least } from './lays';
import { Lean } from './lean';

export const FEATURES = 28;
/** The FEATURES numbers, f32. */
export const VECTOR: usize = memory.data(FEATURES * 4, 8);

/** Fills VECTOR. `mine` is the card on the own discard pile, `yours` the one on the other's. */
export function describe(at: Lean): void {
  const me = at.turn;
  const wanted = at.wanted();
  const accepted = at.accepted();
  const mine = at.discardTop(me);
  const yours = at.discardTop(1 - me);
  describeTwists(at, wanted, accepted, mine, yours);
  describeTops(at, wanted, accepted, mine, yours);
  describeTable(at, wanted, accepted);
}

/** The size of both hands, and what the next twist of either may bring. */
function describeTwists(at: Lean, wanted: u64, accepted: u64, mine: i32, yours: i32): void {
  const me = at.turn;
  const next = at.nextCards(me);
  const after = at.nextCards(1 - me);
  const nextShare = (1.0 as f32) / (popcnt(next) as f32);
  const afterShare = (1.0 as f32) / (popcnt(after) as f32);
  put(0, 1);
  put(1, (at.hand(me) as f32) * 0.1);
  put(2, (at.hand(1 - me) as f32) * 0.1);
  put(3, share(next & wanted, nextShare));
  put(4, share(next & accepted & ~wanted, nextShare));
  put(5, share(next & matching(yours), nextShare));
  put(6, share(next & matching(mine), nextShare));
  put(7, share(after & wanted, afterShare));
  put(8, share(after & accepted & ~wanted, afterShare));
  put(9, share(after & matching(mine), afterShare));
}

/** Where the cards go that lie open on discard piles and columns. */
function describeTops(at: Lean, wanted: u64, accepted: u64, mine: i32, yours: i32): void {
  const spaces = at.spaces() > 0;
  const tops = at.tops();
  put(10, isIn(wanted, mine) ? 1 : 0);
  put(11, isIn(accepted, mine) ? 1 : 0);
  put(12, isIn(matching(yours), mine) ? 1 : 0);
  put(13, isIn(wanted, yours) ? 1 : 0);
  put(14, isIn(accepted, yours) ? 1 : 0);
  put(15, isIn(spaces ? ALL_CARDS : wanted | accepted, yours) ? 1 : 0);
  put(16, popcnt(tops & matching(mine)) as f32);
  put(17, popcnt(tops & wanted) as f32);
  put(18, spaces ? 1 : 0);
  put(19, !spaces && canMerge(at, accepted) ? 1 : 0);
}

/** How much of either hand the table would take, and how far the game is. */
function describeTable(at: Lean, wanted: u64, accepted: u64): void {
  const me = at.turn;
  const places = at.spaces() > 0 ? ALL_CARDS : wanted | accepted;
  put(20, share(at.owned(me) & places, 0.1));
  put(21, share(at.owned(1 - me) & places, 0.1));
  put(22, (placedRanks(at) as f32) * 0.05);
  put(23, (columnCards(at) as f32) * 0.1);
  put(24, share(at.owned(me) & wanted, 0.5));
  put(25, share(at.owned(1 - me) & wanted, 0.5));
  put(26, at.discardCount(me) == 0 ? 1 : 0);
  put(27, at.discardCount(1 - me) == 0 ? 1 : 0);
}

function put(index: i32, value: f32): void {
  store<f32>(VECTOR + ((index as usize) << 2), value);
}

function share(cards: u64, each: f32): f32 {
  return (popcnt(cards) as f32) * each;
}

/** Could a whole pile go onto another one? */
function canMerge(at: Lean, accepted: u64): bool {
  for (let i = 0; i < FOUR; i++) {
    const column = at.column(i);
    if (lengthOf(column) >= least && column != 0 && isIn(accepted, headOf(column))) return true;
  }
  return false;
}

/** The ranks of the cards on the foundations, added up. */
function placedRanks(at: Lean): i32 {
  let ranks = 0;
  for (let suit = 0; suit < FOUR; suit++) ranks += at.foundation(suit);
  return ranks;
}

function columnCards(at: Lean): i32 {
  let cards = 0;
  for (let i = 0; i < FOUR; i++) cards += lengthOf(at.column(i));
  return cards;
}
