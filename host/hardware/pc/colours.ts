/** Palette registers after a mode is set: 6 is brown, not dark yellow (FIDELITY §2.3). */
export const DEFAULT_PALETTE: readonly number[] = [
  0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x14, 0x07, 0x38, 0x39, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f,
];

const STRONG = 0xaa;
const WEAK = 0x55;

/** The sixteen colours of {@link DEFAULT_PALETTE} by their usual names. */
export const COLOUR = {
  black: 0,
  blue: 1,
  green: 2,
  cyan: 3,
  red: 4,
  magenta: 5,
  brown: 6,
  lightGrey: 7,
  darkGrey: 8,
  lightBlue: 9,
  lightGreen: 10,
  lightCyan: 11,
  lightRed: 12,
  lightMagenta: 13,
  yellow: 14,
  white: 15,
} as const;

/**
 * The colour 0xRRGGBB that a monitor with 64 colours shows for a palette register: bits 0 to 2 are the strong signals of
 * blue, green and red, two thirds of the light; bits 3 to 5 the weak ones, one third (FIDELITY §2.3).
 */
export function egaRgb(register: number): number {
  return (gun(register, 2) << 16) | (gun(register, 1) << 8) | gun(register, 0);
}

/** Brightness of a gun, 0 to 255. */
function gun(register: number, bit: number): number {
  return ((register >> bit) & 1) * STRONG + ((register >> (bit + 3)) & 1) * WEAK;
}
