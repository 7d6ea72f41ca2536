/**
 * What was odd about a picture that could be decoded all the same (FORMATS §1.2, §1.3, §1.8).
 *
 * - `version-unusual`: version word 0.
 * - `pattern-length-unusual`: 0 or above 8, and the file uses pattern records.
 * - `palette-short`: the header has fewer colours than the picture; the default palette fills up.
 * - `palette-clamped`: a colour component above 1000.
 * - `palette-equal`: both colours of a mono palette are the same; white and black are used.
 * - `colour-model-unknown`: a colour model other than RGB or CMY; read as RGB.
 * - `ventura-flag-unknown`: a Ventura colour flag other than colour and grey; read as colour.
 * - `unknown-extension`: the header is longer than 8 words and nothing that is known.
 * - `planes-sequential`: an STTT picture that holds one plane after the other.
 * - `row-overrun`: a record made more bytes than the plane's row has; the excess was dropped.
 * - `keep-in-level-1`: a record of levels 2 and 3 in a file of level 1.
 * - `zero-count`: a repeat or literal count of 0, taken as 256.
 * - `repeat-before-plane`: a row repetition before a plane other than the first.
 * - `repeat-inside-row`: a row repetition in the middle of a row; ignored.
 * - `repeat-clamped`: a row repetition past the last row.
 * - `truncated`: the file ends before the picture does; the rest is pixel value 0.
 * - `trailing-bytes`: bytes after the last row; ignored.
 */
export type ImgWarningCode =
  | 'version-unusual'
  | 'pattern-length-unusual'
  | 'palette-short'
  | 'palette-clamped'
  | 'palette-equal'
  | 'colour-model-unknown'
  | 'ventura-flag-unknown'
  | 'unknown-extension'
  | 'planes-sequential'
  | 'row-overrun'
  | 'keep-in-level-1'
  | 'zero-count'
  | 'repeat-before-plane'
  | 'repeat-inside-row'
  | 'repeat-clamped'
  | 'truncated'
  | 'trailing-bytes';

export interface ImgWarning {
  readonly code: ImgWarningCode;
  /** Byte offset in the file where it was seen first. */
  readonly offset: number;
}

/** Takes a warning; called once per occurrence. */
export type WarnImg = (code: ImgWarningCode, offset: number) => void;

/** Keeps the first occurrence of each code, so that a broken file cannot make a long list. */
export class ImgWarningList {
  readonly #offsets = new Map<ImgWarningCode, number>();

  readonly add: WarnImg = (code, offset) => {
    if (!this.#offsets.has(code)) {
      this.#offsets.set(code, offset);
    }
  };

  has(code: ImgWarningCode): boolean {
    return this.#offsets.has(code);
  }

  /** The warnings in the order in which they came up. */
  list(): ImgWarning[] {
    return Array.from(this.#offsets, ([code, offset]) => ({ code, offset }));
  }
}
