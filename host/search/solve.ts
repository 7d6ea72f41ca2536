import type { Core, SearchProgress } from '../core/core.ts';

/** How long a search may take. Without limits it runs until it has an answer or its table is full. */
export interface SearchLimits {
  /** Positions at most. */
  readonly nodes?: number;
  /** Milliseconds at most. */
  readonly milliseconds?: number;
}

/** What became of a search. */
export interface SolveResult extends SearchProgress {
  /** The winning moves when the verdict is `solved`, else null. */
  readonly line: readonly number[] | null;
  readonly milliseconds: number;
}

/** The surroundings of a search: who may stop it, who hears of it, what tells the time. */
export interface SolveHooks {
  readonly signal?: AbortSignal;
  onProgress?(progress: SearchProgress): void;
  /** Milliseconds from any start. */
  now(): number;
  /** Lets others have their turn between two slices. */
  pause(): Promise<void>;
}

/** Positions of the first slice; slices then aim at SLICE_MS. */
const FIRST_SLICE = 4096;
const LARGEST_SLICE = 1 << 20;
const SLICE_MS = 25;

/**
 * Searches the game that `core` is playing for a win, all cards known, slice by slice. The game itself does not change.
 * A signal or the time limit ends it with the verdict `stopped` or `gave-up` (reason `time-limit`).
 *
 * @throws NoGameError
 */
export async function solve(core: Core, limits: SearchLimits, hooks: SolveHooks): Promise<SolveResult> {
  const begun = hooks.now();
  const deadline = limits.milliseconds === undefined ? Number.POSITIVE_INFINITY : begun + limits.milliseconds;
  core.search.start(limits.nodes ?? 0);
  let slice = FIRST_SLICE;
  let progress = core.search.step(slice);
  let outOfTime = false;
  while (progress.verdict === 'running') {
    hooks.onProgress?.(progress);
    await hooks.pause();
    outOfTime = hooks.now() >= deadline;
    if (outOfTime || hooks.signal?.aborted === true) progress = core.search.stop();
    else {
      const before = hooks.now();
      progress = core.search.step(slice);
      slice = nextSlice(slice, hooks.now() - before);
    }
  }
  const end: SearchProgress =
    outOfTime && progress.verdict === 'stopped' ? { ...progress, verdict: 'gave-up', reason: 'time-limit' } : progress;
  return { ...end, line: core.search.line(), milliseconds: hooks.now() - begun };
}

function nextSlice(slice: number, took: number): number {
  if (took < SLICE_MS / 2) return Math.min(slice * 2, LARGEST_SLICE);
  return took > SLICE_MS * 2 ? Math.max(slice >> 1, FIRST_SLICE) : slice;
}
