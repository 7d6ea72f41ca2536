import type { Area } from '../../../dos/area.ts';
import { type EgaPicture, pictureOf } from '../../../dos/picture.ts';
import { decodeImg } from '../../../formats/img.ts';
import { cropRaster, type Raster } from '../../../formats/raster.ts';
import { BALLOON, CARD, CROSS, type Person, POINTS_BOX, PORTRAIT, SUIT_ICON } from './layout.ts';

/** What a face shows. `talking` and `blinking` go with `neutral`: mouth open, eyes closed. */
export const MOODS = [
  'neutral',
  'thinking',
  'glad',
  'annoyed',
  'surprised',
  'talking',
  'blinking',
  'laughing',
] as const;
export type Mood = (typeof MOODS)[number];

/** The part of a portrait in which its moods differ. */
export const FACE: Area = { x: 48, y: 26, w: 56, h: 50 };

/** Where in a portrait the hand of cards lies. */
export const FAN: Area = { x: 28, y: 82, w: 96, h: 46 };

/** Most cards that an opponent's hand shows. */
export const MOST_FAN_CARDS = 12;

/** Pixel value of what does not show, in files of five planes. */
const CLEAR = 16;
const SUITS = 4;
const RANKS = 5;
const PER_ROW = 4;

/** An opponent's portrait with its faces. */
export interface PersonPictures {
  readonly portrait: EgaPicture;
  readonly faces: Readonly<Record<Mood, EgaPicture>>;
}

/** All pictures of the program, ready to be drawn. */
export interface BinokelPictures {
  /** The main screen without people and cards. */
  readonly room: EgaPicture;
  /** Ground of the other screens, a tile. */
  readonly wood: EgaPicture;
  /** Card faces by suit (Kreuz, Pik, Herz, Schellen) and rank (As, Zehn, König, Dame, Bube). */
  readonly faces: readonly (readonly EgaPicture[])[];
  readonly back: EgaPicture;
  readonly people: Readonly<Record<Person, PersonPictures>>;
  /** An opponent's hand of 1 to 12 cards, by their number less one. */
  readonly fans: readonly EgaPicture[];
  /** Suits for buttons, as in `faces`. */
  readonly suits: readonly EgaPicture[];
  /** The keyboard's cross. */
  readonly cross: EgaPicture;
  readonly balloons: Readonly<Record<Person, EgaPicture>>;
  readonly pointsBox: EgaPicture;
  readonly title: EgaPicture;
  readonly block: EgaPicture;
  readonly trophy: EgaPicture;
}

/** Reads a file of the program's disk. */
export type OwnFile = (name: string) => Promise<Uint8Array>;

/** A whole file as a picture. @throws FormatError */
export function readPicture(bytes: Uint8Array): EgaPicture {
  return pictureOf(decodeImg(bytes).raster, CLEAR);
}

function piece(raster: Raster, { x, y, w, h }: Area): EgaPicture {
  return pictureOf(cropRaster(raster, x, y, w, h), CLEAR);
}

/** Pieces of one size that stand in rows on a sheet. */
function pieces(raster: Raster, first: Area, across: number, count: number): EgaPicture[] {
  return Array.from({ length: count }, (_, i) =>
    piece(raster, {
      ...first,
      x: first.x + (i % across) * first.w,
      y: first.y + Math.floor(i / across) * first.h,
    }),
  );
}

function personPictures(raster: Raster, { w, h }: Area): PersonPictures {
  const faces = pieces(raster, { x: 0, y: h, w: FACE.w, h: FACE.h }, PER_ROW, MOODS.length);
  const faceOf = (mood: Mood): EgaPicture => faces[MOODS.indexOf(mood)];
  return {
    portrait: piece(raster, { x: 0, y: 0, w, h }),
    faces: {
      neutral: faceOf('neutral'),
      thinking: faceOf('thinking'),
      glad: faceOf('glad'),
      annoyed: faceOf('annoyed'),
      surprised: faceOf('surprised'),
      talking: faceOf('talking'),
      blinking: faceOf('blinking'),
      laughing: faceOf('laughing'),
    },
  };
}

/**
 * Loads all pictures from the program's disk.
 *
 * @throws FormatError when a file is no picture, and what `ownFile` rejects with
 */
export async function loadPictures(ownFile: OwnFile): Promise<BinokelPictures> {
  const raster = async (name: string): Promise<Raster> => decodeImg(await ownFile(name)).raster;
  const picture = async (name: string): Promise<EgaPicture> => pictureOf(await raster(name), CLEAR);
  const [cards, fans, symbols, cathy, jim] = await Promise.all(
    ['CARDS.IMG', 'FANS.IMG', 'SYMBOLS.IMG', 'CATHY.IMG', 'JIM.IMG'].map(raster),
  );
  const [room, wood, title, block, trophy] = await Promise.all(
    ['ROOM.IMG', 'WOOD.IMG', 'TITLE.IMG', 'BLOCK.IMG', 'TROPHY.IMG'].map(picture),
  );
  const balloon = { x: 0, y: SUIT_ICON.h, w: BALLOON.cathy.w, h: BALLOON.cathy.h };
  return {
    room,
    wood,
    title,
    block,
    trophy,
    faces: Array.from({ length: SUITS }, (_, suit) => pieces(cards, { x: 0, y: suit * CARD.h, ...CARD }, RANKS, RANKS)),
    back: piece(cards, { x: RANKS * CARD.w, y: 0, ...CARD }),
    people: { cathy: personPictures(cathy, PORTRAIT.cathy), jim: personPictures(jim, PORTRAIT.jim) },
    fans: pieces(fans, { ...FAN, x: 0, y: 0 }, PER_ROW, MOST_FAN_CARDS),
    suits: pieces(symbols, { x: 0, y: 0, ...SUIT_ICON }, SUITS, SUITS),
    cross: piece(symbols, { x: SUITS * SUIT_ICON.w, y: 0, w: CROSS.w, h: CROSS.h }),
    balloons: {
      cathy: piece(symbols, balloon),
      jim: piece(symbols, { ...balloon, x: balloon.w }),
    },
    pointsBox: piece(symbols, { x: 0, y: balloon.y + balloon.h, w: POINTS_BOX.player.w, h: POINTS_BOX.player.h }),
  };
}
