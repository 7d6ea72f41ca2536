import { FILL_INTERIOR } from '../vdi/fill-patterns.ts';
import { WRITING_MODE, type WritingMode } from '../vdi/logic-op.ts';
import type { Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';

export const WHITE = 0;
export const BLACK = 1;

/** The fill pattern of the AES that covers all: 0 is hollow, 1 to 6 are patterns. */
const SOLID = 7;

/** VDI pattern with which disabled objects and the desktop are drawn: every second pixel (FIDELITY §1.1). */
export const HALF_PATTERN = 4;

/** The parts of a colour word (objects.ts). */
export interface Colors {
  readonly border: number;
  readonly text: number;
  readonly textMode: WritingMode;
  readonly pattern: number;
  readonly fill: number;
}

export function crackColor(word: number): Colors {
  return {
    border: (word >> 12) & 15,
    text: (word >> 8) & 15,
    textMode: (word & 0x80) !== 0 ? WRITING_MODE.replace : WRITING_MODE.transparent,
    pattern: (word >> 4) & 7,
    fill: word & 15,
  };
}

/** The rectangle with `by` pixels less on each side; negative numbers make it larger. */
export function inset(rect: Rect, by: number): Rect {
  return { x: rect.x + by, y: rect.y + by, w: rect.w - 2 * by, h: rect.h - 2 * by };
}

/** Draws with the clip rectangle set to `clip` (null: the whole screen) and restores the former one afterwards. */
export function clipped(vdi: Workstation, clip: Rect | null, draw: () => void): void {
  const before = vdi.clip();
  vdi.vs_clip(clip);
  draw();
  vdi.vs_clip(before);
}

/** Fills a rectangle in one writing mode and one pen. */
export function fillSolid(vdi: Workstation, rect: Rect, pen: number, mode: WritingMode = WRITING_MODE.replace): void {
  vdi.vswr_mode(mode);
  vdi.vsf_interior(FILL_INTERIOR.solid);
  vdi.vsf_color(pen);
  vdi.vr_recfl(rect);
}

/** Fills a rectangle with one of the VDI's patterns, aligned to the screen. */
export function fillPattern(vdi: Workstation, rect: Rect, style: number, pen: number, mode: WritingMode): void {
  vdi.vswr_mode(mode);
  vdi.vsf_interior(FILL_INTERIOR.pattern);
  vdi.vsf_style(style);
  vdi.vsf_color(pen);
  vdi.vr_recfl(rect);
}

/** Fills a rectangle with a pattern number of the AES (0 hollow to 7 solid). */
export function gr_rect(vdi: Workstation, rect: Rect, pattern: number, pen: number): void {
  if (pattern === 0) fillSolid(vdi, rect, WHITE);
  else if (pattern === SOLID) fillSolid(vdi, rect, pen);
  else fillPattern(vdi, rect, pattern, pen, WRITING_MODE.replace);
}

/** Draws a border: inside the rectangle for a positive thickness, outside it for a negative one, none for 0. */
export function gr_box(vdi: Workstation, rect: Rect, thickness: number, pen: number): void {
  if (thickness === 0) return;
  const width = Math.abs(thickness);
  const outer = thickness < 0 ? inset(rect, thickness) : rect;
  fillSolid(vdi, { ...outer, h: width }, pen);
  fillSolid(vdi, { ...outer, y: outer.y + outer.h - width, h: width }, pen);
  fillSolid(vdi, { ...outer, w: width }, pen);
  fillSolid(vdi, { ...outer, x: outer.x + outer.w - width, w: width }, pen);
}
