/** One measurement, with the least value that passes; the plain way of doing the same is from the same run. */
export interface BenchRow {
  readonly name: string;
  /** Higher is better. */
  readonly value: number;
  readonly unit: string;
  readonly floor: number;
  /** Left out where the value is itself a ratio to it. */
  readonly baseline?: { readonly name: string; readonly value: number };
}

/** Work that is done `times` times in one call. */
export interface Work {
  readonly times: number;
  run(times: number): unknown;
}

/**
 * Times a second of each work: the best of several rounds taken in turn, so that other work on the computer meets all.
 * Rounds should last a few milliseconds, so that some of them are not disturbed.
 */
export function fastest(works: readonly Work[], rounds: number): number[] {
  const best = works.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => {
      const begun = performance.now();
      work.run(work.times);
      best[i] = Math.max(best[i], (work.times * 1000) / (performance.now() - begun));
    });
  }
  return best;
}

/** Calls `work` with 0, 1, … */
export function repeat(times: number, work: (i: number) => void): void {
  for (let i = 0; i < times; i++) work(i);
}
