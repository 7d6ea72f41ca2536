/** A raster in memory words, as the memory form definition block of the Atari ST VDI describes it. */
export interface Mfdb {
  readonly words: Uint16Array;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  /** Words of one line in one plane; bit 15 of a word is its left pixel. */
  readonly wordsPerLine: number;
  /** True: plane after plane (standard form); false: planes interleaved word by word (device form of the screen). */
  readonly standard: boolean;
}

/** Where one plane of a form lies: word `w` of line `y` is `words[start + y * lineStep + w * wordStep]`. */
export interface PlaneWords {
  readonly words: Uint16Array;
  readonly start: number;
  readonly lineStep: number;
  readonly wordStep: number;
}

/** An empty form: all pixels 0. Sizes are positive whole numbers of pixels, `planes` 1 to 8. */
export function createForm(width: number, height: number, planes: number, standard = false): Mfdb {
  const wordsPerLine = (width + 15) >> 4;
  return { words: new Uint16Array(wordsPerLine * planes * height), width, height, planes, wordsPerLine, standard };
}

/** The words of plane `plane` (0 is bit 0 of the pixel value). */
export function planeOf(form: Mfdb, plane: number): PlaneWords {
  const { words, wordsPerLine, planes, height } = form;
  if (form.standard) return { words, start: plane * wordsPerLine * height, lineStep: wordsPerLine, wordStep: 1 };
  return { words, start: plane, lineStep: wordsPerLine * planes, wordStep: planes };
}
