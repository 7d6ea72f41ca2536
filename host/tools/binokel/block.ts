import { Canvas } from './canvas.ts';
import { BLACK, BROWN, DARK_GREEN, DARK_GREY, GREEN, LIGHT_GREY, MAROON, PEACH, ramp, WHITE, YELLOW } from './inks.ts';
import { ball, blob, ellipse, type Point, polygon, rect, stroke, without } from './shapes.ts';
import { drawSpectacles } from './spectacles.ts';

/** The block in pixels: the first ruled line, the distances of lines and columns. */
const BLOCK = { w: 384, h: 300, first: 42, pitch: 16, columns: 22, lines: 16 };
const EDGE = 6;

function drawWire(block: Canvas, x: number): void {
  block.rows(
    x,
    1,
    `
    ..dddd..
    .dswsdk.
    .ds..sk.
    .dw..sk.
    .ds..sk.
    .dw..sk.
    .ds..sk.
    .dw..sk.
    .ds..kk.
    kds..kkk
    kkk.kkkk
    .kkkkkk.`,
  );
}

/** A block of squared paper on a spiral; its shadow falls to the right. */
export function drawBlock(): Canvas {
  const block = new Canvas(BLOCK.w, BLOCK.h);
  const bar = (x: number, y: number, w: number, h: number, colour: number): void => {
    for (let line = y; line < y + h; line++)
      for (let column = x; column < x + w; column++) block.set(column, line, colour);
  };
  bar(EDGE + 4, 14, BLOCK.w - EDGE - 4, BLOCK.h - 14, BLACK);
  const right = BLOCK.w - EDGE;
  bar(0, 8, right + 3, BLOCK.h - 11, DARK_GREY);
  for (let sheet = 2; sheet >= 0; sheet--) {
    bar(0, 8, right + sheet, BLOCK.h - 14 + sheet * 2, sheet === 0 ? WHITE : LIGHT_GREY);
    bar(0, BLOCK.h - 7 + sheet * 2, right + sheet, 1, DARK_GREY);
  }
  for (let line = 0; line < BLOCK.lines; line++) bar(0, BLOCK.first + line * BLOCK.pitch, right, 1, LIGHT_GREY);
  for (let x = BLOCK.columns / 2; x < right; x += BLOCK.columns) bar(x, 24, 1, BLOCK.h - 31, LIGHT_GREY);
  bar(0, 8, 1, BLOCK.h - 14, DARK_GREY);
  bar(0, 8, right, 1, DARK_GREY);
  for (let x = 8; x < right - 10; x += 16) drawWire(block, x);
  return block;
}

const GOLD = [MAROON, BROWN, PEACH, YELLOW, YELLOW, WHITE];
const TROPHY = { w: 132, h: 170 };
const MIDDLE = 48;

function drawHandle(trophy: Canvas, side: -1 | 1): void {
  const at = (far: number, v: number): Point => [MIDDLE + side * far, v];
  const gold = ramp(GOLD, (u, v) => 0.75 - (u - MIDDLE) / 130 - Math.abs(v - 50) / 70);
  trophy.fill(stroke([at(25, 30), at(38, 26), at(44, 40), at(36, 58), at(20, 70)], 5, 3.4), gold, { edge: MAROON });
}

/** Leaves of laurel up one side. */
function drawLaurel(trophy: Canvas, side: -1 | 1): void {
  trophy.fill(
    stroke(
      [
        [MIDDLE + side * 6, 152],
        [MIDDLE + side * 32, 140],
        [MIDDLE + side * 43, 112],
        [MIDDLE + side * 42, 84],
      ],
      1.2,
    ),
    BROWN,
  );
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    const u = MIDDLE + side * (8 + 36 * Math.sin(t * 1.5));
    const v = 153 - 62 * t * t - 8 * t;
    const tilt = 0.9 - t * 1.1;
    for (const spread of [-0.75, 0.75]) {
      const angle = side * (tilt + spread * 0.9);
      const tip: Point = [u + Math.sin(angle) * 13, v - Math.cos(angle) * 13];
      const [du, dv] = [Math.cos(angle) * 3, Math.sin(angle) * 3];
      const [mu, mv] = [(u + tip[0]) / 2, (v + tip[1]) / 2];
      const leaf = blob([u, v], [mu - du, mv - dv], tip, [mu + du, mv + dv]);
      trophy.fill(
        leaf,
        ramp([DARK_GREEN, GREEN, YELLOW], (a) => 0.55 - (a - mu) / 9),
        { edge: BLACK },
      );
    }
  }
}

/** A golden cup with the spectacles on it, a wreath around its foot. */
export function drawTrophy(): Canvas {
  const trophy = new Canvas(TROPHY.w, TROPHY.h);
  drawLaurel(trophy, -1);
  drawLaurel(trophy, 1);
  drawHandle(trophy, -1);
  drawHandle(trophy, 1);
  const shine = (u: number): number =>
    0.52 + 0.3 * Math.cos((u - MIDDLE + 11) / 9) - Math.abs(u - MIDDLE) / 90 - (u > MIDDLE + 14 ? 0.12 : 0);
  const gold = ramp(GOLD, (u) => shine(u));
  trophy.fill(
    blob(
      [MIDDLE - 28, 20],
      [MIDDLE + 28, 20],
      [MIDDLE + 27, 48],
      [MIDDLE + 16, 74],
      [MIDDLE + 5, 84],
      [MIDDLE - 5, 84],
      [MIDDLE - 16, 74],
      [MIDDLE - 27, 48],
    ),
    gold,
    { edge: MAROON },
  );
  trophy.fill(
    polygon([
      [MIDDLE - 4, 82],
      [MIDDLE + 4, 82],
      [MIDDLE + 5, 104],
      [MIDDLE + 16, 116],
      [MIDDLE - 16, 116],
      [MIDDLE - 5, 104],
    ]),
    gold,
    { edge: MAROON },
  );
  trophy.fill(ellipse(MIDDLE, 93, 8, 4.4), gold, { edge: MAROON });
  trophy.fill(ellipse(MIDDLE, 20, 29, 7), gold, { edge: MAROON });
  const inside = ball(MIDDLE, 20, 26, 5, [0.5, 0.4]);
  trophy.fill(ellipse(MIDDLE, 20, 25.5, 4.8), ramp([BLACK, MAROON, BROWN, PEACH], inside));
  trophy.fill(
    rect(MIDDLE - 22, 116, 44, 20),
    ramp([BLACK, MAROON, BROWN], (u, v) => 0.9 - (u - MIDDLE + 22) / 60 - (v - 116) / 90),
    { edge: BLACK },
  );
  trophy.fill(
    rect(MIDDLE - 26, 134, 52, 9),
    ramp([BLACK, MAROON, BROWN], (u) => 0.8 - (u - MIDDLE + 26) / 70),
    { edge: BLACK },
  );
  trophy.fill(rect(MIDDLE - 9, 119, 18, 13), YELLOW, { edge: BROWN });
  trophy.rows(
    Math.round(MIDDLE * trophy.across) - 3,
    120,
    '..mm..\n.mmm..\nm.mm..\n..mm..\n..mm..\n..mm..\n..mm..\n..mm..\n..mm..\nmmmmmm',
  );
  drawSpectacles(trophy, MIDDLE, 46);
  trophy.fill(without(ellipse(MIDDLE, 20, 29, 7), ellipse(MIDDLE, 20, 28, 6.2)), YELLOW);
  return trophy;
}
