import { parentPort, workerData } from 'node:worker_threads';
import type { SearchLimits } from '../search/solve.ts';
import { loadCore } from './core.ts';
import { solveGame } from './solving.ts';
import { type ChosenGame, startDeal } from './start.ts';

/** What a worker is started with. */
export interface SolveWork {
  readonly game: ChosenGame;
  readonly limits: SearchLimits;
}

const port = parentPort;
const { game, limits } = workerData as SolveWork;
const core = await loadCore();
const never = new AbortController().signal;

/**
 * Each message is a deal number; the answer is its report. The owner ends the worker. The core is loaded once, because that
 * takes longer than most deals do.
 */
port?.on('message', async (deal: bigint) => {
  startDeal(core, game, deal);
  port.postMessage(await solveGame(core, deal.toString(), limits, never));
});
