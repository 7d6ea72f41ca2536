import { cardRank, cardSuit, isHidden } from '../../core/card.ts';
import type { CardSheet } from '../../formats/cardset.ts';
import { LOGIC_OP, WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Mfdb } from '../../gem/vdi/mfdb.ts';
import { formOfRaster } from '../../gem/vdi/raster-form.ts';
import type { Workstation } from '../../gem/vdi/workstation.ts';
import type { CardSize } from './geometry.ts';
import { isLightGrey, nearestRegisters } from './screen-colours.ts';
import { type PixelField, silhouettes } from './silhouette.ts';

const WHITE_PEN = 0;

/** A picture of a sheet in the memory form of the screen. */
export interface CardPicture {
  readonly form: Mfdb;
  /** One plane, set where the card is; null where it fills its cell. */
  readonly shape: Mfdb | null;
}

/**
 * Draws a picture with its upper left corner at a place, within the clipping that is set. One with a shape is laid over
 * white of that shape with OR: white is register 0, and so is everything around the card.
 */
export function drawPicture(
  vdi: Workstation,
  { form, shape }: CardPicture,
  at: { readonly x: number; readonly y: number },
): void {
  const all = { x: 0, y: 0, w: form.width, h: form.height };
  if (shape === null) {
    vdi.vro_cpyfm(LOGIC_OP.source, all, at, form);
    return;
  }
  vdi.vrt_cpyfm(WRITING_MODE.transparent, all, at, shape, [WHITE_PEN, WHITE_PEN]);
  vdi.vro_cpyfm(LOGIC_OP.or, all, at, form);
}

/** The pictures as the screen shows them: on a coloured ground without the paper outside their rounded corners. */
function picturesOf(sheet: CardSheet, fields: readonly PixelField[], screen: Uint32Array): readonly CardPicture[] {
  const registers = nearestRegisters(sheet.palette, screen);
  const planes = Math.log2(screen.length);
  const onScreen = fields.map((field) => ({ ...field, pixels: field.pixels.map((value) => registers[value]) }));
  if (planes === 1) return onScreen.map((field) => ({ form: formOfRaster(field, planes), shape: null }));
  const shapes = silhouettes(fields, (value) => isLightGrey(sheet.palette[value]));
  return onScreen.map((field, k) => {
    const cut = field.pixels.map((register, pixel) => register * shapes[k].pixels[pixel]);
    return { form: formOfRaster({ ...field, pixels: cut }, planes), shape: formOfRaster(shapes[k], 1) };
  });
}

/** The cards of one sheet in the memory form and the colours of the screen, ready to be drawn. */
export class CardImages {
  readonly size: CardSize;
  readonly backCount: number;
  readonly empty: CardPicture;
  readonly #faces: readonly (readonly CardPicture[])[];
  readonly #backs: readonly CardPicture[];

  /**
   * Made from the sheet's own colours each time, so that nothing of an earlier screen is left in the pictures.
   *
   * @param screen colours of the screen's registers; a sheet with more colours than that is the caller's to refuse
   */
  constructor(sheet: CardSheet, screen: Uint32Array) {
    const { faces, backs, empty } = sheet;
    const suits = faces.map((suit) => suit.length);
    const pictures = [...picturesOf(sheet, [...faces.flat(), ...backs, empty], screen)];
    this.size = { w: sheet.cellWidth, h: sheet.cellHeight };
    this.#faces = suits.map((count) => pictures.splice(0, count));
    this.#backs = pictures.splice(0, backs.length);
    this.backCount = this.#backs.length;
    this.empty = pictures[0];
  }

  /**
   * Picture of a card byte of a view.
   *
   * @param back which of the sheet's backs covers a hidden card
   */
  picture(card: number, back: number): CardPicture {
    if (isHidden(card)) return this.#backs[back % this.backCount];
    return this.#faces[cardSuit(card)][cardRank(card) - 1];
  }
}
