/**
 * Time as the emulated machines and their programs see it. The browser, the command line and the tests each bring their
 * own; nothing above this interface asks the host computer for the time.
 */
export interface Clock {
  /** Milliseconds since an arbitrary start; never runs backwards. */
  now(): number;
  /**
   * Runs `run` once, `ms` milliseconds from now (0 or less: at the next opportunity, never within this call).
   *
   * @returns a function that cancels the run; calling it later or twice does nothing
   */
  after(ms: number, run: () => void): () => void;
}
