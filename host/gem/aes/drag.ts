import { WRITING_MODE } from '../vdi/logic-op.ts';
import { type Rect, translate, union } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import type { Events } from './events.ts';
import { BLACK, clipped } from './graphics.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a drag ended. `lost`: the player's pointer was taken away, nothing shall move. */
export interface DragEnd extends Point {
  readonly lost: boolean;
}

const DOTTED_FROM_FIRST = 0xaaaa;
const DOTTED_FROM_SECOND = 0x5555;
const USER_LINE_TYPE = 7;

/**
 * Moves outlines with the mouse until the buttons are up (graf_dragbox, with as many rectangles as wanted). The outlines
 * are dotted and drawn in XOR mode, so that the screen is afterwards as it was.
 *
 * @param outlines in screen pixels at the place where the drag began; at least one
 * @param grab the place of the mouse that belongs to it
 * @param bounds rectangle that all outlines together do not leave
 * @returns the new place of the first outline's upper left corner; its start place if the pointer was lost
 * @throws TerminationError
 */
export async function graf_dragbox(
  vdi: Workstation,
  events: Events,
  outlines: readonly Rect[],
  grab: Point,
  bounds: Rect,
): Promise<DragEnd> {
  const first = outlines[0];
  const around = outlines.reduce(union);
  const moved = (mouse: Point): Point => ({
    x: within(mouse.x - grab.x, bounds.x - around.x, bounds.x + bounds.w - around.x - around.w),
    y: within(mouse.y - grab.y, bounds.y - around.y, bounds.y + bounds.h - around.y - around.h),
  });
  const end = await followMouse(vdi, events, (mouse) => {
    const { x, y } = moved(mouse);
    return outlines.map((outline) => translate(outline, x, y));
  });
  if (end === null) return { x: first.x, y: first.y, lost: true };
  const { x, y } = moved(end);
  return { x: first.x + x, y: first.y + y, lost: false };
}

/**
 * Changes the size of a dotted outline with the mouse, which is at its lower right corner, until the buttons are up
 * (graf_rubberbox).
 *
 * @param start rectangle whose upper left corner stays
 * @param smallest size below which the outline does not go
 * @param inside what is drawn inside an outline, as windows show their work area
 * @returns the new rectangle, null if the pointer was lost
 * @throws TerminationError
 */
export async function graf_rubberbox(
  vdi: Workstation,
  events: Events,
  start: Rect,
  smallest: { readonly w: number; readonly h: number },
  inside: (outline: Rect) => readonly Rect[],
): Promise<Rect | null> {
  const stretched = (mouse: Point): Rect => ({
    ...start,
    w: Math.max(smallest.w, mouse.x - start.x + 1),
    h: Math.max(smallest.h, mouse.y - start.y + 1),
  });
  const end = await followMouse(vdi, events, (mouse) => {
    const outline = stretched(mouse);
    return [outline, ...inside(outline)];
  });
  return end === null ? null : stretched(end);
}

/**
 * Moves the slider of a track with the mouse until the buttons are up (graf_slidebox).
 *
 * @returns its place in the track in thousandths of the way, null if the pointer was lost
 * @throws TerminationError
 */
export async function graf_slidebox(
  vdi: Workstation,
  events: Events,
  track: Rect,
  slider: Rect,
  grab: Point,
  direction: 'horizontal' | 'vertical',
): Promise<number | null> {
  const end = await graf_dragbox(vdi, events, [slider], grab, track);
  if (end.lost) return null;
  const [way, done] =
    direction === 'vertical' ? [track.h - slider.h, end.y - track.y] : [track.w - slider.w, end.x - track.x];
  return way <= 0 ? 0 : Math.trunc((done * 1000) / way);
}

/**
 * Draws outlines for each place of the mouse until its buttons are up; null if the pointer was lost. Keys that are
 * pressed meanwhile are nobody's: a command must not wait in the queue for the hand to be free.
 */
async function followMouse(
  vdi: Workstation,
  events: Events,
  outlinesAt: (mouse: Point) => readonly Rect[],
): Promise<Point | null> {
  const wanted = { key: true, motion: true, button: { mask: 3, state: 0, clicks: 1 } } as const;
  while (events.mouse.buttons !== 0) {
    const happened = await whileOutlined(vdi, outlinesAt(events.mouse), () => events.multi(wanted, null));
    if (happened.lost) return null;
  }
  return events.mouse;
}

/** Shows dotted outlines during `work`; the screen is afterwards as it was. */
export async function whileOutlined<T>(
  vdi: Workstation,
  outlines: readonly Rect[],
  work: () => Promise<T>,
): Promise<T> {
  drawOutlines(vdi, outlines);
  try {
    return await work();
  } finally {
    drawOutlines(vdi, outlines);
  }
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Inverts dotted frames; a second call with the same rectangles puts the screen back. */
export function drawOutlines(vdi: Workstation, outlines: readonly Rect[]): void {
  clipped(vdi, null, () => {
    vdi.vswr_mode(WRITING_MODE.xor);
    vdi.vsl_color(BLACK);
    vdi.vsl_width(1);
    vdi.vsl_type(USER_LINE_TYPE);
    for (const { x, y, w, h } of outlines) {
      const right = x + w - 1;
      const bottom = y + h - 1;
      drawDotted(vdi, x, y, right, y);
      drawDotted(vdi, right, y, right, bottom);
      drawDotted(vdi, x, bottom, right, bottom);
      drawDotted(vdi, x, y, x, bottom);
    }
  });
}

/**
 * A horizontal or vertical line through the pixels whose x + y is odd, as the AES draws it (measured). The style of a
 * horizontal line is aligned to the screen, that of a vertical one begins with the line.
 */
function drawDotted(vdi: Workstation, x1: number, y1: number, x2: number, y2: number): void {
  const fromFirst = y1 === y2 ? y1 & 1 : (x1 + y1) & 1;
  vdi.vsl_udsty(fromFirst === 1 ? DOTTED_FROM_FIRST : DOTTED_FROM_SECOND);
  vdi.v_pline([x1, y1, x2, y2]);
}
