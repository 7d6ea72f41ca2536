import { join } from 'node:path';
import { BACKS, SHEET_COLUMNS, SHEET_ROWS } from '../../formats/cardset-layout.ts';
import type { Raster } from '../../formats/raster.ts';
import { type Bitmap, blit, createBitmap } from './bitmap.ts';
import { drawAce, drawCourt, drawIndices, drawPips } from './card-faces.ts';
import type { RankFiles, SheetDesign } from './designs.ts';
import { openPictures, type PictureSource } from './pictures.ts';

/** Suits in the order of the rows, and their colour. */
const COLOURS: Readonly<Record<string, keyof RankFiles>> = {
  diamonds: 'red',
  hearts: 'red',
  spades: 'black',
  clubs: 'black',
};
const SUITS = Object.keys(COLOURS);
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'];
const COURTS: Readonly<Record<string, string>> = { B: 'jack', D: 'queen', K: 'king' };
const EXTRAS = ['empty', ...Array.from({ length: BACKS }, (_, index) => `back-${index + 1}`)];

/** The pictures of a source file that holds several side by side. */
function picturesOf(file: string): readonly string[] {
  if (file.startsWith('ranks')) return RANKS;
  if (file.startsWith('court')) return Object.values(COURTS);
  if (file === 'frames') return ['card', 'court', 'back'];
  return EXTRAS.includes(file) ? [file] : SUITS;
}

/**
 * Composes a sheet of 4 rows and 15 columns from its pictures below `sourceFolder` (FORMATS §3.1, layout H1): a suit
 * per row (Karo, Herz, Pik, Kreuz), As..König in columns 0..12, empty field and backs down columns 13, 14.
 *
 * @throws TextArtError, PngArtError, MissingPictureError
 */
export function composeSheet(design: SheetDesign, sourceFolder: string): Raster {
  const pictureOf = openPictures(join(sourceFolder, design.folder), design, picturesOf);
  const { width, height } = design.geometry;
  const sheet = createBitmap(SHEET_COLUMNS * width, SHEET_ROWS * height);
  SUITS.forEach((suit, row) => {
    RANKS.forEach((rank, column) => {
      blit(sheet, composeCard(design, pictureOf, suit, rank), column * width, row * height);
    });
  });
  EXTRAS.forEach((extra, index) => {
    const column = RANKS.length + Math.floor(index / SHEET_ROWS);
    blit(sheet, composeExtra(design, pictureOf, extra), column * width, (index % SHEET_ROWS) * height);
  });
  return {
    width: sheet.width,
    height: sheet.height,
    planes: design.planes,
    pixels: Uint8Array.from(sheet.pixels),
    palette: Uint32Array.from(design.palette),
  };
}

function composeCard(design: SheetDesign, pictureOf: PictureSource, suit: string, rank: string): Bitmap {
  const { geometry, rankFiles } = design;
  const card = createBitmap(geometry.width, geometry.height);
  blit(card, pictureOf('frames', 'card'), 0, 0);
  if (rank in COURTS) {
    drawCourt(card, geometry, pictureOf(`court-${suit}`, COURTS[rank]), pictureOf('frames', 'court'));
  } else if (rank === 'A') {
    drawAce(card, pictureOf('aces', suit));
  } else {
    drawPips(card, geometry, Number(rank), pictureOf('pips', suit));
  }
  drawIndices(card, geometry, pictureOf(rankFiles[COLOURS[suit]], rank), pictureOf('index-pips', suit));
  return card;
}

function composeExtra({ geometry }: SheetDesign, pictureOf: PictureSource, name: string): Bitmap {
  const cell = createBitmap(geometry.width, geometry.height);
  blit(cell, pictureOf(name, name), 0, 0);
  if (name !== 'empty') blit(cell, pictureOf('frames', 'back'), 0, 0);
  return cell;
}
