import type { Clock } from '../hardware/clock.ts';

/** The player has left the program by way of the page; it ends without a question. */
export class LeftError extends Error {
  override readonly name = 'LeftError';

  constructor() {
    super('the player has left the program');
  }
}

/** A program that the player has left by way of the page has ended like any other. */
export async function untilLeft(run: Promise<void>): Promise<void> {
  try {
    await run;
  } catch (error) {
    if (!(error instanceof LeftError)) throw error;
  }
}

/** A machine that reports what the player does. */
interface ReportingInput<Report> {
  onInput(listener: (report: Report) => void): () => void;
}

/**
 * What a program waits with that has no operating system to do it: for keys and mouse, and for time. Reports that come while
 * it does something else are kept in their order; of moves of the mouse that follow each other the last one counts.
 */
export class InputWaits<Report extends { readonly kind: string }> {
  readonly #clock: Clock;
  #reports: Report[] = [];
  #wake: (() => void) | null = null;
  #left = false;

  constructor(input: ReportingInput<Report>, clock: Clock) {
    this.#clock = clock;
    input.onInput((report) => this.#keep(report));
  }

  /** Whether the program waits at this moment. */
  get waiting(): boolean {
    return this.#wake !== null;
  }

  /**
   * Waits for the next report.
   *
   * @param ms how long at most; left out where it waits for ever
   * @returns null when the time has passed before there was one
   * @throws LeftError
   */
  async next(ms: number = Number.POSITIVE_INFINITY): Promise<Report | null> {
    const end = this.#clock.now() + ms;
    while (!this.#left && this.#reports.length === 0) {
      const rest = end - this.#clock.now();
      if (rest <= 0) break;
      await this.#sleep(rest);
    }
    if (this.#left) throw new LeftError();
    return this.#reports.shift() ?? null;
  }

  /** Lets time pass; what the player does meanwhile is kept. @throws LeftError */
  async pause(ms: number): Promise<void> {
    const end = this.#clock.now() + ms;
    for (;;) {
      if (this.#left) throw new LeftError();
      const rest = end - this.#clock.now();
      if (rest <= 0) return;
      await this.#sleep(rest);
    }
  }

  /** The next report that has come already; null where there is none. */
  poll(): Report | null {
    return this.#reports.shift() ?? null;
  }

  /** Forgets what has come and was not taken. */
  forget(): void {
    this.#reports = [];
  }

  /** Every wait, of now and later, ends with LeftError. */
  leave(): void {
    this.#left = true;
    this.#wake?.();
  }

  #keep(report: Report): void {
    if (report.kind === 'move' && this.#reports.at(-1)?.kind === 'move') this.#reports.pop();
    this.#reports.push(report);
    this.#wake?.();
  }

  /** Until somebody wakes it or the time has passed. */
  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = ms === Number.POSITIVE_INFINITY ? () => undefined : this.#clock.after(ms, () => this.#wake?.());
      this.#wake = () => {
        this.#wake = null;
        cancel();
        resolve();
      };
    });
  }
}
