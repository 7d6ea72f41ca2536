import { sliceCardSheet } from '../formats/cardset.ts';
import { decodeImg } from '../formats/img.ts';
import { createGem } from '../gem/gem.ts';
import { faceOfCell } from '../gem/resources.ts';
import { AtariSt } from '../hardware/atari-st/machine.ts';
import type { StMode, StOptions } from '../hardware/atari-st/modes.ts';
import { VirtualClock } from '../hardware/virtual-clock.ts';
import { OWN_SHEETS } from '../programs/own-sheets.ts';
import type {
  Language,
  NamedSheet,
  ProgramDrive,
  ProgramEntry,
  ProgramServices,
  SoundFile,
} from '../programs/program.ts';
import { findProgram } from '../programs/registry.ts';
import { coreBytes, loadCore } from './core.ts';
import { gemResources } from './gem-resources.ts';
import { MemoryDrive } from './headless-drive.ts';
import { dealServices, desktopServices, MemoryStore, RecordedSounds, SheetList } from './headless-services.ts';
import { Headless } from './headless-session.ts';
import { repoBytes, repoText } from './repo.ts';
import { rulesTexts } from './rules-texts.ts';
import { UsageError } from './usage-error.ts';

export { HangError, type Headless } from './headless-session.ts';

/** What can differ between two runs of a program. */
export interface HeadlessOptions extends StOptions {
  /** Default `st-high`. */
  readonly mode?: StMode;
  /** Id of the game that the player asks for, where the program plays several. Default none. */
  readonly game?: string;
  /** The deal that the player asks for; fresh ones follow its number. Default none. */
  readonly deal?: bigint;
  /** Where the numbers of fresh deals begin when the player asks for none. Default 1. */
  readonly freshDeals?: bigint;
  /** Default German, the language of the originals. */
  readonly language?: Language;
  /** The user's card sheets; the project's own come after them. */
  readonly sheets?: readonly NamedSheet[];
  /** The user's sounds; default none. */
  readonly soundFiles?: readonly SoundFile[];
  /** What a program's file counts on the desktop; default the length of the core. */
  readonly programBytes?: number;
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

let decodedSheets: readonly NamedSheet[] | null = null;

/** The project's own card sheets, for every mode; decoded once. */
export function ownSheets(): readonly NamedSheet[] {
  decodedSheets ??= OWN_SHEETS.map((name) => {
    const file = repoBytes(`assets/cards/${name}`);
    return { name, sheet: sliceCardSheet(decodeImg(file)), bytes: file.length, fromUser: false };
  });
  return decodedSheets;
}

/**
 * Starts a program of the shelf on its machine and lets it run until it waits for the player for the first time. It has its
 * rules, and an empty drive unless another one is given.
 *
 * @param id as in the address `#/yukon`
 * @throws UsageError where there is no such program
 */
export async function startHeadless(id: string, options: HeadlessOptions = {}): Promise<Headless> {
  const program = findProgram(id);
  if (program === null) throw new UsageError(id, 'there is no such program');
  return runHeadless(program, { drive: new MemoryDrive(), rules: rulesTexts(id), ...options });
}

/** Starts any program, also one that is not on the shelf, with what is given to it. */
export async function runHeadless(program: ProgramEntry, options: HeadlessOptions = {}): Promise<Headless> {
  const machine = new AtariSt(options.mode ?? 'st-high', options);
  const clock = new VirtualClock();
  const resources = gemResources();
  const gem = createGem(machine, clock, resources);
  const store = options.store ?? new MemoryStore();
  const sounds = new RecordedSounds();
  const sheets = new SheetList([...(options.sheets ?? []), ...ownSheets()]);
  const core = await loadCore();
  const { drive = null, rules = null, reducedMotion = false } = options;
  const notices: string[] = [];
  const headless = new Headless(
    {
      program,
      machine,
      gem,
      clock,
      core,
      store,
      sounds,
      sheets,
      font: faceOfCell(resources.fonts, machine.facts.cell),
      ...(options.hangMs === undefined ? {} : { hangMs: options.hangMs }),
    },
    {
      core,
      gem,
      clock,
      store,
      cardSheets: sheets,
      ...(drive === null ? {} : { drive }),
      sounds,
      ...(rules === null ? {} : { rules }),
      reducedMotion,
      language: options.language ?? 'de',
      ...dealServices(options),
      desktop: desktopServices({
        iconsText: repoText('host/programs/desktop/icons.txt'),
        programBytes: options.programBytes ?? coreBytes().length,
        soundFiles: () => options.soundFiles ?? [],
      }),
      notify: (message) => void notices.push(message),
    },
    notices,
  );
  await headless.settle();
  return headless;
}
