import { Core } from '../core/core.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';
import { solve } from './solve.ts';

/** Milliseconds between two reports. */
const REPORT_MS = 100;

/** Runs searches for a client at the other end of a port, for as long as the port lives. */
export function serve(port: Port<FromWorker, ToWorker>, now: () => number): void {
  const running = new Map<number, AbortController>();
  port.listen((message) => {
    if (message.kind === 'stop') running.get(message.search)?.abort();
    else {
      const stop = new AbortController();
      running.set(message.search, stop);
      void run(message, port, stop.signal, now).finally(() => running.delete(message.search));
    }
  });
}

async function run(
  { search, wasm, game, limits }: Extract<ToWorker, { kind: 'solve' }>,
  port: Port<FromWorker, ToWorker>,
  signal: AbortSignal,
  now: () => number,
): Promise<void> {
  try {
    const core = await Core.load(wasm);
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
