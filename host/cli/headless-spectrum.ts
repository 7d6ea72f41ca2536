import { parseFont } from '../formats/font.ts';
import { Spectrum } from '../hardware/spectrum/machine.ts';
import { SPECTRUM_MODES, type SpectrumMode } from '../hardware/spectrum/modes.ts';
import { InputWaits, untilLeft } from '../programs/input-waits.ts';
import type { SpectrumProgram } from '../programs/program.ts';
import { CellScreen } from '../speccy/cell-screen.ts';
import { HeadlessSession, type ScriptedMachine, type Surroundings } from './headless-session.ts';
import { waitingMachine } from './headless-waits.ts';
import { repoText } from './repo.ts';

/** A Spectrum with the screen that PRINT sees. */
interface SpectrumParts {
  readonly spectrum: Spectrum;
  readonly screen: CellScreen;
}

/** A program for the Spectrum that runs without a screen. */
export class HeadlessSpectrum extends HeadlessSession {
  readonly spectrum: Spectrum;
  readonly screen: CellScreen;

  constructor(
    program: string,
    surroundings: Surroundings,
    { spectrum, screen }: SpectrumParts,
    scripted: ScriptedMachine,
    run: Promise<void>,
  ) {
    super(program, surroundings, scripted, run);
    this.spectrum = spectrum;
    this.screen = screen;
  }

  override async menu(): Promise<string> {
    return 'only GEM has menus';
  }
}

/** Starts a program for the Spectrum on a machine of its own. */
export function startOnSpectrum(
  program: SpectrumProgram,
  surroundings: Surroundings,
  mode: SpectrumMode,
): HeadlessSpectrum {
  const spectrum = new Spectrum(surroundings.clock);
  spectrum.ula.setCalibration(SPECTRUM_MODES[mode]);
  const screen = new CellScreen(spectrum, parseFont(repoText('roms-free-fonts/spectrum-8x8.txt')));
  const waits = new InputWaits(spectrum.input, surroundings.clock);
  const run = untilLeft(program.run({ ...surroundings.services, spectrum, screen, waits }));
  const scripted = waitingMachine(mode, spectrum, waits);
  return new HeadlessSpectrum(program.id, surroundings, { spectrum, screen }, scripted, run);
}
