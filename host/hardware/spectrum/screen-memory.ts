/** Where the pixels of the screen and the attributes of its cells lie in memory (FIDELITY §2.4). */
export const PIXELS = 0x4000;
export const ATTRIBUTES = 0x5800;
export const SCREEN_END = 0x5b00;

/** The screen in pixels and in cells of eight by eight. */
export const SCREEN = { width: 256, height: 192, columns: 32, rows: 24 } as const;

/**
 * Address of eight pixels. The bits of the line go into the address out of order: its thirds first, then the line within
 * a cell, then the cell within the third (FIDELITY §2.4).
 *
 * @param column 0 to 31
 * @param y line, 0 to 191
 */
export function pixelAddress(column: number, y: number): number {
  return PIXELS | ((y & 0xc0) << 5) | ((y & 0x07) << 8) | ((y & 0x38) << 2) | column;
}

/** Line of the screen that an address below the attributes belongs to. */
export function lineOfAddress(address: number): number {
  return ((address >> 5) & 0xc0) | ((address >> 8) & 0x07) | ((address >> 2) & 0x38);
}

/** Address of the attribute of a cell. */
export function attributeAddress(column: number, row: number): number {
  return ATTRIBUTES + row * SCREEN.columns + column;
}

/** Colours of a cell: ink for set pixels, paper for the others, 0 to 7 in the order green, red, blue. */
export interface CellColours {
  readonly ink: number;
  readonly paper: number;
  /** Both colours bright. */
  readonly bright?: boolean;
  /** Ink and paper change places every sixteen pictures. */
  readonly flash?: boolean;
}

/** Bits of an attribute for both colours together. */
export const FLASH = 0x80;
export const BRIGHT = 0x40;

/** The attribute byte of a cell: flash, bright, paper, ink from the highest bit on (FIDELITY §2.4). */
export function attributeOf({ ink, paper, bright, flash }: CellColours): number {
  return (flash === true ? FLASH : 0) | (bright === true ? BRIGHT : 0) | ((paper & 7) << 3) | (ink & 7);
}
