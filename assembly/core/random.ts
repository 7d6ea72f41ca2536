/**
 * The generator of all shuffles: xoshiro256** by Blackman and Vigna, its 256-bit state filled by four steps of splitmix64
 * that start from the 64-bit deal number, as its authors recommend. Numbers below a bound are drawn by Lemire's
 * multiply-and-reject, so every value is equally likely. Each 64-bit output serves two 32-bit draws, upper half first.
 * The result depends on the deal number alone: the same on every machine, for ever.
 */
let s0: u64 = 0;
let s1: u64 = 0;
let s2: u64 = 0;
let s3: u64 = 0;
let spare: u64 = 0;
let hasSpare: bool = false;
let mixer: u64 = 0;

export function seedRandom(seed: u64): void {
  mixer = seed;
  s0 = splitmix();
  s1 = splitmix();
  s2 = splitmix();
  s3 = splitmix();
  hasSpare = false;
}

/** A number in 0 … bound − 1; `bound` is at least 1. */
export function randomBelow(bound: u32): u32 {
  let product = next32() * (bound as u64);
  if ((product as u32) < bound) {
    const floor: u32 = (0 - bound) % bound;
    while ((product as u32) < floor) product = next32() * (bound as u64);
  }
  return (product >> 32) as u32;
}

function splitmix(): u64 {
  mixer += 0x9e3779b97f4a7c15;
  let z = mixer;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

function next32(): u64 {
  if (hasSpare) {
    hasSpare = false;
    return spare;
  }
  const result = rotl<u64>(s1 * 5, 7) * 9;
  const shifted = s1 << 17;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= shifted;
  s3 = rotl<u64>(s3, 45);
  spare = result & 0xffffffff;
  hasSpare = true;
  return result >> 32;
}
