import type { Canvas, Paint, Point } from './canvas.ts';

/** A brush stroke from a broad beginning to a narrow end, in tenths of a letter's box. */
type Stroke = readonly [x1: number, y1: number, x2: number, y2: number, from: number, to: number];

/** The letters of the title as strokes of a brush; a box is ten wide and ten high. */
const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  C: [
    [9.4, 2.2, 1.6, 0.9, 2.6, 1.4],
    [1.8, 0.4, 1.4, 9.2, 1.4, 3],
    [1, 9, 9.6, 8, 2.2, 0.6],
  ],
  H: [
    [1.8, 0, 2.4, 10, 3, 1.2],
    [8, 0, 7.8, 10, 1.2, 3],
    [0.4, 5.4, 9.6, 4.4, 2, 0.8],
  ],
  I: [[4.4, 0, 5.2, 10, 3.4, 1.4]],
  N: [
    [1.8, 10, 2, 0.4, 3, 1.2],
    [0.8, 0.8, 8.6, 9.4, 1.4, 2.6],
    [8.2, 0, 8, 9.6, 3, 1],
  ],
  E: [
    [2, 0, 2, 10, 1.4, 3],
    [0.4, 1.4, 9.4, 0.8, 2.2, 0.8],
    [1.4, 5.2, 8.2, 4.6, 1.8, 0.8],
    [1, 9, 9.8, 8.2, 2.4, 0.6],
  ],
  S: [
    [9.4, 1.8, 1.4, 1, 2.6, 1.2],
    [1.8, 0.4, 1.8, 5, 1.4, 2.2],
    [1, 4.8, 9, 5.4, 1.6, 1.6],
    [8.2, 5, 8.2, 9.4, 2.2, 1.6],
    [9, 9, 0.4, 9.4, 1.6, 0.6],
  ],
  P: [
    [2, 0, 2.2, 10, 3, 1.4],
    [0.4, 1.4, 8.8, 0.8, 2, 1.2],
    [8.2, 0.4, 8.2, 5.6, 1.4, 2.4],
    [9, 5.4, 1.6, 6.2, 1.4, 0.8],
  ],
  A: [
    [5, 0, 1, 10, 1.4, 3],
    [4.6, 0, 8.8, 10, 2, 2.2],
    [1.2, 7, 8.6, 6.4, 1.6, 0.8],
  ],
  T: [
    [4.8, 0.4, 5.2, 10, 2, 3],
    [0.2, 2, 9.8, 0.6, 2.6, 1],
  ],
};

/** Where a word stands: its upper left corner, the size of a letter, and from one letter to the next. */
export interface WordPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
}

/** Paints a word with the brush. */
export function paintWord(canvas: Canvas, word: string, place: WordPlace, paint: Paint): void {
  [...word].forEach((letter, i) => {
    const { y, width, height } = place;
    const left = place.x + i * place.pitch;
    for (const stroke of LETTERS[letter] ?? []) {
      const [x1, y1, x2, y2, from, to] = stroke;
      const begin: Point = [left + (x1 * width) / 10, y + (y1 * height) / 10];
      const end: Point = [left + (x2 * width) / 10, y + (y2 * height) / 10];
      canvas.polygon(brush(begin, end, (from * width) / 10, (to * width) / 10), paint);
    }
  });
}

/** The outline of a stroke: its ends lie across its direction. */
function brush(begin: Point, end: Point, from: number, to: number): readonly Point[] {
  const [dx, dy] = [end[0] - begin[0], end[1] - begin[1]];
  const length = Math.hypot(dx, dy);
  const across = (point: Point, width: number): Point => [
    point[0] - (dy / length) * (width / 2),
    point[1] + (dx / length) * (width / 2),
  ];
  return [across(begin, from), across(end, to), across(end, -to), across(begin, -from)];
}
