import type { CardLayout } from '../../host/formats/cardset.ts';
import { createRaster, type Raster } from '../../host/formats/raster.ts';

/** How a made-up card sheet looks. */
export interface SheetLook {
  readonly layout: CardLayout;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** 1 or 2; with 2 the red suits are red. */
  readonly planes: 1 | 2;
  readonly frame: 'square' | 'round' | 'inset' | 'none';
  /** Columns and rows added right of and below the cells. */
  readonly remainder?: number;
  /** Leave the backs and the empty field blank. */
  readonly withoutExtras?: boolean;
}

const WHITE = 0;
const PALETTES = {
  1: Uint32Array.of(0xffffff, 0x000000),
  2: Uint32Array.of(0xffffff, 0xff0000, 0x00ff00, 0x000000),
};

const GLYPH = 5;
/** Rows of the ranks' glyphs and the suits' pips, five bits each. */
const RANK_GLYPHS = [
  [4, 10, 31, 17, 17],
  [30, 1, 14, 16, 31],
  [30, 1, 14, 1, 30],
  [18, 18, 31, 2, 2],
  [31, 16, 30, 1, 30],
  [14, 16, 30, 17, 14],
  [31, 1, 2, 4, 4],
  [14, 17, 14, 17, 14],
  [14, 17, 15, 1, 14],
  [23, 21, 21, 21, 23],
  [7, 2, 2, 18, 12],
  [14, 17, 21, 18, 13],
  [17, 18, 28, 18, 17],
];
const SUIT_GLYPHS = [
  [4, 14, 21, 14, 4],
  [4, 14, 31, 4, 14],
  [10, 31, 31, 14, 4],
  [4, 14, 31, 14, 4],
];

/** Draws a sheet of 15 by 4 cells with indexes, pips, dense court cards, seven patterned backs and an outlined field. */
export function drawSheet(look: SheetLook): Raster {
  const remainder = look.remainder ?? 0;
  const width = 15 * look.cellWidth + remainder;
  const height = 4 * look.cellHeight + remainder;
  const sheet = createRaster(width, height, look.planes, PALETTES[look.planes]);
  look.layout.faces.forEach((suit, suitIndex) => {
    suit.forEach((cell, rankIndex) => {
      drawFace(new Cell(sheet, look, cell), suitIndex, rankIndex);
    });
  });
  if (look.withoutExtras !== true) {
    new Cell(sheet, look, look.layout.empty).outline();
    look.layout.backs.forEach((cell, index) => {
      drawBack(new Cell(sheet, look, cell), index);
    });
  }
  return sheet;
}

class Cell {
  readonly width: number;
  readonly height: number;
  readonly black: number;
  readonly red: number;
  readonly #sheet: Raster;
  readonly #frame: SheetLook['frame'];
  readonly #origin: number;

  constructor(sheet: Raster, look: SheetLook, cell: number) {
    this.#sheet = sheet;
    this.#frame = look.frame;
    this.width = look.cellWidth;
    this.height = look.cellHeight;
    this.#origin = Math.floor(cell / 15) * look.cellHeight * sheet.width + (cell % 15) * look.cellWidth;
    this.black = sheet.palette.length - 1;
    this.red = 1;
  }

  set(x: number, y: number, value: number): void {
    this.#sheet.pixels[this.#origin + y * this.#sheet.width + x] = value;
  }

  outline(): void {
    if (this.#frame === 'none') {
      return;
    }
    const inset = this.#frame === 'inset' ? 1 : 0;
    const round = this.#frame === 'round' ? 3 : 0;
    for (let x = inset + round; x < this.width - inset - round; x++) {
      this.set(x, inset, this.black);
      this.set(x, this.height - 1 - inset, this.black);
    }
    for (let y = inset + round; y < this.height - inset - round; y++) {
      this.set(inset, y, this.black);
      this.set(this.width - 1 - inset, y, this.black);
    }
  }

  glyph(rows: readonly number[], x: number, y: number, value: number): void {
    rows.forEach((bits, row) => {
      for (let column = 0; column < GLYPH; column++) {
        if ((bits >> (GLYPH - 1 - column)) & 1) {
          this.set(x + column, y + row, value);
        }
      }
    });
  }
}

function drawFace(cell: Cell, suit: number, rank: number): void {
  const colour = suit >= 2 ? cell.red : cell.black;
  cell.outline();
  cell.glyph(RANK_GLYPHS[rank], 3, 3, colour);
  cell.glyph(SUIT_GLYPHS[suit], 3, 4 + GLYPH, colour);
  const [left, top] = [10, 6];
  const [right, bottom] = [cell.width - 4, cell.height - 4];
  if (rank < 10) {
    for (let pip = 0; pip <= rank; pip++) {
      const x = left + (pip % 2) * 7;
      const y = top + Math.floor(pip / 2) * 7;
      if (x + GLYPH < right && y + GLYPH < bottom) {
        cell.glyph(SUIT_GLYPHS[suit], x, y, colour);
      }
    }
    return;
  }
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const isSet = (x * (rank + 2) + y * (suit + 3) + ((x * y) >> 3)) % 5 < 2;
      cell.set(x, y, isSet ? ((x + y) % 3 ? colour : cell.black) : WHITE);
    }
  }
}

function drawBack(cell: Cell, index: number): void {
  for (let y = 2; y < cell.height - 2; y++) {
    for (let x = 2; x < cell.width - 2; x++) {
      cell.set(x, y, (x * (index + 1) + y) % (index + 2) === 0 || ((x ^ y) & 1) === 1 ? cell.black : WHITE);
    }
  }
  cell.outline();
}
