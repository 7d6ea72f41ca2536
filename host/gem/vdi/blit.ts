import { LOGIC_MASKS, type LogicMasks, type LogicOp } from './logic-op.ts';
import type { PlaneWords } from './mfdb.ts';
import type { Rect } from './rect.ts';

/** A line of source words, saved where a copy within one line would overwrite what it still has to read. */
let savedLine = new Uint16Array(64);

/**
 * Copies a rectangle of one plane into another plane, combining bits by `op`. Source and destination may be the same
 * plane and overlap: the result is as if the source had been saved first. Both rectangles must lie inside their planes.
 *
 * @param from place and size in the source
 * @param toX @param toY upper left corner in the destination
 */
export function blitPlane(
  op: LogicOp,
  source: PlaneWords,
  from: Rect,
  target: PlaneWords,
  toX: number,
  toY: number,
): void {
  const samePlane = source.words === target.words;
  if (samePlane && toY === from.y && toX > from.x) {
    blitLinesAside(op, source, from, target, toX);
    return;
  }
  const upwards = samePlane && toY > from.y;
  const first = upwards ? from.h - 1 : 0;
  const step = upwards ? -1 : 1;
  const shift = from.x - toX;
  const firstWord = toX >> 4;
  const firstSourceWord = firstWord + (shift >> 4);
  blitLines({
    masks: LOGIC_MASKS[op],
    source: source.words,
    sourceAt: source.start + (from.y + first) * source.lineStep + firstSourceWord * source.wordStep,
    sourceStep: source.wordStep,
    sourceLineStep: source.lineStep * step,
    target: target.words,
    targetAt: target.start + (toY + first) * target.lineStep + firstWord * target.wordStep,
    targetStep: target.wordStep,
    targetLineStep: target.lineStep * step,
    words: ((toX + from.w - 1) >> 4) - firstWord + 1,
    lines: from.h,
    shift: shift & 15,
    startsBefore: firstSourceWord < from.x >> 4,
    lastSourceWord: ((from.x + from.w - 1) >> 4) - firstSourceWord,
    leftMask: 0xffff >> (toX & 15),
    rightMask: leadingBits(toX + from.w),
  });
}

/** A copy of lines in words. The first source word is the one that the first target word takes its left pixel from. */
interface LineCopy {
  readonly masks: LogicMasks;
  readonly source: Uint16Array;
  readonly sourceAt: number;
  readonly sourceStep: number;
  readonly sourceLineStep: number;
  readonly target: Uint16Array;
  readonly targetAt: number;
  readonly targetStep: number;
  readonly targetLineStep: number;
  /** Target words of a line. */
  readonly words: number;
  readonly lines: number;
  /** Pixels by which source words move to the left, 0 to 15. */
  readonly shift: number;
  /** The first source word lies before the picture and is not read. */
  readonly startsBefore: boolean;
  /** The last source word of the picture, counted from the first one. */
  readonly lastSourceWord: number;
  /** Pixels of the first and of the last target word that are written. */
  readonly leftMask: number;
  readonly rightMask: number;
}

function blitLines(copy: LineCopy): void {
  const { source, sourceStep, target, targetStep, words, shift } = copy;
  const { andConstant, andSource, xorConstant, xorSource } = copy.masks;
  const rest = 16 - shift;
  const lastMask = words === 1 ? copy.leftMask & copy.rightMask : copy.rightMask;
  const readsBeyond = copy.lastSourceWord >= words;
  for (let line = 0; line < copy.lines; line++) {
    let from = copy.sourceAt + line * copy.sourceLineStep;
    let to = copy.targetAt + line * copy.targetLineStep;
    let current = copy.startsBefore ? 0 : source[from];
    if (words > 1) {
      from += sourceStep;
      const second = source[from];
      const bits = (current << shift) | (second >> rest);
      mergeWord(target, to, andConstant ^ (bits & andSource), xorConstant ^ (bits & xorSource), copy.leftMask);
      to += targetStep;
      current = second;
    }
    for (let left = words; left > 2; left--) {
      from += sourceStep;
      const next = source[from];
      const bits = (current << shift) | (next >> rest);
      target[to] = (target[to] & (andConstant ^ (bits & andSource))) ^ xorConstant ^ (bits & xorSource);
      to += targetStep;
      current = next;
    }
    const beyond = readsBeyond ? source[from + sourceStep] : 0;
    const bits = (current << shift) | (beyond >> rest);
    mergeWord(target, to, andConstant ^ (bits & andSource), xorConstant ^ (bits & xorSource), lastMask);
  }
}

/** Moves a rectangle to the right within its own lines: each line is saved, then copied. */
function blitLinesAside(op: LogicOp, source: PlaneWords, from: Rect, target: PlaneWords, toX: number): void {
  const firstWord = from.x >> 4;
  const count = ((from.x + from.w - 1) >> 4) - firstWord + 1;
  if (savedLine.length < count) savedLine = new Uint16Array(count * 2);
  const saved = { words: savedLine, start: 0, lineStep: count, wordStep: 1 };
  for (let y = from.y; y < from.y + from.h; y++) {
    let at = source.start + y * source.lineStep + firstWord * source.wordStep;
    for (let i = 0; i < count; i++, at += source.wordStep) savedLine[i] = source.words[at];
    blitPlane(op, saved, { x: from.x & 15, y: 0, w: from.w, h: 1 }, target, toX, y);
  }
}

/**
 * Combines a rectangle of one plane with rows of 16 pixels that repeat across the screen, aligned to its left and upper
 * edge.
 *
 * @param pattern a power of two of rows; row 0 belongs to line 0 of the plane
 */
export function fillPlane(op: LogicOp, pattern: readonly number[], target: PlaneWords, area: Rect): void {
  const masks = LOGIC_MASKS[op];
  const { words, wordStep } = target;
  const firstWord = area.x >> 4;
  const lastWord = (area.x + area.w - 1) >> 4;
  const leftMask = 0xffff >> (area.x & 15);
  const rightMask = leadingBits(area.x + area.w);
  for (let y = area.y; y < area.y + area.h; y++) {
    const source = pattern[y & (pattern.length - 1)];
    const and = masks.andConstant ^ (source & masks.andSource);
    const xor = masks.xorConstant ^ (source & masks.xorSource);
    const start = target.start + y * target.lineStep;
    const last = start + lastWord * wordStep;
    let at = start + firstWord * wordStep;
    if (at === last) {
      mergeWord(words, at, and, xor, leftMask & rightMask);
      continue;
    }
    mergeWord(words, at, and, xor, leftMask);
    for (at += wordStep; at < last; at += wordStep) words[at] = (words[at] & and) ^ xor;
    mergeWord(words, last, and, xor, rightMask);
  }
}

function mergeWord(words: Uint16Array, at: number, and: number, xor: number, mask: number): void {
  const before = words[at];
  words[at] = before ^ ((before ^ (before & and) ^ xor) & mask);
}

/** The bits of the last word of a line that ends before pixel `end`: all 16 where it ends at a word boundary. */
function leadingBits(end: number): number {
  return (0xffff << ((16 - (end & 15)) & 15)) & 0xffff;
}
