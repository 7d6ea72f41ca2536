import { LOGIC_OP } from '../vdi/logic-op.ts';
import { createForm } from '../vdi/mfdb.ts';
import { intersect, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { clipped } from './graphics.ts';

/**
 * Saves a part of the screen that will be drawn over.
 *
 * @returns a function that puts it back, to be called once
 */
export function saveUnder(vdi: Workstation, rect: Rect): () => void {
  const saved = intersect(rect, { x: 0, y: 0, w: vdi.width, h: vdi.height });
  if (saved === null) return () => {};
  const form = createForm(saved.w, saved.h, vdi.planes);
  vdi.vro_cpyfm(LOGIC_OP.source, saved, { x: 0, y: 0 }, null, form);
  return () => {
    clipped(vdi, null, () => {
      vdi.vro_cpyfm(LOGIC_OP.source, { x: 0, y: 0, w: saved.w, h: saved.h }, saved, form);
    });
  };
}
