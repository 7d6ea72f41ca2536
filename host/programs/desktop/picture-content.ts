import { SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS } from '../../formats/cardset-layout.ts';
import { createRaster, type Raster } from '../../formats/raster.ts';
import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { LOGIC_OP, WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Mfdb } from '../../gem/vdi/mfdb.ts';
import { formOfRaster } from '../../gem/vdi/raster-form.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { nearestRegisters, screenColours } from '../card-table/screen-colours.ts';
import type { NamedSheet } from '../program.ts';
import type { WindowContent } from './desk-window.ts';
import type { DesktopTexts } from './texts.ts';

const WHITE_PEN = 0;

/** The 60 cells of a sheet in the order in which they lie in the file. */
function wholeSheet({ sheet }: NamedSheet): Raster {
  const { cellWidth, cellHeight, planes, palette } = sheet;
  const whole = createRaster(SHEET_COLUMNS * cellWidth, SHEET_ROWS * cellHeight, planes, palette);
  for (let k = 0; k < SHEET_CELLS; k++) {
    const { pixels } = sheet.cell(k);
    const left = (k % SHEET_COLUMNS) * cellWidth;
    const top = Math.floor(k / SHEET_COLUMNS) * cellHeight;
    for (let row = 0; row < cellHeight; row++) {
      const from = row * cellWidth;
      whole.pixels.set(pixels.subarray(from, from + cellWidth), (top + row) * whole.width + left);
    }
  }
  return whole;
}

/** A card sheet in a window, in the colours of the screen. */
export class PictureContent implements WindowContent {
  readonly title: string;
  readonly info: string;
  readonly step: { readonly x: number; readonly y: number };
  /** The colours of the sheet, 0xRRGGBB. */
  readonly palette: Uint32Array;
  readonly #gem: Gem;
  readonly #picture: Raster;
  #form: Mfdb;

  constructor(gem: Gem, texts: DesktopTexts, sheet: NamedSheet) {
    const { cellWidth, cellHeight, palette } = sheet.sheet;
    this.#gem = gem;
    this.title = sheet.name;
    this.info = texts.pictureInfo(`${cellWidth}x${cellHeight}`, new Set(palette).size);
    this.step = { x: cellWidth, y: cellHeight };
    this.palette = palette;
    this.#picture = wholeSheet(sheet);
    this.#form = this.#inScreenColours();
  }

  /** Takes the colours that the screen has now; the caller redraws. */
  recolour(): void {
    this.#form = this.#inScreenColours();
  }

  extent(): { readonly w: number; readonly h: number } {
    return { w: this.#form.width, h: this.#form.height };
  }

  draw(work: Rect, offset: { readonly x: number; readonly y: number }, clip: Rect): void {
    const { vdi } = this.#gem;
    const all = { x: 0, y: 0, ...this.extent() };
    vdi.vs_clip(clip);
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(WHITE_PEN);
    vdi.vr_recfl(work);
    vdi.vro_cpyfm(LOGIC_OP.source, all, { x: work.x - offset.x, y: work.y - offset.y }, this.#form);
    vdi.vs_clip(null);
  }

  #inScreenColours(): Mfdb {
    const registers = nearestRegisters(this.palette, screenColours(this.#gem));
    const pixels = this.#picture.pixels.map((value) => registers[value]);
    return formOfRaster({ ...this.#picture, pixels }, this.#gem.vdi.planes);
  }
}
