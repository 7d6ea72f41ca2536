import fontText from '../roms-free-fonts/spectrum-8x8.txt?raw';
import { loadCore } from './core-file.ts';
import { parseFont } from './formats/font.ts';
import { Spectrum } from './hardware/spectrum/machine.ts';
import { InputWaits, untilLeft } from './programs/input-waits.ts';
import type { SpectrumProgram } from './programs/program.ts';
import { rulesOf } from './rules.ts';
import { SPECTRUM_STRIP } from './shell/key-strip.ts';
import { commandsOf } from './shell/keyboard-input.ts';
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
 * Switches on a Spectrum that is joined to the page: screen, mouse, keys, beeper.
 *
 * @param keys the program's keys for the page's list, and the characters that it takes with Control
 */
export function startSpectrum(
  page: ProgramPage,
  keys: { readonly list: Machine['keyList']; readonly control: string },
): StartedSpectrum {
  const machine = new Spectrum(page.clock);
  machine.ula.setCalibration(calibrationOf(page.screen));
  machine.ula.sound.onSound((sound) => page.chipSound(sound));
  page.connect({
    display: machine.display,
    input: machine.input,
    keys: { aliases: new Map(), commands: commandsOf(keys.control) },
    strip: SPECTRUM_STRIP,
    keyList: keys.list,
  });
  return { machine, screen: new CellScreen(machine, font) };
}

/** Runs a program for the Spectrum on one of its own, joined to the page. */
export async function runOnSpectrum(program: SpectrumProgram, page: ProgramPage): Promise<void> {
  const [{ core }, rules] = await Promise.all([loadCore(), rulesOf(program.id)]);
  if (page.leaving.aborted) return;
  const keys = { list: program.keys[page.language], control: program.controlKeys };
  const { machine: spectrum, screen } = startSpectrum(page, keys);
  const waits = new InputWaits(spectrum.input, page.clock);
  page.leaving.addEventListener('abort', () => waits.leave(), { once: true });
  await untilLeft(program.run({ ...page, language: page.language, core, rules, spectrum, screen, waits }));
}
