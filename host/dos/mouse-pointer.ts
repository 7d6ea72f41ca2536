import { COLOUR } from '../hardware/pc/colours.ts';
import type { IbmPc } from '../hardware/pc/machine.ts';
import { type Area, intersect } from './area.ts';
import type { Graph, Page } from './graph.ts';
import { type EgaPicture, pictureOf } from './picture.ts';

/** The arrow, drawn for pixels that are higher than wide: `#` is its edge, `o` its inside. */
const ARROW = [
  '#...........',
  '##..........',
  '#o#.........',
  '#oo##.......',
  '#oooo#......',
  '#ooooo##....',
  '#ooooooo##..',
  '#oooooooo###',
  '#oooo####...',
  '#oo#oo#.....',
  '###.#oo#....',
  '#...#ooo#...',
  '.....###....',
];

const PIXEL_OF = new Map([
  ['.', 0xff],
  ['#', COLOUR.black],
  ['o', COLOUR.white],
]);

const TRANSPARENT = 0xff;

/** The arrow as a picture; its point is the upper left pixel. */
export const ARROW_PICTURE: EgaPicture = pictureOf(
  {
    width: ARROW[0].length,
    height: ARROW.length,
    pixels: Uint8Array.from(ARROW.join(''), (character) => PIXEL_OF.get(character) ?? TRANSPARENT),
  },
  TRANSPARENT,
);

/**
 * The mouse pointer on the EGA's graphics. It is drawn before each picture, over what it covers, and gets out of the way
 * of whoever draws there; nobody has to hide it for drawing.
 */
export class MousePointer {
  readonly #pc: IbmPc;
  readonly #graph: Graph;
  readonly #endHook: () => void;
  readonly #endInput: () => void;
  #shape: EgaPicture = ARROW_PICTURE;
  #shown = false;
  #within: Area | null = null;
  #under: { readonly page: Page; readonly area: Area; readonly saved: EgaPicture } | null = null;
  #busy = false;

  constructor(pc: IbmPc, graph: Graph) {
    this.#pc = pc;
    this.#graph = graph;
    graph.beforeDrawing((page, area) => this.#giveWay(page, area));
    this.#endHook = pc.ega.beforeScanOut(() => this.#draw());
    this.#endInput = pc.input.onInput(({ kind }) => {
      if (kind === 'move' && this.#shown) pc.ega.requestScanOut();
    });
  }

  show(): void {
    if (this.#shown) return;
    this.#shown = true;
    this.#pc.ega.requestScanOut();
  }

  hide(): void {
    this.#remove();
    this.#shown = false;
  }

  /** Takes another picture; its upper left pixel is the place that it points to. */
  setShape(shape: EgaPicture): void {
    this.#remove();
    this.#shape = shape;
    if (this.#shown) this.#pc.ega.requestScanOut();
  }

  /** Keeps the pointer in a rectangle (interrupt 33h, functions 7 and 8); null lets it go everywhere. */
  confine(within: Area | null): void {
    this.#within = within;
    if (this.#shown) this.#pc.ega.requestScanOut();
  }

  /** Where the pointer is when the mouse is at a place: the nearest one that it may go to. */
  placeOf({ x, y }: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
    const within = this.#within;
    if (within === null) return { x, y };
    return {
      x: Math.min(within.x + within.w - 1, Math.max(within.x, x)),
      y: Math.min(within.y + within.h - 1, Math.max(within.y, y)),
    };
  }

  /** Takes the pointer away for good. */
  close(): void {
    this.hide();
    this.#endHook();
    this.#endInput();
    this.#graph.beforeDrawing(() => undefined);
  }

  #draw(): void {
    const { x, y } = this.placeOf(this.#pc.input.mouse);
    const { width: w, height: h } = this.#shape;
    const page = this.#graph.visualPage;
    if (!this.#shown || (this.#under !== null && this.#under.area.x === x && this.#under.area.y === y)) return;
    this.#remove();
    this.#onPage(page, () => {
      const area = { x, y, w, h };
      this.#under = { page, area, saved: this.#graph.getImage(area) };
      this.#graph.putImage(this.#shape, x, y);
    });
  }

  #remove(): void {
    const under = this.#under;
    if (under === null) return;
    this.#under = null;
    this.#onPage(under.page, () => this.#graph.putImage(under.saved, under.area.x, under.area.y));
  }

  #giveWay(page: Page, area: Area): void {
    const under = this.#under;
    if (this.#busy || under === null || under.page !== page || intersect(area, under.area) === null) return;
    this.#remove();
    this.#pc.ega.requestScanOut();
  }

  /** Draws on a page without regard to the clip rectangle, and leaves page and clip as they were. */
  #onPage(page: Page, draw: () => void): void {
    this.#busy = true;
    this.#graph.onWholePage(page, draw);
    this.#busy = false;
  }
}
