/** The calibrating loop of SOLVERS: a 64-bit mix, one multiplication after the other. */
export function mix(steps: u32): u64 {
  let h: u64 = 0xcbf29ce484222325;
  for (let i: u32 = 0; i < steps; i++) {
    h ^= i as u64;
    h *= 0x100000001b3;
  }
  return h;
}
