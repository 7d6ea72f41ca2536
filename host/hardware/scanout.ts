/** Where the bits of a picture lie in 16-bit words: planes interleaved word by word, bit 15 is the left pixel. */
export interface PlanarLayout {
  readonly planes: number;
  /** Words of one line in one plane. */
  readonly wordsPerLine: number;
}

/**
 * Eight pixels for each value of a byte, one byte a pixel with the value 0 or 1, left pixel first in memory. Read as
 * pairs of 32-bit numbers; shifting such a number left by 0 to 7 shifts all its pixel values at once, whatever the byte
 * order of the host computer.
 */
const PIXELS_OF_BYTE: Uint32Array = (() => {
  const pixels = new Uint8Array(256 * 8);
  for (let i = 0; i < pixels.length; i++) pixels[i] = ((i >> 3) >> (7 - (i & 7))) & 1;
  return new Uint32Array(pixels.buffer);
})();

/**
 * Turns lines of planar words into one index per pixel; plane 0 gives bit 0 of the index.
 *
 * @param memory words of the picture, `planes * wordsPerLine` a line
 * @param pixels 32-bit view of the target, `4 * wordsPerLine` numbers a line
 * @param top first line
 * @param bottom line after the last one
 */
export function scanOutPlanar(
  memory: Uint16Array,
  layout: PlanarLayout,
  pixels: Uint32Array,
  top: number,
  bottom: number,
): void {
  const { planes, wordsPerLine } = layout;
  let source = top * wordsPerLine * planes;
  const end = bottom * wordsPerLine * 4;
  for (let target = top * wordsPerLine * 4; target < end; target += 4) {
    let pixels0 = 0;
    let pixels4 = 0;
    let pixels8 = 0;
    let pixels12 = 0;
    for (let plane = 0; plane < planes; plane++) {
      const word = memory[source++];
      const left = (word >> 8) << 1;
      const right = (word & 0xff) << 1;
      pixels0 |= PIXELS_OF_BYTE[left] << plane;
      pixels4 |= PIXELS_OF_BYTE[left + 1] << plane;
      pixels8 |= PIXELS_OF_BYTE[right] << plane;
      pixels12 |= PIXELS_OF_BYTE[right + 1] << plane;
    }
    pixels[target] = pixels0;
    pixels[target + 1] = pixels4;
    pixels[target + 2] = pixels8;
    pixels[target + 3] = pixels12;
  }
}
