import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { TableOfGame } from '../card-screen/table-room.ts';
import { type CardSize, placeOf } from '../card-table/geometry.ts';
import type { Brush } from './ground-brush.ts';
import { corners, curve, mirrored, type Points } from './ground-curve.ts';

/** Measures in parts of a card's width: iron beside the outermost cards, and platforms beyond it. */
const BEAM = 0.12;
const OVERHANG = 0.08;
/** Measures in parts of a card's height: the spire and the stones under the feet, as far as the screen has room. */
const SPIRE = 0.75;
const STONE = 0.12;
/** Parts of the spire: its cabin and its flag. */
const CABIN = 0.4;
const FLAG = 0.35;
/** A lower spire has a mast alone. */
const LEAST_CABIN = 20;
const EDGE = 2;
/** How far an arch bulges: a quarter of a circle has about this. */
const ROUND = 0.55;

/** A floor of the tower: its cards, and its iron from a platform down to the next. */
interface Floor {
  readonly cards: readonly Rect[];
  readonly top: number;
  readonly bottom: number;
  /** Distance of the tower's edge from its middle at the top and at the bottom. */
  readonly narrow: number;
  readonly wide: number;
}

/** A tower and what there is above and below it. */
interface Tower {
  readonly floors: readonly Floor[];
  readonly middle: number;
  readonly card: CardSize;
  readonly area: Rect;
}

/** The rows of the tower from the top. */
function rowsOf({ game, geometry, layouts }: TableOfGame): readonly (readonly Rect[])[] {
  const rows = new Map<number, Rect[]>();
  for (const [pile, layout] of layouts.entries()) {
    if (game.pileRoles[pile] !== 'tableau') continue;
    const place = placeOf(geometry, layout);
    rows.set(place.y, [...(rows.get(place.y) ?? []), place]);
  }
  return [...rows.values()];
}

function towerOf(table: TableOfGame): Tower {
  const { card, area } = table.geometry;
  const rows = rowsOf(table);
  const middle = rows[0][0].x + (card.w >> 1);
  const halves = rows.map(([first]) => middle - first.x + Math.round(card.w * BEAM));
  const floors = rows.map((cards, k) => ({
    cards,
    top: cards[0].y - 1,
    bottom: rows[k + 1] === undefined ? cards[0].y + card.h + 1 : rows[k + 1][0].y - 1,
    narrow: halves[k],
    wide: halves[k + 1] ?? halves[k] + EDGE,
  }));
  return { floors, middle, card, area };
}

/** The iron of a tower behind its cards: a platform above each floor, an arch between the feet, a spire. */
export function towerPainter(brush: Brush, table: TableOfGame): (part: Rect) => void {
  const tower = towerOf(table);
  const { floors, middle, area } = tower;
  const half = floors[floors.length - 1].wide + table.geometry.card.w;
  const extent = { ...area, x: middle - half, w: 2 * half };
  return (part) => {
    if (intersect(part, extent) === null) return;
    for (const { top, bottom, narrow, wide } of floors) {
      brush.iron([middle - narrow, top, middle + narrow, top, middle + wide, bottom, middle - wide, bottom]);
    }
    for (const floor of floors) paintPlatform(brush, floor, tower);
    brush.opening(archOf(tower));
    for (const stone of stonesOf(tower)) brush.light(stone);
    paintSpire(brush, tower);
  };
}

function paintPlatform(brush: Brush, { top, narrow }: Floor, { middle, card }: Tower): void {
  const half = narrow + Math.max(EDGE, Math.round(card.w * OVERHANG));
  brush.light(corners({ x: middle - half, y: top - 1, w: 2 * half + 1, h: EDGE + 1 }));
}

/** The opening between the feet, under which the middle card of the lowest floor stands. */
function archOf({ floors, middle }: Tower): Points {
  const { cards, top, bottom } = floors[floors.length - 1];
  const foot = cards[(cards.length >> 1) - 1];
  const reach = middle - (foot.x + foot.w) - 2 * EDGE;
  const high = bottom - top - EDGE;
  const left = curve(
    [middle - reach, bottom],
    [middle - reach, bottom - high * ROUND],
    [middle - reach * ROUND, bottom - high],
    [middle, bottom - high],
  );
  return [...left, ...mirrored(left, middle)];
}

function stonesOf({ floors, card, area }: Tower): readonly Points[] {
  const { cards, bottom } = floors[floors.length - 1];
  const high = Math.min(Math.round(card.h * STONE), area.y + area.h - bottom - EDGE);
  const beside = Math.round(card.w * BEAM) + EDGE;
  const feet = [cards.slice(0, cards.length >> 1), cards.slice(-(cards.length >> 1))];
  return feet.map((foot) => {
    const left = foot[0].x - beside;
    const right = foot[foot.length - 1].x + card.w - 1 + beside;
    return [left + EDGE, bottom, right - EDGE, bottom, right, bottom + high, left, bottom + high];
  });
}

/** A mast with a flag, on a cabin where there is room for it. */
function paintSpire(brush: Brush, { floors, middle: x, card, area }: Tower): void {
  const foot = floors[0].top - 1;
  const tip = Math.max(area.y + EDGE, foot - Math.round(card.h * SPIRE));
  const high = foot - tip;
  brush.line([x, tip, x, foot]);
  if (high < LEAST_CABIN) {
    brush.dot({ x: x + 1, y: tip, w: 3 * EDGE, h: EDGE + 1 });
    return;
  }
  const cabin = foot - Math.round(high * CABIN);
  brush.light([x - 2 * EDGE, foot, x - EDGE, cabin, x + EDGE, cabin, x + 2 * EDGE, foot]);
  const flag = Math.round(high * FLAG);
  brush.light([x, tip, x + 2 * flag, tip + (flag >> 1), x, tip + flag]);
}
