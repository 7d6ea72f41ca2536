import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from 'canvas';
import type { IndexedPicture } from '../../host/cli/png.ts';

/** Reads a reference capture of any PNG kind as indexed pixels; indices are in the order of first use. */
export async function readCapture(path: string): Promise<IndexedPicture> {
  const image = await loadImage(readFileSync(path));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const rgba = context.getImageData(0, 0, image.width, image.height).data;
  const colours = new Map<number, number>();
  const pixels = Uint8Array.from({ length: image.width * image.height }, (_, i) => {
    const rgb = (rgba[i * 4] << 16) | (rgba[i * 4 + 1] << 8) | rgba[i * 4 + 2];
    const index = colours.get(rgb) ?? colours.size;
    colours.set(rgb, index);
    return index;
  });
  return { width: image.width, height: image.height, pixels, palette: Uint32Array.from(colours.keys()) };
}
