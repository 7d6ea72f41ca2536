import { cardRank, cardSuit, isHidden } from '../../core/card.ts';
import type { CardSheet } from '../../formats/cardset.ts';
import type { Raster } from '../../formats/raster.ts';
import type { Mfdb } from '../../gem/vdi/mfdb.ts';
import { formOfRaster } from '../../gem/vdi/raster-form.ts';
import type { CardSize } from './geometry.ts';

const DARK_LUMA = 128;

/** Luma of a 0xRRGGBB colour, 0 to 255. */
function luma(rgb: number): number {
  return ((rgb >> 16) & 255) * 0.3 + ((rgb >> 8) & 255) * 0.59 + (rgb & 255) * 0.11;
}

/** The same picture in the two colours of a monochrome screen, 1 = black, whatever order the file's palette had. */
function monochrome(raster: Raster): Raster {
  const black = Array.from(raster.palette, (rgb) => (luma(rgb) < DARK_LUMA ? 1 : 0));
  return { ...raster, planes: 1, pixels: raster.pixels.map((value) => black[value]) };
}

/** The cards of one sheet in the memory form of the screen, ready to be copied. */
export class CardImages {
  readonly size: CardSize;
  readonly backCount: number;
  readonly empty: Mfdb;
  readonly #faces: readonly (readonly Mfdb[])[];
  readonly #backs: readonly Mfdb[];

  /** @param planes of the screen; a sheet with more colours than the screen is the caller's to refuse */
  constructor(sheet: CardSheet, planes: number) {
    const toForm = (raster: Raster): Mfdb => formOfRaster(planes === 1 ? monochrome(raster) : raster, planes);
    this.size = { w: sheet.cellWidth, h: sheet.cellHeight };
    this.#faces = sheet.faces.map((suit) => suit.map((face) => toForm(face)));
    this.#backs = sheet.backs.map(toForm);
    this.backCount = this.#backs.length;
    this.empty = toForm(sheet.empty);
  }

  /**
   * Picture of a card byte of a view.
   *
   * @param back which of the sheet's backs covers a hidden card
   */
  picture(card: number, back: number): Mfdb {
    if (isHidden(card)) return this.#backs[back % this.backCount];
    return this.#faces[cardSuit(card)][cardRank(card) - 1];
  }
}
