import type { Calibration } from './colours.ts';

/** The screens of the Spectrum by their names (CLI, "Modes"): the usual one first, with what each makes of the colours. */
export const SPECTRUM_MODES = {
  spectrum: 'pure',
  'spectrum-television': 'television',
} as const satisfies Readonly<Record<string, Calibration>>;

export type SpectrumMode = keyof typeof SPECTRUM_MODES;
