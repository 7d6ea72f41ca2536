import type { Mfdb } from '../../gem/vdi/mfdb.ts';

const SIDE = 32;

/** Squares inside each other, 32x32 pixels: the picture of the scenes, in the place of icons too. */
export function squares(): Mfdb {
  const words = new Uint16Array((SIDE * SIDE) / 16);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const ring = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y);
      if (ring % 2 === 0) words[y * 2 + (x >> 4)] |= 0x8000 >> (x & 15);
    }
  }
  return { words, width: SIDE, height: SIDE, planes: 1, wordsPerLine: 2, standard: true };
}

/** All pixels set, 32x32: the mask of the scenes' icons. */
export function solid(): Mfdb {
  const picture = squares();
  picture.words.fill(0xffff);
  return picture;
}
