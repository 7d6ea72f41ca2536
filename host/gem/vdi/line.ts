import { fillPlane } from './blit.ts';
import { LOGIC_MASKS, type LogicOp } from './logic-op.ts';
import { type Mfdb, type PlaneWords, planeOf } from './mfdb.ts';
import { intersect, type Rect } from './rect.ts';

/** Line styles of the VDI from type 1 on; bit 15 is the first pixel (measured). Type 7 is the user's own. */
const LINE_STYLES = [0xffff, 0xfff0, 0xc0c0, 0xff18, 0xff00, 0xf191];

export const USER_LINE_TYPE = 7;

/** The 16-pixel pattern of a line type; types outside 1 to 7 count as 1. */
export function lineStyle(type: number, userStyle: number): number {
  return type === USER_LINE_TYPE ? userStyle : (LINE_STYLES[type - 1] ?? LINE_STYLES[0]);
}

/** How the pixels of a line are combined with the form below it. */
export interface LineDrawing {
  readonly target: Mfdb;
  readonly clip: Rect;
  /** Operation in each plane. */
  readonly ops: readonly LogicOp[];
}

/** A straight line between two pixels, both included. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * Draws a line, one pixel wide. It is drawn from the left end to the right one, a vertical one from its first point to
 * its second (Bresenham's steps, as the Atari ST VDI takes them). In horizontal lines the style is aligned to the screen
 * as a fill pattern is; in all others it begins with the line (measured).
 *
 * @param style 16 pixels that repeat along the line, bit 15 first
 * @param withEnd false leaves out the last pixel, as polylines in XOR mode need it
 * @returns the style for the segment that follows: turned by the pixels of a line that is not horizontal
 */
export function drawLine(drawing: LineDrawing, segment: Segment, style: number, withEnd = true): number {
  const { x1, y1, x2, y2 } = x2Left(segment) ? reversed(segment) : segment;
  const length = Math.max(x2 - x1, Math.abs(y2 - y1)) + (withEnd ? 1 : 0);
  if (y1 === y2) {
    fillClipped(drawing, [style], { x: x1, y: y1, w: length, h: 1 });
    return style;
  }
  if (x1 === x2) {
    drawVertical(drawing, x1, y1, y2 < y1 ? -1 : 1, length, style);
  } else {
    drawSloped(drawing, { x1, y1, x2, y2 }, style, length);
  }
  return rotateLeft(style, length);
}

function x2Left(segment: Segment): boolean {
  return segment.x2 < segment.x1;
}

function reversed({ x1, y1, x2, y2 }: Segment): Segment {
  return { x1: x2, y1: y2, x2: x1, y2: y1 };
}

/** The style as it looks from its pixel `count` on. */
function rotateLeft(style: number, count: number): number {
  const turn = count & 15;
  return ((style << turn) | (style >> (16 - turn))) & 0xffff;
}

function fillClipped(drawing: LineDrawing, pattern: readonly number[], area: Rect): void {
  const visible = intersect(area, drawing.clip);
  if (visible === null) return;
  drawing.ops.forEach((op, plane) => {
    fillPlane(op, pattern, planeOf(drawing.target, plane), visible);
  });
}

function drawVertical(
  drawing: LineDrawing,
  x: number,
  startY: number,
  step: number,
  length: number,
  style: number,
): void {
  const rows = new Array<number>(16);
  for (let i = 0; i < 16; i++) rows[(startY + i * step) & 15] = (style >> (15 - i)) & 1 ? 0xffff : 0;
  const top = step > 0 ? startY : startY - length + 1;
  fillClipped(drawing, rows, { x, y: top, w: 1, h: length });
}

function drawSloped(drawing: LineDrawing, segment: Segment, style: number, length: number): void {
  const { clip, ops, target } = drawing;
  const planes = ops.map((_, plane) => planeOf(target, plane));
  const dx = segment.x2 - segment.x1;
  const dy = Math.abs(segment.y2 - segment.y1);
  const stepY = segment.y2 < segment.y1 ? -1 : 1;
  const flat = dx >= dy;
  const [major, minor] = flat ? [dx, dy] : [dy, dx];
  let error = -major;
  let { x1: x, y1: y } = segment;
  for (let i = 0; i < length; i++) {
    if (x >= clip.x && y >= clip.y && x < clip.x + clip.w && y < clip.y + clip.h) {
      plot(planes, ops, x, y, (style >> (15 - (i & 15))) & 1);
    }
    error += 2 * minor;
    const both = error >= 0;
    if (both) error -= 2 * major;
    if (flat || both) x++;
    if (!flat || both) y += stepY;
  }
}

function plot(planes: readonly PlaneWords[], ops: readonly LogicOp[], x: number, y: number, source: number): void {
  const bit = 0x8000 >> (x & 15);
  for (let i = 0; i < planes.length; i++) {
    const { words, start, lineStep, wordStep } = planes[i];
    const { andConstant, andSource, xorConstant, xorSource } = LOGIC_MASKS[ops[i]];
    const at = start + y * lineStep + (x >> 4) * wordStep;
    const and = source === 1 ? andConstant ^ andSource : andConstant;
    const xor = source === 1 ? xorConstant ^ xorSource : xorConstant;
    words[at] ^= (words[at] ^ (words[at] & and) ^ xor) & bit;
  }
}
