import { type CellGrid, checkCardCells, divideSheet } from './cardset-cells.ts';
import { detectLayout, type LayoutMargins } from './cardset-detect.ts';
import { type CardLayout, SHEET_CELLS, SHEET_COLUMNS } from './cardset-layout.ts';
import type { DecodedImage } from './img.ts';
import { cropRaster, type Raster } from './raster.ts';

export type { LayoutMargins } from './cardset-detect.ts';
export type { CardLayout, LayoutName } from './cardset-layout.ts';
export { BACKS, LAYOUT_H1, LAYOUT_H2, layoutFromTable, runningLayout, suitRowsLayout } from './cardset-layout.ts';

/** The cards of a sheet, by meaning. All rasters have the sheet's cell size, planes and palette. */
export interface CardSheet {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly planes: number;
  readonly palette: Uint32Array;
  /** `faces[suit][rank - 1]`: suits clubs, spades, hearts, diamonds as in the core; rank 1 is the ace. */
  readonly faces: readonly (readonly Raster[])[];
  /** The field without a card. */
  readonly empty: Raster;
  /** Seven backs. */
  readonly backs: readonly Raster[];
  /** Which cell holds what. */
  readonly layout: CardLayout;
  /** How sure the layout is, 0..1; 1 where it was stated. */
  readonly confidence: number;
  /** What the guess rests on; null where the layout was stated. */
  readonly margins: LayoutMargins | null;
  /** The cell with this number on the sheet, 0..59 row by row, whatever it means. */
  cell(index: number): Raster;
}

export interface SliceOptions {
  /** Slice any picture, even one whose cells do not look like cards. Default false. */
  readonly unchecked?: boolean;
}

/** A sheet and the name by which it is known, such as its file name. */
export interface SheetCandidate {
  readonly name: string;
  readonly sheet: Pick<CardSheet, 'cellWidth' | 'cellHeight' | 'planes' | 'palette'>;
}

/** What a screen and the table on it can take, in pixels and planes. */
export interface SheetLimits {
  readonly planes: number;
  readonly maxCellWidth: number;
  readonly maxCellHeight: number;
}

const NO_LIMITS: SheetLimits = { planes: Infinity, maxCellWidth: Infinity, maxCellHeight: Infinity };

/**
 * Slices a card sheet of 4 rows by 15 cells: 52 faces, an empty field and seven backs (FORMATS §3.1). Columns and
 * rows that remain after whole cells are left out.
 *
 * @param layout what the cells hold; guessed from their content when not given
 * @throws FormatError `cardset`: `cells-too-small`, `cells-too-large`, `one-colour`, `cells-alike` or `no-card-grid` when the picture is
 * no card sheet. See `checkCardCells` for what tells sheets from pictures.
 */
export function sliceCardSheet(
  image: DecodedImage | Raster,
  layout?: CardLayout,
  options: SliceOptions = {},
): CardSheet {
  const raster = 'raster' in image ? image.raster : image;
  const grid = divideSheet(raster);
  if (options.unchecked !== true) {
    checkCardCells(grid);
  }
  const guess = layout === undefined ? detectLayout(grid) : { layout, confidence: 1, margins: null };
  const cells = Array.from({ length: SHEET_CELLS }, (_, cell) => cropCell(grid, cell));
  const cell = (index: number): Raster => cells[index];
  return {
    cellWidth: grid.cellWidth,
    cellHeight: grid.cellHeight,
    planes: raster.planes,
    palette: raster.palette,
    faces: guess.layout.faces.map((suit) => suit.map(cell)),
    empty: cell(guess.layout.empty),
    backs: guess.layout.backs.map(cell),
    ...guess,
    cell,
  };
}

/**
 * The sheet to play with: "as large, as colourful as possible" (Yukon manual, "Die Karten") among those that fit.
 * The largest area comes first, then the most planes, then the most colours; among equals the name decides.
 *
 * @returns null when none fits
 */
export function chooseBestSheet<T extends SheetCandidate>(
  candidates: readonly T[],
  limits: SheetLimits = NO_LIMITS,
): T | null {
  const fitting = candidates.filter(
    ({ sheet }) =>
      sheet.planes <= limits.planes &&
      sheet.cellWidth <= limits.maxCellWidth &&
      sheet.cellHeight <= limits.maxCellHeight,
  );
  return [...fitting].sort(compareSheets)[0] ?? null;
}

function cropCell(grid: CellGrid, cell: number): Raster {
  const x = (cell % SHEET_COLUMNS) * grid.cellWidth;
  const y = Math.floor(cell / SHEET_COLUMNS) * grid.cellHeight;
  return cropRaster(grid.raster, x, y, grid.cellWidth, grid.cellHeight);
}

function compareSheets(a: SheetCandidate, b: SheetCandidate): number {
  const area = ({ sheet }: SheetCandidate): number => sheet.cellWidth * sheet.cellHeight;
  const colours = ({ sheet }: SheetCandidate): number => new Set(sheet.palette).size;
  return (
    area(b) - area(a) ||
    b.sheet.planes - a.sheet.planes ||
    colours(b) - colours(a) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}
