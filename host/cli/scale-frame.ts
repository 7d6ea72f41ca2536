import type { Frame } from '../hardware/display.ts';

/** A picture each of whose pixels is a square of `scale` x `scale`. */
export function scaleFrame(frame: Frame, scale: number): Frame {
  if (scale === 1) return frame;
  const width = frame.width * scale;
  const height = frame.height * scale;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < frame.height; y++) {
    const from = y * frame.width;
    const first = y * scale * width;
    for (let x = 0; x < frame.width; x++) {
      pixels.fill(frame.pixels[from + x], first + x * scale, first + (x + 1) * scale);
    }
    for (let copy = 1; copy < scale; copy++) pixels.copyWithin(first + copy * width, first, first + width);
  }
  return { width, height, pixels, palette: frame.palette };
}
