import { ST_MODES, type StMode } from '../hardware/atari-st/modes.ts';
import { SPECTRUM_MODES, type SpectrumMode } from '../hardware/spectrum/modes.ts';
import { VirtualClock } from '../hardware/virtual-clock.ts';
import type {
  DosProgram,
  GemProgram,
  Language,
  ProgramDrive,
  ProgramEntry,
  ProgramServices,
  SpectrumProgram,
} from '../programs/program.ts';
import { findProgram } from '../programs/registry.ts';
import { loadCore } from './core.ts';
import { MemoryDrive } from './headless-drive.ts';
import { type GemOptions, type HeadlessGem, startUnderGem } from './headless-gem.ts';
import { type HeadlessPc, PC_MODES, startUnderDos } from './headless-pc.ts';
import { dealServices, MemoryStore } from './headless-services.ts';
import type { Surroundings } from './headless-session.ts';
import { type HeadlessSpectrum, startOnSpectrum } from './headless-spectrum.ts';
import { rulesTexts } from './rules-texts.ts';
import { UsageError } from './usage-error.ts';

/** A program that runs without a screen, on one of the machines. */
export type Headless = HeadlessGem | HeadlessPc | HeadlessSpectrum;

/** The screens of each machine by their names (CLI, "Modes"), the usual one first. */
export const MODES = {
  'Atari ST': Object.keys(ST_MODES) as readonly StMode[],
  'IBM PC': PC_MODES,
  'ZX Spectrum': Object.keys(SPECTRUM_MODES) as readonly SpectrumMode[],
} as const satisfies Readonly<Record<ProgramEntry['machine'], readonly string[]>>;

/** A screen of any machine. */
export type HeadlessMode = (typeof MODES)[ProgramEntry['machine']][number];

/** What can differ between two runs of a program, on a machine with these modes. */
export interface HeadlessOptions<Mode extends HeadlessMode = StMode> extends GemOptions {
  /** One of the machine's own screens; default its usual one. */
  readonly mode?: Mode;
  /** Id of the game that the player asks for, where the program plays several. Default none. */
  readonly game?: string;
  /** The deal that the player asks for; fresh ones follow its number. Default none. */
  readonly deal?: bigint;
  /** Where the numbers of fresh deals begin when the player asks for none. Default 1. */
  readonly freshDeals?: bigint;
  /** Default German, the language of the originals. */
  readonly language?: Language;
  /** What earlier visits left; default nothing. */
  readonly store?: MemoryStore;
  /** Where games are saved as files; null where there is no place for them. */
  readonly drive?: ProgramDrive | null;
  /** The rules that the program shows; null where it has none. */
  readonly rules?: ProgramServices['rules'] | null;
  /** Default false. */
  readonly reducedMotion?: boolean;
  /** Real milliseconds after which a program that neither waits nor ends counts as hanging; default ten seconds. */
  readonly hangMs?: number;
}

/**
 * Starts a program of the shelf on its machine and lets it run until it waits for the player for the first time. It has its
 * rules, and an empty drive unless another one is given.
 *
 * @param id as in the address `#/yukon`
 * @throws UsageError where there is no such program, or its machine has no such screen
 */
export async function startHeadless(id: string, options: HeadlessOptions<HeadlessMode> = {}): Promise<Headless> {
  const program = findProgram(id);
  if (program === null) throw new UsageError(id, 'there is no such program');
  return runHeadless(program, { drive: new MemoryDrive(), rules: rulesTexts(id), ...options });
}

/** Starts any program, also one that is not on the shelf, with what is given to it. @throws UsageError */
export function runHeadless(program: GemProgram, options?: HeadlessOptions): Promise<HeadlessGem>;
export function runHeadless(program: DosProgram, options?: HeadlessOptions<'ega'>): Promise<HeadlessPc>;
export function runHeadless(
  program: SpectrumProgram,
  options?: HeadlessOptions<SpectrumMode>,
): Promise<HeadlessSpectrum>;
export function runHeadless(program: ProgramEntry, options?: HeadlessOptions<HeadlessMode>): Promise<Headless>;
export async function runHeadless(
  program: ProgramEntry,
  options: HeadlessOptions<HeadlessMode> = {},
): Promise<Headless> {
  const headless = start(program, await surroundingsOf(options), options);
  await headless.settle();
  return headless;
}

function start(program: ProgramEntry, surroundings: Surroundings, options: HeadlessOptions<HeadlessMode>): Headless {
  const { mode } = options;
  switch (program.machine) {
    case 'Atari ST':
      return startUnderGem(program, surroundings, modeOf(MODES[program.machine], mode), options);
    case 'IBM PC':
      modeOf(MODES[program.machine], mode);
      return startUnderDos(program, surroundings);
    case 'ZX Spectrum':
      return startOnSpectrum(program, surroundings, modeOf(MODES[program.machine], mode));
  }
}

/** One of a machine's own modes. @throws UsageError for a mode of another machine */
export function modeOf<Mode extends string>(modes: readonly Mode[], wanted: string = modes[0]): Mode {
  const mode = modes.find((candidate) => candidate === wanted);
  if (mode === undefined) throw new UsageError(`--mode ${wanted}`, `must be one of ${modes.join(', ')}`);
  return mode;
}

async function surroundingsOf(options: HeadlessOptions<HeadlessMode>): Promise<Surroundings> {
  const { drive = null, rules = null, reducedMotion = false, store = new MemoryStore() } = options;
  const clock = new VirtualClock();
  const core = await loadCore();
  const notices: string[] = [];
  const services: ProgramServices = {
    core,
    clock,
    store,
    ...(drive === null ? {} : { drive }),
    ...(rules === null ? {} : { rules }),
    reducedMotion,
    language: options.language ?? 'de',
    ...dealServices(options),
    notify: (message) => void notices.push(message),
  };
  const { hangMs } = options;
  return { clock, core, store, notices, services, ...(hangMs === undefined ? {} : { hangMs }) };
}
