/** A deterministic source of random numbers (xorshift). */
export class RandomSource {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 1;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }
}

const EXTREME_WORDS = [0, 1, 2, 7, 8, 9, 11, 17, 25, 27, 59, 255, 256, 779, 0x7fff, 0x8000, 0xffff];

/** A damaged copy: one to four changes, each a flipped byte, a cut, an insertion or an extreme word in the header. */
export function mutate(original: Uint8Array, random: RandomSource, headerBytes: number): Uint8Array {
  let bytes: Uint8Array = original.slice();
  const changes = 1 + random.below(4);
  for (let change = 0; change < changes; change++) {
    switch (random.below(4)) {
      case 0:
        flipByte(bytes, random);
        break;
      case 1:
        bytes = bytes.slice(0, random.below(bytes.length + 1));
        break;
      case 2:
        bytes = insertBytes(bytes, random);
        break;
      default:
        setExtremeWord(bytes, random, headerBytes);
    }
  }
  return bytes;
}

function flipByte(bytes: Uint8Array, random: RandomSource): void {
  if (bytes.length > 0) {
    bytes[random.below(bytes.length)] ^= 1 + random.below(255);
  }
}

function insertBytes(bytes: Uint8Array, random: RandomSource): Uint8Array {
  const at = random.below(bytes.length + 1);
  const inserted = Array.from({ length: 1 + random.below(8) }, () => random.below(256));
  return Uint8Array.from([...bytes.subarray(0, at), ...inserted, ...bytes.subarray(at)]);
}

function setExtremeWord(bytes: Uint8Array, random: RandomSource, headerBytes: number): void {
  const at = 2 * random.below(headerBytes / 2);
  const word = EXTREME_WORDS[random.below(EXTREME_WORDS.length)];
  if (at + 1 < bytes.length) {
    bytes[at] = word >> 8;
    bytes[at + 1] = word & 0xff;
  }
}
