import { isHidden } from '../../core/card.ts';
import type { PileLayout, PileView } from '../../core/core.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { fanSteps, placeOf, spanOf, swingOf, type TableGeometry } from './geometry.ts';

/** Where a pile lies, and how many of its cards fan. */
export interface FanLayout extends PileLayout {
  /** So many of the uppermost cards fan, those below lie one on the other; without it all of them fan. */
  readonly fanned?: number;
}

/** Steps of a fan in pixels: how much of a covered card stays visible. */
interface FanPixels {
  readonly up: number;
  readonly down: number;
}

const PERCENT = 100;
/** Any card that lies face up. */
const OPEN_CARD = 1;
/** A closed card shows at least so many pixels, a stretched open one at most this part of itself. */
const LEAST_EDGE = 3;
const LARGEST_PART = 1 / 2;
/** The strip between two places where the cards fill the table, in parts of a card. */
const CLOSE_PLACES = 17 / 16;

/** Steps of a fan where it has all the room it wants. */
function naturalSteps(geometry: TableGeometry, layout: PileLayout): FanPixels {
  const size = layout.fanY !== 0 ? geometry.card.h : geometry.card.w;
  const stretch = stretchOf(geometry, layout);
  const { open, closed } = fanSteps(layout);
  const up = Math.round((size * stretch * open) / PERCENT);
  return {
    up: layout.weave === 0 ? Math.min(up, Math.round(size * LARGEST_PART)) : up,
    down: Math.max(LEAST_EDGE, Math.round((size * stretch * closed) / PERCENT)),
  };
}

/** How much wider than usual a fan is: where it has a span, as the places of the table have spread. */
function stretchOf({ card, pitchX, pitchY, fanStretch }: TableGeometry, { fanX, fanY, span }: PileLayout): number {
  if (span === 0) return fanY > 0 ? fanStretch : 1;
  const spread = fanX === 0 ? pitchY / card.h : pitchX / card.w;
  return Math.max(1, spread / CLOSE_PLACES);
}

/** Sum of the steps below the top card. */
function fanLength(cards: readonly number[], steps: FanPixels): number {
  let length = 0;
  for (let k = 0; k + 1 < cards.length; k++) length += isHidden(cards[k]) ? steps.down : steps.up;
  return length;
}

/** Shrinks the steps until the fan fits the room; open cards give way first. */
function fittingSteps(cards: readonly number[], natural: FanPixels, room: number): FanPixels {
  let steps = natural;
  while (fanLength(cards, steps) > room && steps.up > 1) {
    steps = { up: steps.up - 1, down: Math.min(steps.down, steps.up - 1) };
  }
  return steps;
}

/** Room between the first card's far edge and the end of the fan's span or of the table, in the direction of the fan. */
function roomAlong(geometry: TableGeometry, layout: PileLayout, place: Rect): number {
  const area = geometry.area;
  const span = spanOf(geometry, layout);
  if (span !== null) return span;
  if (layout.fanY > 0) return area.y + area.h - (place.y + place.h);
  if (layout.fanY < 0) return place.y - area.y;
  if (layout.fanX > 0) return area.x + area.w - (place.x + place.w);
  return place.x - area.x;
}

/** Distance of two open cards in a fan of so many, in pixels. */
export function openStep(geometry: TableGeometry, layout: PileLayout, cards: number): number {
  const open = new Array<number>(cards).fill(OPEN_CARD);
  return fittingSteps(open, naturalSteps(geometry, layout), roomAlong(geometry, layout, placeOf(geometry, layout))).up;
}

/**
 * Screen rectangles of all cards of a pile, bottom first; covered cards are whole rectangles that later ones overlap.
 * An empty pile has none. Piles that do not fan lie card on card; those of a woven one lie left and right in turn.
 */
export function cardPlaces(geometry: TableGeometry, layout: FanLayout, pile: PileView): readonly Rect[] {
  const first = placeOf(geometry, layout);
  if (layout.fanX === 0 && layout.fanY === 0) return pile.cards.map(() => first);
  const lying = Math.max(0, pile.cards.length - (layout.fanned ?? pile.cards.length));
  const natural = naturalSteps(geometry, layout);
  const steps = fittingSteps(pile.cards.slice(lying), natural, roomAlong(geometry, layout, first));
  const swing = swingOf(geometry, layout);
  const places: Rect[] = [];
  let { x, y } = first;
  for (const [k, card] of pile.cards.entries()) {
    places.push({ x: x + (k % 2 === 0 ? -swing : swing), y, w: first.w, h: first.h });
    if (k < lying) continue;
    const step = isHidden(card) ? steps.down : steps.up;
    x += layout.fanX * step;
    y += layout.fanY * step;
  }
  return places;
}
