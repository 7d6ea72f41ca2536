import {
  GiveUp,
  PROGRESS_BEST,
  PROGRESS_DEPTH,
  PROGRESS_LINE,
  PROGRESS_NODES,
  PROGRESS_REASON,
  PROGRESS_TABLE,
  PROGRESS_VERDICT,
  Verdict,
} from '../../assembly/abi.ts';
import { codeOf } from './errors.ts';
import type { CoreInstance } from './wasm.ts';

/** What a search has come to. `unsolvable` is a proof, `solved` has a line that the rules have accepted. */
export type SearchVerdict = 'running' | 'solved' | 'unsolvable' | 'gave-up' | 'stopped';

/** How far a search is. */
export interface SearchProgress {
  readonly verdict: SearchVerdict;
  /** Why it gave up: `node-limit`, `table-full`, `depth-full`, `no-exact-key`, `against-the-rules`; null otherwise. */
  readonly reason: string | null;
  /** Positions visited. */
  readonly nodes: number;
  /** Present depth. */
  readonly depth: number;
  /** Positions in the table. */
  readonly table: number;
  /** Most cards that have been on the foundations. */
  readonly best: number;
}

/** How much of its room a search may use; what is missing or 0 is all there is. */
export interface SearchRoom {
  /** Positions in the table. */
  readonly table?: number;
  /** Positions on the stack, and moves from the first one. */
  readonly depth?: number;
  /** Moves that wait on the stack. */
  readonly edges?: number;
}

/**
 * The search of a core: whether its present game can be won, all cards known. It runs in slices, so that its caller can show
 * progress, do other things, or stop it.
 */
export class CoreSearch {
  readonly #core: CoreInstance;
  readonly #needGame: () => void;

  constructor(core: CoreInstance, needGame: () => void) {
    this.#core = core;
    this.#needGame = needGame;
  }

  /**
   * Begins a search from the present position. One that runs out of room goes on to give up, and never says `unsolvable`.
   *
   * @param nodeLimit positions at most, 0 = as many as it takes
   * @throws NoGameError
   */
  start(nodeLimit = 0, { table = 0, depth = 0, edges = 0 }: SearchRoom = {}): void {
    this.#needGame();
    this.#core.verbs.searchStart(nodeLimit, table, depth, edges);
  }

  /** Visits up to `nodes` more positions. */
  step(nodes: number): SearchProgress {
    this.#core.verbs.searchStep(nodes);
    return this.progress();
  }

  /** Ends a running search with the verdict `stopped`. */
  stop(): SearchProgress {
    this.#core.verbs.searchStop();
    return this.progress();
  }

  /** How far the search is; of no search at all: running, nothing visited. */
  progress(): SearchProgress {
    const { verbs, words } = this.#core;
    const block = verbs.progressBlock();
    const reason = words.getUint32(block + PROGRESS_REASON, true);
    return {
      verdict: codeOf(Verdict, words.getUint32(block + PROGRESS_VERDICT, true)) as SearchVerdict,
      reason: reason === GiveUp.None ? null : codeOf(GiveUp, reason),
      nodes: words.getFloat64(block + PROGRESS_NODES, true),
      depth: words.getUint32(block + PROGRESS_DEPTH, true),
      table: words.getUint32(block + PROGRESS_TABLE, true),
      best: words.getUint32(block + PROGRESS_BEST, true),
    };
  }

  /** The winning line after the verdict `solved`, else null. */
  line(): readonly number[] | null {
    const { verbs, words } = this.#core;
    if (this.progress().verdict !== 'solved') return null;
    const length = words.getUint32(verbs.progressBlock() + PROGRESS_LINE, true);
    const block = verbs.lineBlock();
    return Array.from({ length }, (_, i) => words.getUint32(block + 4 * i, true));
  }
}
