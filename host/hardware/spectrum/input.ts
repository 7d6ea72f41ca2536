import type { FrameCounter } from '../frame-counter.ts';
import type { KeyStroke } from '../key-stroke.ts';
import { type MouseReport, ScreenInput } from '../screen-input.ts';
import { PICTURE } from './border.ts';
import { KeyMatrix, type SpectrumKey, spectrumStroke } from './keyboard.ts';

/** A stroke holds its keys for so many pictures: long enough for the ROM, which looks once a picture. */
const HELD_FRAMES = 2;

/** A key that was typed: its code, and the keys that are down together. */
export interface SpectrumKeyReport {
  readonly kind: 'key';
  readonly code: number;
  readonly keys: readonly SpectrumKey[];
}

export type SpectrumInputReport = MouseReport | SpectrumKeyReport;

/**
 * Keyboard of the Spectrum, and a mouse beside it. A stroke is reported at once, so that fast typing can be queued, and
 * its keys are down in the matrix for a moment.
 */
export class SpectrumInput extends ScreenInput<SpectrumKeyReport> {
  readonly matrix = new KeyMatrix();
  readonly #frames: FrameCounter;
  #letGo = (): void => undefined;

  constructor(frames: FrameCounter) {
    super(PICTURE.width, PICTURE.height);
    this.#frames = frames;
  }

  /** Types a key. Returns false where the Spectrum has no such key and no such character. */
  pressKey(stroke: KeyStroke): boolean {
    const found = spectrumStroke(stroke);
    if (found === null) return false;
    this.#hold(found.keys);
    this.tell({ kind: 'key', code: found.code, keys: found.keys });
    return true;
  }

  /** Presses keys for a moment; those of the stroke before go up. */
  #hold(keys: readonly SpectrumKey[]): void {
    this.#letGo();
    for (const key of keys) this.matrix.press(key);
    const cancel = this.#frames.at(this.#frames.time + HELD_FRAMES, () => this.#letGo());
    this.#letGo = () => {
      cancel();
      for (const key of keys) this.matrix.release(key);
      this.#letGo = () => undefined;
    };
  }
}
