import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Rect } from '../../gem/vdi/rect.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
const SOLID_LINE = 1;
/** The bar beside its text: the rule above it, and free rows above and below the text. */
const RULE = 1;
const AIR = 2;
/** Distance of the texts from the edges and from each other, in character cells. */
const MARGIN_CELLS = 1;
const GAP_CELLS = 2;
/** Frame of the button in pixels, as of one that Return presses. */
const FRAME = 2;

/** What stands in the bar. A button takes the place of the text on the right. */
export interface StatusFields {
  readonly left: string;
  /** The first of these that has room. */
  readonly middle: readonly string[];
  readonly right: string;
  /** Word of the button, null where there is none. */
  readonly button: string | null;
}

const EMPTY: StatusFields = { left: '', middle: [], right: '', button: null };

/** Height of a bar on this screen, in pixels. */
export function statusBarHeight({ vdi }: Gem): number {
  return vdi.cell.h + RULE + 2 * AIR;
}

/** A white bar below a table: three texts, and at times a button. */
export class StatusBar {
  readonly #gem: Gem;
  readonly #area: Rect;
  #fields: StatusFields = EMPTY;

  /** @param area the rectangle above whose lower edge it lies */
  constructor(gem: Gem, { x, y, w, h }: Rect) {
    const height = statusBarHeight(gem);
    this.#gem = gem;
    this.#area = { x, y: y + h - height, w, h: height };
  }

  get area(): Rect {
    return this.#area;
  }

  /** Takes over other texts; returns whether there is something to be drawn. */
  take(fields: StatusFields): boolean {
    const before = this.#fields;
    this.#fields = fields;
    const { left, middle, right, button } = fields;
    return (
      left !== before.left ||
      middle.join() !== before.middle.join() ||
      right !== before.right ||
      button !== before.button
    );
  }

  /** Where the button is, null where there is none. */
  get button(): Rect | null {
    const { button } = this.#fields;
    if (button === null) return null;
    const { cell } = this.#gem.vdi;
    const { x, y, w, h } = this.#area;
    const width = (button.length + 2) * cell.w;
    return { x: x + w - width - AIR, y: y + RULE, w: width, h: h - RULE };
  }

  /** Paints the bar, within the clipping that is set. */
  paint(): void {
    const { x, y, w } = this.#area;
    const { vdi } = this.#gem;
    this.#fill(this.#area, WHITE_PEN);
    vdi.vsl_color(BLACK_PEN);
    vdi.vsl_type(SOLID_LINE);
    vdi.v_pline([x, y, x + w - 1, y]);
    vdi.vswr_mode(WRITING_MODE.transparent);
    vdi.vst_color(BLACK_PEN);
    vdi.vst_effects(0);
    const { left, middle, right, button } = this.#fields;
    const margin = MARGIN_CELLS * vdi.cell.w;
    const end = this.button?.x ?? x + w - margin;
    const behind = button === null ? end - right.length * vdi.cell.w : end;
    this.#write(x + margin, left);
    this.#writeMiddle(middle, { from: x + margin + left.length * vdi.cell.w, to: behind });
    if (button === null) this.#write(behind, right);
    else this.#paintButton(button);
  }

  /** Writes the first text that fits between the others, as near to the middle of the bar as they allow. */
  #writeMiddle(texts: readonly string[], { from, to }: { readonly from: number; readonly to: number }): void {
    const { cell } = this.#gem.vdi;
    const { x, w } = this.#area;
    const text = texts.find(({ length }) => (length + 2 * GAP_CELLS) * cell.w <= to - from) ?? '';
    const width = text.length * cell.w;
    const earliest = from + GAP_CELLS * cell.w;
    const latest = to - width - GAP_CELLS * cell.w;
    this.#write(Math.max(earliest, Math.min(latest, x + Math.floor((w - width) / 2))), text);
  }

  #paintButton(word: string): void {
    const { button } = this;
    if (button === null) return;
    const { x, y, w, h } = button;
    this.#fill(button, BLACK_PEN);
    this.#fill({ x: x + FRAME, y: y + FRAME, w: w - 2 * FRAME, h: h - 2 * FRAME }, WHITE_PEN);
    this.#gem.vdi.vswr_mode(WRITING_MODE.transparent);
    this.#write(x + this.#gem.vdi.cell.w, word);
  }

  #write(x: number, text: string): void {
    this.#gem.vdi.v_gtext(x, this.#area.y + RULE + AIR, text);
  }

  #fill(area: Rect, pen: number): void {
    const { vdi } = this.#gem;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(pen);
    vdi.vr_recfl(area);
  }
}
