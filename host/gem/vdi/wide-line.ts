import type { Segment } from './line.ts';
import type { Rect } from './rect.ts';

/**
 * The pixels of a wide line with squared ends that stop at its end points, as rectangles: one for a line along an axis,
 * else one per screen row of the slanted bar.
 *
 * @param width odd number of pixels across an upright line; a flat one has as many rows as make the same thickness
 * @param pixelShape width of a pixel divided by its height
 */
export function wideLineSpans(segment: Segment, width: number, pixelShape = 1): readonly Rect[] {
  const { x1, y1, x2, y2 } = segment;
  const reach = width >> 1;
  const reachY = Math.trunc(width * pixelShape) >> 1;
  const left = Math.min(x1, x2);
  const top = Math.min(y1, y2);
  if (y1 === y2) return [{ x: left, y: y1 - reachY, w: Math.abs(x2 - x1) + 1, h: 2 * reachY + 1 }];
  if (x1 === x2) return [{ x: x1 - reach, y: top, w: width, h: Math.abs(y2 - y1) + 1 }];
  const [dx, dy] = [(x2 - x1) * pixelShape, y2 - y1];
  const length = Math.hypot(dx, dy);
  const acrossX = (-dy / length) * reach;
  const acrossY = (dx / length) * reachY;
  return convexSpans([
    [x1 + acrossX, y1 + acrossY],
    [x2 + acrossX, y2 + acrossY],
    [x2 - acrossX, y2 - acrossY],
    [x1 - acrossX, y1 - acrossY],
  ]);
}

/** One span per row of pixel centres inside a convex polygon, edges included. */
function convexSpans(corners: readonly (readonly [x: number, y: number])[]): readonly Rect[] {
  const ys = corners.map(([, y]) => y);
  const spans: Rect[] = [];
  for (let y = Math.round(Math.min(...ys)); y <= Math.round(Math.max(...ys)); y++) {
    const crossings = corners.flatMap((corner, i) => crossing(corner, corners[(i + 1) % corners.length], y));
    if (crossings.length === 0) continue;
    const left = Math.round(Math.min(...crossings));
    spans.push({ x: left, y, w: Math.round(Math.max(...crossings)) - left + 1, h: 1 });
  }
  return spans;
}

/** Where the edge from `a` to `b` meets the row `y`: no or one place. */
function crossing([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], y: number): number[] {
  if (y < Math.min(ay, by) || y > Math.max(ay, by) || ay === by) return [];
  return [ax + ((y - ay) * (bx - ax)) / (by - ay)];
}
