import { Canvas } from './canvas.ts';
import { BLACK, BROWN, MAROON, PEACH, RED, ramp, WHITE, YELLOW } from './inks.ts';
import { common, ellipse, moved, polygon, rect, type Shape, union, without } from './shapes.ts';

const WIDTH = 520;
const HEIGHT = 84;
/** Height of the letters and width of their stems, in units. */
const HIGH = 62;
const STEM = 10;
const SERIF = 6;

/** An upright stroke with its serifs, its left edge at 3. */
function stem(left = 3): Shape {
  return union(
    rect(left, 0, STEM, HIGH),
    rect(left - 3, 0, STEM + 6, SERIF),
    rect(left - 3, HIGH - SERIF, STEM + 6, SERIF),
  );
}

function bowl(top: number, bottom: number, reach: number): Shape {
  const middle = (top + bottom) / 2;
  const half = (bottom - top) / 2;
  return union(
    common(
      rect(16, top, reach, bottom - top),
      without(ellipse(17, middle, reach - 6, half), ellipse(17, middle, reach - 16, half - 6.5)),
    ),
    rect(10, top, 8, 6.5),
    rect(10, bottom - 6.5, 8, 6.5),
  );
}

function arm(top: number, length: number): Shape {
  return rect(10, top, length, SERIF);
}

/** The letters of the title with their widths. */
const LETTERS: Readonly<Record<string, readonly [Shape, number]>> = {
  B: [union(stem(), bowl(0, 32, 22), bowl(28, HIGH, 25)), 38],
  I: [stem(), 17],
  N: [
    union(
      rect(4, 0, 6.5, HIGH),
      rect(0, HIGH - SERIF, 14, SERIF),
      rect(32, 0, 6.5, HIGH),
      rect(28, 0, 14, SERIF),
      polygon([
        [0, 0],
        [14, 0],
        [38.5, HIGH],
        [28, HIGH],
        [4, SERIF],
        [0, SERIF],
      ]),
    ),
    43,
  ],
  O: [without(ellipse(20, HIGH / 2, 20, HIGH / 2 + 1.5), ellipse(20, HIGH / 2, 10, HIGH / 2 - 6.5)), 41],
  K: [
    union(
      stem(),
      polygon([
        [13, 36],
        [29, SERIF],
        [25, SERIF],
        [25, 0],
        [42, 0],
        [42, SERIF],
        [37, SERIF],
        [20, 38],
      ]),
      polygon([
        [16, 30],
        [22, 24],
        [39, HIGH - SERIF],
        [43, HIGH - SERIF],
        [43, HIGH],
        [27, HIGH],
      ]),
    ),
    43,
  ],
  E: [
    union(
      stem(),
      arm(0, 24),
      arm(28, 17),
      arm(HIGH - SERIF, 25),
      rect(29, 0, 5, 16),
      rect(24, 23, 4, 16),
      rect(30, 46, 5, 16),
    ),
    37,
  ],
  L: [union(stem(), arm(HIGH - SERIF, 24), rect(29, 42, 5, 20)), 37],
  V: [
    union(
      polygon([
        [3, 22],
        [12, 22],
        [19, 50],
        [26, 22],
        [33, 22],
        [21, HIGH],
        [16, HIGH],
      ]),
      rect(0, 20, 15, 5),
      rect(22, 20, 14, 5),
    ),
    35,
  ],
  '.': [ellipse(4, HIGH - 4, 4.4, 4.4), 10],
  '1': [
    union(
      rect(6, 20, 8, HIGH - 20),
      rect(1, HIGH - 5, 18, 5),
      polygon([
        [6, 20],
        [6, 28],
        [0, 31],
        [0, 26],
      ]),
    ),
    20,
  ],
};

/** Bright metal: light sky above, a dark horizon, warm ground below. */
function metal(v: number): number {
  const t = v / HIGH;
  return t < 0.5 ? 0.55 + t * 0.9 : 0.1 + (t - 0.5) * 1.5;
}

/** The lettering BINOKEL V.1. */
export function drawTitle(): Canvas {
  const title = new Canvas(WIDTH, HEIGHT);
  const shapes: Shape[] = [];
  let left = 6;
  for (const letter of 'BINOKEL V.1') {
    if (letter === ' ') {
      left += 8;
      continue;
    }
    const [shape, width] = LETTERS[letter];
    shapes.push(moved(shape, left, 8));
    left += width + 3.2;
  }
  const around = (shape: Shape, far: number): Shape[] =>
    [-1, 0, 1].flatMap((du) => [-1, 0, 1].map((dv) => moved(shape, du * far, dv * far)));
  for (const shape of shapes) title.fill(union(...around(moved(shape, 4, 5), 1.6)), BLACK);
  for (const shape of shapes) {
    title.fill(union(...around(shape, 2.2)), BLACK);
    title.fill(union(...around(shape, 1.4)), MAROON);
    title.fill(moved(shape, -0.7, -0.7), WHITE);
    title.fill(moved(shape, 0.7, 0.7), RED);
    title.fill(
      shape,
      ramp([MAROON, BROWN, PEACH, YELLOW, WHITE], (_u, v) => metal(v - 8)),
    );
  }
  return title;
}
