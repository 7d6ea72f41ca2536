import type { Clock } from '../hardware/clock.ts';

/** The browser's time for one program. Ending it silences the program: nothing that was arranged will run. */
export class BrowserClock implements Clock {
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #ended = false;

  now(): number {
    return performance.now();
  }

  after(ms: number, run: () => void): () => void {
    if (this.#ended) return () => undefined;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        run();
      },
      Math.max(0, ms),
    );
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }

  /** Cancels everything that was arranged and arranges nothing more. */
  end(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
