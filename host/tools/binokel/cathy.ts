import { Canvas } from './canvas.ts';
import { drawCheek, drawFeatures, drawSkin, SKIN } from './face.ts';
import type { Mood } from './face-rows.ts';
import { BLACK, BROWN, MAROON, PEACH, PINK, ramp, TURQUOISE, VIOLET, WHITE, YELLOW } from './inks.ts';
import { ball, blob, ellipse, type Point, points, polygon, stroke } from './shapes.ts';

const HAIR = [BLACK, MAROON, BROWN, BROWN, PEACH, YELLOW];
const BLOUSE = [BLACK, MAROON, VIOLET, VIOLET, PINK];

/** A lock of hair with bright strands along it. */
function lock(canvas: Canvas, points: readonly Point[], width: number, end: number): void {
  const [[u0], [u1]] = [points[0], points[points.length - 1]];
  const middle = (u0 + u1) / 2;
  const strands = (u: number, v: number): number =>
    0.5 +
    0.1 * Math.sin((u - middle) * 2.4 + Math.sin(v * 0.22) * 2) +
    0.26 * Math.sin(v * 0.3 + (u - middle) * 0.25 + middle) -
    Math.abs(u - middle) / 60 -
    (u - 55) / 120 -
    (v - 40) / 300;
  canvas.fill(stroke(points, width, end), ramp(HAIR, strands), { edge: MAROON });
}

function drawHairBehind(canvas: Canvas): void {
  const light = ball(50, 40, 34, 46);
  canvas.fill(
    blob(...points('55 9, 38 13, 29 28, 26 48, 21 66, 24 84, 38 92, 72 92, 87 84, 90 66, 84 48, 81 28, 72 13')),
    ramp([BLACK, MAROON, BROWN], (u, v) => light(u, v) * 0.55 + 0.12 * Math.sin(u * 1.4)),
    { edge: BLACK },
  );
}

function drawHairBefore(canvas: Canvas): void {
  lock(canvas, points('52 12, 36 20, 29 38, 25 54, 29 70, 24 86'), 15, 8);
  lock(canvas, points('58 12, 75 20, 81 38, 86 54, 82 70, 87 86'), 15, 8);
  lock(canvas, points('42 18, 33 34, 34 50, 31 64, 36 80, 32 91'), 10, 4);
  lock(canvas, points('68 18, 78 34, 76 50, 80 64, 75 80, 79 91'), 10, 4);
  lock(canvas, points('66 10, 50 13, 41 22, 36 36'), 13, 5);
  lock(canvas, points('60 10, 69 14, 75 26, 75 40'), 11, 4);
  lock(canvas, points('62 12, 52 20, 42 28, 38 40'), 10, 3);
  lock(canvas, points('66 11, 61 20, 50 28, 40 34'), 11, 3);
  lock(canvas, points('65 11, 68 20, 73 28, 74 36'), 9, 3);
}

function drawBody(canvas: Canvas): void {
  const light = ball(44, 104, 50, 52);
  const folds = (u: number, v: number): number => light(u, v) + 0.07 * Math.sin(u * 0.55 + v * 0.18);
  canvas.fill(
    blob(...points('55 84, 40 87, 24 92, 13 103, 7 130, 8 150, 102 150, 104 130, 98 103, 87 92, 70 87')),
    ramp(BLOUSE, (u, v) => folds(u, v) * 0.95 - 0.05),
    { edge: BLACK },
  );
  canvas.fill(stroke(points('24 108, 21 118, 22 130'), 1.2), BLACK);
  canvas.fill(stroke(points('87 108, 90 118, 89 130'), 1.2), BLACK);
  const neck = ball(50, 78, 13, 24);
  canvas.fill(
    blob(...points('47 60, 63 60, 64 78, 72 87, 55 106, 38 87, 46 78')),
    ramp(SKIN, (u, v) => neck(u, v) * 0.95 - 0.16 - (v < 76 ? 0.18 : 0)),
    { edge: MAROON },
  );
  const collar = ramp([VIOLET, PINK, WHITE], (u, v) => 0.95 - (u - 34) / 80 - Math.abs(v - 92) / 60);
  canvas.fill(polygon(points('38 83, 55 107, 46 112, 30 91')), collar, { edge: BLACK });
  canvas.fill(polygon(points('72 83, 55 107, 64 112, 80 91')), collar, { edge: BLACK });
  for (let i = -5; i <= 5; i++) {
    const [u, v] = [55 + i * 2.7, 93.5 - 0.27 * i * i];
    canvas.fill(ellipse(u, v, 1.6, 1.6), WHITE, { edge: i > 1 ? PINK : WHITE });
    canvas.set(Math.round((u + 0.6) * canvas.across), Math.round(v + 0.6), BROWN);
  }
}

function drawHead(canvas: Canvas): void {
  drawSkin(
    canvas,
    blob(...points('55 17, 43 21, 37 34, 37 48, 40.5 60, 48 69.5, 55 72, 62 69.5, 69.5 60, 73 48, 73 34, 67 21')),
    55,
    45,
    18,
    28,
    MAROON,
  );
  drawCheek(canvas, 43.5, 56);
  drawCheek(canvas, 66.5, 56);
}

function drawEarring(canvas: Canvas, u: number): void {
  canvas.fill(ellipse(u, 62, 1.2, 1.6), YELLOW, { edge: BROWN });
  canvas.fill(ellipse(u, 67, 2.2, 3.4), ramp([BLACK, TURQUOISE, WHITE], ball(u, 67, 2.2, 3.4)), { edge: BLACK });
}

/** Cathy to the waist, 152x128 pixels. */
export function drawCathy(mood: Mood): Canvas {
  const canvas = new Canvas(152, 128);
  drawHairBehind(canvas);
  drawBody(canvas);
  drawHead(canvas);
  drawFeatures(
    canvas,
    mood,
    { x: 75, y: 46, eyeApart: 12, mouth: 13 },
    {
      iris: 'g',
      lash: 'k',
      upperLip: 'r',
      lowerLip: 'r',
      lipLight: 'i',
      moustache: null,
      brow: MAROON,
      browWidth: 2.2,
    },
  );
  drawHairBefore(canvas);
  drawEarring(canvas, 37.5);
  drawEarring(canvas, 72.5);
  return canvas;
}
