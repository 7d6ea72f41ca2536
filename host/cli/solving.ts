import type { ChosenOptions, Core, SearchProgress, View } from '../core/core.ts';
import { moveText } from '../core/move-text.ts';
import { type SearchLimits, type SolveResult, solve } from '../search/solve.ts';

/** What a search found out. Keys and their order are those of `solve --json`. */
export interface SolveReport {
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

/** Searches the present game of a core for a win. @param onProgress is told how far it is, between two slices */
export function solveGame(
  core: Core,
  limits: SearchLimits,
  interrupted: AbortSignal,
  onProgress?: (progress: SearchProgress) => void,
): Promise<SolveResult> {
  return solve(core, limits, {
    signal: interrupted,
    onProgress,
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
}

/** The report of a search. @param deal digits of the deal number, or null */
export function reportOf({ game, options }: View, deal: string | null, result: SolveResult): SolveReport {
  const line = result.line?.map((move) => moveText(game, move)) ?? null;
  const isAnswer = result.verdict === 'solved' || result.verdict === 'unsolvable';
  return {
    game: game.id,
    options,
    deal,
    verdict: result.verdict === 'solved' || result.verdict === 'unsolvable' ? result.verdict : 'gave-up',
    reason: isAnswer ? null : (result.reason ?? 'interrupted'),
    moves: line?.length ?? null,
    nodes: result.nodes,
    milliseconds: Math.round(result.milliseconds),
    table: result.table,
    line: line?.join(', ') ?? null,
  };
}
