import { Canvas, PIXELS_ACROSS } from './canvas.ts';
import { BLACK, DARK_GREY, type Ink, LIGHT_GREY, MAROON, PEACH, PINK, RED, ramp, WHITE, YELLOW } from './inks.ts';
import type { Suit } from './pip-rows.ts';
import { ball, blob, ellipse, polygon, type Shape, union } from './shapes.ts';

const WIDTH = 38;
const HEIGHT = 42;
const MIDDLE = WIDTH / 2 / PIXELS_ACROSS;

/** The foot of spade and club. */
function foot(): Shape {
  const [u, top, bottom] = [MIDDLE, 22, 41];
  return blob(
    [u - 0.6, top],
    [u + 0.6, top],
    [u + 1.6, 34],
    [u + 6.5, bottom],
    [u, bottom - 1],
    [u - 6.5, bottom],
    [u - 1.6, 34],
  );
}

/** A suit's large shape, grown by some units. */
function outline(suit: Suit, grown: number): Shape {
  const u = MIDDLE;
  const g = grown;
  if (suit === 'herz') {
    return union(
      ellipse(u - 6, 13, 6.6 + g, 8 + g),
      ellipse(u + 6, 13, 6.6 + g, 8 + g),
      polygon([
        [u - 12.2 - g, 15],
        [u + 12.2 + g, 15],
        [u + 9, 23 + g],
        [u, 38 + 1.5 * g],
        [u - 9, 23 + g],
      ]),
    );
  }
  if (suit === 'schellen') {
    return polygon([
      [u, 2 - 1.6 * g],
      [u + 12.5 + 1.3 * g, 21],
      [u, 40 + 1.6 * g],
      [u - 12.5 - 1.3 * g, 21],
    ]);
  }
  if (suit === 'kreuz') {
    return union(
      ellipse(u, 9.5, 6.4 + g, 7.2 + g),
      ellipse(u - 6.6, 21.5, 6.2 + g, 7 + g),
      ellipse(u + 6.6, 21.5, 6.2 + g, 7 + g),
      ...(g < 0 ? [] : [ellipse(u, 18, 3.5, 5), foot()]),
    );
  }
  return union(
    blob(
      [u, 1.5 - 1.6 * g],
      [u + 5.5 + g, 11],
      [u + 12.6 + g, 22],
      [u + 9, 31 + g],
      [u, 29 + g],
      [u - 9, 31 + g],
      [u - 12.6 - g, 22],
      [u - 5.5 - g, 11],
    ),
    ...(g < 0 ? [] : [foot()]),
  );
}

/** The pip of an ace: a bright line runs inside its edge, the middle is lit from the left above. */
export function bigPip(suit: Suit): Canvas {
  const pip = new Canvas(WIDTH, HEIGHT);
  const isRed = suit === 'herz' || suit === 'schellen';
  const light = ball(MIDDLE, 19, 15, 22);
  const inner: Ink = isRed
    ? ramp([MAROON, RED, RED, PINK], (u, v) => light(u, v) * 1.05 - 0.08)
    : ramp([BLACK, BLACK, DARK_GREY, LIGHT_GREY], (u, v) => light(u, v) * 1.25 - 0.62);
  pip.fill(outline(suit, 0), isRed ? RED : BLACK, { edge: isRed ? MAROON : BLACK });
  pip.fill(outline(suit, -1.7), isRed ? YELLOW : WHITE);
  pip.fill(outline(suit, -2.5), inner);
  pip.fill(ellipse(MIDDLE, 20, 2.6, 2.6), isRed ? PEACH : WHITE, { edge: isRed ? YELLOW : LIGHT_GREY });
  return pip;
}
