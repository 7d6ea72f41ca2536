import type { Rect } from '../../gem/vdi/rect.ts';

/** x0, y0, x1, y1, …; parts of pixels are rounded when they are drawn. */
export type Points = readonly number[];
/** x and y. */
type Place = readonly [x: number, y: number];

/** Straight pieces of a curve. */
const PIECES = 24;

/** Points of a cubic curve, with both ends. */
export function curve(from: Place, toward: Place, backward: Place, to: Place): number[] {
  const points: number[] = [];
  for (let k = 0; k <= PIECES; k++) {
    const t = k / PIECES;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    for (const axis of [0, 1] as const) {
      points.push([from, toward, backward, to].reduce((sum, place, end) => sum + weights[end] * place[axis], 0));
    }
  }
  return points;
}

/** Points from the last to the first. */
export function backwards(points: Points): number[] {
  const back: number[] = [];
  for (let k = points.length - 2; k >= 0; k -= 2) back.push(points[k], points[k + 1]);
  return back;
}

/** Points from the last to the first, reflected at a vertical line: with the given ones they make a symmetrical outline. */
export function mirrored(points: Points, middle: number): number[] {
  return backwards(points).map((value, k) => (k % 2 === 0 ? 2 * middle - value : value));
}

/** The corners of a rectangle whose last pixels are part of it. */
export function corners({ x, y, w, h }: Rect): Points {
  return [x, y, x + w - 1, y, x + w - 1, y + h - 1, x, y + h - 1];
}

/** The rectangle around points, with a pixel of air for outlines. */
export function boundsOf(points: Points): Rect {
  const xs = points.filter((_, k) => k % 2 === 0);
  const ys = points.filter((_, k) => k % 2 === 1);
  const [x, y] = [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1];
  return { x, y, w: Math.ceil(Math.max(...xs)) + 2 - x, h: Math.ceil(Math.max(...ys)) + 2 - y };
}

/** Height of a curve that runs from left to right at a column of pixels. */
export function heightAt(points: Points, x: number): number {
  for (let k = 0; k + 3 < points.length; k += 2) {
    const [x1, y1, x2, y2] = points.slice(k, k + 4);
    if (x1 <= x && x < x2) return Math.round(y1 + ((x - x1) * (y2 - y1)) / (x2 - x1));
  }
  return Math.round(points[points.length - 1]);
}
