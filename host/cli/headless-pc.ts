import { parseFont } from '../formats/font.ts';
import { IbmPc } from '../hardware/pc/machine.ts';
import { InputWaits, untilLeft } from '../programs/input-waits.ts';
import type { DosProgram } from '../programs/program.ts';
import { readBytes } from './files.ts';
import { HeadlessSession, type ScriptedMachine, type Surroundings } from './headless-session.ts';
import { waitingMachine } from './headless-waits.ts';
import { repoPath, repoText } from './repo.ts';

/** Screens of the PC (CLI, "Modes"). */
export const PC_MODES = ['ega'] as const;

/** A DOS program that runs without a screen. */
export class HeadlessPc extends HeadlessSession {
  readonly pc: IbmPc;

  constructor(program: string, surroundings: Surroundings, pc: IbmPc, scripted: ScriptedMachine, run: Promise<void>) {
    super(program, surroundings, scripted, run);
    this.pc = pc;
  }

  override async menu(): Promise<string> {
    return 'only GEM has menus';
  }
}

/** Starts a DOS program on a machine of its own; its files are those of the repository. */
export function startUnderDos(program: DosProgram, surroundings: Surroundings): HeadlessPc {
  const characters = parseFont(repoText('roms-free-fonts/cp437-8x14.txt')).rows;
  const pc = new IbmPc(surroundings.clock, characters);
  const waits = new InputWaits(pc.input, surroundings.clock);
  const ownFile = async (name: string): Promise<Uint8Array> => readBytes(repoPath(`assets/${program.id}/${name}`));
  const run = untilLeft(program.run({ ...surroundings.services, pc, waits, ownFile }));
  return new HeadlessPc(program.id, surroundings, pc, waitingMachine(PC_MODES[0], pc, waits), run);
}
