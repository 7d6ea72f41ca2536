import fontText from '../roms-free-fonts/cp437-8x14.txt?raw';
import { parseFont } from './formats/font.ts';
import { IbmPc } from './hardware/pc/machine.ts';
import type { ProgramPage } from './shell/program-session.ts';
import type { Machine } from './shell/stage.ts';

const characters = parseFont(fontText).rows;

/**
 * Switches on a PC that is joined to the page: screen, mouse, keys, speaker. Control keys stay the browser's.
 *
 * @param keyList the program's keys for the page's list
 */
export function startIbmPc(page: ProgramPage, keyList: Machine['keyList']): IbmPc {
  const machine = new IbmPc(page.clock, characters);
  machine.sound.onSound((sound) => page.chipSound(sound));
  page.connect({
    display: machine.display,
    input: machine.input,
    keys: { aliases: new Map(), commands: new Set() },
    keyList,
  });
  return machine;
}
