/** The PROGRESS block: how far a search is and what it has found. */
import {
  GiveUp,
  PROGRESS_BEST,
  PROGRESS_BYTES,
  PROGRESS_DEPTH,
  PROGRESS_LINE,
  PROGRESS_NODES,
  PROGRESS_REASON,
  PROGRESS_TABLE,
  PROGRESS_VERDICT,
  Verdict,
} from '../abi';

/** Address of the block. */
export const PROGRESS: usize = memory.data(PROGRESS_BYTES, 8);

/** Nothing visited, nothing found, running. */
export function clearProgress(): void {
  memory.fill(PROGRESS, 0, PROGRESS_BYTES);
}

/** What the search has come to. */
export function verdict(): Verdict {
  return load<u32>(PROGRESS, PROGRESS_VERDICT);
}

/** Says what the search has come to; `reason` only with `Verdict.GaveUp`. */
export function setVerdict(verdict: Verdict, reason: GiveUp): void {
  store<u32>(PROGRESS, verdict, PROGRESS_VERDICT);
  store<u32>(PROGRESS, reason, PROGRESS_REASON);
}

/** Nodes visited; a double, exact to 2^53. */
export function nodes(): f64 {
  return load<f64>(PROGRESS, PROGRESS_NODES);
}

/** One more node. */
export function countNode(): void {
  store<f64>(PROGRESS, nodes() + 1, PROGRESS_NODES);
}

/** Notes how many cards are placed; answers whether there have never been more. */
export function notePlaced(cards: u32): bool {
  if (cards <= load<u32>(PROGRESS, PROGRESS_BEST)) return false;
  store<u32>(PROGRESS, cards, PROGRESS_BEST);
  return true;
}

/** Notes the depth of the stack, the number of known positions and the moves on the path. */
export function noteState(depth: u32, keys: u32, line: u32): void {
  store<u32>(PROGRESS, depth, PROGRESS_DEPTH);
  store<u32>(PROGRESS, keys, PROGRESS_TABLE);
  store<u32>(PROGRESS, line, PROGRESS_LINE);
}
