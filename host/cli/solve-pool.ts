import { Worker } from 'node:worker_threads';
import type { SolveWork } from './solve-worker.ts';
import type { SolveResult } from './solving.ts';

/**
 * Solves deals on several threads.
 *
 * @param deals taken one by one, whenever a thread is free
 * @param report is called with each result, in the order in which they come
 * @returns when all deals are done, or soon after the interruption; deals that were under way are then lost
 */
export async function solveInPool(
  work: SolveWork,
  deals: Iterator<bigint>,
  jobs: number,
  interrupted: AbortSignal,
  report: (result: SolveResult) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: jobs }, () => runWorker(work, deals, interrupted, report)));
}

function runWorker(
  workerData: SolveWork,
  deals: Iterator<bigint>,
  interrupted: AbortSignal,
  report: (result: SolveResult) => void,
): Promise<void> {
  const first = deals.next();
  if (first.done === true || interrupted.aborted) return Promise.resolve();
  const worker = new Worker(new URL('./solve-thread.mjs', import.meta.url), { workerData, execArgv: [] });
  return new Promise<void>((resolve, reject) => {
    const end = (): void => {
      interrupted.removeEventListener('abort', end);
      worker.terminate().then(() => resolve(), reject);
    };
    interrupted.addEventListener('abort', end);
    worker.on('error', reject);
    worker.on('message', (result: SolveResult) => {
      if (interrupted.aborted) return;
      report(result);
      const next = deals.next();
      if (next.done === true) end();
      else worker.postMessage(next.value);
    });
    worker.postMessage(first.value);
  });
}
