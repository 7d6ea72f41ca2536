import { type CellGrid, cellOrigin } from './cardset-cells.ts';
import { SHEET_CELLS } from './cardset-layout.ts';

/** A few figures about the picture in a cell, by which faces, backs and the empty field differ. */
export interface CellLook {
  readonly cell: number;
  /** Share of the pixels in the colour of the paper, which is the commonest colour of the sheet. */
  readonly paper: number;
  /** The same of the corner at the top left, where a face has its index. */
  readonly cornerPaper: number;
  /** Changes of colour from pixel to pixel, per pixel and direction: 0 plain, 1 a chequered pattern. */
  readonly texture: number;
  /** More of the corner is red than dark. */
  readonly isRed: boolean;
  /** The pixels of the corner, row by row: 0 paper, 1 anything else. */
  readonly corner: Uint8Array;
}

/** Width of the edge that is left out, so that frames count for nothing. */
const EDGE = 2;

const DARK_LUMA = 96;

/** Measures all 60 cells, in their order. */
export function measureCells(grid: CellGrid): CellLook[] {
  const paper = commonestColour(grid);
  return Array.from({ length: SHEET_CELLS }, (_, cell) => measureCell(grid, cell, paper));
}

/** Share of the corner's pixels in which two cells differ, 0..1. */
export function cornerDifference(a: CellLook, b: CellLook): number {
  return a.corner.filter((bit, index) => bit !== b.corner[index]).length / a.corner.length;
}

function measureCell(grid: CellGrid, cell: number, paper: number): CellLook {
  const { raster, cellWidth, cellHeight } = grid;
  const origin = cellOrigin(grid, cell);
  const colourAt = (x: number, y: number): number => raster.palette[raster.pixels[origin + y * raster.width + x]];
  let paperPixels = 0;
  let changes = 0;
  for (let y = EDGE; y < cellHeight - EDGE; y++) {
    for (let x = EDGE; x < cellWidth - EDGE; x++) {
      const colour = colourAt(x, y);
      paperPixels += Number(colour === paper);
      changes += Number(colour !== colourAt(x - 1, y)) + Number(colour !== colourAt(x, y - 1));
    }
  }
  const area = (cellWidth - 2 * EDGE) * (cellHeight - 2 * EDGE);
  const corner = cornerColours(grid, colourAt);
  const marks = Uint8Array.from(corner, (colour) => Number(colour !== paper));
  return {
    cell,
    paper: paperPixels / area,
    cornerPaper: 1 - marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    texture: changes / (2 * area),
    isRed: corner.filter(isRed).length > corner.filter((colour) => luma(colour) < DARK_LUMA && !isRed(colour)).length,
    corner: marks,
  };
}

/** The third of the width and quarter of the height at the top left, without the edge. */
function cornerColours(grid: CellGrid, colourAt: (x: number, y: number) => number): number[] {
  const right = Math.max(EDGE + 1, Math.floor(grid.cellWidth / 3));
  const bottom = Math.max(EDGE + 1, Math.floor(grid.cellHeight / 4));
  const colours: number[] = [];
  for (let y = EDGE; y < bottom; y++) {
    for (let x = EDGE; x < right; x++) {
      colours.push(colourAt(x, y));
    }
  }
  return colours;
}

function commonestColour(grid: CellGrid): number {
  const { pixels, palette } = grid.raster;
  const counts = new Map<number, number>();
  const pixelsOfValue = new Uint32Array(palette.length);
  for (const pixel of pixels) {
    pixelsOfValue[pixel]++;
  }
  palette.forEach((colour, value) => {
    counts.set(colour, (counts.get(colour) ?? 0) + pixelsOfValue[value]);
  });
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

function isRed(colour: number): boolean {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
  return red >= 128 && red >= 2 * green && red >= 2 * blue;
}

function luma(colour: number): number {
  return 0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 0xff) + 0.11 * (colour & 0xff);
}
