import { createCanvas, loadImage } from 'canvas';
import type { Page } from 'playwright-core';

/** A screenshot in device pixels, reduced to dark and light. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Whether the pixel is lighter than grey. */
  light(x: number, y: number): boolean;
  /** Brightness of the pixel's green, 0 to 255. */
  level(x: number, y: number): number;
}

/** What the window shows, pixel by pixel of the device. */
export async function photograph(page: Page): Promise<Bitmap> {
  const image = await loadImage(await page.screenshot());
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const level = (x: number, y: number): number => data[(y * width + x) * 4 + 1];
  return { width, height, level, light: (x, y) => level(x, y) > 127 };
}

/** Lengths of the stretches of equal values, in order. */
export function runs(values: readonly boolean[]): number[] {
  const lengths: number[] = [];
  for (const [i, value] of values.entries()) {
    if (i > 0 && values[i - 1] === value) lengths[lengths.length - 1]++;
    else lengths.push(1);
  }
  return lengths;
}
