import { FILL_INTERIOR, type FillInterior, type FillPattern, fillPattern } from './fill-patterns.ts';
import { WRITING_MODE, type WritingMode } from './logic-op.ts';
import { outlineGrowth } from './text-form.ts';
import { type FontSet, largestWithin, type TextSize, textSize, textSizes } from './text-size.ts';

const MAX_LINE_WIDTH = 40;
const SOLID_LINE = 0xffff;
const PATTERN_ROWS = 16;

/**
 * The attributes of a virtual workstation: what it draws with until they are set anew. Methods carry the names of the
 * Atari ST VDI documentation.
 */
export abstract class Attributes {
  /** Points of the system face: what `vst_point` takes to come back to it. */
  readonly points: number;
  protected mode: WritingMode = WRITING_MODE.replace;
  protected readonly fill = { interior: FILL_INTERIOR.hollow as FillInterior, style: 1, pen: 1, perimeter: true };
  protected readonly line = { type: 1, userStyle: SOLID_LINE, pen: 1, width: 1 };
  protected readonly text: { pen: number; effects: number; size: TextSize };
  readonly #sizes: readonly TextSize[];
  #userPattern: FillPattern | undefined;

  constructor(fonts: FontSet) {
    const size = textSize(fonts.system);
    this.points = size.points;
    this.text = { pen: 1, effects: 0, size };
    this.#sizes = textSizes(fonts);
  }

  /** Writing mode of bars, lines and text: 1 replace, 2 transparent, 3 XOR, 4 reverse transparent. */
  vswr_mode(mode: WritingMode): void {
    this.mode = mode;
  }

  /** Fill interior: 0 hollow, 1 solid, 2 pattern, 3 hatch, 4 the user's own pattern. */
  vsf_interior(interior: FillInterior): void {
    this.fill.interior = interior;
  }

  /** Which pattern (1 to 24) or hatch (1 to 12). */
  vsf_style(style: number): void {
    this.fill.style = style;
  }

  vsf_color(pen: number): void {
    this.fill.pen = pen;
  }

  /** Whether filled areas get an outline in the fill colour. */
  vsf_perimeter(on: boolean): void {
    this.fill.perimeter = on;
  }

  /** The pattern of interior 4: 16 rows of 16 pixels, bit 15 left. @throws RangeError for another number of rows */
  vsf_udpat(rows: readonly number[]): void {
    if (rows.length !== PATTERN_ROWS) throw new RangeError(`${rows.length} rows of a pattern, ${PATTERN_ROWS} needed`);
    this.#userPattern = rows.map((row) => row & 0xffff);
  }

  /** Line type: 1 solid to 6, 7 the user's own. */
  vsl_type(type: number): void {
    this.line.type = type;
  }

  /** The user's line style: 16 pixels, bit 15 first. */
  vsl_udsty(style: number): void {
    this.line.userStyle = style & 0xffff;
  }

  vsl_color(pen: number): void {
    this.line.pen = pen;
  }

  /** Line width in pixels; made odd by going down, as the VDI does. Lines wider than 1 are always solid. */
  vsl_width(width: number): void {
    this.line.width = (Math.min(MAX_LINE_WIDTH, Math.max(1, width)) - 1) | 1;
  }

  vst_color(pen: number): void {
    this.text.pen = pen;
  }

  /** Text effects: 1 thick, 2 light, 4 skewed, 8 underlined, 16 outlined; the VDI of the ST has no others. */
  vst_effects(bits: number): void {
    this.text.effects = bits;
  }

  /** Chooses the largest face of at most so many points, doubled ones included (FIDELITY §1.5). */
  vst_point(points: number): TextSize {
    this.text.size = largestWithin(this.#sizes, 'points', points);
    return this.text.size;
  }

  /**
   * Chooses the largest face whose characters are at most so many pixels high above the base line. Faces are taken as
   * they are or doubled; sizes between are not drawn.
   */
  vst_height(height: number): TextSize {
    this.text.size = largestWithin(this.#sizes, 'charHeight', height);
    return this.text.size;
  }

  /** Width and height in pixels of a text of `length` characters. */
  vqt_extent(length: number): { readonly w: number; readonly h: number } {
    const { effects, size } = this.text;
    const growth = outlineGrowth(effects);
    return { w: length * (size.cellWidth + growth), h: size.cellHeight + growth };
  }

  /** The rows of the present fill interior. */
  protected get fillRows(): FillPattern {
    return fillPattern(this.fill.interior, this.fill.style, this.#userPattern);
  }
}
