import asc from 'assemblyscript/asc';
import { type CoreInstance, instantiateCore } from '../../host/core/wasm.ts';

/** What binokel-worlds.as.ts exports beside the core. */
export interface WorldVerbs {
  lookAround(seat: number, level: number, seed: number, even: number): number;
  drawAgreeing(): void;
  drawAny(): void;
  worldOf(place: number): number;
  excluded(seat: number): number;
  needed(seat: number, kind: number): number;
  bearsClaim(seat: number, counts: number): number;
}

export interface OpenCore {
  readonly core: CoreInstance;
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly worlds: WorldVerbs;
}

const ENTRY = 'tests/games/binokel-worlds.as.ts';
const ROOT = new URL('../../', import.meta.url).pathname;
const OPTIONS = [
  '--runtime',
  'stub',
  '--use',
  'abort=assembly/core/panic/panic',
  '--initialMemory',
  '1280',
  '--maximumMemory',
  '1280',
  '--enable',
  'bulk-memory,sign-extension,nontrapping-f2i',
  '--optimizeLevel',
  '2',
];

/** Compiles the core with its players' worlds laid open. @throws Error with the compiler's words */
export async function openCore(): Promise<OpenCore> {
  let binary: Uint8Array | null = null;
  const { error, stderr } = await asc.main([ENTRY, '--baseDir', ROOT, '--outFile', 'core.wasm', ...OPTIONS], {
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') binary = contents;
    },
  });
  if (error !== null || binary === null) throw new Error(`${ENTRY} does not compile: ${stderr}`);
  const wasm = new Uint8Array(binary);
  const core = await instantiateCore(wasm);
  return { core, wasm, worlds: core.verbs as unknown as WorldVerbs };
}
