/** Worlds of the sampler as tables of the solver. */
import { SEATS } from '../../abi-tricks';
import { KINDS, kindOf } from '../cards';
import { bitOfKind } from '../solver/masks';
import { lay, setWorld } from '../solver/solver';
import { worldOf } from './sampler';
import * as seen from './seen';

/** Cards that are in a hand already; of twins the first. */
let given: u64 = 0;

/** Gives the solver the last world, as far as the present trick has come. */
export function layWorld(): void {
  given = 0;
  const hand0 = bitsOf(worldOf(0));
  const hand1 = bitsOf(worldOf(1));
  const hand2 = bitsOf(worldOf(2));
  const first = seen.plays - seen.inTrick;
  setWorld(hand0, hand1, hand2, seen.trump, seen.soloist, seen.inTrick == 0 ? seen.seat : seen.playerOf(first));
  for (let play = first; play < seen.plays; play++) lay(kindOf(seen.played(play)));
}

/** Gives the solver the last world before the first trick, with `solo` for the hand of the seat that looks, who plays alone. */
export function layStart(solo: usize, trump: i32): void {
  given = 0;
  const own = bitsOf(solo);
  const right = bitsOf(worldOf((seen.seat + 1) % SEATS));
  const left = bitsOf(worldOf((seen.seat + 2) % SEATS));
  const opener = (seen.opener - seen.seat + SEATS) % SEATS;
  setWorld(own, right, left, trump, 0, opener);
}

function bitsOf(counts: usize): u64 {
  let bits: u64 = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left: i32 = load<u8>(counts + (kind as usize)); left > 0; left--) {
      const first = (1 as u64) << (bitOfKind(kind) as u64);
      const bit = ((given >> (bitOfKind(kind) as u64)) & 1) != 0 ? first << 1 : first;
      given |= bit;
      bits |= bit;
    }
  }
  return bits;
}
