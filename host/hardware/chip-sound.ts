/**
 * A sound of a machine's own chip, as the machine hands it to whoever can play it. The same object is the same sound, so
 * that what was rendered once can be kept.
 */
export interface ChipSound {
  /**
   * The whole sound, one channel.
   *
   * @param contextRate frames a second, any positive number
   * @returns values between -1 and 1
   */
  render(contextRate: number): Float32Array;
}

/** Hears of a sound that begins, or with null that the present one ends. */
export type SoundListener = (sound: ChipSound | null) => void;

/** Whoever plays the sounds of a chip listens here. A sound that begins ends the one before. */
export class SoundReports {
  readonly #listeners = new Set<SoundListener>();

  /** Begins a sound. */
  play(sound: ChipSound): void {
    for (const listener of [...this.#listeners]) listener(sound);
  }

  /** Ends the sound that is heard. */
  silence(): void {
    for (const listener of [...this.#listeners]) listener(null);
  }

  /** @returns a function that ends the reports */
  onSound(listener: SoundListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
