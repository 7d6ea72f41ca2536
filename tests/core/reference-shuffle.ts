const WORD = (1n << 64n) - 1n;

/**
 * The documented shuffle of a sorted deck, written a second time with unbounded integers: splitmix64, xoshiro256**, Lemire,
 * Fisher–Yates; and how many random numbers it had to throw away so that all places are equally likely. A deck that does not
 * suit is shuffled once more with the numbers that follow.
 */
export function referenceShuffle(
  deal: bigint,
  sorted: readonly string[],
  suits: (deck: readonly string[]) => boolean = () => true,
): { readonly deck: string[]; readonly rejected: number } {
  let rejected = 0;
  let mixer = deal;
  const splitmix = (): bigint => {
    mixer = (mixer + 0x9e3779b97f4a7c15n) & WORD;
    let z = mixer;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD;
    return z ^ (z >> 31n);
  };
  const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & WORD;
  const s = [splitmix(), splitmix(), splitmix(), splitmix()];
  const halves: bigint[] = [];
  const next32 = (): bigint => {
    const waiting = halves.pop();
    if (waiting !== undefined) return waiting;
    const result = (rotate((s[1] * 5n) & WORD, 7n) * 9n) & WORD;
    const shifted = (s[1] << 17n) & WORD;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 45n);
    halves.push(result & 0xffffffffn);
    return result >> 32n;
  };
  const below = (bound: bigint): number => {
    const floor = (1n << 32n) % bound;
    let product = next32() * bound;
    while ((product & 0xffffffffn) < floor) {
      product = next32() * bound;
      rejected++;
    }
    return Number(product >> 32n);
  };
  const deck = [...sorted];
  do {
    halves.length = 0;
    for (let last = deck.length - 1; last > 0; last--) {
      const other = below(BigInt(last + 1));
      [deck[last], deck[other]] = [deck[other], deck[last]];
    }
  } while (!suits(deck));
  return { deck, rejected };
}
