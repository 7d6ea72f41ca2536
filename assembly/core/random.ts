/**
 * The generator of all shuffles: xoshiro256** by Blackman and Vigna, its 256-bit state filled by four steps of splitmix64
 * that start from the 64-bit deal number, as its authors recommend. Numbers below a bound are drawn by Lemire's
 * multiply-and-reject, so every value is equally likely. Each 64-bit output serves two 32-bit draws, upper half first.
 * The result depends on the deal number alone: the same on every machine, for ever.
 */
const GOLDEN_GAMMA: u64 = 0x9e3779b97f4a7c15;

let s0: u64 = 0;
let s1: u64 = 0;
let s2: u64 = 0;
let s3: u64 = 0;

/** Begins the sequence of a seed. */
export function seedRandom(seed: u64): void {
  s0 = splitmix(seed + GOLDEN_GAMMA);
  s1 = splitmix(seed + 2 * GOLDEN_GAMMA);
  s2 = splitmix(seed + 3 * GOLDEN_GAMMA);
  s3 = splitmix(seed + 4 * GOLDEN_GAMMA);
}

/**
 * Shuffles `count` bytes with the next numbers of the sequence: Fisher–Yates from the last place down, place i against a random
 * place 0 … i.
 */
export function shuffleBytes(at: usize, count: u32): void {
  let places = count;
  while (places > 1) {
    const output = next();
    places = exchangeLast(at, places, output >> 32);
    if (places > 1) places = exchangeLast(at, places, output & 0xffffffff);
  }
}

/** A number in 0 … bound − 1. */
export function randomBelow(bound: u32): u32 {
  while (true) {
    const product = (next() >> 32) * (bound as u64);
    if ((product as u32) >= (0 - bound) % bound) return (product >> 32) as u32;
  }
}

/** The next number of the sequence, from 0 up to but without 1, in steps of 2^-53. */
export function randomShare(): f64 {
  return ((next() >> 11) as f64) / 9007199254740992.0;
}

function next(): u64 {
  const output = rotl<u64>(s1 * 5, 7) * 9;
  const shifted = s1 << 17;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= shifted;
  s3 = rotl<u64>(s3, 45);
  return output;
}

/** Exchanges the last of `places` bytes with the one that a 32-bit draw chooses; returns how many places are left to settle. */
function exchangeLast(at: usize, places: u32, draw: u64): u32 {
  const product = draw * (places as u64);
  if ((product as u32) < places && (product as u32) < (0 - places) % places) return places;
  const last = at + ((places - 1) as usize);
  const other = at + ((product >> 32) as usize);
  const byte = load<u8>(last);
  store<u8>(last, load<u8>(other));
  store<u8>(other, byte);
  return places - 1;
}

/** One step of splitmix64, given the counter it has advanced to. */
function splitmix(counter: u64): u64 {
  let z = counter;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}
