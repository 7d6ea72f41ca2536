import type { WritingMode } from '../vdi/logic-op.ts';
import type { Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import type { TextFont, TextJust } from './objects.ts';

/** The points of the face that the AES writes labels of icons with: the smallest one, with cells of 6x6. */
const SMALL_POINTS = 8;

/** Makes a workstation write in one of the two faces of the AES, without effects; returns the size of its cells. */
export function useFont(vdi: Workstation, font: TextFont): { readonly w: number; readonly h: number } {
  const { cellWidth, cellHeight } = vdi.vst_point(font === 'small' ? SMALL_POINTS : vdi.points);
  vdi.vst_effects(0);
  return { w: cellWidth, h: cellHeight };
}

/** How text looks. */
export interface TextLook {
  readonly pen: number;
  readonly mode: WritingMode;
  readonly font?: TextFont;
}

/** Writes text with the upper left corner of its first cell at (x, y). */
export function gr_text(vdi: Workstation, x: number, y: number, text: string, look: TextLook): void {
  useFont(vdi, look.font ?? 'system');
  vdi.vswr_mode(look.mode);
  vdi.vst_color(look.pen);
  vdi.v_gtext(x, y, text);
}

/**
 * Where the text of a field begins and how many of its characters are shown; null where the field is not high enough
 * for any (FIDELITY §1.2). Text that does not fit is cut at the right and begins at the left edge.
 */
export function textPlace(
  cell: { readonly w: number; readonly h: number },
  field: Rect,
  length: number,
  just: TextJust,
): { x: number; y: number; shown: number } | null {
  if (field.h < cell.h) return null;
  const free = Math.max(0, field.w - length * cell.w);
  const shift = just === 'left' ? 0 : just === 'right' ? free : (free + 1) >> 1;
  const shown = Math.min(length, Math.floor(field.w / cell.w));
  return { x: field.x + shift, y: field.y + ((field.h - cell.h + 1) >> 1), shown };
}

/** Writes text into a field. */
export function gr_just(vdi: Workstation, field: Rect, text: string, just: TextJust, look: TextLook): void {
  const place = textPlace(useFont(vdi, look.font ?? 'system'), field, text.length, just);
  if (place !== null) gr_text(vdi, place.x, place.y, text.slice(0, place.shown), look);
}
