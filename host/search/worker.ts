/** Entry of a search worker in a browser. */
import type { FromWorker, ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

declare const self: DedicatedWorkerGlobalScope;

serve(
  {
    post: (message: FromWorker) => self.postMessage(message),
    listen: (listener) => self.addEventListener('message', (event: MessageEvent<ToWorker>) => listener(event.data)),
    close: () => self.close(),
  },
  () => performance.now(),
);
