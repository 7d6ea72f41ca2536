import { Canvas } from './canvas.ts';
import { drawCheek, drawFeatures, drawSkin, SKIN } from './face.ts';
import type { Mood } from './face-rows.ts';
import {
  BLACK,
  BROWN,
  DARK_GREEN,
  DARK_GREY,
  GREEN,
  LIGHT_GREY,
  MAROON,
  PEACH,
  RED,
  ramp,
  WHITE,
  YELLOW,
} from './inks.ts';
import { ball, blob, ellipse, points, polygon, type Shape, stroke } from './shapes.ts';

const HAIR = [BLACK, BLACK, MAROON, BROWN];
const WAISTCOAT = [BLACK, DARK_GREEN, DARK_GREEN, GREEN, GREEN];

/** A shirt of white and red checks; its folds lie in the dark. */
function drawShirt(canvas: Canvas, shape: Shape): void {
  const light = ball(42, 100, 54, 56);
  const plain = ramp([DARK_GREY, LIGHT_GREY, WHITE, WHITE], (u, v) => light(u, v));
  const stripe = ramp([MAROON, RED, RED], (u, v) => light(u, v));
  canvas.fill(
    shape,
    (u, v, x, y) => {
      const across = Math.floor((u + v * 0.12) / 2.9) % 2 === 0;
      const down = Math.floor((v - Math.abs(u - 55) * 0.22) / 4) % 2 === 0;
      if (across && down) return stripe(u, v, x, y);
      if (across || down) return (x + y) % 2 === 0 ? stripe(u, v, x, y) : plain(u, v, x, y);
      return plain(u, v, x, y);
    },
    { edge: BLACK },
  );
}

function drawBody(canvas: Canvas): void {
  drawShirt(canvas, blob(...points('55 80, 40 84, 22 88, 9 99, 2 130, 4 150, 106 150, 108 130, 101 99, 88 88, 70 84')));
  canvas.fill(stroke(points('20 106, 17 118, 18 130'), 1.2), BLACK);
  canvas.fill(stroke(points('91 106, 94 118, 93 130'), 1.2), BLACK);
  const light = ball(40, 104, 44, 52);
  const cloth = ramp(WAISTCOAT, (u, v) => light(u, v) * 0.9 - 0.05 + 0.06 * Math.sin(u * 0.9));
  canvas.fill(polygon(points('37 84, 27 89, 23 112, 24 150, 55 150, 55 122, 44 104')), cloth, { edge: BLACK });
  canvas.fill(polygon(points('73 84, 83 89, 87 112, 86 150, 55 150, 55 122, 66 104')), cloth, { edge: BLACK });
  canvas.fill(stroke(points('40 88, 47 104, 56 121'), 1.6), YELLOW);
  canvas.fill(stroke(points('70 88, 63 104, 54 121'), 1.6), BROWN);
  drawNeck(canvas);
  for (const v of [100, 108, 116]) canvas.fill(ellipse(55.4, v, 1.4, 1.4), LIGHT_GREY, { edge: DARK_GREY });
}

function drawNeck(canvas: Canvas): void {
  const neck = ball(50, 76, 17, 24);
  canvas.fill(
    blob(...points('43 60, 67 60, 68 78, 70 85, 55 97, 40 85, 42 78')),
    ramp(SKIN, (u, v) => neck(u, v) * 0.9 - 0.14 - (v < 80 ? 0.18 : 0)),
    { edge: MAROON },
  );
  const collar = ramp([LIGHT_GREY, WHITE], (u) => 1.2 - (u - 34) / 50);
  canvas.fill(polygon(points('40 80, 55 96, 48 104, 34 88')), collar, { edge: BLACK });
  canvas.fill(polygon(points('70 80, 55 96, 62 104, 76 88')), collar, { edge: BLACK });
}

function drawHead(canvas: Canvas): void {
  for (const side of [-1, 1]) {
    const ear = 55 + side * 20.5;
    const light = ball(ear, 48, 5, 8);
    canvas.fill(
      ellipse(ear, 48, 4, 7),
      ramp(SKIN, (u, v) => light(u, v) * 0.8 - (side > 0 ? 0.15 : 0)),
      { edge: MAROON },
    );
    canvas.fill(
      stroke(
        [
          [ear + side, 43.5],
          [ear - side, 47],
          [ear + side * 0.5, 51],
        ],
        1,
      ),
      BROWN,
    );
  }
  drawSkin(
    canvas,
    blob(...points('55 16, 42 20, 35 32, 35 48, 38 62, 46 72, 55 75, 64 72, 72 62, 75 48, 75 32, 68 20')),
    55,
    44,
    20,
    30,
    MAROON,
  );
  drawCheek(canvas, 42, 56);
  drawCheek(canvas, 68, 56);
  const stubble = ball(55, 62, 20, 14, [0, 0]);
  canvas.fill(blob(...points('37 56, 40 64, 47 72, 55 74, 63 72, 70 64, 73 56, 66 66, 55 70, 44 66')), (u, v, x, y) =>
    stubble(u, v) < 0.95 && (x + 2 * y) % 4 === 0 ? BROWN : canvas.get(x, y),
  );
}

function drawHair(canvas: Canvas): void {
  const shine = ball(47, 20, 24, 20);
  const strands = ramp(HAIR, (u, v) => shine(u, v) * 0.75 + 0.2 * Math.sin(u * 1.3 - v * 0.9));
  canvas.fill(
    blob(
      ...points(
        '35 44, 33 30, 36 18, 45 10, 58 8, 70 12, 77 24, 77 36, 75 44, 73 34, 70 27, 62 26, 52 22, 45 24, 39 30, 37 36',
      ),
    ),
    strands,
    { edge: BLACK },
  );
  canvas.fill(blob(...points('44 14, 56 5, 70 8, 78 19, 72 27, 60 25, 50 20')), strands, { edge: BLACK });
  canvas.fill(stroke(points('48 13, 56 9, 64 11'), 1.4, 0.8), PEACH);
}

/** Jim to the waist, 152x128 pixels. */
export function drawJim(mood: Mood): Canvas {
  const canvas = new Canvas(152, 128);
  drawBody(canvas);
  drawHead(canvas);
  drawHair(canvas);
  drawFeatures(
    canvas,
    mood,
    { x: 75, y: 45, eyeApart: 13, mouth: 13 },
    {
      iris: 'l',
      lash: 'k',
      upperLip: 'n',
      lowerLip: 'i',
      lipLight: 'i',
      moustache: ['m', 'n'],
      brow: BLACK,
      browWidth: 3.2,
    },
  );
  return canvas;
}
