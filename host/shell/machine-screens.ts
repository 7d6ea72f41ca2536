import type { Calibration } from '../hardware/spectrum/colours.ts';
import { SPECTRUM_MODES, type SpectrumMode } from '../hardware/spectrum/modes.ts';
import type { ModeOffer, ScreenChoice } from './screen-mode.ts';

/** The one screen of a PC with EGA; its text mode has the same number of pixels. */
export const PC_OFFERS: readonly ModeOffer[] = [{ name: 'ega', option: null, size: { width: 640, height: 350 } }];

/** The Spectrum's screen in both calibrations. */
export const SPECTRUM_OFFERS: readonly (ModeOffer & { readonly name: SpectrumMode })[] = (
  Object.keys(SPECTRUM_MODES) as readonly SpectrumMode[]
).map((name) => ({ name, option: null, size: { width: 256, height: 192 } }));

/** The calibration that was chosen with a screen of the Spectrum. */
export function calibrationOf({ mode }: ScreenChoice): Calibration {
  const offer = SPECTRUM_OFFERS.find(({ name }) => name === mode) ?? SPECTRUM_OFFERS[0];
  return SPECTRUM_MODES[offer.name];
}
