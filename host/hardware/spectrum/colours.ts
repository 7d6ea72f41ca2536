/** The eight colours of the Spectrum: bit 0 blue, bit 1 red, bit 2 green. */
export const COLOUR = {
  black: 0,
  blue: 1,
  red: 2,
  magenta: 3,
  green: 4,
  cyan: 5,
  yellow: 6,
  white: 7,
} as const;

/**
 * How the sixteen colours look: `pure` mixes full guns, as most emulators show them; `television` has the softer tones
 * that were measured on a set of the time (FIDELITY §2.4).
 */
export type Calibration = 'pure' | 'television';

const DIM = 0xc0;
const FULL = 0xff;

/** A colour of full guns of one strength. */
function pure(colour: number, strength: number): number {
  const gun = (bit: number): number => ((colour >> bit) & 1) * strength;
  return (gun(1) << 16) | (gun(2) << 8) | gun(0);
}

/** Colours 0xRRGGBB: eight of normal brightness, then the bright ones. Black is always black. */
export const PALETTES: Readonly<Record<Calibration, readonly number[]>> = {
  pure: [DIM, FULL].flatMap((strength) => Array.from({ length: 8 }, (_, colour) => pure(colour, strength))),
  television: [
    ...[0x000000, 0x2030c0, 0xc04010, 0xc040c0, 0x40b010, 0x50c0b0, 0xe0c010, 0xc0c0c0],
    ...[0x000000, 0x3040ff, 0xff4030, 0xff70f0, 0x50e010, 0x50e0ff, 0xffe850, 0xffffff],
  ],
};
