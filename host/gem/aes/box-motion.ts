import type { Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { whileOutlined } from './drag.ts';
import type { Events } from './events.ts';

const STEPS = 8;

/** Milliseconds for which each outline is shown: a frame of a colour monitor. */
const STEP_MS = 20;

/**
 * Shows an outline that turns from one rectangle into another (graf_growbox, graf_shrinkbox, graf_movebox). The screen
 * is afterwards as it was.
 *
 * @throws TerminationError
 */
export async function moveBox(vdi: Workstation, events: Events, from: Rect, to: Rect): Promise<void> {
  for (let step = 0; step <= STEPS; step++) {
    const between = (a: number, b: number): number => Math.round(a + ((b - a) * step) / STEPS);
    const outline = {
      x: between(from.x, to.x),
      y: between(from.y, to.y),
      w: between(from.w, to.w),
      h: between(from.h, to.h),
    };
    await whileOutlined(vdi, [outline], () => events.multi({ timer: STEP_MS }, null));
  }
}
