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

/** Whoever plays the sounds of a chip listens here. A sound that begins ends the one before. */
export class SoundReports {
  readonly #listeners = new Set<(sound: ChipSound) => void>();

  /** Begins a sound. */
  play(sound: ChipSound): void {
    for (const listener of [...this.#listeners]) listener(sound);
  }

  /** @returns a function that ends the reports */
  onSound(listener: (sound: ChipSound) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
