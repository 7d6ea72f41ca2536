import { Worker } from 'node:worker_threads';
import type { SolveWork } from './solve-worker.ts';
import type { SolveReport } from './solving.ts';

/**
 * Solves deals on several threads.
 *
 * @param deals taken one by one, whenever a thread is free
 * @param report is called with each result, in the order in which they come; what it throws ends all threads
 * @returns when all deals are done, or soon after the interruption; deals that were under way are then lost
 */
export async function solveInPool(
  work: SolveWork,
  deals: Iterator<bigint>,
  jobs: number,
  interrupted: AbortSignal,
  report: (result: SolveReport) => void,
): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([interrupted, failed.signal]);
  try {
    await Promise.all(Array.from({ length: jobs }, () => runWorker(work, deals, stop, report)));
  } finally {
    failed.abort();
  }
}

function runWorker(
  workerData: SolveWork,
  deals: Iterator<bigint>,
  stop: AbortSignal,
  report: (result: SolveReport) => void,
): Promise<void> {
  const first = deals.next();
  if (first.done === true || stop.aborted) return Promise.resolve();
  const worker = new Worker(new URL('./solve-thread.mjs', import.meta.url), { workerData, execArgv: [] });
  return new Promise<void>((resolve, reject) => {
    const end = (): void => {
      stop.removeEventListener('abort', end);
      worker.terminate().then(() => resolve(), reject);
    };
    const take = (result: SolveReport): void => {
      if (stop.aborted) return;
      report(result);
      const next = deals.next();
      if (next.done === true) end();
      else worker.postMessage(next.value);
    };
    stop.addEventListener('abort', end);
    worker.on('error', reject);
    worker.on('message', (result: SolveReport) => {
      try {
        take(result);
      } catch (error) {
        reject(error);
      }
    });
    worker.postMessage(first.value);
  });
}
