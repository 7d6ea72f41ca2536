import { HIDDEN_CARD } from '../../core/card.ts';
import type { PileView, View } from '../../core/core.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import { intersect, type Rect, union } from '../../gem/vdi/rect.ts';
import type { Workstation } from '../../gem/vdi/workstation.ts';
import { type CardImages, type CardPicture, drawPicture } from './card-images.ts';
import { cardPlaces, type FanLayout } from './fan.ts';
import { placeOf, type TableGeometry } from './geometry.ts';
import type { PilePlaces } from './pick.ts';

const BLACK_PEN = 1;

/** One pile as it stands on the screen. */
interface DrawnPile {
  readonly cards: readonly number[];
  readonly places: PilePlaces;
}

function sameRect(a: Rect, b: Rect | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}

/** How many cards from the bottom on are the same and lie as before. */
function cardsInPlace(before: DrawnPile, now: DrawnPile): number {
  const kept = now.cards.findIndex(
    (card, k) => card !== before.cards[k] || !sameRect(now.places.cards[k], before.places.cards[k]),
  );
  return kept < 0 ? now.cards.length : kept;
}

/** The smallest rectangle around what differs between two states of a pile, null where nothing does. */
function changeOf(before: DrawnPile | undefined, now: DrawnPile): Rect | null {
  const { cards, first } = now.places;
  if (before === undefined) return cards.reduce(union, first);
  const kept = cardsInPlace(before, now);
  const changed = [...before.places.cards.slice(kept), ...cards.slice(kept)];
  if (changed.length === 0) return null;
  return kept === 0 ? changed.reduce(union, first) : changed.reduce(union);
}

/**
 * Draws the piles of a view into the work area of a window. It remembers what it has drawn, so that after a move only the
 * piles that changed are drawn again.
 */
export class TableView {
  readonly #vdi: Workstation;
  readonly #layouts: readonly FanLayout[];
  readonly #paintGround: (area: Rect) => void;
  readonly #paintMark: (pile: number, place: Rect) => void;
  #images: CardImages;
  #geometry: TableGeometry;
  #back = 0;
  #backsOfPiles: readonly number[] = [];
  #drawn: DrawnPile[] = [];

  /**
   * @param paintGround paints the table's own background inside a rectangle, within the clipping that is set
   * @param paintMark paints what an empty place shows in its frame, within the clipping that is set
   */
  constructor(
    vdi: Workstation,
    layouts: readonly FanLayout[],
    look: { images: CardImages; geometry: TableGeometry },
    paintGround: (area: Rect) => void,
    paintMark: (pile: number, place: Rect) => void = () => undefined,
  ) {
    this.#vdi = vdi;
    this.#layouts = layouts;
    this.#images = look.images;
    this.#geometry = look.geometry;
    this.#paintGround = paintGround;
    this.#paintMark = paintMark;
  }

  /** Other cards or another size of the table; nothing is drawn. */
  changeLook(look: { images: CardImages; geometry: TableGeometry }): void {
    this.#images = look.images;
    this.#geometry = look.geometry;
  }

  /**
   * Chooses the picture on the backs; nothing is drawn.
   *
   * @param ofPiles the backs of cards that come from several packs, by pile index
   */
  chooseBack(back: number, ofPiles: readonly number[] = []): void {
    this.#back = back;
    this.#backsOfPiles = ofPiles;
  }

  /** Draws one card back with its upper left corner at a place, within the clipping that is set. */
  paintBack(at: { readonly x: number; readonly y: number }): void {
    drawPicture(this.#vdi, this.#images.picture(HIDDEN_CARD, this.#back), at);
  }

  /** Places of all piles as the last view had them, by pile index. */
  places(): readonly PilePlaces[] {
    return this.#drawn.map((pile) => pile.places);
  }

  /** Takes over a view and draws what differs from what is on the screen, within `visible`. */
  update(view: View, visible: readonly Rect[]): void {
    const before = this.#drawn;
    this.#drawn = view.piles.map((pile) => this.#arrange(pile));
    for (const [k, now] of this.#drawn.entries()) {
      const change = changeOf(before[k], now);
      if (change !== null) this.repaint(change, visible);
    }
  }

  /** Takes over a view and draws the whole table, within `visible`. */
  redraw(view: View, visible: readonly Rect[]): void {
    this.#drawn = view.piles.map((pile) => this.#arrange(pile));
    this.repaint(this.#geometry.area, visible);
  }

  /** Draws a part of the table as the last view had it: the ground and every pile that reaches into it, within `visible`. */
  repaint(area: Rect, visible: readonly Rect[]): void {
    for (const part of visible) {
      const clip = intersect(area, part);
      if (clip === null) continue;
      this.#vdi.vs_clip(clip);
      this.#paintGround(clip);
      for (const k of this.#drawn.keys()) this.#paintPile(k, clip);
    }
    this.#vdi.vs_clip(null);
  }

  /** Inverts a rectangle, as GEM shows what is selected, within `visible`; a second call puts the screen back. */
  invert(area: Rect, visible: readonly Rect[]): void {
    const vdi = this.#vdi;
    vdi.vswr_mode(WRITING_MODE.xor);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(BLACK_PEN);
    for (const clip of visible) {
      vdi.vs_clip(clip);
      vdi.vr_recfl(area);
    }
    vdi.vs_clip(null);
  }

  #arrange(pile: PileView): DrawnPile {
    const layout = this.#layouts[pile.index];
    return {
      cards: pile.cards,
      places: { first: placeOf(this.#geometry, layout), cards: cardPlaces(this.#geometry, layout, pile) },
    };
  }

  #paintPile(index: number, clip: Rect): void {
    const pile = this.#drawn[index];
    const layout = this.#layouts[index];
    const { first, cards } = pile.places;
    if (cards.length === 0) {
      this.#paintPlace(index, first, clip);
      return;
    }
    const flat = layout.fanX === 0 && layout.fanY === 0;
    const back = this.#backsOfPiles[index] ?? this.#back;
    for (let k = flat ? cards.length - 1 : 0; k < cards.length; k++) {
      this.#copy(this.#images.picture(pile.cards[k], back), cards[k], clip);
    }
  }

  #paintPlace(index: number, place: Rect, clip: Rect): void {
    if (intersect(place, clip) === null) return;
    if (this.#layouts[index].showFrame) this.#copy(this.#images.empty, place, clip);
    this.#paintMark(index, place);
  }

  #copy(picture: CardPicture, place: Rect, clip: Rect): void {
    if (intersect(place, clip) !== null) drawPicture(this.#vdi, picture, place);
  }
}
