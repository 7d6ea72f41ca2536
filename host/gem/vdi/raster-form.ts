import type { Raster } from '../../formats/raster.ts';
import { createForm, type Mfdb, planeOf } from './mfdb.ts';

/**
 * A form in device form that holds the pixel values of a raster; plane k takes bit k. Values are colour registers, not
 * pens: mapping is the caller's.
 *
 * @param planes 1 to 8; bits of the values above them are dropped
 */
export function formOfRaster(raster: Pick<Raster, 'width' | 'height' | 'pixels'>, planes: number): Mfdb {
  const form = createForm(raster.width, raster.height, planes);
  for (let plane = 0; plane < planes; plane++) {
    const { words, start, lineStep, wordStep } = planeOf(form, plane);
    for (let y = 0, pixel = 0; y < raster.height; y++) {
      for (let x = 0; x < raster.width; x++, pixel++) {
        const bit = (raster.pixels[pixel] >> plane) & 1;
        words[start + y * lineStep + (x >> 4) * wordStep] |= bit << (15 - (x & 15));
      }
    }
  }
  return form;
}

/** The pixel values of a form, row by row, one byte each. */
export function pixelsOfForm(form: Mfdb): Uint8Array {
  const pixels = new Uint8Array(form.width * form.height);
  for (let plane = 0; plane < form.planes; plane++) {
    const { words, start, lineStep, wordStep } = planeOf(form, plane);
    for (let y = 0, pixel = 0; y < form.height; y++) {
      for (let x = 0; x < form.width; x++, pixel++) {
        const word = words[start + y * lineStep + (x >> 4) * wordStep];
        pixels[pixel] |= ((word >> (15 - (x & 15))) & 1) << plane;
      }
    }
  }
  return pixels;
}
