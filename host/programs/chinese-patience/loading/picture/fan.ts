import { COLOUR } from '../../../../hardware/spectrum/colours.ts';
import { LARGE_SUITS, RANKS, type Shape } from '../../table/card-shapes.ts';
import { boundsOf, type Canvas, type Point } from './canvas.ts';

const BRIGHT = 8;
const WHITE = COLOUR.white + BRIGHT;
const RED = COLOUR.red + BRIGHT;

/** The aces of the fan from the left: suits of the core. */
const SUITS = [1, 2, 0, 3] as const;
const HEARTS = 2;
const ACE = 0;

/** The cards turn about a point below them. */
const PIVOT: Point = [62, 222];
const CARD = { width: 42, height: 68, reach: 88 } as const;
const FIRST_ANGLE = -0.27;
const ANGLE_STEP = 0.2;

/** A line of black parts each card from the one below it. */
const GAP = 1.6;
const INDEX = { x: 6, y: 5, zoom: 2 } as const;
/** The suit stands on the part of a card that the next one leaves free; on the last card it is larger. */
const SUIT = { x: 3, y: 24, zoom: 1.5 } as const;
const LAST_SUIT = { x: 8, y: 23, zoom: 1.8 } as const;

/** Paints the four aces as a fan. */
export function paintFan(canvas: Canvas): void {
  for (const [i, suit] of SUITS.entries()) paintAce(canvas, suit, FIRST_ANGLE + i * ANGLE_STEP);
}

function paintAce(canvas: Canvas, suit: number, angle: number): void {
  const toCard = (x: number, y: number): Point => {
    const [dx, dy] = [x - PIVOT[0], y - PIVOT[1]];
    const across = dx * Math.cos(angle) + dy * Math.sin(angle);
    const up = dx * Math.sin(angle) - dy * Math.cos(angle);
    return [across + CARD.width / 2, CARD.height + CARD.reach - up];
  };
  const corners = (
    [
      [-GAP, -GAP],
      [CARD.width + GAP, -GAP],
      [CARD.width + GAP, CARD.height + GAP],
      [-GAP, CARD.height + GAP],
    ] as const
  ).map((corner) => fromCard(corner, angle));
  const bounds = boundsOf(corners);
  canvas.where((x, y) => isInCard(toCard(x, y), -GAP), COLOUR.black, bounds);
  canvas.where((x, y) => isInCard(toCard(x, y), 0), WHITE, bounds);
  const stamp = (shape: Shape, left: number, top: number, zoom: number): void => {
    const isInk = (x: number, y: number): boolean => {
      const [cx, cy] = toCard(x, y);
      return shape[Math.floor((cy - top) / zoom)]?.[Math.floor((cx - left) / zoom)] === '#';
    };
    canvas.where(isInk, suit >= HEARTS ? RED : COLOUR.black, bounds);
  };
  stamp(RANKS[ACE], INDEX.x, INDEX.y, INDEX.zoom);
  const { x, y, zoom } = suit === SUITS.at(-1) ? LAST_SUIT : SUIT;
  stamp(LARGE_SUITS[suit], x, y, zoom);
}

/** A place of a turned card on the picture. */
function fromCard([x, y]: Point, angle: number): Point {
  const across = x - CARD.width / 2;
  const up = CARD.height + CARD.reach - y;
  return [
    PIVOT[0] + across * Math.cos(angle) + up * Math.sin(angle),
    PIVOT[1] + across * Math.sin(angle) - up * Math.cos(angle),
  ];
}

function isInCard([x, y]: Point, margin: number): boolean {
  return x >= margin && y >= margin && x < CARD.width - margin && y < CARD.height - margin;
}
