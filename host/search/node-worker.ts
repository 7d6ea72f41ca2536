/** Entry of a search worker in Node. */
import { parentPort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

if (parentPort === null) throw new Error('node-worker.ts is the entry of a worker thread');
const parent = parentPort;

serve(
  {
    post: (message: FromWorker) => parent.postMessage(message),
    listen: (listener) => parent.on('message', (message: ToWorker) => listener(message)),
    close: () => parent.close(),
  },
  () => performance.now(),
);
