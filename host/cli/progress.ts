import type { Io } from './io.ts';

const BAR_WIDTH = 30;
const CLEAR_LINE = '\r\x1b[K';

/** A line that shows how far long work is. It is drawn on standard error and only where that is a terminal. */
export class Progress {
  readonly #io: Io;
  #shown = '';

  constructor(io: Io) {
    this.#io = io;
  }

  /**
   * Shows a bar.
   *
   * @param share of the work that is done, 0 to 1
   * @param text what is being done; cut to the terminal's width
   */
  bar(share: number, text: string): void {
    const filled = Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH);
    this.line(`[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${text}`);
  }

  /** Shows a text, for work whose end is not known. */
  line(text: string): void {
    const columns = this.#io.progressColumns;
    if (columns === null) return;
    const line = text.slice(0, columns - 1);
    if (line === this.#shown) return;
    this.#io.err(`${CLEAR_LINE}${line}`);
    this.#shown = line;
  }

  /** Removes the line, so that results can be printed. */
  clear(): void {
    if (this.#shown !== '') this.#io.err(CLEAR_LINE);
    this.#shown = '';
  }
}
