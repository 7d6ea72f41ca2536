import type { Canvas } from './canvas.ts';
import {
  BLACK,
  BLUE,
  BROWN,
  DARK_GREEN,
  DARK_GREY,
  GREEN,
  LIGHT_BLUE,
  LIGHT_GREY,
  MAROON,
  PEACH,
  PINK,
  RED,
  ramp,
  WHITE,
  YELLOW,
} from './inks.ts';
import { blob, common, ellipse, polygon, rect, type Shape, stroke } from './shapes.ts';
import { boardInk } from './wood.ts';

/** The glass, in units. */
const GLASS = { u: 196, v: 15, w: 75, h: 56 };

/** The Alb in the evening: sky, two ridges, the castle on its hill, a village with lights. */
function drawView(room: Canvas): void {
  const { u, v, w, h } = GLASS;
  const glass = rect(u, v, w, h);
  room.fill(
    glass,
    ramp([BLUE, LIGHT_BLUE, PINK, YELLOW], (_a, b) => (b - v) / 46),
  );
  const inGlass = (shape: Shape): Shape => common(glass, shape);
  room.fill(inGlass(ellipse(u + 17, v + 12, 4.4, 4.4)), WHITE, { edge: YELLOW });
  const far = polygon([
    [u, v + 40],
    [u + 12, v + 34],
    [u + 26, v + 37],
    [u + 37, v + 31],
    [u + 44, v + 22],
    [u + 56, v + 22],
    [u + 64, v + 32],
    [u + w, v + 36],
    [u + w, v + h],
    [u, v + h],
  ]);
  room.fill(
    inGlass(far),
    ramp([BLUE, LIGHT_BLUE], (_a, b) => 0.75 - (b - v - 22) / 30),
  );
  drawCastle(room, u + 50, v + 22);
  const near = blob(
    [u - 10, v + 48],
    [u + 14, v + 42],
    [u + 34, v + 47],
    [u + 58, v + 42],
    [u + w + 10, v + 46],
    [u + w + 12, v + 80],
    [u - 12, v + 80],
  );
  room.fill(
    inGlass(near),
    ramp([BLACK, DARK_GREEN, GREEN], (a, b) => 0.75 - (b - v - 42) / 24 + 0.1 * Math.sin(a * 0.5)),
  );
  drawVillage(room, u + 20, v + 49);
}

/** A castle of towers with pointed roofs; its windows are lit. */
function drawCastle(room: Canvas, u: number, v: number): void {
  const wall = ramp([DARK_GREY, LIGHT_GREY], (a) => 0.7 - (a - u) / 20);
  const tower = (left: number, w: number, top: number, roof: number): void => {
    room.fill(rect(u + left, v - top, w, top + 2), wall);
    room.fill(
      polygon([
        [u + left - 0.8, v - top],
        [u + left + w / 2, v - top - roof],
        [u + left + w + 0.8, v - top],
      ]),
      BLACK,
    );
  };
  tower(-7, 3, 5, 5);
  tower(-4, 9, 4, 2);
  tower(-2, 3, 9, 6);
  tower(2.4, 2.6, 7, 5);
  tower(5.4, 2.6, 5, 4);
  for (const [a, b] of [
    [-1, -6],
    [-2, -2],
    [1, -2],
    [3.4, -5],
    [6.4, -2],
    [-6, -3],
  ]) {
    room.set(Math.round((u + a) * room.across), Math.round(v + b), YELLOW);
  }
}

function drawVillage(room: Canvas, u: number, v: number): void {
  for (const [left, top] of [
    [-12, 2],
    [-4, 0],
    [6, 1],
    [14, -1],
    [34, 0],
    [42, 1],
  ]) {
    room.fill(rect(u + left, v + top, 6, 5), PEACH);
    room.fill(
      polygon([
        [u + left - 1, v + top + 0.5],
        [u + left + 3, v + top - 3.5],
        [u + left + 7, v + top + 0.5],
      ]),
      RED,
    );
    room.fill(rect(u + left + 1, v + top + 1.6, 1.4, 2), YELLOW);
  }
  room.fill(rect(u + 22, v - 8, 4, 13), WHITE);
  room.fill(
    polygon([
      [u + 21.2, v - 7],
      [u + 24, v - 15],
      [u + 26.8, v - 7],
    ]),
    MAROON,
  );
}

/** A curtain with folds, drawn to its side. */
function drawCurtain(room: Canvas, side: -1 | 1): void {
  const edge = side < 0 ? GLASS.u - 7 : GLASS.u + GLASS.w + 7;
  const inner = (far: number): number => edge - side * far;
  const cloth = blob(
    [inner(0), GLASS.v - 8],
    [inner(24), GLASS.v - 8],
    [inner(21), GLASS.v + 12],
    [inner(9), GLASS.v + 36],
    [inner(10), GLASS.v + 58],
    [inner(-1), GLASS.v + 59],
    [inner(-1), GLASS.v + 20],
  );
  room.fill(
    common(cloth, rect(0, GLASS.v - 7, 467, 80)),
    (u, v, x, y) => {
      const fold = 0.55 + 0.4 * Math.sin((u - edge) * 1.1 + (v - GLASS.v) * 0.05 * side);
      const isRed = Math.floor(v / 5) % 2 === 0;
      return ramp(isRed ? [MAROON, RED, PINK] : [LIGHT_GREY, WHITE, WHITE], () => fold)(u, v, x, y);
    },
    { edge: MAROON },
  );
  room.fill(
    stroke(
      [
        [inner(-1), GLASS.v + 37],
        [inner(10), GLASS.v + 36],
      ],
      2.4,
    ),
    YELLOW,
    { edge: BROWN },
  );
}

export function drawWindow(room: Canvas): void {
  const { u, v, w, h } = GLASS;
  const frame = boardInk(71, 120, 0.72);
  room.fill(rect(u - 5, v - 5, w + 10, h + 9), frame, { edge: BLACK });
  drawView(room);
  for (const [left, top, wide, high] of [
    [w / 2 - 1.6, 0, 3.2, h],
    [0, h * 0.42, w, 2.4],
  ]) {
    room.fill(rect(u + left, v + top, wide, high), frame);
    room.fill(
      rect(
        u + left + (wide < high ? wide : 0),
        v + top + (wide < high ? 0 : high),
        wide < high ? 0.8 : wide,
        wide < high ? high : 0.9,
      ),
      BLACK,
    );
  }
  drawCurtain(room, -1);
  drawCurtain(room, 1);
  room.fill(rect(u - 11, v - 9, w + 22, 3), boardInk(72, 120, 0.78), { edge: BLACK });
}
