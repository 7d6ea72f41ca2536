/**
 * A 64-bit fingerprint of a position's bytes, written into saves to tell a foreign or damaged game. The game's number in the
 * registry (the first byte) is left out: saves name their game. So are the registers behind the last one that is not zero, so that
 * a game without registers has the fingerprint of its table.
 */
import { POSITION_BYTES, POSITION_REGISTERS } from '../abi';
import { Position } from './position';

/** The fingerprint of a position. */
export function hashPosition(at: Position): u64 {
  let h: u64 = 0xcbf29ce484222325;
  h = mix(h, load<u64>(changetype<usize>(at)) & ~0xff);
  let end: usize = POSITION_BYTES;
  while (end > (POSITION_REGISTERS as usize) && load<u64>(changetype<usize>(at) + end - 8) == 0) end -= 8;
  for (let i: usize = 8; i < end; i += 8) h = mix(h, load<u64>(changetype<usize>(at) + i));
  return h;
}

function mix(h: u64, word: u64): u64 {
  h = (h ^ word) * 0x9e3779b97f4a7c15;
  return h ^ (h >> 32);
}
