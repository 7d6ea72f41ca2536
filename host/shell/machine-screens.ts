import type { Calibration } from '../hardware/spectrum/colours.ts';
import type { ModeName, ModeOffer, ScreenChoice } from './screen-mode.ts';

/** The one screen of a PC with EGA; its text mode has the same number of pixels. */
export const PC_OFFERS: readonly ModeOffer[] = [{ name: 'ega', option: null, size: { width: 640, height: 350 } }];

const SPECTRUM_SIZE = { width: 256, height: 192 };

/** What each screen of the Spectrum makes of its colours. */
const CALIBRATIONS: readonly (readonly [mode: ModeName, calibration: Calibration])[] = [
  ['spectrum', 'pure'],
  ['spectrum-television', 'television'],
];

/** The Spectrum's screen in both calibrations. */
export const SPECTRUM_OFFERS: readonly ModeOffer[] = CALIBRATIONS.map(([name]) => ({
  name,
  option: null,
  size: SPECTRUM_SIZE,
}));

/** The calibration that was chosen with a screen of the Spectrum. */
export function calibrationOf({ mode }: ScreenChoice): Calibration {
  return CALIBRATIONS.find(([name]) => name === mode)?.[1] ?? 'pure';
}
