import { readFileSync } from 'node:fs';
import { parseFont } from '../../host/formats/font.ts';
import { Spectrum } from '../../host/hardware/spectrum/machine.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { CellScreen } from '../../host/speccy/cell-screen.ts';

/** The project's own characters of the Spectrum. */
export const SPECTRUM_FONT = parseFont(
  readFileSync(new URL('../../roms-free-fonts/spectrum-8x8.txt', import.meta.url), 'utf8'),
);

/** Milliseconds of a picture. */
export const PICTURE_MS = (69_888 * 1000) / 3_500_000;

export interface TestSpectrum {
  readonly spectrum: Spectrum;
  readonly screen: CellScreen;
  readonly clock: VirtualClock;
}

/** A Spectrum at virtual time. */
export function testSpectrum(): TestSpectrum {
  const clock = new VirtualClock();
  const spectrum = new Spectrum(clock);
  return { spectrum, screen: new CellScreen(spectrum, SPECTRUM_FONT), clock };
}
