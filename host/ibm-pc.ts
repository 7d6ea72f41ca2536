import fontText from '../roms-free-fonts/cp437-8x14.txt?raw';
import { loadCore } from './core-file.ts';
import { parseFont } from './formats/font.ts';
import { IbmPc } from './hardware/pc/machine.ts';
import { InputWaits, untilLeft } from './programs/input-waits.ts';
import type { DosProgram } from './programs/program.ts';
import { rulesOf } from './rules.ts';
import { fetchBytes } from './shell/fetch-bytes.ts';
import { PC_STRIP } from './shell/key-strip.ts';
import { commandsOf } from './shell/keyboard-input.ts';
import type { ProgramPage } from './shell/program-session.ts';
import type { Machine } from './shell/stage.ts';

const characters = parseFont(fontText).rows;

/** Where the programs' own files are, by their paths in the repository. */
const fileUrls = import.meta.glob<string>(['../assets/*/*', '!../assets/{cards,shelf}/*', '!**/*.md'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A program asks for a file that is not on its disk. */
export class OwnFileError extends Error {
  override readonly name = 'OwnFileError';
  readonly program: string;
  readonly file: string;

  constructor(program: string, file: string) {
    super(`${program} has no file ${file}`);
    this.program = program;
    this.file = file;
  }
}

/** @throws OwnFileError @throws FetchError */
async function ownFile(program: string, name: string): Promise<Uint8Array> {
  const url = fileUrls[`../assets/${program}/${name}`];
  if (url === undefined) throw new OwnFileError(program, name);
  return fetchBytes(url);
}

/**
 * Switches on a PC that is joined to the page: screen, mouse, keys, speaker.
 *
 * @param keys the program's keys for the page's list, and the characters that it takes with Control
 */
export function startIbmPc(
  page: ProgramPage,
  keys: { readonly list: Machine['keyList']; readonly control: string },
): IbmPc {
  const machine = new IbmPc(page.clock, characters);
  machine.sound.onSound((sound) => page.chipSound(sound));
  page.connect({
    display: machine.display,
    input: machine.input,
    keys: { aliases: new Map(), commands: commandsOf(keys.control) },
    strip: PC_STRIP,
    keyList: keys.list,
  });
  return machine;
}

/** Runs a DOS program on a PC of its own, joined to the page. */
export async function runOnIbmPc(program: DosProgram, page: ProgramPage): Promise<void> {
  const [{ core }, rules] = await Promise.all([loadCore(), rulesOf(program.id)]);
  if (page.leaving.aborted) return;
  const pc = startIbmPc(page, { list: program.keys[page.language], control: program.controlKeys });
  const waits = new InputWaits(pc.input, page.clock);
  page.leaving.addEventListener('abort', () => waits.leave(), { once: true });
  const own = { pc, waits, ownFile: (name: string) => ownFile(program.id, name) };
  await untilLeft(program.run({ ...page, language: page.language, core, rules, ...own }));
}
