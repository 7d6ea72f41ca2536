import { type Bitmap, blit, CLEAR, createBitmap, rotated, upsideDown } from './bitmap.ts';

/** Where the parts of a card stand, in pixels from the upper left corner of its cell. */
export interface CardGeometry {
  readonly width: number;
  readonly height: number;
  /** Rank glyph and pip of the index, both inside the rows that a fan leaves free. */
  readonly indexRank: Place;
  readonly indexPip: Place;
  /** Corner of the picture of a court card inside its frame; the opposite corner is as far from the card's. */
  readonly court: Place;
  /** Left edges of the three columns of pips. */
  readonly pipColumns: readonly [number, number, number];
  /** Upper edges of the rows of pips in the upper half. */
  readonly pipRows: Readonly<Record<PipRow, number>>;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

type PipRow = 'top' | 'gap' | 'upper' | 'middle';
type PipPlace = readonly [column: 0 | 1 | 2, row: PipRow];

/** The pips of a rank: those that stand upright alone, and those that have an upside-down twin in the lower half. */
interface PipLayout {
  readonly single: readonly PipPlace[];
  readonly twins: readonly PipPlace[];
}

const CENTRE: PipPlace = [1, 'middle'];
const HIGH: PipPlace = [1, 'gap'];
const SIDES: readonly PipPlace[] = [
  [0, 'middle'],
  [2, 'middle'],
];
const CORNERS: readonly PipPlace[] = [
  [0, 'top'],
  [2, 'top'],
];
const FOUR_A_SIDE: readonly PipPlace[] = [...CORNERS, [0, 'upper'], [2, 'upper']];

const PIPS_OF_RANK: Readonly<Record<number, PipLayout>> = {
  2: { single: [], twins: [[1, 'top']] },
  3: { single: [CENTRE], twins: [[1, 'top']] },
  4: { single: [], twins: CORNERS },
  5: { single: [CENTRE], twins: CORNERS },
  6: { single: SIDES, twins: CORNERS },
  7: { single: [...SIDES, HIGH], twins: CORNERS },
  8: { single: SIDES, twins: [...CORNERS, HIGH] },
  9: { single: [CENTRE], twins: FOUR_A_SIDE },
  10: { single: [], twins: [...FOUR_A_SIDE, HIGH] },
};

/** Puts rank and pip into the upper left corner and, upside down, into the lower right one. */
export function drawIndices(card: Bitmap, geometry: CardGeometry, rank: Bitmap, pip: Bitmap): void {
  const bothCorners = (picture: Bitmap, { x, y }: Place): void => {
    blit(card, picture, x, y);
    blit(card, rotated(picture), card.width - x - picture.width, card.height - y - picture.height);
  };
  bothCorners(rank, geometry.indexRank);
  bothCorners(pip, geometry.indexPip);
}

/** Lays out the pips of a number card, `rank` 2..10; those of the lower half stand upside down. */
export function drawPips(card: Bitmap, geometry: CardGeometry, rank: number, pip: Bitmap): void {
  const { single, twins } = PIPS_OF_RANK[rank];
  const { pipColumns, pipRows } = geometry;
  const turned = upsideDown(pip);
  for (const [column, row] of [...single, ...twins]) blit(card, pip, pipColumns[column], pipRows[row]);
  for (const [column, row] of twins) {
    blit(card, turned, pipColumns[column], card.height - pipRows[row] - pip.height);
  }
}

/** Puts the picture of an ace into the middle of the card. */
export function drawAce(card: Bitmap, picture: Bitmap): void {
  blit(card, picture, (card.width - picture.width) >> 1, (card.height - picture.height) >> 1);
}

/**
 * Draws a double-headed court figure and its frame. `half` is the upper figure, as wide as the frame's inside; the
 * lower figure is the same picture turned by half a turn. Transparent pixels of `half` show the other figure. `frame`
 * lies over both and leaves the corners of the indices free.
 */
export function drawCourt(card: Bitmap, geometry: CardGeometry, half: Bitmap, frame: Bitmap): void {
  const { x, y } = geometry.court;
  const inside = createBitmap(card.width - 2 * x, card.height - 2 * y, CLEAR);
  blit(inside, half, 0, 0);
  blit(card, rotated(inside), x, y);
  blit(card, inside, x, y);
  blit(card, frame, 0, 0);
}
