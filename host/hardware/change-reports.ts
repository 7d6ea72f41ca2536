/** Says once in a burst of changes that a picture has become different; a burst ends when the picture is made. */
export class ChangeReports {
  #changed = true;
  readonly #listeners = new Set<() => void>();

  /** The next picture will be another one. */
  report(): void {
    if (this.#changed) return;
    this.#changed = true;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Makes the picture with `make`; what changes within that belongs to it and is not reported. */
  settle(make: () => void): void {
    this.#changed = true;
    make();
    this.#changed = false;
  }

  /** @returns a function that ends the reports */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
