import { bigPip } from './aces.ts';
import { Canvas, PIXELS_ACROSS } from './canvas.ts';
import { type CourtRank, DRESSES, FIGURES } from './court-rows.ts';
import { BLACK, CLEAR, MAROON, PEACH, RED, WHITE, YELLOW } from './inks.ts';
import { ITEMS } from './item-rows.ts';
import { PIPS, RANK_ROWS, RANKS, type Rank, SMALL_PIPS, SUIT_LETTER, SUITS, type Suit } from './pip-rows.ts';
import { drawSpectacles } from './spectacles.ts';

export const CARD_WIDTH = 68;
export const CARD_HEIGHT = 78;

const PIP_WIDTH = 11;
/** The frame of the court cards and the figure in it. */
const FRAME = { x: 16, y: 5, w: 36, h: 68 };
const FIGURE_HALF = 18;

/** How far the rounded corners go in, by lines from the edge. */
const CORNER = [3, 1, 1];

/** A blank card with its outline; beside the rounded corners nothing shows. */
function blankCard(): Canvas {
  const card = new Canvas(CARD_WIDTH, CARD_HEIGHT, CLEAR, 1);
  for (let y = 0; y < CARD_HEIGHT; y++) {
    const fromEdge = Math.min(y, CARD_HEIGHT - 1 - y);
    const inset = CORNER[fromEdge] ?? 0;
    const next = fromEdge === 0 ? CARD_WIDTH : (CORNER[fromEdge - 1] ?? 0);
    for (let x = inset; x < CARD_WIDTH - inset; x++) {
      const side = Math.min(x, CARD_WIDTH - 1 - x);
      card.set(x, y, side === inset || side < next ? BLACK : WHITE);
    }
  }
  return card;
}

function suitLetters(suit: Suit): Readonly<Record<string, string>> {
  return { x: SUIT_LETTER[suit] };
}

/** Rank and pip in the upper left corner; the lower right one has them upside down. */
function drawIndices(card: Canvas, suit: Suit, rank: Rank): void {
  const corner = new Canvas(CARD_WIDTH, CARD_HEIGHT, CLEAR, 1);
  corner.rows(rank === '10' ? 2 : 3, 4, RANK_ROWS[rank], suitLetters(suit));
  corner.rows(2, 17, PIPS[suit], suitLetters(suit));
  card.draw(corner, 0, 0);
  card.draw(corner.turned(), 0, 0);
}

function drawTen(card: Canvas, suit: Suit): void {
  const upper = new Canvas(CARD_WIDTH, CARD_HEIGHT, CLEAR, 1);
  const place = (x: number, y: number): void => upper.rows(x, y, PIPS[suit], suitLetters(suit));
  const middle = (CARD_WIDTH - PIP_WIDTH + 1) / 2;
  for (const y of [6, 24]) {
    place(18, y);
    place(CARD_WIDTH - 18 - PIP_WIDTH, y);
  }
  place(middle, 15);
  card.draw(upper, 0, 0);
  card.draw(upper.turned(), 0, 0);
}

function drawCourt(card: Canvas, suit: Suit, rank: CourtRank): void {
  const half = new Canvas(FRAME.w, (FRAME.h - 2) / 2, CLEAR, 1);
  half.rows(0, 0, FIGURES[rank], DRESSES[suit][rank]);
  half.draw(half.cut(0, 0, FIGURE_HALF, half.height).mirrored(), FIGURE_HALF, 0);
  half.rows(1, 2, SMALL_PIPS[suit], suitLetters(suit));
  half.rows(FRAME.w - 8, rank === 'D' ? 18 : 12, ITEMS[rank][suit], suitLetters(suit));
  half.rows(0, half.height - 2, `${'k'.repeat(FRAME.w)}\n${'yn'.repeat(FRAME.w / 2)}`);
  for (let x = -1; x <= FRAME.w; x++) {
    for (const y of [0, FRAME.h - 1]) card.set(FRAME.x + x, FRAME.y + y, BLACK);
  }
  for (let y = 0; y < FRAME.h; y++) {
    for (const x of [-1, FRAME.w]) card.set(FRAME.x + x, FRAME.y + y, BLACK);
  }
  card.draw(half, FRAME.x, FRAME.y + 1);
  card.draw(half.turned(), FRAME.x, FRAME.y + 1 + half.height);
}

/** The face of a card. */
export function drawFace(suit: Suit, rank: Rank): Canvas {
  const card = blankCard();
  if (rank === 'A') card.draw(bigPip(suit), 15, 18);
  else if (rank === '10') drawTen(card, suit);
  else drawCourt(card, suit, rank);
  drawIndices(card, suit, rank);
  return card;
}

/** The back: a lattice, and the spectacles that the game has its name of. */
export function drawBack(): Canvas {
  const card = blankCard();
  for (let y = 3; y < CARD_HEIGHT - 3; y++) {
    for (let x = 4; x < CARD_WIDTH - 4; x++) {
      const isFrame = y === 3 || y === CARD_HEIGHT - 4 || x === 4 || x === CARD_WIDTH - 5;
      card.set(x, y, isFrame ? MAROON : latticeColour(x - CARD_WIDTH / 2, y - CARD_HEIGHT / 2));
    }
  }
  drawSpectacles(card, CARD_WIDTH / 2 / PIXELS_ACROSS, CARD_HEIGHT / 2);
  return card;
}

function latticeColour(x: number, y: number): number {
  const down = (((x + y) % 10) + 10) % 10;
  const up = (((x - y) % 10) + 10) % 10;
  if (down === 5 && up === 5) return YELLOW;
  if (down === 0 || up === 0) return PEACH;
  return (down === 4 || down === 5 || down === 6) && (up === 4 || up === 5 || up === 6) ? MAROON : RED;
}

/** All cards in five columns and four rows, the back in a sixth column. */
export function drawCards(): Canvas {
  const sheet = new Canvas(CARD_WIDTH * (RANKS.length + 1), CARD_HEIGHT * SUITS.length);
  SUITS.forEach((suit, row) => {
    RANKS.forEach((rank, column) => {
      sheet.draw(drawFace(suit, rank), column * CARD_WIDTH, row * CARD_HEIGHT);
    });
  });
  sheet.draw(drawBack(), RANKS.length * CARD_WIDTH, 0);
  return sheet;
}
