import { LAYOUT_H1, sliceCardSheet } from '../../formats/cardset.ts';
import { SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS } from '../../formats/cardset-layout.ts';
import { FormatError } from '../../formats/format-error.ts';
import { encodeImg } from '../../formats/img-encode.ts';
import { MAX_PIXELS, MAX_PLANES, type Raster } from '../../formats/raster.ts';
import type { Command } from '../command.ts';
import { readBytes, sha256, writeBytes } from '../files.ts';
import { EXIT } from '../io.ts';
import { withEnding } from '../outputs.ts';
import { PngError } from '../png-chunks.ts';
import { type ColourPicture, decodePngColours } from '../png-colours.ts';
import { quantise } from '../quantise.ts';
import { UsageError } from '../usage-error.ts';
import { planesText } from './img.ts';

const LARGEST_SIDE = 0xffff;
/** Suits in the order in which the Yukon manual lists them: Karo, Herz, Pik, Kreuz; as indices of a layout's faces. */
const MANUAL_SUITS = [3, 2, 1, 0];

function readPicture(file: string): ColourPicture {
  try {
    return decodePngColours(readBytes(file));
  } catch (error) {
    if (error instanceof PngError) throw new UsageError(file, error.message);
    throw error;
  }
}

/** Cells of the sheet in the order in which the pictures are given: 52 faces, the empty field, seven backs. */
function cellOrder(): readonly number[] {
  const { faces, empty, backs } = LAYOUT_H1;
  return [...MANUAL_SUITS.flatMap((suit) => faces[suit]), empty, ...backs];
}

/** The sheet of 60 pictures of one size. */
function composeSheet(files: readonly string[]): ColourPicture {
  const pictures = files.map(readPicture);
  const [{ width: cellWidth, height: cellHeight }] = pictures;
  const width = cellWidth * SHEET_COLUMNS;
  const height = cellHeight * SHEET_ROWS;
  if (width > LARGEST_SIDE || height > LARGEST_SIDE || width * height > MAX_PIXELS) {
    throw new UsageError(files[0], `${cellWidth}x${cellHeight} is too large for a card of a sheet`);
  }
  const colours = new Uint32Array(width * height);
  for (const [k, cell] of cellOrder().entries()) {
    const picture = pictures[k];
    if (picture.width !== cellWidth || picture.height !== cellHeight) {
      const size = `${picture.width}x${picture.height}`;
      throw new UsageError(files[k], `is ${size}, but the first picture is ${cellWidth}x${cellHeight}`);
    }
    const left = (cell % SHEET_COLUMNS) * cellWidth;
    const top = Math.floor(cell / SHEET_COLUMNS) * cellHeight;
    for (let row = 0; row < cellHeight; row++) {
      const line = picture.colours.subarray(row * cellWidth, (row + 1) * cellWidth);
      colours.set(line, (top + row) * width + left);
    }
  }
  return { width, height, colours };
}

/** Size of the cells when the picture is a card sheet by the rules for sheets that users bring, else null. */
function cellsOf(raster: Raster): { readonly width: number; readonly height: number } | null {
  try {
    const sheet = sliceCardSheet(raster);
    return { width: sheet.cellWidth, height: sheet.cellHeight };
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}

/** `make-img`: pictures as GEM pictures, and sixty of them as a card sheet. */
export const makeImg: Command = {
  name: 'make-img',
  synopsis: ['make-img PNG --planes P [--out FILE]', 'make-img PNG1 ... PNG60 --planes P [--out FILE]'],
  summary: 'makes a GEM picture (IMG, XIMG) of a PNG, or a card sheet of 60',
  notes: [
    'One plane makes a plain IMG of white and black, more planes an XIMG with a palette. A PNG with more colours than the planes can hold is reduced to the best ones. Transparent pixels become white.',
    'Sixty pictures of one size make a sheet of 4 x 15 cards, a suit a row. Their order: Karo, Herz, Pik, Kreuz, each As to König, then the empty field and seven backs.',
  ],
  options: {
    planes: { value: 'P', summary: `1 to ${MAX_PLANES}: 2 to ${1 << MAX_PLANES} colours` },
    out: {
      value: 'FILE',
      summary: 'where to write; NAME.img beside the PNG, CARDS.img for a sheet of 60, when not given',
    },
  },
  async run(line, io) {
    const files = line.arguments('PNG', 1, SHEET_CELLS);
    if (files.length !== 1 && files.length !== SHEET_CELLS) {
      throw new UsageError(`${files.length} pictures`, `one or ${SHEET_CELLS} are needed`);
    }
    if (!line.has('planes')) throw new UsageError('--planes P', 'is missing; see --help');
    const planes = line.whole('planes', 1, 1, MAX_PLANES);
    const out = line.text('out') ?? (files.length === 1 ? withEnding(files[0], 'img') : 'CARDS.img');
    const { width, height, colours } = files.length === 1 ? readPicture(files[0]) : composeSheet(files);
    if (width > LARGEST_SIDE || height > LARGEST_SIDE) {
      throw new UsageError(files[0], `${width}x${height} is too large for a GEM picture`);
    }
    const { exact, ...indexed } = quantise(colours, planes);
    const raster = { width, height, planes, ...indexed };
    const bytes = encodeImg(raster, { variant: planes === 1 ? 'plain' : 'ximg' });
    writeBytes(out, bytes);
    const cells = cellsOf(raster);
    const json = { file: out, bytes: bytes.length, sha256: sha256(bytes), width, height, planes, exact, cells };
    const text = [
      `${out}: ${bytes.length} bytes, ${width}x${height}, ${planesText(planes)}`,
      exact ? ', colours kept' : ', colours reduced',
      cells === null ? '' : `, card sheet with cells ${cells.width}x${cells.height}`,
    ].join('');
    io.out(line.has('json') ? `${JSON.stringify(json)}\n` : `${text}\n`);
    return EXIT.done;
  },
};
