import fontText from '../roms-free-fonts/spectrum-8x8.txt?raw';
import { parseFont } from './formats/font.ts';
import { Spectrum } from './hardware/spectrum/machine.ts';
import { calibrationOf } from './shell/machine-screens.ts';
import type { ProgramPage } from './shell/program-session.ts';
import type { Machine } from './shell/stage.ts';
import { CellScreen } from './speccy/cell-screen.ts';

const font = parseFont(fontText);

/** A Spectrum with the screen that PRINT sees. */
export interface StartedSpectrum {
  readonly machine: Spectrum;
  readonly screen: CellScreen;
}

/**
 * Switches on a Spectrum that is joined to the page: screen, mouse, keys, beeper. Control keys stay the browser's.
 *
 * @param keyList the program's keys for the page's list
 */
export function startSpectrum(page: ProgramPage, keyList: Machine['keyList']): StartedSpectrum {
  const machine = new Spectrum(page.clock);
  machine.ula.setCalibration(calibrationOf(page.screen));
  machine.ula.sound.onSound((sound) => page.chipSound(sound));
  page.connect({
    display: machine.display,
    input: machine.input,
    keys: { aliases: new Map(), commands: new Set() },
    keyList,
  });
  return { machine, screen: new CellScreen(machine, font) };
}
