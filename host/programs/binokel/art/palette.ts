import type { Ega } from '../../../hardware/pc/ega.ts';
import { setAttribute } from '../../../hardware/pc/video-modes.ts';

/**
 * The sixteen colours of Binokel's screens. Colours that lie opposite each other (`index ^ 15`) change places when a card is
 * inverted: black and white, red and the tone of light wood, violet and green.
 */
export const INK = {
  black: 0,
  blue: 1,
  darkGreen: 2,
  turquoise: 3,
  red: 4,
  violet: 5,
  brown: 6,
  lightGrey: 7,
  darkGrey: 8,
  lightBlue: 9,
  green: 10,
  peach: 11,
  pink: 12,
  maroon: 13,
  yellow: 14,
  white: 15,
} as const;

/** Name of one of the sixteen colours. */
export type InkName = keyof typeof INK;

/**
 * What the palette registers hold, by pixel value: six bits of which the lower three are two thirds and the upper three one
 * third of the light of red, green, blue (FIDELITY §2.3). In 0xRRGGBB: 000000 0000AA 005500 00AAAA AA0000 AA00AA AA5500
 * AAAAAA 555555 5555FF 00AA00 FFAA55 FFAAAA 550000 FFFF55 FFFFFF.
 */
export const PALETTE: readonly number[] = [
  0x00, 0x01, 0x10, 0x03, 0x04, 0x05, 0x14, 0x07, 0x38, 0x39, 0x02, 0x2e, 0x27, 0x20, 0x3e, 0x3f,
];

/** Sets the registers of a card that shows mode 10h; {@link PALETTE} unless others are given. */
export function setPalette(ega: Ega, registers: readonly number[] = PALETTE): void {
  registers.forEach((colour, register) => {
    setAttribute(ega, register, colour);
  });
}
