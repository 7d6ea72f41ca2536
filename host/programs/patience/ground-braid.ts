import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { TableOfGame } from '../card-screen/table-room.ts';
import { openStep } from '../card-table/fan.ts';
import { placeOf } from '../card-table/geometry.ts';
import type { Brush } from './ground-brush.ts';
import { backwards, boundsOf, corners, curve, type Points } from './ground-curve.ts';

/** Cards of a whole braid (RULES §8). */
const CARDS = 20;
/** Half the width of the plait, in parts of a card's width. */
const HALF = 1.02;
/** The bow hangs so far below the last card, and one of its loops is half so high, in parts of that half width. */
const BOW_BELOW = 0.24;
const LOOP = 0.26;
/** Hairs drawn in a strand, from its outer edge (0) to its inner one (1). */
const HAIRS = [0.12, 0.32, 0.55, 0.78];

/** Two cubic curves one after the other: three ends, and between two of them what the curve is drawn towards. */
type Sweep = readonly (readonly [across: number, down: number])[];
/** Edges of a strand: across in half widths of the plait from its middle, down in steps of the cards. */
const OUTER: Sweep = [
  [-0.25, -0.3],
  [0.5, -0.5],
  [1, 0],
  [1, 0.9],
  [1, 1.8],
  [0.3, 2.2],
  [-0.55, 2.8],
];
const INNER: Sweep = [
  [-0.25, -0.3],
  [-0.2, 0],
  [0, 0.5],
  [0, 0.9],
  [0, 1.3],
  [-0.2, 2],
  [-0.55, 2.8],
];

/** One strand: from the middle over its bend to the other side, where the next one covers it. */
interface Strand {
  readonly outline: Points;
  readonly hairs: readonly Points[];
  readonly bounds: Rect;
}

/** The hair into which the cards are woven: a strand beside each card, from both sides in turn, tied with a bow below. */
export function braidPainter(brush: Brush, { game, geometry, layouts }: TableOfGame): (part: Rect) => void {
  const { area, card } = geometry;
  const layout = layouts[game.pileIds.indexOf('braid')];
  const first = placeOf(geometry, layout);
  const middle = first.x + (card.w >> 1);
  const step = openStep(geometry, layout, CARDS);
  const half = Math.round(card.w * HALF);
  const bow = { x: middle, y: first.y + (CARDS - 1) * step + card.h + Math.round(half * BOW_BELOW) };
  const strands: Strand[] = [];
  for (let k = -Math.ceil((first.y - area.y) / step) - 2; first.y + (k + 2) * step < bow.y; k++) {
    strands.push(strandAt(middle, first.y + k * step, { half: k % 2 === 0 ? -half : half, step }));
  }
  return (part) => {
    for (const { outline, hairs, bounds } of strands) {
      if (intersect(part, bounds) === null) continue;
      brush.light(outline);
      for (const hair of hairs) brush.line(hair);
    }
    paintBow(brush, bow, { half, end: area.y + area.h - 2 });
  };
}

function strandAt(middle: number, y: number, size: { readonly half: number; readonly step: number }): Strand {
  /** Between the outer edge (0) and the inner one (1). */
  const sweep = (part: number): number[] => {
    const [a, b, c, d, e, f, g] = OUTER.map(([across, down], k): [number, number] => [
      middle + size.half * (across + part * (INNER[k][0] - across)),
      y + size.step * (down + part * (INNER[k][1] - down)),
    ]);
    return [...curve(a, b, c, d), ...curve(d, e, f, g)];
  };
  const outline = [...sweep(0), ...backwards(sweep(1))];
  return { outline, hairs: HAIRS.map(sweep), bounds: boundsOf(outline) };
}

/** Two loops, a knot, and two ends that hang as far as the table goes. */
function paintBow(
  brush: Brush,
  { x, y }: { readonly x: number; readonly y: number },
  { half, end }: { readonly half: number; readonly end: number },
): void {
  const loop = Math.round(half * LOOP);
  const tail = Math.min(end, y + 3 * loop);
  for (const side of [-1, 1]) {
    const far = (part: number): number => x + side * half * part;
    brush.shade([x, y, far(0.25), y, far(0.75), tail - loop * 0.3, far(0.5), tail - loop * 0.5, far(0.4), tail]);
    const above = curve([x, y], [far(0.4), y - loop * 1.6], [far(1.1), y - loop * 1.4], [far(1.1), y]);
    const below = curve([far(1.1), y], [far(1.1), y + loop * 1.4], [far(0.4), y + loop * 1.2], [x, y]);
    brush.shade([...above, ...below]);
    brush.line(curve([x, y], [far(0.3), y - loop * 0.4], [far(0.5), y - loop * 0.3], [far(0.75), y - loop * 0.3]));
    brush.line(curve([x, y], [far(0.3), y + loop * 0.4], [far(0.5), y + loop * 0.3], [far(0.7), y + loop * 0.4]));
  }
  const knot = Math.max(3, loop >> 1);
  brush.light(corners({ x: x - knot, y: y - knot, w: 2 * knot + 1, h: 2 * knot + 1 }));
}
