/** Picks the nibbles of {@link turned} that hold pixels 4 to 7; pixels 0 to 3 are the other ones. */
export const LOW_NIBBLES = 0x0f0f0f0f;

/**
 * The bits of four planes turned round: the highest byte of the number holds eight pixels of plane 0, the lowest those of
 * plane 3, the left pixel in bit 7. The result holds a nibble for each pixel with bit `p` from plane `p`: pixels 0 to 3 in
 * the high nibbles of the bytes, the first in the lowest byte, pixels 4 to 7 in the low ones; so both halves lie in the
 * order of a picture's memory, on a computer that keeps the low byte first. Two steps of the transposition of a bit matrix
 * by halves, about the diagonal from the upper right.
 */
export function turned(bytes: number): number {
  const pairs = (bytes ^ (bytes >>> 9)) & 0x00550055;
  const paired = bytes ^ pairs ^ (pairs << 9);
  const fours = (paired ^ (paired >>> 18)) & 0x00003333;
  return paired ^ fours ^ (fours << 18);
}

/**
 * Turns bytes of four planes into a byte per pixel; equal bytes in a row are turned once.
 *
 * @param planes a byte of each plane for each address, plane 0 highest
 * @param from first address
 * @param end address after the last one
 * @param pixels two numbers for each address
 * @param at where the first of them goes
 */
export function turnPlanes(planes: Int32Array, from: number, end: number, pixels: Uint32Array, at: number): void {
  let before = 0;
  let left = 0;
  let right = 0;
  for (let address = from, target = at; address < end; address++, target += 2) {
    const bytes = planes[address];
    if (bytes !== before) {
      before = bytes;
      const nibbles = turned(bytes);
      left = (nibbles >>> 4) & LOW_NIBBLES;
      right = nibbles & LOW_NIBBLES;
    }
    pixels[target] = left;
    pixels[target + 1] = right;
  }
}
