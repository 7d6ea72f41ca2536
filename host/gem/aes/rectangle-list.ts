import { intersect, type Rect } from '../vdi/rect.ts';

/** What is left of a rectangle without several others: rectangles that do not overlap. */
export function subtractAll(rect: Rect, holes: readonly Rect[]): Rect[] {
  return holes.reduce<Rect[]>((rest, hole) => rest.flatMap((part) => subtract(part, hole)), [rect]);
}

/** What is left of a rectangle without a hole: up to four rectangles, above, left, right and below, none empty. */
function subtract(rect: Rect, hole: Rect): Rect[] {
  const cut = intersect(rect, hole);
  if (cut === null) return [rect];
  const right = cut.x + cut.w;
  const bottom = cut.y + cut.h;
  const rest: Rect[] = [
    { ...rect, h: cut.y - rect.y },
    { x: rect.x, y: cut.y, w: cut.x - rect.x, h: cut.h },
    { x: right, y: cut.y, w: rect.x + rect.w - right, h: cut.h },
    { ...rect, y: bottom, h: rect.y + rect.h - bottom },
  ];
  return rest.filter(({ w, h }) => w > 0 && h > 0);
}
