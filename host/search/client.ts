import type { SearchProgress } from '../core/core.ts';
import type { Save } from '../core/save.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';
import { SearchError } from './search-error.ts';
import type { SearchLimits, SolveResult } from './solve.ts';

export { SearchError } from './search-error.ts';

/** A search on its way: its reports, then its result. */
export interface RunningSearch {
  readonly result: Promise<SolveResult>;
  /** Reports about ten times a second while it runs. Ends with the search. */
  progress(): AsyncIterableIterator<SearchProgress>;
}

interface Entry {
  report(progress: SearchProgress): void;
  done(result: SolveResult): void;
  failed(error: SearchError): void;
}

/** Searches in a worker at the other end of a port. */
export class SearchClient {
  readonly #port: Port<ToWorker, FromWorker>;
  readonly #entries = new Map<number, Entry>();
  #last = 0;

  /** @param wasm the core that the worker is to use; a compiled module is not compiled again */
  constructor(port: Port<ToWorker, FromWorker>, wasm: WebAssembly.Module | Uint8Array<ArrayBuffer>) {
    this.#port = port;
    port.listen((message) => this.#hear(message));
    port.post({ kind: 'core', wasm });
  }

  /** Searches a game for a win. Aborting the signal ends the search with the verdict `stopped`. */
  solve(game: Save, limits: SearchLimits = {}, signal?: AbortSignal): RunningSearch {
    const search = ++this.#last;
    const reports = new Reports();
    const stop = (): void => this.#port.post({ kind: 'stop', search });
    const result = new Promise<SolveResult>((resolve, reject) => {
      this.#entries.set(search, { report: (progress) => reports.add(progress), done: resolve, failed: reject });
    }).finally(() => {
      this.#entries.delete(search);
      signal?.removeEventListener('abort', stop);
      reports.end();
    });
    this.#port.post({ kind: 'solve', search, game, limits });
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
    return { result, progress: () => reports.read() };
  }

  /** Ends the worker; searches on their way fail. */
  close(): void {
    this.#port.close();
    for (const { failed } of this.#entries.values()) failed(new SearchError('the search worker was closed'));
  }

  #hear(message: FromWorker): void {
    const entry = this.#entries.get(message.search);
    if (message.kind === 'progress') entry?.report(message.progress);
    else if (message.kind === 'done') entry?.done(message.result);
    else entry?.failed(new SearchError(message.message));
  }
}

/** Reports waiting for their one reader; only the newest is kept, so a slow reader misses some and blocks nobody. */
class Reports {
  #newest: SearchProgress | null = null;
  #ended = false;
  #wake: () => void = () => {};

  add(progress: SearchProgress): void {
    this.#newest = progress;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  async *read(): AsyncIterableIterator<SearchProgress> {
    while (true) {
      const report = this.#newest;
      this.#newest = null;
      if (report !== null) yield report;
      else if (this.#ended) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}
