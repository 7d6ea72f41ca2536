/**
 * A move is one unsigned 32-bit word, `kind:7 | from:8 | to:8 | count:8` with bit 31 clear; 0 is "no move".
 * Compiled by `asc` and by `tsc`.
 */
import { MoveKind } from './abi';

/** One word from the fields of a move. */
export function packMove(kind: u32, from: u32, to: u32, count: u32): u32 {
  return (kind << 24) | (from << 16) | (to << 8) | count;
}

/** `count` cards from pile `from` onto pile `to`. */
export function packLay(from: u32, to: u32, count: u32): u32 {
  return packMove(MoveKind.Lay, from, to, count);
}

/** MoveKind of a move. */
export function moveKind(move: u32): u32 {
  return move >>> 24;
}

/** Pile the cards come from. */
export function moveFrom(move: u32): u32 {
  return (move >>> 16) & 0xff;
}

/** Pile the cards go to. */
export function moveTo(move: u32): u32 {
  return (move >>> 8) & 0xff;
}

/** Cards that travel. */
export function moveCount(move: u32): u32 {
  return move & 0xff;
}
