import { blitPlane, fillPlane } from './blit.ts';
import { drawLine } from './line.ts';
import type { LogicOp } from './logic-op.ts';
import { type Mfdb, planeOf } from './mfdb.ts';
import type { Pointer } from './pointer.ts';
import { intersect, type Rect, translate } from './rect.ts';
import type { ScreenMachine } from './screen-machine.ts';
import { wideLineSpans } from './wide-line.ts';

/** One logic operation for each plane. */
export type PlaneOps = readonly LogicOp[];

/**
 * Draws into the screen of a machine within a clip rectangle: takes the pointer out of the way first and reports the
 * lines that it wrote.
 */
export class Painter {
  readonly screen: Mfdb;
  readonly #machine: ScreenMachine;
  readonly #pointer: Pointer;
  #clip: Rect;

  constructor(machine: ScreenMachine, screen: Mfdb, pointer: Pointer) {
    this.screen = screen;
    this.#machine = machine;
    this.#pointer = pointer;
    this.#clip = wholeOf(screen);
  }

  get clip(): Rect {
    return this.#clip;
  }

  /** Null is the whole screen; a rectangle beside the screen leaves nothing to draw on. */
  setClip(rect: Rect | null): void {
    const whole = wholeOf(this.screen);
    this.#clip = rect === null ? whole : (intersect(rect, whole) ?? { x: 0, y: 0, w: 0, h: 0 });
  }

  /** Combines a rectangle with a screen-aligned pattern. */
  fill(ops: PlaneOps, pattern: readonly number[], rect: Rect): void {
    const visible = intersect(rect, this.#clip);
    if (visible === null) return;
    this.#open(visible);
    for (let plane = 0; plane < ops.length; plane++) {
      fillPlane(ops[plane], pattern, planeOf(this.screen, plane), visible);
    }
  }

  /**
   * Copies a rectangle between two forms, plane by plane, or from the only plane of the source into all of the target.
   * What lies outside the source, the target or, on the screen, the clip rectangle is not copied.
   */
  copy(ops: PlaneOps, source: Mfdb, from: Rect, target: Mfdb, toX: number, toY: number): void {
    const dx = toX - from.x;
    const dy = toY - from.y;
    const readable = intersect(from, wholeOf(source));
    if (readable === null) return;
    const onScreen = this.#isScreen(target);
    const written = intersect(translate(readable, dx, dy), onScreen ? this.#clip : wholeOf(target));
    if (written === null) return;
    if (onScreen) this.#open(written);
    else if (this.#isScreen(source)) this.#pointer.remove();
    const read = translate(written, -dx, -dy);
    for (let plane = 0; plane < ops.length; plane++) {
      const sourcePlane = planeOf(source, source.planes === 1 ? 0 : plane);
      blitPlane(ops[plane], sourcePlane, read, planeOf(target, plane), written.x, written.y);
    }
  }

  /**
   * Draws lines through the points x0, y0, x1, y1, …; the style runs on from segment to segment.
   *
   * @param joinOnce leaves out the last pixel of all segments but the last, which the next one draws again
   */
  polyline(ops: PlaneOps, points: readonly number[], style: number, joinOnce: boolean): void {
    if (this.#clip.w <= 0) return;
    this.#open(boundsOf(points));
    const drawing = { target: this.screen, clip: this.#clip, ops };
    let running = style;
    for (let i = 2; i + 1 < points.length; i += 2) {
      const segment = { x1: points[i - 2], y1: points[i - 1], x2: points[i], y2: points[i + 1] };
      const isLast = i + 3 >= points.length;
      running = drawLine(drawing, segment, running, isLast || !joinOnce);
    }
  }

  /** Draws solid lines of an odd width through the points. */
  widePolyline(ops: PlaneOps, points: readonly number[], width: number): void {
    const { x, y } = this.#machine.facts.pixelMicrometres;
    for (let i = 2; i + 1 < points.length; i += 2) {
      const segment = { x1: points[i - 2], y1: points[i - 1], x2: points[i], y2: points[i + 1] };
      for (const span of wideLineSpans(segment, width, x / y)) this.fill(ops, [0xffff], span);
    }
  }

  /** All workstations of a machine have one screen, whatever form describes it. */
  #isScreen(form: Mfdb): boolean {
    return form.words === this.screen.words;
  }

  #open(area: Rect): void {
    this.#pointer.remove();
    this.#machine.markDirty(area.y, area.y + area.h);
  }
}

function wholeOf(form: Mfdb): Rect {
  return { x: 0, y: 0, w: form.width, h: form.height };
}

function boundsOf(points: readonly number[]): Rect {
  const ys = points.filter((_, i) => i % 2 === 1);
  const top = Math.min(...ys);
  return { x: 0, y: top, w: 1, h: Math.max(...ys) - top + 1 };
}
