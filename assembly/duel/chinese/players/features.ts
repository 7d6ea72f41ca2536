/**
 * What a player looks at in a position in which he makes no more moves: numbers of about the same size, from the side of the seat on
 * turn. `value` weighs them.
 */
import { FOUR } from '../table';
import { least } from './lays';
import { ALL_CARDS, fitting, headOf, isIn, Lean, lengthOf, matching, topOf } from './lean';

export const FEATURES = 28;
/** The FEATURES numbers, f32. */
export const VECTOR: usize = memory.data(FEATURES * 4, 8);

/** Fills VECTOR. */
export function describe(at: Lean): void {
  const me = at.turn;
  const you = 1 - me;
  const wanted = at.wanted();
  const accepted = at.accepted();
  const spaces = at.spaces();
  const places = spaces > 0 ? ALL_CARDS : wanted | accepted;
  const tops = at.tops();
  const mine = at.discardTop(me);
  const yours = at.discardTop(you);
  const onMe = matching(mine);
  const onYou = matching(yours);
  const next = at.nextCards(me);
  const after = at.nextCards(you);
  const nextShare = (1.0 as f32) / (popcnt(next) as f32);
  const afterShare = (1.0 as f32) / (popcnt(after) as f32);
  put(0, 1);
  put(1, (at.hand(me) as f32) * 0.1);
  put(2, (at.hand(you) as f32) * 0.1);
  put(3, share(next & wanted, nextShare));
  put(4, share(next & accepted & ~wanted, nextShare));
  put(5, share(next & onYou, nextShare));
  put(6, share(next & onMe, nextShare));
  put(7, share(after & wanted, afterShare));
  put(8, share(after & accepted & ~wanted, afterShare));
  put(9, share(after & onMe, afterShare));
  put(10, isIn(wanted, mine) ? 1 : 0);
  put(11, isIn(accepted, mine) ? 1 : 0);
  put(12, isIn(onYou, mine) ? 1 : 0);
  put(13, isIn(wanted, yours) ? 1 : 0);
  put(14, isIn(accepted, yours) ? 1 : 0);
  put(15, isIn(places, yours) ? 1 : 0);
  put(16, popcnt(tops & onMe) as f32);
  put(17, popcnt(tops & wanted) as f32);
  put(18, spaces > 0 ? 1 : 0);
  put(19, spaces == 0 && canMerge(at, accepted) ? 1 : 0);
  put(20, share(at.owned(me) & places, 0.1));
  put(21, share(at.owned(you) & places, 0.1));
  put(22, placed(at));
  put(23, (columnCards(at) as f32) * 0.1);
  put(24, share(at.owned(me) & wanted, 0.5));
  put(25, share(at.owned(you) & wanted, 0.5));
  put(26, mine == 0 ? 1 : 0);
  put(27, yours == 0 ? 1 : 0);
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

function placed(at: Lean): f32 {
  let ranks = 0;
  for (let suit = 0; suit < FOUR; suit++) ranks += at.foundation(suit);
  return (ranks as f32) * 0.05;
}

function columnCards(at: Lean): i32 {
  let cards = 0;
  for (let i = 0; i < FOUR; i++) cards += lengthOf(at.column(i));
  return cards;
}
