import { cardSuit } from '../../../core/card.ts';
import { cardStrength } from '../../../core/trick-moves.ts';
import type { Area } from '../../../dos/area.ts';
import { CARD, HAND, HAND_STEP, MARKER } from '../art/layout.ts';

/** Cards in the order of the manual (3.2): Kreuz, Pik, Herz, Schellen, and each suit from its highest card. */
export function sortedHand(cards: readonly number[]): readonly number[] {
  return [...cards].sort((a, b) => cardSuit(a) - cardSuit(b) || cardStrength(b) - cardStrength(a) || a - b);
}

/** Pixels from card to card of a hand of `count`. */
function stepOf(count: number): number {
  return count < 2 ? 0 : Math.min(HAND_STEP, Math.floor((HAND.w - CARD.w) / (count - 1)));
}

/** Where the cards of a hand of `count` lie, from left to right. Every card covers a part of the one before it. */
export function handPlaces(count: number): readonly Area[] {
  const step = stepOf(count);
  return Array.from({ length: count }, (_, i) => ({ x: HAND.x + i * step, y: HAND.y, ...CARD }));
}

/** What shows of the card at a place: of all but the last one a strip. */
export function visiblePart(count: number, place: number): Area {
  const { x, y, w, h } = handPlaces(count)[place];
  return { x, y, w: place === count - 1 ? w : stepOf(count), h };
}

/** The card of a hand under a pixel, null where there is none. */
export function handCardAt(count: number, x: number, y: number): number | null {
  const place = handPlaces(count).findLastIndex((area) => x >= area.x && x < area.x + area.w);
  return place >= 0 && y >= HAND.y && y < HAND.y + HAND.h ? place : null;
}

/** The black bar over the card at a place. */
export function markerPlace(count: number, place: number): Area {
  const part = visiblePart(count, place);
  return { x: part.x + Math.max(0, (part.w - MARKER.w) >> 1), y: MARKER.y, w: MARKER.w, h: MARKER.h };
}
