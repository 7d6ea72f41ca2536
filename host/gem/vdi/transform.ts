import { createForm, type Mfdb, planeOf } from './mfdb.ts';

/** The same picture in the other memory form: standard (plane after plane) becomes device form (interleaved) and back. */
export function transformForm(source: Mfdb): Mfdb {
  const target = createForm(source.width, source.height, source.planes, !source.standard);
  for (let plane = 0; plane < source.planes; plane++) {
    const from = planeOf(source, plane);
    const to = planeOf(target, plane);
    for (let y = 0; y < source.height; y++) {
      for (let word = 0; word < source.wordsPerLine; word++) {
        const value = from.words[from.start + y * from.lineStep + word * from.wordStep];
        to.words[to.start + y * to.lineStep + word * to.wordStep] = value;
      }
    }
  }
  return target;
}
