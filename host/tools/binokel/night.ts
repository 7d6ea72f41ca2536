import { Canvas } from './canvas.ts';
import { SKIN } from './face.ts';
import { type Ink, ramp } from './inks.ts';
import { ball, blob, ellipse, polygon, rect, type Shape, stroke, union } from './shapes.ts';

/** Pixel values of the night, which has a palette of its own; 8 to 15 are the fireworks. */
const NIGHT = { black: 0, sky: 1, green: 2, grey: 3, brown: 4, peach: 5, white: 6, yellow: 7 } as const;

/** Those colours as 0xRRGGBB; the fireworks' are out. */
export const NIGHT_COLOURS: readonly number[] = [
  0x000000, 0x000055, 0x005500, 0x555555, 0xaa5500, 0xffaa55, 0xffffff, 0xffff55, 0x000055, 0x000055, 0x000055,
  0x000055, 0x000055, 0x000055, 0x000055, 0x000055,
];

const WIDTH = 640;
const HEIGHT = 350;
/** Where the castle stands, in units. */
const CASTLE = { u: 233, v: 168 };

const stone = (left: number, w: number): Ink =>
  ramp([NIGHT.grey, NIGHT.grey, NIGHT.black, NIGHT.black], (u) => 0.05 + ((u - left) / w) * 0.85);

interface Tower {
  readonly left: number;
  readonly w: number;
  readonly high: number;
  readonly roof: number;
}

/** From behind to before: wings of the castle, keep, round towers. */
const TOWERS: readonly Tower[] = [
  { left: -22, w: 15, high: 40, roof: 26 },
  { left: 10, w: 12, high: 52, roof: 30 },
  { left: -40, w: 34, high: 22, roof: 14 },
  { left: -6, w: 15, high: 60, roof: 34 },
  { left: 14, w: 34, high: 26, roof: 16 },
  { left: -58, w: 12, high: 30, roof: 22 },
  { left: 46, w: 13, high: 34, roof: 24 },
  { left: -46, w: 9, high: 36, roof: 20 },
  { left: 34, w: 9, high: 42, roof: 24 },
];

function drawTower(night: Canvas, { left, w, high, roof }: Tower): void {
  const u = CASTLE.u + left;
  const top = CASTLE.v - high;
  night.fill(rect(u, top, w, high + 8), stone(u, w));
  for (let merlon = 0; merlon < w - 1; merlon += 3) night.fill(rect(u + merlon, top - 2, 1.6, 3), NIGHT.grey);
  night.fill(
    polygon([
      [u - 1.4, top],
      [u + w / 2, top - roof],
      [u + w + 1.4, top],
    ]),
    NIGHT.black,
  );
  night.fill(
    stroke(
      [
        [u - 0.6, top - 1],
        [u + w / 2, top - roof],
      ],
      0.8,
    ),
    NIGHT.grey,
  );
  for (let v = top + 6; v < CASTLE.v - 6; v += 11) {
    for (let at = 3; at < w - 2; at += 6) {
      const isLit = (Math.floor(v + at * 7 + u * 3) & 3) !== 0;
      if (isLit) night.fill(rect(u + at, v, 1.6, 4), NIGHT.yellow);
    }
  }
}

function hill(points: readonly (readonly [number, number])[]): Shape {
  return blob(...points, [500, 380], [-40, 380]);
}

function drawRidge(night: Canvas): void {
  const ridge = hill([
    [-30, 205],
    [50, 190],
    [120, 204],
    [180, 186],
    [233, 165],
    [290, 184],
    [350, 203],
    [420, 188],
    [500, 205],
  ]);
  night.fill(
    ridge,
    ramp([NIGHT.black, NIGHT.grey, NIGHT.sky], (u, v) => 0.62 - (v - 165) / 60 + 0.08 * Math.sin(u * 0.3)),
  );
}

/** The hill of the castle with its woods. */
function drawSlope(night: Canvas): void {
  const slope = hill([
    [-30, 226],
    [60, 219],
    [110, 212],
    [150, 198],
    [178, 178],
    [200, 171],
    [233, 168],
    [268, 171],
    [290, 178],
    [318, 196],
    [356, 211],
    [410, 218],
    [500, 225],
  ]);
  const woods = (u: number, v: number): number =>
    0.9 - (v - 168) / 76 - (u - CASTLE.u) / 500 + 0.16 * Math.sin(u * 0.7 + v * 0.35) * Math.sin(u * 0.23);
  night.fill(slope, ramp([NIGHT.black, NIGHT.green], woods));
}

/** A village with a church at the foot of the hill. */
function drawVillage(night: Canvas): void {
  const houses = [20, 34, 52, 66, 92, 108, 330, 346, 368, 384, 402, 430, 446];
  houses.forEach((u, i) => {
    const v = 219 + ((i * 5) % 9);
    night.fill(
      rect(u, v, 10, 9),
      ramp([NIGHT.grey, NIGHT.black], (a) => (a - u) / 11),
    );
    night.fill(
      polygon([
        [u - 1.6, v + 0.5],
        [u + 5, v - 7],
        [u + 11.6, v + 0.5],
      ]),
      NIGHT.brown,
      { edge: NIGHT.black },
    );
    night.fill(rect(u + 2, v + 3, 1.8, 3), NIGHT.yellow);
    if (i % 3 !== 0) night.fill(rect(u + 6, v + 3, 1.8, 3), NIGHT.yellow);
  });
  night.fill(
    rect(78, 202, 9, 28),
    ramp([NIGHT.white, NIGHT.grey, NIGHT.black], (u) => (u - 77) / 11),
  );
  night.fill(
    polygon([
      [76.6, 203],
      [82.5, 178],
      [88.4, 203],
    ]),
    NIGHT.brown,
    { edge: NIGHT.black },
  );
  night.fill(rect(81.5, 208, 2, 5), NIGHT.yellow);
}

function drawStars(night: Canvas): void {
  for (let i = 0; i < 70; i++) {
    const x = (i * 197 + 41) % WIDTH;
    const y = (i * i * 31 + i * 17) % 160;
    night.set(x, y, i % 4 === 0 ? NIGHT.white : NIGHT.grey);
  }
  const full = ball(60, 44, 15, 15);
  night.fill(
    ellipse(60, 44, 14, 14),
    ramp([NIGHT.grey, NIGHT.yellow, NIGHT.white], (u, v) => full(u, v) * 1.3),
  );
  for (const [u, v, r] of [
    [56, 41, 3],
    [64, 49, 2.4],
    [62, 38, 1.6],
  ]) {
    night.fill(
      ellipse(u, v, r, r),
      ramp([NIGHT.grey, NIGHT.yellow], () => 0.7),
    );
  }
}

/** The castle by night over its village; where the sky is, nothing shows. */
export function drawNight(): Canvas {
  const night = new Canvas(WIDTH, HEIGHT);
  drawStars(night);
  drawRidge(night);
  for (const tower of TOWERS) drawTower(night, tower);
  drawSlope(night);
  drawVillage(night);
  night.fill(
    hill([
      [-30, 236],
      [60, 232],
      [233, 238],
      [400, 232],
      [500, 237],
    ]),
    NIGHT.black,
  );
  return night;
}

/** Size of the hands, which lie where a portrait has its cards, and two pictures of them. */
const HANDS = { w: 96, h: 46 };
const NIGHT_SKIN = SKIN.map(
  (_, i) => [NIGHT.black, NIGHT.brown, NIGHT.peach, NIGHT.peach, NIGHT.peach, NIGHT.white][i],
);

function drawHand(hands: Canvas, u: number, v: number, side: 1 | -1): void {
  const light = ball(u, v, 12, 14);
  const skin = ramp(NIGHT_SKIN, (a, b) => light(a, b) * 0.95 - 0.02);
  const at = (du: number, dv: number): readonly [number, number] => [u + side * du, v + dv];
  const fingers = [
    stroke([at(-4, 2), at(-1, -10), at(2, -17)], 4.4, 3.4),
    stroke([at(-1, 3), at(3, -9), at(6, -16)], 4.4, 3.4),
    stroke([at(2, 4), at(6, -7), at(9, -13)], 4.2, 3.2),
  ];
  hands.fill(stroke([at(-9, 26), at(-4, 12), at(0, 4)], 10, 9), skin, { edge: NIGHT.black });
  hands.fill(union(...fingers, blob(at(-6, 2), at(0, -4), at(5, 2), at(4, 10), at(-4, 11))), skin, {
    edge: NIGHT.black,
  });
  for (const finger of [0, 1]) {
    hands.fill(stroke([at(-2.5 + finger * 3, 0), at(1 + finger * 3.4, -10)], 0.9), NIGHT.brown);
  }
  hands.fill(stroke([at(-4, 6), at(-9, 0), at(-9, -6)], 3.8, 3), skin, { edge: NIGHT.black });
}

/** Hands that clap: apart, and below it together. */
export function drawHands(): Canvas {
  const sheet = new Canvas(HANDS.w, HANDS.h * 2);
  const apart = new Canvas(HANDS.w, HANDS.h);
  drawHand(apart, 19, 24, 1);
  drawHand(apart, 51, 24, -1);
  const together = new Canvas(HANDS.w, HANDS.h);
  drawHand(together, 38.5, 22, -1);
  drawHand(together, 31, 24, 1);
  sheet.draw(apart, 0, 0);
  sheet.draw(together, 0, HANDS.h);
  return sheet;
}
