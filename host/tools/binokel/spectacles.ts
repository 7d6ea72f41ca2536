import { Canvas } from './canvas.ts';
import { BLACK, BROWN, MAROON, ramp, WHITE, YELLOW } from './inks.ts';
import { ball, ellipse, stroke, without } from './shapes.ts';

/** A pince-nez on a dark medallion, around a middle in units. */
export function drawSpectacles(canvas: Canvas, u: number, v: number): void {
  const layer = new Canvas(canvas.width, canvas.height);
  layer.fill(ellipse(u, v, 18, 16), MAROON, { edge: BLACK });
  layer.fill(without(ellipse(u, v, 17.2, 15.2), ellipse(u, v, 15.8, 13.9)), YELLOW);
  const gold = ramp([BROWN, YELLOW, WHITE], ball(u, v, 14, 9));
  layer.fill(
    stroke(
      [
        [u - 3, v - 1],
        [u - 1.5, v - 4],
        [u + 1.5, v - 4],
        [u + 3, v - 1],
      ],
      1.6,
    ),
    gold,
  );
  for (const side of [-1, 1]) {
    const centre = u + side * 7.2;
    layer.fill(without(ellipse(centre, v + 0.5, 5.6, 5.6), ellipse(centre, v + 0.5, 4, 4)), gold);
    layer.fill(
      ellipse(centre, v + 0.5, 4, 4),
      ramp([BLACK, MAROON, WHITE], (a, b) => (centre + 1 - a - (b - v)) / 9),
    );
  }
  canvas.draw(layer, 0, 0);
}
