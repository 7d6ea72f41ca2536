import type { Frame } from './display.ts';

/** The colours of the palette in the form of canvases, set anew for each frame; as many as a byte can name. */
const OPAQUE = new Int32Array(256);

/**
 * Paints a frame in the form that canvases take: a byte each for red, green, blue and opacity. Goes by fours of pixels,
 * and looks colours up once for a run of equal fours, of which screens are full.
 *
 * @param target one 32-bit number for each pixel, on a computer that keeps the low byte first
 */
export function paintRgba({ pixels, palette }: Frame, target: Uint32Array): void {
  palette.forEach((rgb, i) => {
    OPAQUE[i] = 0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16);
  });
  const fours = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  const colours = new Int32Array(target.buffer, target.byteOffset, target.length);
  let i = 0;
  while (i < fours.length) {
    const four = fours[i];
    const first = OPAQUE[four & 0xff];
    const second = OPAQUE[(four >> 8) & 0xff];
    const third = OPAQUE[(four >> 16) & 0xff];
    const fourth = OPAQUE[four >>> 24];
    do {
      const at = i * 4;
      colours[at] = first;
      colours[at + 1] = second;
      colours[at + 2] = third;
      colours[at + 3] = fourth;
      i++;
    } while (i < fours.length && fours[i] === four);
  }
  for (let rest = fours.length * 4; rest < pixels.length; rest++) colours[rest] = OPAQUE[pixels[rest]];
}
