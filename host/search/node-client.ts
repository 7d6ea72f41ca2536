import { Worker } from 'node:worker_threads';
import { SearchClient } from './client.ts';
import { nodePort } from './ports.ts';

/** A search client with a thread of Node of its own; `close` ends the thread. @param wasm the core for its searches */
export function nodeSearchClient(wasm: WebAssembly.Module | Uint8Array<ArrayBuffer>): SearchClient {
  return new SearchClient(nodePort(new Worker(new URL('./node-thread.mjs', import.meta.url))), wasm);
}
