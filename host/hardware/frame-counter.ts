import type { Clock } from './clock.ts';

const MS = 1000;
/** Part of a picture by which a clock may be early because times are rounded. */
const ROUNDING = 1e-6;

/**
 * Counts the pictures that a machine would have shown since it was switched on, at its own refresh rate and whether they
 * are made or not. What blinks, does so in this count (FIDELITY §3, "Pacing").
 */
export class FrameCounter {
  readonly refreshHz: number;
  readonly #clock: Clock;
  readonly #start: number;

  constructor(clock: Clock, refreshHz: number) {
    this.#clock = clock;
    this.refreshHz = refreshHz;
    this.#start = clock.now();
  }

  /** Pictures since the start with the part of the present one that is over. */
  get time(): number {
    return ((this.#clock.now() - this.#start) * this.refreshHz) / MS;
  }

  /** Number of the present picture, from 0. */
  get frame(): number {
    return Math.floor(this.time + ROUNDING);
  }

  /** The next time at which `part` of a picture, 0 to 1, is over. */
  next(part: number): number {
    const time = this.time + ROUNDING;
    const candidate = Math.floor(time) + part;
    return candidate > time ? candidate : candidate + 1;
  }

  /**
   * Runs `run` once, at a time in pictures since the start.
   *
   * @returns a function that cancels the run
   */
  at(time: number, run: () => void): () => void {
    return this.#clock.after(((time - this.time) * MS) / this.refreshHz, run);
  }
}
