import { Canvas } from './canvas.ts';
import { drawCathy } from './cathy.ts';
import { SKIN } from './face.ts';
import { MOODS, type Mood } from './face-rows.ts';
import { CLEAR, MAROON, PEACH, RED, ramp, WHITE } from './inks.ts';
import { drawJim } from './jim.ts';
import { ball, blob, type Point, polygon, stroke } from './shapes.ts';

/** The part of a portrait in which the moods differ, in pixels. */
export const FACE = { x: 48, y: 26, w: 56, h: 50 };

const MOODS_ACROSS = 4;

/** A portrait with all moods of its face in rows of four below it. */
function drawPerson(draw: (mood: Mood) => Canvas): Canvas {
  const portrait = draw('neutral');
  const rows = Math.ceil(MOODS.length / MOODS_ACROSS);
  const sheet = new Canvas(MOODS_ACROSS * FACE.w, portrait.height + rows * FACE.h);
  sheet.draw(portrait, 0, 0);
  MOODS.forEach((mood, i) => {
    const face = draw(mood).cut(FACE.x, FACE.y, FACE.w, FACE.h);
    sheet.draw(face, (i % MOODS_ACROSS) * FACE.w, portrait.height + Math.floor(i / MOODS_ACROSS) * FACE.h);
  });
  return sheet;
}

export const drawCathySheet = (): Canvas => drawPerson(drawCathy);
export const drawJimSheet = (): Canvas => drawPerson(drawJim);

/** A hand of cards seen from behind, for 1 to 12 cards: four in a row. */
const FAN = { w: 96, h: 46, most: 12, across: 4 };

/** The point around which the cards are turned, and the distances of their edges from it, in units. */
const TURN: Point = [35, 61];
const CARD = { inner: 16, outer: 51, half: 8 };
const DEGREES = Math.PI / 180;

function fanCard(angle: number, margin: number): readonly Point[] {
  const [inner, outer, half] = [CARD.inner + margin, CARD.outer - margin, CARD.half - margin * 0.8];
  const place = (along: number, side: number): Point => [
    TURN[0] + Math.sin(angle) * along + Math.cos(angle) * side,
    TURN[1] - Math.cos(angle) * along + Math.sin(angle) * side,
  ];
  return [place(inner, -half), place(outer, -half), place(outer, half), place(inner, half)];
}

function drawFan(count: number): Canvas {
  const fan = new Canvas(FAN.w, FAN.h);
  const step = Math.min(9, 62 / count);
  for (let i = 0; i < count; i++) {
    const angle = (i - (count - 1) / 2) * step * DEGREES;
    fan.fill(polygon(fanCard(angle, 0)), WHITE, { edge: MAROON });
    fan.fill(polygon(fanCard(angle, 1.8)), (_u, _v, x, y) =>
      (x + y) % 4 === 0 || (x - y + 400) % 4 === 0 ? PEACH : RED,
    );
  }
  const light = ball(TURN[0], 40, 9, 9);
  const skin = ramp(SKIN, (u, v) => light(u, v) * 0.95);
  fan.fill(blob([27, 46], [26, 37], [31, 33], [39, 33], [44, 37], [43, 46]), skin, { edge: MAROON });
  for (const finger of [0, 1, 2])
    fan.fill(
      stroke(
        [
          [38, 35 + finger * 4],
          [45, 36 + finger * 4],
        ],
        4,
      ),
      skin,
      { edge: MAROON },
    );
  fan.fill(
    stroke(
      [
        [29, 42],
        [30, 34],
        [34, 27],
      ],
      5.4,
      4,
    ),
    skin,
    { edge: MAROON },
  );
  return fan;
}

/** All hands of cards, from one card to twelve. */
export function drawFans(): Canvas {
  const sheet = new Canvas(FAN.w * FAN.across, (FAN.h * FAN.most) / FAN.across, CLEAR);
  for (let i = 0; i < FAN.most; i++) {
    sheet.draw(drawFan(i + 1), (i % FAN.across) * FAN.w, Math.floor(i / FAN.across) * FAN.h);
  }
  return sheet;
}
