import { sliceCardSheet } from '../formats/cardset.ts';
import { decodeImg } from '../formats/img.ts';
import { createGem } from '../gem/gem.ts';
import { parseGemResources } from '../gem/resources.ts';
import { AtariSt } from '../hardware/atari-st/machine.ts';
import type { StMode } from '../hardware/atari-st/modes.ts';
import { VirtualClock } from '../hardware/virtual-clock.ts';
import type { Language, NamedSheet, ProgramEntry } from '../programs/program.ts';
import { findProgram } from '../programs/registry.ts';
import { loadCore } from './core.ts';
import { dealsFrom, MemoryStore, RecordedSounds, SheetList } from './headless-services.ts';
import { Headless } from './headless-session.ts';
import { repoBytes, repoText } from './repo.ts';
import { UsageError } from './usage-error.ts';

export { HangError, type Headless } from './headless-session.ts';

/** What can differ between two runs of a program. */
export interface HeadlessOptions {
  /** Default `st-high`. */
  readonly mode?: StMode;
  /** Number of the first deal; the next ones follow it. Default 1. */
  readonly deal?: bigint;
  /** Default German, the language of the originals. */
  readonly language?: Language;
  /** The user's card sheets; the project's own one comes after them. */
  readonly sheets?: readonly NamedSheet[];
  /** What earlier visits left; default nothing. */
  readonly store?: MemoryStore;
}

/** The project's own card sheets. */
export function ownSheets(): readonly NamedSheet[] {
  const sheet = sliceCardSheet(decodeImg(repoBytes('assets/cards/CARDS.IMG')));
  return [{ name: 'CARDS.IMG', sheet, fromUser: false }];
}

/**
 * Starts a program of the shelf on its machine and lets it run until it waits for the player for the first time.
 *
 * @param id as in the address `#/yukon`
 * @throws UsageError where there is no such program
 */
export async function startHeadless(id: string, options: HeadlessOptions = {}): Promise<Headless> {
  const program = findProgram(id);
  if (program === null) throw new UsageError(id, 'there is no such program');
  return runHeadless(program, options);
}

/** Starts any program, also one that is not on the shelf. */
export async function runHeadless(program: ProgramEntry, options: HeadlessOptions = {}): Promise<Headless> {
  const machine = new AtariSt(options.mode ?? 'st-high');
  const clock = new VirtualClock();
  const resources = parseGemResources({
    fontText: repoText('roms-free-fonts/atari-st-8x16.txt'),
    iconsText: repoText('host/gem/aes/icons.txt'),
    mouseFormsText: repoText('host/gem/vdi/mouse-forms.txt'),
  });
  const gem = createGem(machine, clock, resources);
  const store = options.store ?? new MemoryStore();
  const sounds = new RecordedSounds();
  const sheets = new SheetList([...(options.sheets ?? []), ...ownSheets()]);
  const core = await loadCore();
  const notices: string[] = [];
  const headless = new Headless(
    { program, machine, gem, clock, core, store, sounds, sheets, font: resources.font },
    {
      core,
      gem,
      clock,
      store,
      cardSheets: sheets,
      sounds,
      language: options.language ?? 'de',
      nextDeal: dealsFrom(options.deal ?? 1n),
      notify: (message) => void notices.push(message),
    },
    notices,
  );
  await headless.settle();
  return headless;
}
