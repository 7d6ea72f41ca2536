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

/** A pile that takes a card, and where the card that would land on it was let go. */
export interface DropCandidate {
  readonly pile: number;
  readonly dropped: Rect;
}

/**
 * The candidate whose pile its dropped card covers most; where two are covered equally, the one under the pointer.
 *
 * @returns null when no card touches the pile that takes it
 */
export function dropTarget<T extends DropCandidate>(
  piles: readonly PilePlaces[],
  candidates: readonly T[],
  pointer: { readonly x: number; readonly y: number },
): T | null {
  let best: T | null = null;
  let bestArea = 0;
  for (const candidate of candidates) {
    const area = catchArea(piles[candidate.pile]);
    const covered = overlap(area, candidate.dropped);
    const tie = covered === bestArea && covered > 0 && contains(area, pointer.x, pointer.y);
    if (covered > bestArea || tie) {
      best = candidate;
      bestArea = covered;
    }
  }
  return best;
}
