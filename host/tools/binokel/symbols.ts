import { Canvas, PIXELS_ACROSS } from './canvas.ts';
import { BLACK, BROWN, CLEAR, LIGHT_GREY, MAROON, PEACH, WHITE, YELLOW } from './inks.ts';
import { PIPS, SUIT_LETTER, SUITS } from './pip-rows.ts';
import { ellipse, type Point, polygon, rect, type Shape, union } from './shapes.ts';

/** Sizes of the small pictures, in pixels. */
const ICON = { w: 14, h: 12 };
const CROSS = { w: 15, h: 11 };
const BALLOON = { w: 124, h: 50, tail: 12, body: 40 };
const POINTS = { w: 88, h: 38 };

/** The keyboard's cross: black with a white edge, to be seen on every ground. */
function drawCross(): Canvas {
  const cross = new Canvas(CROSS.w, CROSS.h);
  cross.rows(
    0,
    0,
    `
    ......www......
    ......wkw......
    ......wkw......
    ......wkw......
    wwwwwwwkwwwwwww
    wkkkkkkkkkkkkkw
    wwwwwwwkwwwwwww
    ......wkw......
    ......wkw......
    ......wkw......
    ......www......`,
  );
  return cross;
}

/** A rectangle with round corners, in pixels. */
function rounded(x: number, y: number, w: number, h: number): Shape {
  const [left, right] = [x / PIXELS_ACROSS, (x + w) / PIXELS_ACROSS];
  const r = 9;
  const corners = [left + r, right - r].flatMap((u) => [y + r, y + h - r].map((v) => ellipse(u, v, r, r)));
  return union(rect(left + r, y, right - left - 2 * r, h), rect(left, y + r, right - left, h - 2 * r), ...corners);
}

/** A balloon whose tail goes down to the left. */
function drawBalloon(): Canvas {
  const balloon = new Canvas(BALLOON.w, BALLOON.h);
  const at = (x: number, y: number): Point => [x / PIXELS_ACROSS, y];
  const { tail: left, body: low } = BALLOON;
  const tail = polygon([at(left + 6, low - 14), at(1, BALLOON.h - 1), at(left + 24, low - 2)]);
  balloon.fill(union(rounded(left, 0, BALLOON.w - left, low), tail), WHITE, { edge: BLACK });
  return balloon;
}

/** A little board for points: a wooden frame, a dark line for the name, a light one for the figures. */
function drawPointsBox(): Canvas {
  const box = new Canvas(POINTS.w, POINTS.h, BROWN, 1);
  const frame = (inset: number, light: number, dark: number): void => {
    for (let x = inset; x < POINTS.w - inset; x++) {
      box.set(x, inset, light);
      box.set(x, POINTS.h - 1 - inset, dark);
    }
    for (let y = inset; y < POINTS.h - inset; y++) {
      box.set(inset, y, light);
      box.set(POINTS.w - 1 - inset, y, dark);
    }
  };
  frame(0, BLACK, BLACK);
  frame(1, PEACH, MAROON);
  const fill = (x: number, y: number, w: number, h: number, colour: number): void => {
    for (let line = y; line < y + h; line++)
      for (let column = x; column < x + w; column++) box.set(column, line, colour);
  };
  fill(3, 3, POINTS.w - 6, 14, MAROON);
  fill(7, 19, POINTS.w - 14, 16, BLACK);
  fill(8, 20, POINTS.w - 15, 15, LIGHT_GREY);
  fill(8, 20, POINTS.w - 16, 14, WHITE);
  for (const x of [3, POINTS.w - 5]) box.rows(x, 26, 'yn\nnm');
  box.set(3, 3, YELLOW);
  box.set(POINTS.w - 4, 3, YELLOW);
  return box;
}

/** Suits, cross, both balloons and the points box on one sheet. */
export function drawSymbols(): Canvas {
  const sheet = new Canvas(2 * BALLOON.w, ICON.h + BALLOON.h + POINTS.h, CLEAR);
  SUITS.forEach((suit, i) => {
    sheet.rows(i * ICON.w + 1, 1, PIPS[suit], { x: SUIT_LETTER[suit] });
  });
  sheet.draw(drawCross(), SUITS.length * ICON.w, 0);
  const balloon = drawBalloon();
  sheet.draw(balloon, 0, ICON.h);
  sheet.draw(balloon.mirrored(), BALLOON.w, ICON.h);
  sheet.draw(drawPointsBox(), 0, ICON.h + BALLOON.h);
  return sheet;
}
