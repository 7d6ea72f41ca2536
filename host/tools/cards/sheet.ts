import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKS, SHEET_COLUMNS, SHEET_ROWS } from '../../formats/cardset-layout.ts';
import type { Raster } from '../../formats/raster.ts';
import { type Bitmap, blit, createBitmap } from './bitmap.ts';
import {
  blankCard,
  CARD_HEIGHT,
  CARD_WIDTH,
  drawAce,
  drawBackFrame,
  drawCourt,
  drawIndices,
  drawPips,
} from './card-faces.ts';
import { parseTextArt } from './text-art.ts';

const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'];
const COURTS: Readonly<Record<string, string>> = { B: 'jack', D: 'queen', K: 'king' };
const EXTRAS = ['empty', ...Array.from({ length: BACKS }, (_, index) => `back-${index + 1}`)];

/** Colours of the pixel values WHITE and BLACK, 0xRRGGBB (FORMATS §1.5). */
const PALETTE = [0xffffff, 0x000000];

/** A picture that the sheet needs and the text files do not have. */
export class MissingPictureError extends Error {
  readonly file: string;
  readonly picture: string;

  constructor(file: string, picture: string) {
    super(`${file} has no picture [${picture}]`);
    this.name = 'MissingPictureError';
    this.file = file;
    this.picture = picture;
  }
}

/** Gives the picture `name` of the text file `file`. */
type PictureSource = (file: string, name: string) => Bitmap;

/**
 * Composes the sheet of 4 rows and 15 columns from the text pictures in the folder `sourceFolder` (FORMATS §3.1, layout
 * H1): a suit per row (Karo, Herz, Pik, Kreuz), As..König in columns 0..12, empty field and backs down columns 13, 14.
 *
 * @throws TextArtError, MissingPictureError
 */
export function composeSheet(sourceFolder: string): Raster {
  const pictureOf = openPictures(sourceFolder);
  const sheet = createBitmap(SHEET_COLUMNS * CARD_WIDTH, SHEET_ROWS * CARD_HEIGHT);
  SUITS.forEach((suit, row) => {
    RANKS.forEach((rank, column) => {
      blit(sheet, composeCard(pictureOf, suit, rank), column * CARD_WIDTH, row * CARD_HEIGHT);
    });
  });
  EXTRAS.forEach((extra, index) => {
    const cell = composeExtra(pictureOf, extra);
    const column = RANKS.length + Math.floor(index / SHEET_ROWS);
    blit(sheet, cell, column * CARD_WIDTH, (index % SHEET_ROWS) * CARD_HEIGHT);
  });
  return { ...sheet, planes: 1, palette: Uint32Array.from(PALETTE) };
}

function openPictures(sourceFolder: string): PictureSource {
  const files = new Map<string, Map<string, Bitmap>>();
  return (file, name) => {
    const pictures = files.get(file) ?? parseTextArt(readFileSync(join(sourceFolder, file), 'utf8'), file);
    files.set(file, pictures);
    const picture = pictures.get(name);
    if (picture === undefined) throw new MissingPictureError(file, name);
    return picture;
  };
}

function composeCard(pictureOf: PictureSource, suit: string, rank: string): Bitmap {
  const card = blankCard();
  if (rank in COURTS) drawCourt(card, pictureOf(`court-${suit}.txt`, COURTS[rank]));
  else if (rank === 'A') drawAce(card, pictureOf('aces.txt', suit));
  else drawPips(card, Number(rank), pictureOf('pips.txt', suit));
  drawIndices(card, pictureOf('ranks.txt', rank), pictureOf('index-pips.txt', suit));
  return card;
}

function composeExtra(pictureOf: PictureSource, name: string): Bitmap {
  const cell = createBitmap(CARD_WIDTH, CARD_HEIGHT);
  blit(cell, pictureOf(`${name}.txt`, name), 0, 0);
  if (name !== 'empty') drawBackFrame(cell);
  return cell;
}
