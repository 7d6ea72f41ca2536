import { intersect, type Rect, union } from '../../gem/vdi/rect.ts';
import type { TableOfGame } from '../card-screen/table-room.ts';
import { placeOf } from '../card-table/geometry.ts';
import type { Brush } from './ground-brush.ts';
import { backwards, boundsOf, corners, curve, heightAt, type Points } from './ground-curve.ts';

/** Thickness of pillar and neck, in parts of a card's width. */
const FRAME = 0.2;
/** Length of the foot, in parts of a card's width. */
const FOOT = 0.9;
/** A pin to which a string is tied, and the ends of the pillar, in pixels. */
const PIN = 3;
const EDGE = 3;

/** The outlines of a harp: curves from left to right, but for the back of its body. */
interface Harp {
  readonly pillar: Rect;
  readonly neckTop: Points;
  readonly neckBottom: Points;
  /** The side of the body at which the strings end, and the other. */
  readonly front: Points;
  readonly back: Points;
}

function columnsOf({ game, geometry, layouts }: TableOfGame): readonly Rect[] {
  return layouts.filter((_, pile) => game.pileRoles[pile] === 'tableau').map((layout) => placeOf(geometry, layout));
}

/** The pillar left of the columns, the neck above them in the curve of their tops, the body slanting below. */
function harpAround(columns: readonly Rect[], { area, card }: TableOfGame['geometry']): Harp {
  const [first] = columns;
  const last = columns[columns.length - 1];
  const thick = Math.round(card.w * FRAME);
  const left = first.x - thick - 2 * EDGE;
  const right = last.x + last.w + EDGE;
  const top = first.y - thick;
  const bottom = area.y + area.h - EDGE;
  const dip = Math.max(...columns.map(({ y }) => y)) - first.y;
  const tip = right + thick;
  const along = (part: number): number => left + (right - left) * part;
  return {
    pillar: { x: left, y: top, w: thick + 1, h: bottom - top + 1 },
    neckTop: curve([left, top - EDGE], [along(0.3), top - EDGE], [along(0.62), top + 2.6 * dip], [tip, top - EDGE]),
    neckBottom: curve(
      [left, first.y + 2 * EDGE],
      [along(0.25), first.y],
      [along(0.6), first.y + 2.2 * dip],
      [tip, first.y],
    ),
    front: curve(
      [left, bottom - 2 * thick],
      [along(0.42), bottom - card.h * 0.9],
      [along(0.9), last.y + card.h * 0.9],
      [right - thick, first.y],
    ),
    back: curve(
      [tip, top - EDGE],
      [along(0.98), last.y + card.h * 1.1],
      [along(0.46), bottom - card.h * 0.6],
      [left + card.w * FOOT, bottom],
    ),
  };
}

/** A harp whose strings are the columns: its frame, and a string in the middle of each column and between two. */
export function harpPainter(brush: Brush, table: TableOfGame): (part: Rect) => void {
  const columns = columnsOf(table);
  const { pillar, neckTop, neckBottom, front, back } = harpAround(columns, table.geometry);
  const { x, y, w, h } = pillar;
  const body = [...front, ...back, x, y + h - 1];
  const neck = [...neckTop, ...backwards(neckBottom)];
  const extent = [body, neck, corners(pillar)].map(boundsOf).reduce(union);
  const strings = stringsOf(columns).map((at) => ({ at, top: heightAt(neckBottom, at), end: heightAt(front, at) }));
  return (part) => {
    if (intersect(part, extent) === null) return;
    for (const { at, top, end } of strings) brush.line([at, top, at, end]);
    brush.shade(body);
    brush.shade(neck);
    for (const { at, top } of strings) brush.dot({ x: at - 1, y: top - 2 * PIN, w: PIN, h: PIN });
    brush.shade(corners(pillar));
    brush.line([x + (w >> 1), y + w, x + (w >> 1), y + h - w]);
    for (const end of [y - EDGE, y + h - EDGE]) {
      brush.light(corners({ x: x - EDGE, y: end, w: w + 2 * EDGE, h: EDGE + 1 }));
    }
  };
}

/** Where the strings run: in odd columns of pixels, as the dots of the ground do. */
function stringsOf(columns: readonly Rect[]): readonly number[] {
  const middles = columns.map(({ x, w }) => x + (w >> 1));
  return middles.flatMap((x, k) => (k === 0 ? [x] : [(middles[k - 1] + x) >> 1, x])).map((x) => x | 1);
}
