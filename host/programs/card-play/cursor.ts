import type { Move, PileRole } from '../../core/core.ts';
import { moveTo } from '../../core/move.ts';
import { type Rect, union } from '../../gem/vdi/rect.ts';
import type { PilePlaces } from '../card-table/pick.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Something that the cursor of the keyboard can stand on: a card of a pile, or its place with the card -1. */
export interface Stop {
  readonly pile: number;
  readonly card: number;
  /** What the cursor covers: the card and those on it. */
  readonly area: Rect;
  /** Middle of what can be seen of the card. */
  readonly x: number;
  readonly y: number;
}

/** A way to the side counts so many times as much as one in the direction of the key. */
const SIDE_WEIGHT = 2;

/** The stop on a card of a pile, or on its empty place. */
export function stopOn(places: readonly PilePlaces[], pile: number, card: number): Stop {
  const { first, cards } = places[pile];
  if (card < 0) return { pile, card, area: first, ...middle(first) };
  const area = cards.slice(card).reduce(union);
  return { pile, card, area, ...middle(visiblePart(cards, card)) };
}

/** The stop on the top card of a pile, or on its empty place. */
export function topStop(places: readonly PilePlaces[], pile: number): Stop {
  return stopOn(places, pile, places[pile].cards.length - 1);
}

/**
 * Where the cursor can stand while nothing is held: on the stock and on every card that can be seen and taken.
 *
 * @param liftable how many cards travel with the one that has `grabbed` - 1 cards on it, 0 if it stays
 */
export function cardStops(
  places: readonly PilePlaces[],
  roles: readonly PileRole[],
  liftable: (pile: number, grabbed: number) => number,
): readonly Stop[] {
  return places.flatMap(({ cards }, pile) => {
    if (roles[pile] === 'stock') return [topStop(places, pile)];
    const free = cards.flatMap((_, card) =>
      isVisible(cards, card) && liftable(pile, cards.length - card) > 0 ? card : [],
    );
    return free.map((card) => stopOn(places, pile, card));
  });
}

/** Where it can stand with cards in the hand: on the piles that take them. */
export function targetStops(places: readonly PilePlaces[], moves: readonly Move[]): readonly Stop[] {
  return [...new Set(moves.map(moveTo))].map((pile) => topStop(places, pile));
}

/** Where the cursor begins: on a card rather than on the stock. */
export function firstStop(stops: readonly Stop[], roles: readonly PileRole[]): Stop | null {
  return stops.find(({ pile }) => roles[pile] !== 'stock') ?? stops[0] ?? null;
}

/**
 * The stop that a cursor key leads to: the nearest one in its direction, straight ahead before aside.
 *
 * @returns the present one where there is none
 */
export function nextStop(stops: readonly Stop[], from: Stop, direction: Direction): Stop {
  const horizontal = direction === 'left' || direction === 'right';
  const forward = direction === 'right' || direction === 'down' ? 1 : -1;
  let best = from;
  let bestWay = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const [dx, dy] = [stop.x - from.x, stop.y - from.y];
    const ahead = forward * (horizontal ? dx : dy);
    const aside = Math.abs(horizontal ? dy : dx);
    const way = Math.hypot(ahead, SIDE_WEIGHT * aside);
    if (ahead <= 0 || way >= bestWay) continue;
    best = stop;
    bestWay = way;
  }
  return best;
}

/** The stop nearest to a place, null where there are none at all. */
export function nearestStop(stops: readonly Stop[], { x, y }: { readonly x: number; readonly y: number }): Stop | null {
  const distance = (stop: Stop): number => Math.hypot(stop.x - x, stop.y - y);
  return stops.reduce<Stop | null>((a, b) => (a === null || distance(b) < distance(a) ? b : a), null);
}

/** Whether the next card leaves anything free of a card. */
function isVisible(cards: readonly Rect[], card: number): boolean {
  const { w, h } = visiblePart(cards, card);
  return w > 0 && h > 0;
}

/** The strip of a card that the next one leaves free. */
function visiblePart(cards: readonly Rect[], card: number): Rect {
  const own = cards[card];
  const next = cards[card + 1];
  if (next === undefined) return own;
  const [dx, dy] = [next.x - own.x, next.y - own.y];
  if (Math.abs(dy) >= Math.abs(dx)) return { ...own, y: dy >= 0 ? own.y : own.y + own.h + dy, h: Math.abs(dy) };
  return { ...own, x: dx >= 0 ? own.x : own.x + own.w + dx, w: Math.abs(dx) };
}

function middle({ x, y, w, h }: Rect): { readonly x: number; readonly y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}
