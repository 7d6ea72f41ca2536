import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { Workstation } from '../../gem/vdi/workstation.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
/** White beside the text of a plate, in pixels. */
const MARGIN = 3;
/** Screens of fewer columns are written on with the face of GEM's icons, whose lines need a pixel between them. */
const WIDE_COLUMNS = 80;
const ICON_POINTS = 8;
const ICON_LEADING = 1;
/** A line is at most this part of the screen long. */
const LONGEST_PART = 0.3;

/** White plates with text on the ground of a table, in the face that goes with the screen. */
export class Plates {
  /** Distance of two lines. */
  readonly lineHeight: number;
  /** The most characters of a line. */
  readonly columns: number;
  /** Width of a character. */
  readonly charWidth: number;
  readonly #vdi: Workstation;
  readonly #points: number;
  readonly #leading: number;

  constructor(vdi: Workstation) {
    const narrow = vdi.width / vdi.cell.w < WIDE_COLUMNS;
    this.#vdi = vdi;
    this.#points = narrow ? ICON_POINTS : vdi.points;
    const { cellWidth, cellHeight } = vdi.vst_point(this.#points);
    this.charWidth = cellWidth;
    this.#leading = narrow ? ICON_LEADING : 0;
    this.lineHeight = cellHeight + this.#leading;
    this.columns = Math.floor((vdi.width / cellWidth) * LONGEST_PART);
  }

  /** Size of a plate with these lines. */
  size(lines: readonly string[]): { readonly w: number; readonly h: number } {
    const longest = Math.max(0, ...lines.map((line) => line.length));
    return { w: longest * this.charWidth + 2 * MARGIN, h: lines.length * this.lineHeight + this.#leading };
  }

  /** The most characters of a line on a plate of this width. */
  columnsIn(width: number): number {
    return Math.min(this.columns, Math.floor((width - 2 * MARGIN) / this.charWidth));
  }

  /** Paints lines of text in the middle of a plate, within the clipping that is set. */
  paint(lines: readonly string[], { x, y, w, h }: Rect): void {
    this.fill({ x, y, w, h }, WHITE_PEN);
    for (const [k, line] of lines.entries()) {
      const left = x + Math.floor((w - line.length * this.charWidth) / 2);
      this.write(line, { x: left, y: y + this.#leading + k * this.lineHeight }, BLACK_PEN);
    }
  }

  /** Fills a rectangle with a pen, within the clipping that is set. */
  fill(area: Rect, pen: number): void {
    const vdi = this.#vdi;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(pen);
    vdi.vr_recfl(area);
  }

  /** Writes a line in the face of the plates with its upper left corner at a place, within the clipping that is set. */
  write(text: string, { x, y }: Pick<Rect, 'x' | 'y'>, pen: number): void {
    const vdi = this.#vdi;
    vdi.vswr_mode(WRITING_MODE.transparent);
    vdi.vst_color(pen);
    vdi.vst_effects(0);
    vdi.vst_point(this.#points);
    vdi.v_gtext(x, y, text);
    vdi.vst_point(vdi.points);
  }
}
