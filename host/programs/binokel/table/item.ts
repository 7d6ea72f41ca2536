import { type Area, intersect } from '../../../dos/area.ts';
import type { Graph } from '../../../dos/graph.ts';

/** A part of a picture. Two items with the same look and area are drawn alike. */
export interface Item {
  /** Tells items apart that look different. */
  readonly look: string;
  readonly area: Area;
  draw(graph: Graph): void;
}

/** The rectangles in which two pictures differ, each within whole bytes of the screen; what meets is drawn together. */
export function changedAreas(before: readonly Item[], after: readonly Item[]): readonly Area[] {
  const had = new Set(before.map(nameOf));
  const has = new Set(after.map(nameOf));
  const changed = [
    ...before.filter((item) => !has.has(nameOf(item))),
    ...after.filter((item) => !had.has(nameOf(item))),
  ];
  return merged(changed.map(({ area }) => area));
}

/** Draws the items that show in the clip rectangle, the first one undermost. */
export function drawItems(graph: Graph, items: readonly Item[], clip: Area): void {
  graph.setClip(clip);
  for (const item of items) {
    if (intersect(item.area, clip) !== null) item.draw(graph);
  }
  graph.setClip(null);
}

function nameOf({ look, area: { x, y, w, h } }: Item): string {
  return `${x},${y},${w},${h} ${look}`;
}

/** Rectangles of which no two meet, that together hold all of `areas`. */
function merged(areas: readonly Area[]): readonly Area[] {
  const apart: Area[] = [];
  for (const area of areas) {
    let whole = area;
    for (let i = apart.findIndex((other) => intersect(other, whole)); i >= 0; ) {
      whole = around(whole, apart[i]);
      apart.splice(i, 1);
      i = apart.findIndex((other) => intersect(other, whole));
    }
    apart.push(whole);
  }
  return apart;
}

function around(a: Area, b: Area): Area {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
