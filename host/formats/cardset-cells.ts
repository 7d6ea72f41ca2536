import { SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS } from './cardset-layout.ts';
import { FormatError } from './format-error.ts';
import type { Raster } from './raster.ts';

/** The raster of cells on a sheet. Pixels right of and below the last cells belong to none. */
export interface CellGrid {
  readonly raster: Raster;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

const SMALLEST_CELL = 8;

/** Cells of a sheet that must look like cells; the others may be unused or backs without a frame. */
const FRAMED_CELLS = 48;

/** Cells of a sheet that must differ from each other; backs may repeat, places may be blank. */
const DISTINCT_CELLS = 40;

/** Share of the edge that may differ from the other cells' edges where art touches a frame. */
const EDGE_TOLERANCE = 0.02;

/** Most pixels of a cell in each direction. */
const LARGEST_CELL = 512;

/** Share of the edge that must differ from the pixels inside it to be an outline. */
const OUTLINE_CONTRAST = 0.4;

/**
 * Divides a picture into 4 rows of 15 cells, `floor(width / 15)` by `floor(height / 4)`.
 *
 * @throws FormatError `cardset`: `cells-too-small` when a cell is below 8 by 8 pixels, `cells-too-large` when it is
 * above 512 by 512: nine columns of such cards fill the largest screen, and looking at more would hold the page up.
 */
export function divideSheet(raster: Raster): CellGrid {
  const cellWidth = Math.floor(raster.width / SHEET_COLUMNS);
  const cellHeight = Math.floor(raster.height / SHEET_ROWS);
  if (cellWidth < SMALLEST_CELL || cellHeight < SMALLEST_CELL) {
    const message = `a sheet of 15 x 4 cells would have cells of ${cellWidth}x${cellHeight}, smaller than 8x8`;
    throw cardSetError('cells-too-small', message, { cellWidth, cellHeight, smallest: SMALLEST_CELL });
  }
  if (cellWidth > LARGEST_CELL || cellHeight > LARGEST_CELL) {
    const message = `a sheet of 15 x 4 cells would have cells of ${cellWidth}x${cellHeight}, larger than any screen takes`;
    throw cardSetError('cells-too-large', message, { cellWidth, cellHeight, largest: LARGEST_CELL });
  }
  return { raster, cellWidth, cellHeight };
}

/** Index of the first pixel of a cell in the sheet's pixels. */
export function cellOrigin(grid: CellGrid, cell: number): number {
  const row = Math.floor(cell / SHEET_COLUMNS);
  const column = cell % SHEET_COLUMNS;
  return row * grid.cellHeight * grid.raster.width + column * grid.cellWidth;
}

/**
 * Tells a card sheet from any other picture. Nearly every picture can be divided into 15 by 4 cells, so two things
 * are asked of the cells, which title pictures, photographs, drawings, dithers and screens of text do not have:
 *
 * 1. at least 48 of the 60 look like cells: the pixels along a cell's edge (without the corners, which may be round)
 *    are all the same value, or they are those of the other cells' edges and form an outline, that is, differ from
 *    the pixels inside them. In an ordinary picture lines and areas run on across the borders of our division;
 * 2. at least 40 cells differ from each other, as 52 cards do. A picture with much blank area fails here.
 *
 * A sheet without frames passes when its cells have a clean edge. One whose pictures run to the edge of their
 * cells is refused; somebody who knows better can slice it unchecked.
 *
 * @throws FormatError `cardset` with `one-colour`, `cells-alike` or `no-card-grid`.
 */
export function checkCardCells(grid: CellGrid): void {
  const { pixels } = grid.raster;
  if (pixels.every((pixel) => pixel === pixels[0])) {
    throw cardSetError('one-colour', 'the picture has one colour only: it shows no cards');
  }
  const distinct = countDistinctCells(grid);
  if (distinct < DISTINCT_CELLS) {
    const message = `only ${distinct} of the 60 cells differ from each other: these are not 52 cards`;
    throw cardSetError('cells-alike', message, { distinct, needed: DISTINCT_CELLS });
  }
  const framed = countFramedCells(grid);
  if (framed < FRAMED_CELLS) {
    const message = `only ${framed} of 60 cells have an edge of their own: this picture is no sheet of 15 x 4 cards`;
    throw cardSetError('no-card-grid', message, { framed, needed: FRAMED_CELLS });
  }
}

function cardSetError(
  reason: 'cells-too-small' | 'cells-too-large' | 'one-colour' | 'cells-alike' | 'no-card-grid',
  message: string,
  detail: Readonly<Record<string, number>> = {},
): FormatError {
  return new FormatError('cardset', reason, 0, message, detail);
}

function countDistinctCells(grid: CellGrid): number {
  const byHash = new Map<number, number[]>();
  let distinct = 0;
  for (let cell = 0; cell < SHEET_CELLS; cell++) {
    const hash = hashCell(grid, cell);
    const alike = byHash.get(hash) ?? [];
    if (!alike.some((other) => sameCell(grid, cell, other))) {
      distinct++;
      byHash.set(hash, [...alike, cell]);
    }
  }
  return distinct;
}

function hashCell(grid: CellGrid, cell: number): number {
  const { raster, cellWidth, cellHeight } = grid;
  let hash = 0x811c9dc5;
  for (let y = 0, at = cellOrigin(grid, cell); y < cellHeight; y++, at += raster.width) {
    for (let x = 0; x < cellWidth; x++) {
      hash = Math.imul(hash ^ raster.pixels[at + x], 0x01000193);
    }
  }
  return hash;
}

function sameCell(grid: CellGrid, a: number, b: number): boolean {
  const { raster, cellWidth, cellHeight } = grid;
  const [originA, originB] = [cellOrigin(grid, a), cellOrigin(grid, b)];
  for (let y = 0; y < cellHeight; y++) {
    const row = y * raster.width;
    for (let x = 0; x < cellWidth; x++) {
      if (raster.pixels[originA + row + x] !== raster.pixels[originB + row + x]) {
        return false;
      }
    }
  }
  return true;
}

function countFramedCells(grid: CellGrid): number {
  const { pixels } = grid.raster;
  const edge = edgeOffsets(grid, 0);
  const commonEdge = commonValues(grid, edge);
  const commonInside = commonValues(grid, edgeOffsets(grid, 1));
  const contrast = commonEdge.filter((value, index) => value !== commonInside[index]).length;
  const isOutline = contrast >= OUTLINE_CONTRAST * edge.length;
  let framed = 0;
  for (let cell = 0; cell < SHEET_CELLS; cell++) {
    const origin = cellOrigin(grid, cell);
    const first = pixels[origin + edge[0]];
    const isUniform = edge.every((offset) => pixels[origin + offset] === first);
    const strange = edge.filter((offset, index) => pixels[origin + offset] !== commonEdge[index]).length;
    if (isUniform || (isOutline && strange <= EDGE_TOLERANCE * edge.length)) {
      framed++;
    }
  }
  return framed;
}

/**
 * Offsets from a cell's first pixel to the pixels along its four edges, `depth` pixels inside, without the corners.
 * Two depths give lists of the same length and order.
 */
function edgeOffsets(grid: CellGrid, depth: number): number[] {
  const { cellWidth, cellHeight } = grid;
  const stride = grid.raster.width;
  const corner = Math.max(2, Math.floor(Math.min(cellWidth, cellHeight) / 6));
  const offsets: number[] = [];
  for (let x = corner; x < cellWidth - corner; x++) {
    offsets.push(depth * stride + x, (cellHeight - 1 - depth) * stride + x);
  }
  for (let y = corner; y < cellHeight - corner; y++) {
    offsets.push(y * stride + depth, y * stride + cellWidth - 1 - depth);
  }
  return offsets;
}

/** The value that most cells have at each of the offsets. */
function commonValues(grid: CellGrid, offsets: readonly number[]): number[] {
  const origins = Array.from({ length: SHEET_CELLS }, (_, cell) => cellOrigin(grid, cell));
  const counts = new Uint8Array(256);
  return offsets.map((offset) => {
    counts.fill(0);
    let common = 0;
    for (const origin of origins) {
      const value = grid.raster.pixels[origin + offset];
      counts[value]++;
      if (counts[value] > counts[common]) {
        common = value;
      }
    }
    return common;
  });
}
