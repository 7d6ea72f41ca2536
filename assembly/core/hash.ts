/** A 64-bit fingerprint of a position's bytes, written into saves to tell a foreign or damaged game. */
import { POSITION_BYTES } from '../abi';
import { Position } from './position';

export function hashPosition(at: Position): u64 {
  let h: u64 = 0xcbf29ce484222325;
  for (let i: usize = 0; i < (POSITION_BYTES as usize); i += 8) {
    h = (h ^ load<u64>(changetype<usize>(at) + i)) * 0x9e3779b97f4a7c15;
    h ^= h >> 32;
  }
  return h;
}
