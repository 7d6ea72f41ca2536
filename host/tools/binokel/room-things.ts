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
  RED,
  ramp,
  TURQUOISE,
  WHITE,
  YELLOW,
} from './inks.ts';
import { ball, blob, ellipse, polygon, rect, stroke, without } from './shapes.ts';
import { boardInk } from './wood.ts';

/** A stag in a golden frame. */
export function drawPicture(room: Canvas): void {
  const [u, v] = [149, 24];
  room.fill(
    rect(u, v, 30, 36),
    ramp([BROWN, YELLOW, WHITE], (a, b) => 0.7 - (a - u + b - v) / 80),
    { edge: BLACK },
  );
  room.fill(
    rect(u + 3, v + 4, 24, 28),
    ramp([DARK_GREEN, GREEN, PEACH], (_a, b) => 1.1 - (b - v) / 26),
    { edge: BROWN },
  );
  const body = blob(
    [u + 8, v + 20],
    [u + 12, v + 18],
    [u + 19, v + 19],
    [u + 21, v + 23],
    [u + 18, v + 26],
    [u + 9, v + 25],
  );
  for (const leg of [9, 11, 17.5, 19.5]) room.fill(rect(u + leg, v + 23, 1.2, 8), MAROON);
  room.fill(
    body,
    ramp([MAROON, BROWN], (_a, b) => 1 - (b - v - 18) / 8),
  );
  room.fill(
    stroke(
      [
        [u + 9, v + 21],
        [u + 7.5, v + 16],
      ],
      3,
      2.4,
    ),
    BROWN,
  );
  room.fill(ellipse(u + 7, v + 14.6, 2.4, 2), BROWN);
  for (const side of [-1, 1]) {
    room.fill(
      stroke(
        [
          [u + 7.5, v + 13],
          [u + 7.5 + side * 3, v + 10],
          [u + 7.5 + side * 3, v + 6],
        ],
        0.9,
      ),
      BLACK,
    );
    room.fill(
      stroke(
        [
          [u + 7.5 + side * 3, v + 10],
          [u + 7.5 + side * 5.4, v + 7.5],
        ],
        0.8,
      ),
      BLACK,
    );
  }
}

/** A cuckoo clock with its weights. */
export function drawClock(room: Canvas): void {
  const [u, v] = [303, 17];
  const wood = boardInk(81, 50, 0.55);
  for (const weight of [-5, 4]) {
    room.fill(rect(u + weight, v + 34, 0.8, 20 + weight), BLACK);
    room.fill(
      blob(
        [u + weight - 1.6, v + 54 + weight],
        [u + weight + 2.2, v + 54 + weight],
        [u + weight + 1.6, v + 63 + weight],
        [u + weight - 1, v + 63 + weight],
      ),
      ramp([MAROON, BROWN, PEACH], (a) => 0.9 - (a - u - weight + 2) / 5),
      { edge: BLACK },
    );
  }
  room.fill(rect(u - 10, v + 8, 20, 26), wood, { edge: BLACK });
  room.fill(
    polygon([
      [u - 15, v + 12],
      [u, v - 7],
      [u + 15, v + 12],
      [u + 12, v + 14],
      [u, v],
      [u - 12, v + 14],
    ]),
    boardInk(82, 50, 0.4),
    { edge: BLACK },
  );
  room.fill(rect(u - 3, v + 4, 6, 7), BLACK, { edge: PEACH });
  room.fill(ellipse(u, v + 8, 1.5, 1.8), YELLOW);
  room.fill(ellipse(u, v + 22, 8, 8), WHITE, { edge: BROWN });
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    room.set(Math.round((u + Math.sin(angle) * 6) * room.across), Math.round(v + 22 - Math.cos(angle) * 6), BLACK);
  }
  room.fill(
    stroke(
      [
        [u, v + 22],
        [u + 3.4, v + 19],
      ],
      1.3,
    ),
    BLACK,
  );
  room.fill(
    stroke(
      [
        [u, v + 22.5],
        [u - 0.5, v + 16.5],
      ],
      0.9,
    ),
    BLACK,
  );
  for (const leaf of [-9, -5, 5, 9]) {
    room.fill(
      ellipse(u + leaf, v + 33.5, 2.6, 2),
      ramp([DARK_GREEN, GREEN], () => 0.5),
      { edge: BLACK },
    );
  }
}

/** The corner of a tiled stove at the left edge. */
export function drawStove(room: Canvas): void {
  const width = 26;
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 2; column++) {
      const [left, top] = [column * 13, 18 + row * 17];
      const light = ball(left + 5.5, top + 7, 9, 11);
      room.fill(
        rect(left, top, 13, 17),
        ramp([BLACK, DARK_GREEN, GREEN, WHITE], (u, v) => light(u, v) * 0.86 - column * 0.12),
        { edge: BLACK },
      );
      const bowl = ball(left + 6.5, top + 8.5, 5, 6, [0.45, 0.55]);
      room.fill(
        ellipse(left + 6.5, top + 8.5, 4, 5.4),
        ramp([BLACK, DARK_GREEN, GREEN], (u, v) => bowl(u, v) * 0.9 - column * 0.1),
      );
    }
  }
  room.fill(
    rect(0, 11, width + 3, 8),
    ramp([DARK_GREEN, GREEN, WHITE], (u, v) => 0.75 - (v - 11) / 14 - u / 90),
    { edge: BLACK },
  );
}

/** A mug of stoneware with its lid. */
function drawMug(room: Canvas, u: number, v: number, colour: number): void {
  const clay = ramp([BLACK, DARK_GREY, LIGHT_GREY, WHITE], (a) => 0.95 - (a - u) / 13);
  room.fill(without(ellipse(u + 11, v + 9, 4, 5), ellipse(u + 11, v + 9, 2.2, 3)), clay);
  room.fill(rect(u, v, 11, 18), clay, { edge: BLACK });
  room.fill(
    rect(u + 1, v + 5, 9, 8),
    ramp([BLACK, colour, colour], (a) => 0.95 - (a - u) / 18),
  );
  room.fill(ellipse(u + 4.6, v + 9, 2, 2.4), WHITE);
  room.fill(
    polygon([
      [u - 0.6, v + 0.5],
      [u + 5.5, v - 4.5],
      [u + 11.6, v + 0.5],
    ]),
    clay,
    { edge: BLACK },
  );
}

/** A shelf with mugs and plates at the right edge. */
export function drawMugs(room: Canvas): void {
  const left = 441;
  drawMug(room, left + 3, 24, BLUE);
  const plate = ball(left + 20, 32, 8, 10);
  room.fill(ellipse(left + 20, 32, 8, 10), ramp([LIGHT_GREY, WHITE], plate), { edge: BLACK });
  room.fill(without(ellipse(left + 20, 32, 6, 7.6), ellipse(left + 20, 32, 5, 6.4)), LIGHT_BLUE);
  room.fill(ellipse(left + 20, 32, 2, 2.4), RED);
  room.fill(rect(left, 42, 27, 4), boardInk(91, 90, 0.7), { edge: BLACK });
  room.fill(
    polygon([
      [left + 3, 46],
      [left + 7, 46],
      [left + 3, 54],
    ]),
    boardInk(92, 90, 0.45),
    { edge: BLACK },
  );
  for (const [hook, colour] of [
    [8, TURQUOISE],
    [19, RED],
  ]) {
    room.fill(
      stroke(
        [
          [left + hook, 46],
          [left + hook, 52],
        ],
        0.9,
      ),
      BLACK,
    );
    room.fill(
      rect(left + hook - 4, 52, 8, 10),
      ramp([BLACK, colour, WHITE], (a) => 0.85 - (a - left - hook + 4) / 11),
      { edge: BLACK },
    );
  }
}
