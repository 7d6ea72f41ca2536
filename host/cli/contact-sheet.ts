import type { CardLayout, CardSheet } from '../formats/cardset.ts';
import { RANKS, SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS, SUIT_LETTERS } from '../formats/cardset-layout.ts';
import type { BitmapFont } from '../formats/font.ts';
import { createRaster, type Raster } from '../formats/raster.ts';

const RANK_LETTERS = 'A23456789TJQK';
const GAP = 4;
/** Between a card and its label. */
const LABEL_GAP = 1;

/** What each of the 60 cells means: `AD`, `TS`, `--` for the empty field, `B1` to `B7` for the backs. */
export function cellMeanings(layout: CardLayout): readonly string[] {
  const meanings = new Array<string>(SHEET_CELLS).fill('');
  for (const [suit, cells] of layout.faces.entries()) {
    for (let rank = 0; rank < RANKS; rank++) meanings[cells[rank]] = RANK_LETTERS[rank] + SUIT_LETTERS[suit];
  }
  meanings[layout.empty] = '--';
  for (const [k, cell] of layout.backs.entries()) meanings[cell] = `B${k + 1}`;
  return meanings;
}

/** The lightest and the darkest pixel value of a palette. */
function lightAndDark(palette: Uint32Array): { light: number; dark: number } {
  const luma = Array.from(palette, (c) => ((c >> 16) & 255) * 0.3 + ((c >> 8) & 255) * 0.59 + (c & 255) * 0.11);
  return { light: luma.indexOf(Math.max(...luma)), dark: luma.indexOf(Math.min(...luma)) };
}

function paste(target: Raster, source: Raster, x: number, y: number): void {
  for (let row = 0; row < source.height; row++) {
    const from = row * source.width;
    target.pixels.set(source.pixels.subarray(from, from + source.width), (y + row) * target.width + x);
  }
}

function print(target: Raster, font: BitmapFont, text: string, x: number, y: number, ink: number): void {
  for (let k = 0; k < text.length; k++) {
    for (let row = 0; row < font.cellHeight; row++) {
      const bits = font.rows[text.charCodeAt(k) * font.cellHeight + row];
      for (let column = 0; column < font.cellWidth; column++) {
        if ((bits & (0x80 >> column)) === 0) continue;
        target.pixels[(y + row) * target.width + x + k * font.cellWidth + column] = ink;
      }
    }
  }
}

/** All cells of a sheet in their order, spread out, each with its meaning written below, in the sheet's own colours. */
export function contactSheet(sheet: CardSheet, font: BitmapFont): Raster {
  const labelWidth = 2 * font.cellWidth;
  const pitchX = Math.max(sheet.cellWidth, labelWidth) + GAP;
  const pitchY = sheet.cellHeight + LABEL_GAP + font.cellHeight + GAP;
  const picture = createRaster(SHEET_COLUMNS * pitchX + GAP, SHEET_ROWS * pitchY + GAP, sheet.planes, sheet.palette);
  const { light, dark } = lightAndDark(sheet.palette);
  picture.pixels.fill(light);
  for (const [cell, meaning] of cellMeanings(sheet.layout).entries()) {
    const left = GAP + (cell % SHEET_COLUMNS) * pitchX;
    const top = GAP + Math.floor(cell / SHEET_COLUMNS) * pitchY;
    const centred = (width: number): number => left + Math.floor((pitchX - GAP - width) / 2);
    paste(picture, sheet.cell(cell), centred(sheet.cellWidth), top);
    print(picture, font, meaning, centred(labelWidth), top + sheet.cellHeight + LABEL_GAP, dark);
  }
  return picture;
}
