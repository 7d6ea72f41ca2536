import type { Frame } from './display.ts';

/** The colours of the palette in that form, set anew for each frame; as many as a byte can name. */
const OPAQUE = new Int32Array(256);

/**
 * Paints a frame in the form that canvases take: a byte each for red, green, blue and opacity.
 *
 * @param target one 32-bit number for each pixel, on a computer that keeps the low byte first
 */
export function paintRgba({ pixels, palette }: Frame, target: Uint32Array): void {
  palette.forEach((rgb, i) => {
    OPAQUE[i] = 0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16);
  });
  const colours = new Int32Array(target.buffer, target.byteOffset, target.length);
  const fours = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  for (let i = 0; i < fours.length; i++) {
    const four = fours[i];
    const at = i * 4;
    colours[at] = OPAQUE[four & 0xff];
    colours[at + 1] = OPAQUE[(four >> 8) & 0xff];
    colours[at + 2] = OPAQUE[(four >> 16) & 0xff];
    colours[at + 3] = OPAQUE[four >>> 24];
  }
  for (let i = fours.length * 4; i < pixels.length; i++) colours[i] = OPAQUE[pixels[i]];
}
