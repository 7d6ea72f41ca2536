import { type Bitmap, BLACK, blit, CLEAR, createBitmap, plot, rotated, upsideDown, WHITE } from './bitmap.ts';

/** Size of a cell of the sheet, which the card fills, in pixels. */
export const CARD_WIDTH = 64;
export const CARD_HEIGHT = 80;

/** Rounding of the upper left corner, in offsets from it: pixels outside, arc of the outline, white line of a back. */
const OUTSIDE_CORNER = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [0, 2],
] as const;
const CORNER_ARC = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
const BACK_LINE_ARC = [
  [2, 2],
  [3, 2],
  [2, 3],
] as const;

/** Positions of the index in the upper left corner: rank glyph, then pip, both inside the 14 rows a fan leaves free. */
const INDEX_RANK = { x: 3, y: 3 };
const INDEX_PIP = { x: 14, y: 4 };

/** The frame of a court card: a rectangle without the two corners that hold the indices. */
const FRAME = { left: 4, top: 4, right: 59, bottom: 75, notchX: 24, notchY: 15 };

/** Left edges of the three pip columns and upper edges of the pip rows of a number card, in pixels. */
const PIP_X = [10, 26, 42];
const PIP_Y = { top: 15, gap: 22, upper: 28, middle: 34 };

type PipPlace = readonly [column: 0 | 1 | 2, row: keyof typeof PIP_Y];

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

/** A white card with its outline; the pixels outside the rounded corners stay white. */
export function blankCard(): Bitmap {
  const card = createBitmap(CARD_WIDTH, CARD_HEIGHT, WHITE);
  drawOutline(card);
  return card;
}

/** Frames a back: the outline, and in it a white line that keeps the backs of a fan apart. */
export function drawBackFrame(card: Bitmap): void {
  drawEdge(card, 1, WHITE);
  plotInCorners(card, BACK_LINE_ARC, WHITE);
  drawOutline(card);
}

function drawOutline(card: Bitmap): void {
  drawEdge(card, 0, BLACK);
  plotInCorners(card, OUTSIDE_CORNER, WHITE);
  plotInCorners(card, CORNER_ARC, BLACK);
}

/** A rectangle `inset` pixels inside the card. */
function drawEdge(card: Bitmap, inset: number, value: number): void {
  const right = card.width - 1 - inset;
  const bottom = card.height - 1 - inset;
  for (let x = inset; x <= right; x++) for (const y of [inset, bottom]) plot(card, x, y, value);
  for (let y = inset; y <= bottom; y++) for (const x of [inset, right]) plot(card, x, y, value);
}

/** Plots pixels given by their distance from the corner, in all four corners. */
function plotInCorners(card: Bitmap, offsets: readonly (readonly [number, number])[], value: number): void {
  for (const [x, y] of offsets) {
    for (const cornerX of [x, card.width - 1 - x]) {
      for (const cornerY of [y, card.height - 1 - y]) plot(card, cornerX, cornerY, value);
    }
  }
}

/** Puts rank and pip into the upper left corner and, upside down, into the lower right one. */
export function drawIndices(card: Bitmap, rank: Bitmap, pip: Bitmap): void {
  blit(card, rank, INDEX_RANK.x, INDEX_RANK.y);
  blit(card, pip, INDEX_PIP.x, INDEX_PIP.y);
  const farCorner = (picture: Bitmap, at: { x: number; y: number }): void =>
    blit(card, rotated(picture), CARD_WIDTH - at.x - picture.width, CARD_HEIGHT - at.y - picture.height);
  farCorner(rank, INDEX_RANK);
  farCorner(pip, INDEX_PIP);
}

/** Lays out the pips of a number card, `rank` 2..10; those of the lower half stand upside down. */
export function drawPips(card: Bitmap, rank: number, pip: Bitmap): void {
  const { single, twins } = PIPS_OF_RANK[rank];
  const turned = upsideDown(pip);
  for (const [column, row] of [...single, ...twins]) blit(card, pip, PIP_X[column], PIP_Y[row]);
  for (const [column, row] of twins) blit(card, turned, PIP_X[column], CARD_HEIGHT - PIP_Y[row] - pip.height);
}

/** Puts the picture of an ace into the middle of the card. */
export function drawAce(card: Bitmap, picture: Bitmap): void {
  blit(card, picture, (CARD_WIDTH - picture.width) >> 1, (CARD_HEIGHT - picture.height) >> 1);
}

/**
 * Draws a double-headed court figure inside its frame. `half` is the upper figure, as wide as the frame's inside; the
 * lower figure is the same picture turned by half a turn. Transparent pixels of `half` show the other figure.
 */
export function drawCourt(card: Bitmap, half: Bitmap): void {
  const inside = createBitmap(FRAME.right - FRAME.left - 1, FRAME.bottom - FRAME.top - 1, CLEAR);
  blit(inside, half, 0, 0);
  blit(card, rotated(inside), FRAME.left + 1, FRAME.top + 1);
  blit(card, inside, FRAME.left + 1, FRAME.top + 1);
  const notch = createBitmap(FRAME.notchX - FRAME.left, FRAME.notchY - FRAME.top, WHITE);
  blit(card, notch, FRAME.left, FRAME.top);
  drawHalfFrame((x, y) => plot(card, x, y, BLACK));
  blit(card, notch, FRAME.right + 1 - notch.width, FRAME.bottom + 1 - notch.height);
  drawHalfFrame((x, y) => plot(card, CARD_WIDTH - 1 - x, CARD_HEIGHT - 1 - y, BLACK));
}

/** The left and upper lines of the frame, around the notch; the other half is the same turned by half a turn. */
function drawHalfFrame(ink: (x: number, y: number) => void): void {
  for (let x = FRAME.notchX; x <= FRAME.right; x++) ink(x, FRAME.top);
  for (let y = FRAME.top; y <= FRAME.notchY; y++) ink(FRAME.notchX, y);
  for (let x = FRAME.left; x <= FRAME.notchX; x++) ink(x, FRAME.notchY);
  for (let y = FRAME.notchY; y <= FRAME.bottom; y++) ink(FRAME.left, y);
}
