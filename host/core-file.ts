import coreUrl from '../build/core.wasm?url';
import { Core } from './core/core.ts';
import { fetchBytes } from './shell/fetch-bytes.ts';

/** The compiled rules of all programs. */
interface CoreFile {
  readonly module: WebAssembly.Module;
  /** Length of the file. */
  readonly bytes: number;
}

/** Fetched with the first program; null before, and again where that failed. */
let fetched: Promise<CoreFile> | null = null;

async function fetchCore(): Promise<CoreFile> {
  const wasm = await fetchBytes(coreUrl);
  return { module: await WebAssembly.compile(wasm), bytes: wasm.length };
}

/** A core of its own for a program, and the length of the file that it is from. @throws FetchError */
export async function loadCore(): Promise<{ readonly core: Core; readonly bytes: number }> {
  fetched ??= fetchCore();
  try {
    const { module, bytes } = await fetched;
    return { core: await Core.load(module), bytes };
  } catch (error) {
    fetched = null;
    throw error;
  }
}
