import { blitPlane } from './blit.ts';
import { LOGIC_OP, logicOfWritingMode, WRITING_MODE } from './logic-op.ts';
import { createForm, type Mfdb, planeOf } from './mfdb.ts';
import { registerOfPen } from './pens.ts';
import { intersect, type Rect } from './rect.ts';
import type { ScreenMachine } from './screen-machine.ts';

/**
 * Shape of the mouse pointer. `mask` and `form` hold `height` rows of `ceil(width / 16)` words, bit 15 left. Mask pixels
 * are drawn in pen 0, then form pixels in pen 1 (FIDELITY §1.6).
 */
export interface MouseForm {
  readonly width: number;
  readonly height: number;
  /** The pixel of the form that points, from its upper left corner. */
  readonly hotX: number;
  readonly hotY: number;
  readonly mask: Uint16Array;
  readonly form: Uint16Array;
}

/**
 * The mouse pointer in screen memory. It is drawn at the vertical blank, over a copy of what it covers, and taken away
 * before anything else reads or writes the screen, so that no drawing ever meets it.
 */
export class Pointer {
  readonly #machine: ScreenMachine;
  readonly #screen: Mfdb;
  #form: MouseForm | null = null;
  #hidden = 1;
  #saved: Mfdb;
  #covered: Rect | null = null;
  /** Form and place that the screen shows; null where it shows none or an outdated one. */
  #shown: { readonly form: MouseForm; readonly x: number; readonly y: number } | null = null;

  constructor(machine: ScreenMachine, screen: Mfdb) {
    this.#machine = machine;
    this.#screen = screen;
    this.#saved = createForm(16, 16, screen.planes);
    machine.beforeScanOut(() => this.#refresh());
    machine.ikbd.onInput((event) => {
      if (event.kind === 'move' && this.#hidden === 0) machine.requestScanOut();
    });
  }

  setForm(form: MouseForm): void {
    this.#form = form;
    this.#machine.requestScanOut();
  }

  /** Takes back one {@link hide}, or with `reset` all of them. */
  show(reset: boolean): void {
    this.#hidden = reset ? 0 : Math.max(0, this.#hidden - 1);
    this.#machine.requestScanOut();
  }

  /** Hides the pointer; it starts hidden once. */
  hide(): void {
    this.#hidden++;
    this.remove();
  }

  /** Puts back what the pointer covers until the next vertical blank. */
  remove(): void {
    const covered = this.#covered;
    this.#shown = null;
    if (covered === null) return;
    this.#covered = null;
    for (let plane = 0; plane < this.#screen.planes; plane++) {
      const saved = { x: 0, y: 0, w: covered.w, h: covered.h };
      const target = planeOf(this.#screen, plane);
      blitPlane(LOGIC_OP.source, planeOf(this.#saved, plane), saved, target, covered.x, covered.y);
    }
    this.#machine.markDirty(covered.y, covered.y + covered.h);
  }

  #refresh(): void {
    if (this.#hidden > 0 || this.#form === null) return;
    const { x, y } = this.#machine.ikbd.mouse;
    const form = this.#form;
    if (this.#shown !== null && this.#shown.form === form && this.#shown.x === x && this.#shown.y === y) return;
    this.remove();
    this.#draw(form, { x: x - form.hotX, y: y - form.hotY, w: form.width, h: form.height });
    this.#shown = { form, x, y };
  }

  #draw(form: MouseForm, whole: Rect): void {
    const visible = intersect(whole, { x: 0, y: 0, w: this.#screen.width, h: this.#screen.height });
    if (visible === null) return;
    if (this.#saved.width < form.width || this.#saved.height < form.height) {
      this.#saved = createForm(form.width, form.height, this.#screen.planes);
    }
    const from = { x: visible.x - whole.x, y: visible.y - whole.y, w: visible.w, h: visible.h };
    for (let plane = 0; plane < this.#screen.planes; plane++) {
      const target = planeOf(this.#screen, plane);
      blitPlane(LOGIC_OP.source, target, visible, planeOf(this.#saved, plane), 0, 0);
      for (const [words, pen] of [
        [form.mask, 0],
        [form.form, 1],
      ] as const) {
        const bit = (registerOfPen(pen, this.#screen.planes) >> plane) & 1;
        const source = { words, start: 0, lineStep: (form.width + 15) >> 4, wordStep: 1 };
        blitPlane(logicOfWritingMode(WRITING_MODE.transparent, bit, 0), source, from, target, visible.x, visible.y);
      }
    }
    this.#covered = visible;
    this.#machine.markDirty(visible.y, visible.y + visible.h);
  }
}
