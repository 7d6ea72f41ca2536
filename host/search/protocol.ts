import type { SearchProgress } from '../core/core.ts';
import type { Save } from '../core/save.ts';
import type { SearchLimits, SolveResult } from './solve.ts';

/**
 * What a client tells a search worker: first the core to search with, then searches, which are run in their order. The
 * number ties answers to a search.
 */
export type ToWorker =
  | { readonly kind: 'core'; readonly wasm: WebAssembly.Module | Uint8Array<ArrayBuffer> }
  | { readonly kind: 'solve'; readonly search: number; readonly game: Save; readonly limits: SearchLimits }
  | { readonly kind: 'stop'; readonly search: number };

/** What a search worker tells its client. Every search ends with one `done` or one `failed`. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly search: number; readonly progress: SearchProgress }
  | { readonly kind: 'done'; readonly search: number; readonly result: SolveResult }
  | { readonly kind: 'failed'; readonly search: number; readonly message: string };

/** One end of a line between a client and a worker, in a browser or in Node. */
export interface Port<Out, In> {
  post(message: Out): void;
  /** Sets the one listener. */
  listen(listener: (message: In) => void): void;
  close(): void;
}
