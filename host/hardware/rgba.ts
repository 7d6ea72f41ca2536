import type { Frame } from './display.ts';

/**
 * Paints a frame in the form that canvases take: a byte each for red, green, blue and opacity.
 *
 * @param target one 32-bit number for each pixel, on a computer that keeps the low byte first
 */
export function paintRgba({ pixels, palette }: Frame, target: Uint32Array): void {
  const opaque = palette.map((rgb) => 0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16));
  for (let i = 0; i < pixels.length; i++) target[i] = opaque[pixels[i]];
}
