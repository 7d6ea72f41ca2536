/** Which lines of a picture were written since it was last made; at the beginning all of them. */
export class DirtyLines {
  readonly #marks: Uint8Array;

  /** @param height number of lines of the picture */
  constructor(height: number) {
    this.#marks = new Uint8Array(height).fill(1);
  }

  /** Marks the lines `top` to before `bottom`; lines outside the picture are ignored. */
  mark(top: number, bottom: number): void {
    if (bottom - top === 1 && top >= 0 && top < this.#marks.length) this.#marks[top] = 1;
    else this.#marks.fill(1, Math.max(0, top), Math.max(0, bottom));
  }

  /** Takes all marks away and calls `take` for each run of lines that had one, from the top downwards. */
  takeRuns(take: (top: number, bottom: number) => void): void {
    const marks = this.#marks;
    for (let top = marks.indexOf(1); top >= 0; top = marks.indexOf(1, top)) {
      const end = marks.indexOf(0, top);
      const bottom = end < 0 ? marks.length : end;
      marks.fill(0, top, bottom);
      take(top, bottom);
    }
  }
}
