import { atariText } from './atari-text.ts';
import { Attributes } from './attributes.ts';
import { extendedWorkOut, workOut } from './inquiry.ts';
import { lineStyle } from './line.ts';
import { type LogicOp, logicOfWritingMode, WRITING_MODE, type WritingMode } from './logic-op.ts';
import type { Mfdb } from './mfdb.ts';
import { Painter, type PlaneOps } from './painter.ts';
import { registerOfPen } from './pens.ts';
import { type MouseForm, Pointer } from './pointer.ts';
import { polygonSpans } from './polygon.ts';
import type { Rect } from './rect.ts';
import { roundedBox } from './rounded-box.ts';
import type { ScreenMachine } from './screen-machine.ts';
import { drawText } from './text-form.ts';
import type { FontSet } from './text-size.ts';
import { transformForm } from './transform.ts';

/** A raster copy between forms of different numbers of planes, or of more than one plane where one is needed. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly planes: number;
  readonly expected: number;

  constructor(planes: number, expected: number) {
    super(`form with ${planes} planes, ${expected} needed`);
    this.planes = planes;
    this.expected = expected;
  }
}

const SOLID_LINE = 0xffff;
/** Coordinates of three points. */
const MIN_POLYGON = 6;

/**
 * An open virtual workstation of the VDI on the screen of an Atari ST. Methods carry the names of the Atari ST VDI
 * documentation and behave as it says; rectangles are given by corner and size instead of two corners.
 */
export class Workstation extends Attributes {
  /** The screen as a form in device form. */
  readonly screen: Mfdb;
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  /** Character cell of the system font. */
  readonly cell: { readonly w: number; readonly h: number };
  readonly #machine: ScreenMachine;
  readonly #fonts: FontSet;
  readonly #pointer: Pointer;
  readonly #painter: Painter;

  /** @param pointer that of another workstation on the same machine; a machine has one */
  constructor(machine: ScreenMachine, fonts: FontSet, pointer?: Pointer) {
    super(fonts);
    const { width, height, planes, wordsPerLine } = machine.facts;
    this.screen = { words: machine.memory, width, height, planes, wordsPerLine, standard: false };
    this.width = width;
    this.height = height;
    this.planes = planes;
    this.cell = { w: fonts.system.cellWidth, h: fonts.system.cellHeight };
    this.#machine = machine;
    this.#fonts = fonts;
    this.#pointer = pointer ?? new Pointer(machine, this.screen);
    this.#painter = new Painter(machine, this.screen, this.#pointer);
  }

  /** Opens another workstation on the same screen: attributes and clip rectangle of its own, one pointer for all. */
  v_opnvwk(): Workstation {
    return new Workstation(this.#machine, this.#fonts, this.#pointer);
  }

  /** What `v_opnvwk` returns about the screen in its work_out array; `extended` what `vq_extnd` does. 57 words. */
  vq_extnd(extended: boolean): readonly number[] {
    return extended ? extendedWorkOut(this.#machine.facts) : workOut(this.#machine.facts);
  }

  /** Limits all drawing to a rectangle of the screen; null lifts the limit. */
  vs_clip(rect: Rect | null): void {
    this.#painter.setClip(rect);
  }

  /** The rectangle that drawing is limited to; its size is 0 where nothing can be drawn. */
  clip(): Rect {
    return this.#painter.clip;
  }

  /** A filled rectangle, with an outline inside its edge where the perimeter is on. */
  v_bar(rect: Rect): void {
    this.vr_recfl(rect);
    if (!this.fill.perimeter || rect.w <= 0 || rect.h <= 0) return;
    const ops = this.#opsOfPen(this.fill.pen);
    for (const edge of edgesOf(rect)) this.#painter.fill(ops, [SOLID_LINE], edge);
  }

  /** A filled rectangle without an outline. */
  vr_recfl(rect: Rect): void {
    this.#painter.fill(this.#opsOfPen(this.fill.pen), this.fillRows, rect);
  }

  /** A filled polygon through the points x0, y0, x1, y1, …, outlined where the perimeter is on. */
  v_fillarea(points: readonly number[]): void {
    if (points.length < MIN_POLYGON) return;
    const ops = this.#opsOfPen(this.fill.pen);
    const rows = this.fillRows;
    for (const span of polygonSpans(points)) this.#painter.fill(ops, rows, span);
    if (!this.fill.perimeter) return;
    const closed = [...points, points[0], points[1]];
    this.#painter.polyline(ops, closed, SOLID_LINE, this.mode === WRITING_MODE.xor);
  }

  /** The outline of a rounded box, with the attributes of lines. */
  v_rbox(rect: Rect): void {
    this.v_pline(this.#roundedBox(rect));
  }

  /** A filled rounded box. */
  v_rfbox(rect: Rect): void {
    this.v_fillarea(this.#roundedBox(rect).slice(0, -2));
  }

  /** Lines through the points x0, y0, x1, y1, … The style runs on from one to the next. */
  v_pline(points: readonly number[]): void {
    const { type, userStyle, pen, width } = this.line;
    const ops = this.#opsOfPen(pen);
    if (width > 1) this.#painter.widePolyline(ops, points, width);
    else this.#painter.polyline(ops, points, lineStyle(type, userStyle), this.mode === WRITING_MODE.xor);
  }

  /**
   * Writes one line of text.
   *
   * @param x @param y upper left corner of the first character cell
   * @param text codes of the Atari set, or a text to be converted ({@link atariText})
   */
  v_gtext(x: number, y: number, text: Uint8Array | string): void {
    const codes = typeof text === 'string' ? atariText(text) : text;
    if (codes.length === 0) return;
    const { pen, effects, size } = this.text;
    const { form, before, spans } = drawText(size, codes, effects);
    const ops = this.#opsOfPen(pen);
    for (const { row, rows, width, left } of spans) {
      this.#painter.copy(
        ops,
        form,
        { x: 0, y: row, w: width, h: rows },
        this.screen,
        x - before - left,
        y - before + row,
      );
    }
  }

  /**
   * Copies a rectangle with one of the 16 logic operations (FIDELITY §1.5). Drawing on the screen is clipped.
   *
   * @param mode operation number
   * @param source null is the screen
   * @param target null or absent is the screen
   * @throws FormError where the numbers of planes differ
   */
  vro_cpyfm(
    mode: number,
    from: Rect,
    to: { readonly x: number; readonly y: number },
    source: Mfdb | null,
    target: Mfdb | null = null,
  ): void {
    const sourceForm = source ?? this.screen;
    const targetForm = target ?? this.screen;
    if (sourceForm.planes !== targetForm.planes) throw new FormError(sourceForm.planes, targetForm.planes);
    const ops = new Array<LogicOp>(targetForm.planes).fill((mode & 15) as LogicOp);
    this.#painter.copy(ops, sourceForm, from, targetForm, to.x, to.y);
  }

  /**
   * Copies a picture of one plane to the screen in two colours.
   *
   * @param pens of set and of clear pixels
   * @throws FormError where the source has more than one plane
   */
  vrt_cpyfm(
    mode: WritingMode,
    from: Rect,
    to: { readonly x: number; readonly y: number },
    source: Mfdb,
    pens: readonly [number, number],
  ): void {
    if (source.planes !== 1) throw new FormError(source.planes, 1);
    const foreground = registerOfPen(pens[0], this.planes);
    const background = registerOfPen(pens[1], this.planes);
    const ops = this.#opsOf(mode, foreground, background);
    this.#painter.copy(ops, source, from, this.screen, to.x, to.y);
  }

  /** The form in the other memory layout: standard form becomes device form and the reverse. */
  vr_trnfm(source: Mfdb): Mfdb {
    return transformForm(source);
  }

  /** Sets the shape of the mouse pointer. */
  vsc_form(form: MouseForm): void {
    this.#pointer.setForm(form);
  }

  /** Shows the pointer: takes back one `v_hide_c`, or all of them with `reset`. */
  v_show_c(reset = false): void {
    this.#pointer.show(reset);
  }

  /** Hides the pointer until as many `v_show_c`. A new workstation starts with it hidden once. */
  v_hide_c(): void {
    this.#pointer.hide();
  }

  #roundedBox(rect: Rect): number[] {
    return roundedBox(rect, this.width, this.#machine.facts.pixelMicrometres);
  }

  /** What bars, lines and text do in each plane: pen on pen 0, or in reverse transparent mode the pen on clear pixels. */
  #opsOfPen(pen: number): PlaneOps {
    const register = registerOfPen(pen, this.planes);
    return this.#opsOf(this.mode, register, this.mode === WRITING_MODE.reverseTransparent ? register : 0);
  }

  #opsOf(mode: WritingMode, foreground: number, background: number): PlaneOps {
    return Array.from({ length: this.planes }, (_, plane) =>
      logicOfWritingMode(mode, (foreground >> plane) & 1, (background >> plane) & 1),
    );
  }
}

/** The outermost pixels of a rectangle as rectangles that share no pixel. */
function edgesOf({ x, y, w, h }: Rect): readonly Rect[] {
  return [
    { x, y, w, h: 1 },
    { x, y: y + h - 1, w, h: h > 1 ? 1 : 0 },
    { x, y: y + 1, w: 1, h: h - 2 },
    { x: x + w - 1, y: y + 1, w: w > 1 ? 1 : 0, h: h - 2 },
  ];
}
