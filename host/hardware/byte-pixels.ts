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
