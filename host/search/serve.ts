import { Core } from '../core/core.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';
import { SearchError } from './search-error.ts';
import { solve } from './solve.ts';

/** Milliseconds between two reports. */
const REPORT_MS = 100;

type SolveMessage = Extract<ToWorker, { kind: 'solve' }>;

/** Runs searches for a client at the other end of a port, one after the other, for as long as the port lives. */
export function serve(port: Port<FromWorker, ToWorker>, now: () => number): void {
  const asked = new Map<number, AbortController>();
  let core: Promise<Core> = Promise.reject(new SearchError('the search worker was given no core'));
  core.catch(() => undefined);
  let before = Promise.resolve();
  port.listen((message) => {
    if (message.kind === 'core') core = Core.load(message.wasm);
    else if (message.kind === 'stop') asked.get(message.search)?.abort();
    else {
      const stop = new AbortController();
      asked.set(message.search, stop);
      before = before
        .then(() => run(message, core, port, stop.signal, now))
        .finally(() => asked.delete(message.search));
    }
  });
}

async function run(
  { search, game, limits }: SolveMessage,
  loading: Promise<Core>,
  port: Port<FromWorker, ToWorker>,
  signal: AbortSignal,
  now: () => number,
): Promise<void> {
  try {
    const core = await loading;
    core.restore(game);
    let reported = now();
    const result = await solve(core, limits, {
      signal,
      now,
      pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
      onProgress: (progress) => {
        if (now() - reported < REPORT_MS) return;
        reported = now();
        port.post({ kind: 'progress', search, progress });
      },
    });
    port.post({ kind: 'done', search, result });
  } catch (error) {
    port.post({ kind: 'failed', search, message: error instanceof Error ? error.message : String(error) });
  }
}
