import type { Worker as NodeWorker } from 'node:worker_threads';
import type { FromWorker, Port, ToWorker } from './protocol.ts';

/** The client's end of a line to a browser's worker (worker.ts). */
export function browserPort(worker: Worker): Port<ToWorker, FromWorker> {
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener('message', (event: MessageEvent<FromWorker>) => listener(event.data)),
    close: () => worker.terminate(),
  };
}

/** The client's end of a line to a thread of Node (node-worker.ts). */
export function nodePort(worker: NodeWorker): Port<ToWorker, FromWorker> {
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.on('message', (message: FromWorker) => listener(message)),
    close: () => void worker.terminate(),
  };
}
