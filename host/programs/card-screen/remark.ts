import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import { placeOf, reachOf } from '../card-table/geometry.ts';
import { wrapText } from '../gem-dialogs/text-layout.ts';
import type { Plates } from './plate.ts';
import type { TableOfGame } from './table-room.ts';

/** Pixels between a remark and the edge of the table or what is beside it. */
const MARGIN = 3;
/** A remark has at most so many lines. */
const MOST_LINES = 5;

/** A remark as it stands on the table. */
interface WrittenRemark {
  readonly text: string;
  readonly lines: readonly string[];
  readonly area: Rect;
}

/** One passive line where the table is free, broken into several where it has no room for it in one. */
export class Remark {
  readonly #plates: Plates;
  /** The table from its first row on. */
  readonly #room: Rect;
  /** Where piles lie, with the spans of their fans. */
  readonly #places: readonly Rect[];
  #written: WrittenRemark | null = null;

  constructor(plates: Plates, { geometry, layouts }: TableOfGame) {
    const { x, y, w, h } = geometry.area;
    const top = Math.min(...layouts.map((layout) => placeOf(geometry, layout).y));
    this.#plates = plates;
    this.#room = { x: x + MARGIN, y: top, w: w - 2 * MARGIN, h: y + h - top - MARGIN };
    this.#places = layouts.map((layout) => reachOf(geometry, layout));
  }

  /**
   * Takes over another text, empty for none; returns what is to be drawn again.
   *
   * @param taken rectangles of the cards and of what else is written on the table
   */
  take(text: string, taken: readonly Rect[]): readonly Rect[] {
    const before = this.#written;
    if (text === (before?.text ?? '')) return [];
    this.#written = text === '' ? null : this.#write(text, taken);
    return [before, this.#written].flatMap((remark) => remark?.area ?? []);
  }

  /** Moves away from what lies on the table now; returns what is to be drawn again. */
  makeWay(taken: readonly Rect[]): readonly Rect[] {
    const before = this.#written;
    if (before === null || isFree(before.area, taken)) return [];
    this.#written = this.#write(before.text, taken);
    return [before.area, this.#written.area];
  }

  /** Paints the remark, within the clipping that is set. */
  paint(): void {
    if (this.#written !== null) this.#plates.paint(this.#written.lines, this.#written.area);
  }

  /** In as few lines as there is room for; where there is none, at the lower right over the cards. */
  #write(text: string, taken: readonly Rect[]): WrittenRemark {
    for (let count = 1; count <= MOST_LINES; count++) {
      const lines = inLines(text, count);
      const area = this.#free(this.#plates.size(lines), [...this.#places, ...taken]);
      if (area !== null) return { text, lines, area };
    }
    const { w, h } = this.#plates.size([text]);
    const room = this.#room;
    return { text, lines: [text], area: { x: room.x + room.w - w, y: room.y + room.h - h, w, h } };
  }

  /** The lowest free place of a size, and the one furthest to the right of those. */
  #free({ w, h }: { readonly w: number; readonly h: number }, taken: readonly Rect[]): Rect | null {
    const room = this.#room;
    for (let y = room.y + room.h - h; y >= room.y; y -= MARGIN) {
      for (let x = room.x + room.w - w; x >= room.x; x -= MARGIN) {
        if (isFree({ x: x - MARGIN, y: y - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN }, taken))
          return { x, y, w, h };
      }
    }
    return null;
  }
}

function isFree(area: Rect, taken: readonly Rect[]): boolean {
  return taken.every((rect) => intersect(rect, area) === null);
}

/** A text in at most so many lines of about the same length. */
function inLines(text: string, count: number): readonly string[] {
  let columns = Math.ceil(text.length / count);
  while (wrapText(text, columns).length > count) columns++;
  return wrapText(text, columns);
}
