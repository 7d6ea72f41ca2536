import type { Save } from '../core/save.ts';
import { nodeSearchClient } from '../search/node-client.ts';
import type { SearchLimits, SolveResult } from '../search/solve.ts';

/** A deal that waits for a thread: its number and the game that was begun from it. */
export interface WaitingDeal {
  readonly deal: bigint;
  readonly game: Save;
}

/**
 * Solves deals on several threads.
 *
 * @param wasm the core for the threads
 * @param deals taken one by one, whenever a thread is free
 * @param report is called with each result, in the order in which they come; what it throws ends all threads
 * @returns when all deals are done, or soon after the interruption; deals that were under way are then lost
 */
export async function solveInPool(
  { wasm, limits, jobs }: { wasm: Uint8Array<ArrayBuffer>; limits: SearchLimits; jobs: number },
  deals: Iterator<WaitingDeal>,
  interrupted: AbortSignal,
  report: (deal: bigint, result: SolveResult) => void,
): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([interrupted, failed.signal]);
  const runThread = async (): Promise<void> => {
    const client = nodeSearchClient(wasm);
    try {
      for (let next = deals.next(); next.done !== true && !stop.aborted; next = deals.next()) {
        const result = await client.solve(next.value.game, limits, stop).result;
        if (!stop.aborted) report(next.value.deal, result);
      }
    } finally {
      client.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, runThread));
  } finally {
    failed.abort();
  }
}
