import type { AtariSt } from '../../hardware/atari-st/machine.ts';
import { atariText } from './atari-text.ts';
import { FILL_INTERIOR, type FillInterior, fillPattern } from './fill-patterns.ts';
import type { BitmapFont } from './font.ts';
import { lineStyle } from './line.ts';
import { type LogicOp, logicOfWritingMode, WRITING_MODE, type WritingMode } from './logic-op.ts';
import type { Mfdb } from './mfdb.ts';
import { Painter, type PlaneOps } from './painter.ts';
import { registerOfPen } from './pens.ts';
import { type MouseForm, Pointer } from './pointer.ts';
import type { Rect } from './rect.ts';
import { drawText } from './text-form.ts';
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

const MAX_LINE_WIDTH = 40;
const SOLID_LINE = 0xffff;

/**
 * An open virtual workstation of the VDI on the screen of an Atari ST. Methods carry the names of the Atari ST VDI
 * documentation and behave as it says; rectangles are given by corner and size instead of two corners.
 */
export class Workstation {
  /** The screen as a form in device form. */
  readonly screen: Mfdb;
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  /** Character cell of the system font. */
  readonly cell: { readonly w: number; readonly h: number };
  readonly #font: BitmapFont;
  readonly #pointer: Pointer;
  readonly #painter: Painter;
  #mode: WritingMode = WRITING_MODE.replace;
  readonly #fill = { interior: FILL_INTERIOR.hollow as FillInterior, style: 1, pen: 1, perimeter: true };
  readonly #line = { type: 1, userStyle: SOLID_LINE, pen: 1, width: 1 };
  readonly #text = { pen: 1, effects: 0 };

  constructor(machine: AtariSt, fonts: { readonly system: BitmapFont }) {
    const { width, height, planes, wordsPerLine } = machine.facts;
    this.screen = { words: machine.memory, width, height, planes, wordsPerLine, standard: false };
    this.width = width;
    this.height = height;
    this.planes = planes;
    this.cell = { w: fonts.system.cellWidth, h: fonts.system.cellHeight };
    this.#font = fonts.system;
    this.#pointer = new Pointer(machine, this.screen);
    this.#painter = new Painter(machine, this.screen, this.#pointer);
  }

  /** Limits all drawing to a rectangle of the screen; null lifts the limit. */
  vs_clip(rect: Rect | null): void {
    this.#painter.setClip(rect);
  }

  /** The rectangle that drawing is limited to; its size is 0 where nothing can be drawn. */
  clip(): Rect {
    return this.#painter.clip;
  }

  /** Writing mode of bars, lines and text: 1 replace, 2 transparent, 3 XOR, 4 reverse transparent. */
  vswr_mode(mode: WritingMode): void {
    this.#mode = mode;
  }

  /** Fill interior: 0 hollow, 1 solid, 2 pattern, 3 hatch. */
  vsf_interior(interior: FillInterior): void {
    this.#fill.interior = interior;
  }

  /** Which pattern (1 to 24) or hatch (1 to 12). */
  vsf_style(style: number): void {
    this.#fill.style = style;
  }

  vsf_color(pen: number): void {
    this.#fill.pen = pen;
  }

  /** Whether {@link v_bar} draws an outline in the fill colour. */
  vsf_perimeter(on: boolean): void {
    this.#fill.perimeter = on;
  }

  /** A filled rectangle, with an outline inside its edge where the perimeter is on. */
  v_bar(rect: Rect): void {
    this.vr_recfl(rect);
    if (!this.#fill.perimeter || rect.w <= 0 || rect.h <= 0) return;
    const ops = this.#opsOfPen(this.#fill.pen);
    for (const edge of edgesOf(rect)) this.#painter.fill(ops, [SOLID_LINE], edge);
  }

  /** A filled rectangle without an outline. */
  vr_recfl(rect: Rect): void {
    const { interior, style, pen } = this.#fill;
    this.#painter.fill(this.#opsOfPen(pen), fillPattern(interior, style), rect);
  }

  /** Line type: 1 solid to 6, 7 the user's own. */
  vsl_type(type: number): void {
    this.#line.type = type;
  }

  /** The user's line style: 16 pixels, bit 15 first. */
  vsl_udsty(style: number): void {
    this.#line.userStyle = style & 0xffff;
  }

  vsl_color(pen: number): void {
    this.#line.pen = pen;
  }

  /** Line width in pixels; made odd by going down, as the VDI does. Lines wider than 1 are always solid. */
  vsl_width(width: number): void {
    this.#line.width = (Math.min(MAX_LINE_WIDTH, Math.max(1, width)) - 1) | 1;
  }

  /** Lines through the points x0, y0, x1, y1, … The style runs on from one to the next. */
  v_pline(points: readonly number[]): void {
    const { type, userStyle, pen, width } = this.#line;
    const ops = this.#opsOfPen(pen);
    if (width > 1) this.#painter.widePolyline(ops, points, width);
    else this.#painter.polyline(ops, points, lineStyle(type, userStyle), this.#mode === WRITING_MODE.xor);
  }

  vst_color(pen: number): void {
    this.#text.pen = pen;
  }

  /** Text effects: 1 thick, 2 light, 4 skewed, 8 underlined; other bits are ignored. */
  vst_effects(bits: number): void {
    this.#text.effects = bits;
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
    const { pen, effects } = this.#text;
    const { form, spans } = drawText(this.#font, codes, effects);
    const ops = this.#opsOfPen(pen);
    for (const { row, rows, width, left } of spans) {
      this.#painter.copy(ops, form, { x: 0, y: row, w: width, h: rows }, this.screen, x - left, y + row);
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

  /** What bars, lines and text do in each plane: pen on pen 0, or in reverse transparent mode the pen on clear pixels. */
  #opsOfPen(pen: number): PlaneOps {
    const register = registerOfPen(pen, this.planes);
    return this.#opsOf(this.#mode, register, this.#mode === WRITING_MODE.reverseTransparent ? register : 0);
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
