import type { Clock } from '../../hardware/clock.ts';

/** The clock of a round: runs, stands, and goes on from a value that was kept. */
export class Stopwatch {
  readonly #clock: Clock;
  #counted = 0;
  #since: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get running(): boolean {
    return this.#since !== null;
  }

  /** Milliseconds counted so far. */
  get elapsedMs(): number {
    return this.#counted + (this.#since === null ? 0 : this.#clock.now() - this.#since);
  }

  /** Whole seconds counted so far. */
  get seconds(): number {
    return Math.floor(this.elapsedMs / 1000);
  }

  /** Stands at `elapsedMs`. */
  set(elapsedMs: number): void {
    this.#counted = elapsedMs;
    this.#since = null;
  }

  start(): void {
    this.#since ??= this.#clock.now();
  }

  stop(): void {
    this.#counted = this.elapsedMs;
    this.#since = null;
  }
}
