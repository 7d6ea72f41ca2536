import { contains, intersect, type Rect } from '../../gem/vdi/rect.ts';

/** What lies under the pointer: a pile, and the card in it counted from the bottom; -1 for the place of an empty pile. */
export interface Pick {
  readonly pile: number;
  readonly card: number;
}

/** Rectangles of one pile on the screen: its first place and its cards, bottom first. */
export interface PilePlaces {
  readonly first: Rect;
  readonly cards: readonly Rect[];
}

/** The card or empty place at a point, or null. A covering card goes before the covered one. */
export function pickAt(piles: readonly PilePlaces[], x: number, y: number): Pick | null {
  for (let pile = piles.length - 1; pile >= 0; pile--) {
    const { cards, first } = piles[pile];
    for (let card = cards.length - 1; card >= 0; card--) {
      if (contains(cards[card], x, y)) return { pile, card };
    }
    if (cards.length === 0 && contains(first, x, y)) return { pile, card: -1 };
  }
  return null;
}

/** Area common to two rectangles, in pixels. */
function overlap(a: Rect, b: Rect): number {
  const common = intersect(a, b);
  return common === null ? 0 : common.w * common.h;
}

/** Area of the pile that catches a dropped card: its top card, or its place when empty. */
function catchArea(places: PilePlaces): Rect {
  return places.cards.length > 0 ? places.cards[places.cards.length - 1] : places.first;
}

/**
 * The pile among `targets` that a dropped card covers most; where two are covered equally, the one under the pointer.
 *
 * @param dropped rectangle of the lowest card of the dropped run at the place where it was let go
 * @returns index of the pile, or null when the card touches none of them
 */
export function dropTarget(
  piles: readonly PilePlaces[],
  targets: readonly number[],
  dropped: Rect,
  pointer: { readonly x: number; readonly y: number },
): number | null {
  let best: number | null = null;
  let bestArea = 0;
  for (const target of targets) {
    const area = catchArea(piles[target]);
    const covered = overlap(area, dropped);
    const tie = covered === bestArea && covered > 0 && contains(area, pointer.x, pointer.y);
    if (covered > bestArea || tie) {
      best = target;
      bestArea = covered;
    }
  }
  return best;
}
