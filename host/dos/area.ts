/** A rectangle of the screen in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What two rectangles have in common, null where that is nothing. */
export function intersect(a: Area, b: Area): Area | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** Whether a pixel lies in a rectangle. */
export function contains(area: Area, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= area.x && y >= area.y && x < area.x + area.w && y < area.y + area.h;
}

/** Which pixels of a byte of eight lie between `left` and `right`, the first one outside; bit 7 is the left pixel. */
export function bitsBetween(byte: number, left: number, right: number): number {
  const from = Math.max(0, left - byte * 8);
  const to = Math.min(8, right - byte * 8);
  return from >= 8 || to <= from ? 0 : (0xff >> from) & (0xff << (8 - to)) & 0xff;
}
