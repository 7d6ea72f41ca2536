import type { Rect } from './rect.ts';

/**
 * The pixels inside a polygon, one rectangle of one row for each stretch between an odd crossing of its edges and the
 * next, edges included. The uppermost and the lowest row are left to the outline (the scan conversion of the Atari ST
 * VDI, measured).
 *
 * @param points x0, y0, x1, y1, …; the last point is joined to the first
 */
export function polygonSpans(points: readonly number[]): readonly Rect[] {
  const ys = points.filter((_, i) => i % 2 === 1);
  const spans: Rect[] = [];
  for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y++) {
    const crossings = crossingsOf(points, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      spans.push({ x: crossings[i], y, w: crossings[i + 1] - crossings[i] + 1, h: 1 });
    }
  }
  return spans;
}

/** Columns at which a row meets the edges, from left to right; edges along the row do not count. */
function crossingsOf(points: readonly number[], y: number): number[] {
  const crossings: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    const [x1, y1, x2, y2] = [points[i], points[i + 1], points[next], points[next + 1]];
    if (y < y1 === y < y2) continue;
    const [left, from, run] = x2 < x1 ? [x2, y - y2, x1 - x2] : [x1, y - y1, x2 - x1];
    const rise = x2 < x1 ? y1 - y2 : y2 - y1;
    crossings.push(left + ((Math.trunc((from * 2 * run) / rise) + 1) >> 1));
  }
  return crossings.sort((a, b) => a - b);
}
