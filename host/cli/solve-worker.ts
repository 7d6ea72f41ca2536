import { parentPort, workerData } from 'node:worker_threads';
import { loadCore } from './core.ts';
import { type SolveLimits, solveGame } from './solving.ts';
import { type ChosenGame, startDeal } from './start.ts';

/** What a worker is started with. */
export interface SolveWork {
  readonly game: ChosenGame;
  readonly limits: SolveLimits;
}

const port = parentPort;
const { game, limits } = workerData as SolveWork;
const core = await loadCore();
const never = new AbortController().signal;

/** Each message is a deal number; the answer is its result. The owner ends the worker. */
port?.on('message', async (deal: bigint) => {
  startDeal(core, game, deal);
  port.postMessage(await solveGame(core, deal.toString(), limits, never));
});
