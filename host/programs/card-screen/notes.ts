import type { View } from '../../core/core.ts';
import type { BuildDirection } from '../../core/reading.ts';
import { intersect, type Rect, union } from '../../gem/vdi/rect.ts';
import { type Caption, placeOf } from '../card-table/geometry.ts';
import { wrapText } from '../gem-dialogs/text-layout.ts';
import type { Plates } from './plate.ts';
import { type TableOfGame, takenRoom } from './table-room.ts';

/** What the notes tell of a view. */
export interface NoteFacts {
  /** Cards of the stock. */
  readonly stock: number;
  readonly pass: number;
  readonly passes: number;
  readonly packet: number;
  readonly families: number;
  readonly base: number | null;
  readonly direction: BuildDirection | null;
}

/** Lines that stand above or below a pile, or in the middle of several. */
export interface NoteSpec {
  /** Ids of the piles. */
  readonly beside: readonly string[];
  readonly side: 'above' | 'below';
  /** Left out where there is no room for it. */
  readonly dispensable?: boolean;
  text(facts: NoteFacts): readonly string[];
}

/** Pixels between a pile and its note. */
const GAP = 2;
/** Facts that make the longest texts. */
const LONGEST: NoteFacts = { stock: 99, pass: 18, passes: 18, packet: 12, families: 8, base: 11, direction: 'down' };

function factsOf({ piles, pass, passes, packet, families, base, direction }: View): NoteFacts {
  const stock = piles.find(({ role }) => role === 'stock')?.cards.length ?? 0;
  return { stock, pass, passes, packet, families, base, direction };
}

function wrapped(lines: readonly string[], columns: number): readonly string[] {
  return lines.flatMap((line) => wrapText(line, columns));
}

/**
 * What the notes of a game need above and below its piles, and a figure above the piles of the uppermost row.
 *
 * @param tight the indispensable notes alone, and no room for them beside the piles
 */
export function captionsOf(
  plates: Plates,
  { notes, above }: { readonly notes: readonly NoteSpec[]; readonly above?: number },
  { game, layouts, tight }: Pick<TableOfGame, 'game' | 'layouts'> & { readonly tight: boolean },
): readonly Caption[] {
  const textOf = (spec: NoteSpec): readonly string[] => wrapped(spec.text(LONGEST), plates.columns);
  return game.pileIds.map((id, pile) => {
    const own = notes.filter(({ beside, dispensable }) => beside.includes(id) && !(tight && dispensable === true));
    const height = (side: NoteSpec['side']): number => {
      const lines = own.filter((spec) => spec.side === side).flatMap(textOf);
      return lines.length === 0 ? 0 : plates.size(lines).h + GAP;
    };
    const figure = layouts[pile].y === 0 ? Math.round((above ?? 0) * plates.lineHeight) : 0;
    const alone = own.filter(({ beside }) => beside.length === 1 && !tight);
    const width = Math.max(0, ...alone.map((spec) => plates.size(textOf(spec)).w));
    return { pile, above: Math.max(height('above'), figure), below: height('below'), width };
  });
}

/** Where a note may stand. */
interface Slot {
  readonly spec: NoteSpec;
  readonly middle: number;
  /** Upper edge of a note below its piles, lower edge of one above. */
  readonly edge: number;
  /** The strip that it may use. */
  readonly left: number;
  readonly right: number;
}

/** A note as it stands on the table. */
interface Note {
  readonly slot: Slot;
  readonly lines: readonly string[];
  readonly area: Rect;
}

/** The notes beside the piles: how many cards the stock has, which pass it is. */
export class Notes {
  readonly #plates: Plates;
  #notes: readonly Note[];

  /** Finds a place for every note; one after the other, none over a pile or over another. Nothing is drawn. */
  constructor(plates: Plates, specs: readonly NoteSpec[], table: TableOfGame) {
    this.#plates = plates;
    const { area } = table.geometry;
    const taken = [...takenRoom(table)];
    this.#notes = specs.flatMap((spec) => {
      const note = this.#write(this.#slot(spec, table, taken), LONGEST);
      const fits = isInside(note.area, area) && taken.every((rect) => intersect(rect, note.area) === null);
      if (!fits && spec.dispensable === true) return [];
      taken.push(note.area);
      return [note];
    });
  }

  /** The rectangles of all notes. */
  get areas(): readonly Rect[] {
    return this.#notes.map(({ area }) => area);
  }

  /** Takes over a view; returns what is to be drawn again. */
  take(view: View): readonly Rect[] {
    const before = this.#notes;
    const facts = factsOf(view);
    this.#notes = before.map(({ slot }) => this.#write(slot, facts));
    return this.#notes.flatMap(({ lines, area }, k) =>
      lines.join('\n') === before[k].lines.join('\n') ? [] : [union(area, before[k].area)],
    );
  }

  /** Paints the notes that reach into a rectangle, within the clipping that is set. */
  paint(part: Rect): void {
    for (const { lines, area } of this.#notes) {
      if (intersect(area, part) !== null) this.#plates.paint(lines, area);
    }
  }

  #slot(spec: NoteSpec, { game, geometry, layouts }: TableOfGame, taken: readonly Rect[]): Slot {
    const places = spec.beside.map((id) => placeOf(geometry, layouts[game.pileIds.indexOf(id)]));
    const piles = places.reduce(union);
    const middle = piles.x + Math.floor(piles.w / 2);
    const edge = spec.side === 'above' ? piles.y - GAP : piles.y + piles.h + GAP;
    const { h } = this.#plates.size(wrapped(spec.text(LONGEST), this.#plates.columns));
    const row = { ...geometry.area, y: spec.side === 'above' ? edge - h : edge, h };
    const beside = taken.filter((rect) => intersect(rect, row) !== null);
    const left = Math.max(row.x, ...beside.filter(({ x, w }) => x + w <= middle).map(({ x, w }) => x + w));
    const right = Math.min(row.x + row.w, ...beside.filter(({ x }) => x > middle).map(({ x }) => x));
    return { spec, middle, edge, left, right };
  }

  /** A note with the text of these facts, as near to the middle of its piles as its strip allows. */
  #write(slot: Slot, facts: NoteFacts): Note {
    const { spec, middle, edge, left, right } = slot;
    const lines = wrapped(spec.text(facts), this.#plates.columnsIn(right - left));
    const { w, h } = this.#plates.size(lines);
    const x = Math.max(left, Math.min(right - w, middle - Math.floor(w / 2)));
    return { slot, lines, area: { x, y: spec.side === 'above' ? edge - h : edge, w, h } };
  }
}

function isInside(rect: Rect, area: Rect): boolean {
  const common = intersect(rect, area);
  return common !== null && common.w === rect.w && common.h === rect.h;
}
