import { isHidden } from '../../core/card.ts';
import type { PileLayout, PileView } from '../../core/core.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { placeOf, type TableGeometry } from './geometry.ts';

/** Steps of a fan in pixels: how much of a covered card stays visible. */
interface FanSteps {
  readonly up: number;
  readonly down: number;
}

/** A covered open card shows its index, a covered closed one its edge; `stretch` times as much where there is room. */
function naturalSteps(size: number, stretch: number): FanSteps {
  return { up: Math.round((size * stretch) / 5), down: Math.max(3, Math.round((size * stretch) / 16)) };
}

/** Sum of the steps below the top card. */
function fanLength(cards: readonly number[], steps: FanSteps): number {
  let length = 0;
  for (let k = 0; k + 1 < cards.length; k++) length += isHidden(cards[k]) ? steps.down : steps.up;
  return length;
}

/** Shrinks the steps until the fan fits the room; open cards give way first. */
function fittingSteps(cards: readonly number[], natural: FanSteps, room: number): FanSteps {
  let steps = natural;
  while (fanLength(cards, steps) > room && steps.up > 1) {
    steps = { up: steps.up - 1, down: Math.min(steps.down, steps.up - 1) };
  }
  return steps;
}

/** Room between the first card's far edge and the edge of the table in the direction of the fan. */
function roomAlong(geometry: TableGeometry, layout: PileLayout, place: Rect): number {
  const area = geometry.area;
  if (layout.fanY > 0) return area.y + area.h - (place.y + place.h);
  if (layout.fanY < 0) return place.y - area.y;
  if (layout.fanX > 0) return area.x + area.w - (place.x + place.w);
  return place.x - area.x;
}

/**
 * Screen rectangles of all cards of a pile, bottom first; covered cards are whole rectangles that later ones overlap.
 * An empty pile has none. Piles that do not fan lie card on card.
 */
export function cardPlaces(geometry: TableGeometry, layout: PileLayout, pile: PileView): readonly Rect[] {
  const first = placeOf(geometry, layout);
  if (layout.fanX === 0 && layout.fanY === 0) return pile.cards.map(() => first);
  const natural =
    layout.fanY > 0
      ? naturalSteps(geometry.card.h, geometry.fanStretch)
      : naturalSteps(layout.fanY !== 0 ? geometry.card.h : geometry.card.w, 1);
  const steps = fittingSteps(pile.cards, natural, roomAlong(geometry, layout, first));
  const places: Rect[] = [];
  let { x, y } = first;
  for (const card of pile.cards) {
    places.push({ x, y, w: first.w, h: first.h });
    const step = isHidden(card) ? steps.down : steps.up;
    x += layout.fanX * step;
    y += layout.fanY * step;
  }
  return places;
}
