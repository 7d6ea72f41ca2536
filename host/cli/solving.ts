import type { ChosenOptions, Core, SearchProgress } from '../core/core.ts';
import { moveText } from '../core/move-text.ts';

/** Positions that are visited between two looks at the clock and at Ctrl-C. */
const SLICE_NODES = 20_000;

/** What a search may cost; null is no limit. */
export interface SolveLimits {
  readonly nodes: number | null;
  readonly milliseconds: number | null;
}

/** What a search found out. Keys and their order are those of `solve --json`. */
export interface SolveResult {
  readonly game: string;
  readonly options: ChosenOptions;
  /** Decimal digits; null where the game was not begun from a deal number. */
  readonly deal: string | null;
  /** `unsolvable` is a proof; the line of `solved` has been replayed by the rules. */
  readonly verdict: 'solved' | 'unsolvable' | 'gave-up';
  /** Why the search gave up, such as `time-limit`, `node-limit`, `table-full`, `interrupted`; else null. */
  readonly reason: string | null;
  /** Moves of the winning line, else null. */
  readonly moves: number | null;
  /** Positions visited. */
  readonly nodes: number;
  readonly milliseconds: number;
  /** Positions in the table at the end, which is its peak. */
  readonly table: number;
  /** The winning line in the notation of `play --moves`, else null. */
  readonly line: string | null;
}

/** Lets other things of the process happen: Ctrl-C, messages. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Searches the present game of a core, in slices.
 *
 * @param deal digits of the deal number for the result, or null
 * @param watch is told how far it is, after every slice
 */
export async function solveGame(
  core: Core,
  deal: string | null,
  limits: SolveLimits,
  interrupted: AbortSignal,
  watch: (progress: SearchProgress) => void = () => undefined,
): Promise<SolveResult> {
  const start = performance.now();
  const { search } = core;
  search.start(limits.nodes ?? 0);
  let progress = search.progress();
  let stoppedBy: string | null = null;
  while (progress.verdict === 'running') {
    progress = search.step(SLICE_NODES);
    watch(progress);
    await breathe();
    if (interrupted.aborted) stoppedBy = 'interrupted';
    else if (limits.milliseconds !== null && performance.now() - start >= limits.milliseconds) stoppedBy = 'time-limit';
    if (stoppedBy !== null) progress = search.stop();
  }
  const { game, options } = core.view();
  const line = search.line()?.map((move) => moveText(game, move)) ?? null;
  const isAnswer = progress.verdict === 'solved' || progress.verdict === 'unsolvable';
  return {
    game: game.id,
    options,
    deal,
    verdict: progress.verdict === 'solved' || progress.verdict === 'unsolvable' ? progress.verdict : 'gave-up',
    reason: isAnswer ? null : (progress.reason ?? stoppedBy),
    moves: line?.length ?? null,
    nodes: progress.nodes,
    milliseconds: Math.round(performance.now() - start),
    table: progress.table,
    line: line?.join(', ') ?? null,
  };
}
