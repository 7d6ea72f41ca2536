/** Picks the nibbles of {@link turned} that hold pixels 4 to 7. */
export const LOW_NIBBLES = 0x0f0f0f0f;
/** Picks those that hold pixels 0 to 3. */
export const HIGH_NIBBLES = 0xf0f0f0f0;

/**
 * The bits of four planes turned round: byte `p` of the number holds eight pixels of plane `p`, the left one in bit 7.
 * The result holds a nibble for each pixel with bit `p` from plane `p`: pixels 0 to 3 in the high nibbles of the bytes,
 * the first in the highest byte, pixels 4 to 7 in the low ones. Two steps of the transposition of a bit matrix by
 * halves.
 */
export function turned(bytes: number): number {
  const pairs = (bytes ^ (bytes >>> 7)) & 0x00aa00aa;
  const paired = bytes ^ pairs ^ (pairs << 7);
  const fours = (paired ^ (paired >>> 14)) & 0x0000cccc;
  return paired ^ fours ^ (fours << 14);
}
