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
  for (;;) {
    const { mouse } = events;
    const dx = within(mouse.x - grab.x, bounds.x - around.x, bounds.x + bounds.w - around.x - around.w);
    const dy = within(mouse.y - grab.y, bounds.y - around.y, bounds.y + bounds.h - around.y - around.h);
    const place = { x: first.x + dx, y: first.y + dy, lost: false };
    if (mouse.buttons === 0) return place;
    const drawn = outlines.map((outline) => translate(outline, dx, dy));
    drawOutlines(vdi, drawn);
    const happened = await events.multi({ motion: true, button: { mask: 3, state: 0, clicks: 1 } }, null);
    drawOutlines(vdi, drawn);
    if (happened.lost) return { x: first.x, y: first.y, lost: true };
    if (happened.button) return place;
  }
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Inverts dotted frames; a second call with the same rectangles puts the screen back. */
function drawOutlines(vdi: Workstation, outlines: readonly Rect[]): void {
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

/** A horizontal or vertical line through the pixels whose x + y is odd, as the AES draws it (measured). */
function drawDotted(vdi: Workstation, x1: number, y1: number, x2: number, y2: number): void {
  vdi.vsl_udsty(((x1 + y1) & 1) === 1 ? DOTTED_FROM_FIRST : DOTTED_FROM_SECOND);
  vdi.v_pline([x1, y1, x2, y2]);
}
