import { LOW_NIBBLES, turned } from './bit-matrix.ts';

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
export const PIXELS_OF_BYTE: Uint32Array = (() => {
  const pixels = new Uint8Array(256 * 8);
  for (let i = 0; i < pixels.length; i++) pixels[i] = ((i >> 3) >> (7 - (i & 7))) & 1;
  return new Uint32Array(pixels.buffer);
})();

/** A number that holds a pixel value in each of its four bytes is this many times that value. */
export const FOUR_PIXELS = 0x01010101;

/**
 * Turns lines of planar words into one index per pixel; plane 0 gives bit 0 of the index. One plane is looked up in a
 * table, four and eight are turned round by bit operations, other numbers take a loop over the planes.
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
  const source = top * wordsPerLine * planes;
  const target = top * wordsPerLine * 4;
  const end = bottom * wordsPerLine * 4;
  if (planes === 1) scanOutOnePlane(memory, source, pixels, target, end);
  else if (planes === 4) scanOutFourPlanes(memory, source, pixels, target, end);
  else if (planes === 8) scanOutEightPlanes(memory, source, pixels, target, end);
  else scanOutPlanes(memory, source, planes, pixels, target, end);
}

function scanOutOnePlane(memory: Uint16Array, from: number, pixels: Uint32Array, to: number, end: number): void {
  let source = from;
  for (let target = to; target < end; target += 4) {
    const word = memory[source++];
    const left = (word >> 8) << 1;
    const right = (word & 0xff) << 1;
    pixels[target] = PIXELS_OF_BYTE[left];
    pixels[target + 1] = PIXELS_OF_BYTE[left + 1];
    pixels[target + 2] = PIXELS_OF_BYTE[right];
    pixels[target + 3] = PIXELS_OF_BYTE[right + 1];
  }
}

function scanOutFourPlanes(memory: Uint16Array, from: number, pixels: Uint32Array, to: number, end: number): void {
  let source = from;
  for (let target = to; target < end; target += 4) {
    const word0 = memory[source];
    const word1 = memory[source + 1];
    const word2 = memory[source + 2];
    const word3 = memory[source + 3];
    source += 4;
    const left = turned(bytesOf(word0 >> 8, word1 >> 8, word2 >> 8, word3 >> 8));
    const right = turned(bytesOf(word0, word1, word2, word3));
    pixels[target] = (left >>> 4) & LOW_NIBBLES;
    pixels[target + 1] = left & LOW_NIBBLES;
    pixels[target + 2] = (right >>> 4) & LOW_NIBBLES;
    pixels[target + 3] = right & LOW_NIBBLES;
  }
}

function scanOutEightPlanes(memory: Uint16Array, from: number, pixels: Uint32Array, to: number, end: number): void {
  let source = from;
  for (let target = to; target < end; target += 4) {
    const word0 = memory[source];
    const word1 = memory[source + 1];
    const word2 = memory[source + 2];
    const word3 = memory[source + 3];
    const word4 = memory[source + 4];
    const word5 = memory[source + 5];
    const word6 = memory[source + 6];
    const word7 = memory[source + 7];
    source += 8;
    const leftLow = turned(bytesOf(word0 >> 8, word1 >> 8, word2 >> 8, word3 >> 8));
    const leftHigh = turned(bytesOf(word4 >> 8, word5 >> 8, word6 >> 8, word7 >> 8));
    const rightLow = turned(bytesOf(word0, word1, word2, word3));
    const rightHigh = turned(bytesOf(word4, word5, word6, word7));
    pixels[target] = (leftHigh & ~LOW_NIBBLES) | ((leftLow >>> 4) & LOW_NIBBLES);
    pixels[target + 1] = ((leftHigh << 4) & ~LOW_NIBBLES) | (leftLow & LOW_NIBBLES);
    pixels[target + 2] = (rightHigh & ~LOW_NIBBLES) | ((rightLow >>> 4) & LOW_NIBBLES);
    pixels[target + 3] = ((rightHigh << 4) & ~LOW_NIBBLES) | (rightLow & LOW_NIBBLES);
  }
}

/** The low bytes of four words in one number, the first of them highest. */
function bytesOf(word0: number, word1: number, word2: number, word3: number): number {
  return ((word0 & 0xff) << 24) | ((word1 & 0xff) << 16) | ((word2 & 0xff) << 8) | (word3 & 0xff);
}

function scanOutPlanes(
  memory: Uint16Array,
  from: number,
  planes: number,
  pixels: Uint32Array,
  to: number,
  end: number,
): void {
  let source = from;
  for (let target = to; target < end; target += 4) {
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
