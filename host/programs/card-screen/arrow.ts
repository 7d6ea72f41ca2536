import type { Move, View } from '../../core/core.ts';
import { moveCount, moveFrom, movesStock, moveTo } from '../../core/move.ts';
import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import { type Rect, union } from '../../gem/vdi/rect.ts';
import type { PilePlaces } from '../card-table/pick.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
const RED_PEN = 2;
const ONE_PLANE = 1;
/** Measures of an arrow in parts of a card's width: half the shaft, half the head, length of the head. */
const SHAPE = { shaft: 0.06, head: 0.2, point: 0.36 };
/** One of several arrows is so much slimmer. */
const SLIM = 0.6;
/** The head takes at most this part of an arrow. */
const LARGEST_HEAD = 0.6;
/** White around an arrow, in pixels. */
const HALO = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an arrow begins and where its tip is. */
export interface ArrowRoute {
  readonly from: Point;
  readonly to: Point;
}

function middleOf({ x, y, w, h }: Rect): Point {
  return { x: x + (w >> 1), y: y + (h >> 1) };
}

/** The middle of what is seen of a card under the next one of its fan. */
function visibleMiddle(card: Rect, next: Rect | undefined): Point {
  const { x, y } = middleOf(card);
  if (next === undefined) return { x, y };
  const right = next.x > card.x ? (next.x - card.x) >> 1 : card.w - ((card.x - next.x) >> 1);
  const down = next.y > card.y ? (next.y - card.y) >> 1 : card.h - ((card.y - next.y) >> 1);
  return { x: next.y === card.y && next.x !== card.x ? card.x + right : x, y: next.y === card.y ? y : card.y + down };
}

/** The top card of a pile, or its empty place. */
function topOf({ cards, first }: PilePlaces): Rect {
  return cards[cards.length - 1] ?? first;
}

/** The piles that the next deal lays its cards on: the waste, or in games without one the row that has as many places. */
function dealtPiles({ piles, packet }: View): readonly number[] {
  const waste = piles.filter(({ role }) => role === 'waste');
  const rows = (['tableau', 'reserve'] as const).map((role) => piles.filter((pile) => pile.role === role));
  const target = waste.length > 0 ? waste : rows.find((row) => row.length === packet);
  return (target ?? []).map(({ index }) => index);
}

/** The routes that show a move: from the lowest card that travels to the place it goes to, from the stock to all it deals to. */
export function routesOf(view: View, places: readonly PilePlaces[], move: Move): readonly ArrowRoute[] {
  if (!movesStock(move)) {
    const { cards } = places[moveFrom(move)];
    const lowest = cards.length - moveCount(move);
    return [{ from: visibleMiddle(cards[lowest], cards[lowest + 1]), to: middleOf(topOf(places[moveTo(move)])) }];
  }
  const stock = view.piles.findIndex(({ role }) => role === 'stock');
  const from = middleOf(topOf(places[stock]));
  const routes = dealtPiles(view).map((pile) => ({ from, to: middleOf(topOf(places[pile])) }));
  const turnsOver = view.piles[stock].cards.length === 0;
  return turnsOver ? routes.map(({ from: stockPlace, to }) => ({ from: to, to: stockPlace })) : routes;
}

/** The arrow of a hint, drawn over the cards: dark with a white edge, so that it is seen on all of them. */
export class Arrow {
  /** What it may cover. */
  readonly area: Rect;
  readonly #gem: Gem;
  readonly #outlines: readonly (readonly number[])[];

  /** @param card width of a card: it gives the arrow its size */
  constructor(gem: Gem, routes: readonly ArrowRoute[], card: { readonly w: number }) {
    const { x, y } = gem.machine.facts.pixelMicrometres;
    const size = card.w * (routes.length > 1 ? SLIM : 1);
    this.#gem = gem;
    this.#outlines = routes.map((route) => outlineOf(route, size, y / x));
    this.area = this.#outlines.map(around).reduce(union);
  }

  /** Paints the arrow, within the clipping that is set. */
  paint(): void {
    const { vdi } = this.#gem;
    for (const outline of this.#outlines) {
      for (let dy = -HALO; dy <= HALO; dy++) {
        for (let dx = -HALO; dx <= HALO; dx++) {
          if (dx * dx + dy * dy <= HALO * HALO + 1) this.#fill(shifted(outline, dx, dy), WHITE_PEN);
        }
      }
    }
    for (const outline of this.#outlines) this.#fill(outline, vdi.planes === ONE_PLANE ? BLACK_PEN : RED_PEN);
  }

  #fill(outline: readonly number[], pen: number): void {
    const { vdi } = this.#gem;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(pen);
    vdi.vsf_perimeter(true);
    vdi.v_fillarea(outline);
  }
}

/**
 * The corners of an arrow.
 *
 * @param size width of a card
 * @param aspect height of a pixel divided by its width
 */
function outlineOf({ from, to }: ArrowRoute, size: number, aspect: number): readonly number[] {
  const [dx, dy] = [to.x - from.x, (to.y - from.y) * aspect];
  const length = Math.max(1, Math.hypot(dx, dy));
  const point = Math.min(size * SHAPE.point, length * LARGEST_HEAD);
  const thick = point / (size * SHAPE.point);
  const corner = (along: number, across: number): number[] => [
    Math.round(from.x + (dx * along - dy * across) / length),
    Math.round(from.y + (dy * along + dx * across) / length / aspect),
  ];
  const shaft = Math.max(1, size * SHAPE.shaft * thick);
  const head = Math.max(2, size * SHAPE.head * thick);
  return [
    ...corner(0, shaft),
    ...corner(length - point, shaft),
    ...corner(length - point, head),
    ...corner(length, 0),
    ...corner(length - point, -head),
    ...corner(length - point, -shaft),
    ...corner(0, -shaft),
  ];
}

function shifted(outline: readonly number[], dx: number, dy: number): readonly number[] {
  return outline.map((value, k) => value + (k % 2 === 0 ? dx : dy));
}

/** The rectangle around an arrow with its white edge. */
function around(outline: readonly number[]): Rect {
  const xs = outline.filter((_, k) => k % 2 === 0);
  const ys = outline.filter((_, k) => k % 2 === 1);
  const [x, y] = [Math.min(...xs) - HALO, Math.min(...ys) - HALO];
  return { x, y, w: Math.max(...xs) + HALO + 1 - x, h: Math.max(...ys) + HALO + 1 - y };
}
