import type { PileLayout } from '../../core/core.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';

/** Width and height of a card in pixels. */
export interface CardSize {
  readonly w: number;
  readonly h: number;
}

/** Pixel measures of a table: where the grid of the game's layout begins and how far its places lie apart. */
export interface TableGeometry {
  readonly area: Rect;
  readonly card: CardSize;
  readonly originX: number;
  readonly originY: number;
  /** Distance of two neighbouring grid places; a layout counts in eighths of it. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** How much further apart than usual the cards of a fan to the lower edge lie, because the table has room: 1 to 2. */
  readonly fanStretch: number;
}

/** Pixels kept free around the first card of a pile, for what is written there. */
export interface Caption {
  readonly pile: number;
  readonly above: number;
  readonly below: number;
  /** Width of what stands above or below the middle of the card; the table leaves it room before its right edge. */
  readonly width: number;
}

/** What a table needs beside its cards. */
export interface TableNeeds {
  /** Default none. */
  readonly captions?: readonly Caption[];
  /** The part of a card's width and height that the next cards to the right and below may cover; default 0. */
  readonly overlap?: number;
  /** The widest strip between two rows, in parts of a card's height; default a half. */
  readonly rowGap?: number;
  /** What a fan to the lower edge needs below its first card, in parts of a card's height; default none. */
  readonly fanRoom?: number;
  /** Pixels that something fills between the uppermost row and the next; default 0. */
  readonly between?: number;
}

const EIGHTHS = 8;
/** How far a column of six closed and thirteen open cards reaches below its first card: its closed and its open steps. */
const LONG_COLUMN = { closed: 6, open: 12 };
const LARGEST_STRETCH = 2;
/** The smallest free strip between two cards and between a card and the edge of the area. */
const GAP = 4;
const PERCENT = 100;
/** Steps of a fan whose layout names none: a covered open card shows its index, a closed one its edge. */
const USUAL_STEPS: FanSteps = { open: 20, closed: 6.25 };
/** Where the layout names the step of open cards, closed ones take this part of it. */
const CLOSED_PART = 2 / 5;

/** How much of a covered card stays visible, in hundredths of the card along the fan. */
interface FanSteps {
  readonly open: number;
  readonly closed: number;
}

/** The steps of a fan where nothing presses or stretches it. */
export function fanSteps({ step }: PileLayout): FanSteps {
  return step === 0 ? USUAL_STEPS : { open: step, closed: step * CLOSED_PART };
}

/** Grid places that a pile reaches to the right and down with its whole fan, in pitches. */
function farEnd({ x, y, fanX, fanY, span }: PileLayout): { readonly right: number; readonly bottom: number } {
  return { right: (x + (fanX > 0 ? span : 0)) / EIGHTHS, bottom: (y + (fanY > 0 ? span : 0)) / EIGHTHS };
}

/** Air between two cards where there is room for it, in parts of a card. */
const WIDEST_GAP = 1 / 2;

/**
 * The largest pitch at which each of the reaches, in pitches, has its card and what belongs to it inside the room. Never
 * more than so many pixels of air between two cards.
 */
function pitchFor(
  card: number,
  reaches: readonly { readonly pitches: number; readonly room: number }[],
  widestGap: number,
): number {
  const far = reaches.filter(({ pitches }) => pitches > 0);
  if (far.length === 0) return card + GAP;
  return Math.min(card + widestGap, ...far.map(({ pitches, room }) => Math.floor((room - card - 2 * GAP) / pitches)));
}

/**
 * Lays the abstract grid of a game over a work area.
 *
 * @param area pixels the table may use, screen coordinates
 * @returns null when cards of this size do not fit the area without covering more of each other than `needs` allows
 */
export function layOutTable(
  layouts: readonly PileLayout[],
  area: Rect,
  card: CardSize,
  needs: TableNeeds = {},
): TableGeometry | null {
  const { captions = [], between = 0 } = needs;
  const captionOf = captionsByPile(captions);
  const ends = layouts.map(farEnd);
  const overhang = (pile: number): number => Math.max(0, Math.ceil((captionOf(pile).width - card.w) / 2));
  const top = Math.max(0, ...layouts.map(({ y }, pile) => (y === 0 ? captionOf(pile).above : 0)));
  const pitchX = pitchFor(
    card.w,
    ends.map(({ right }, pile) => ({ pitches: right, room: area.w - overhang(pile) })),
    Math.floor(card.w * WIDEST_GAP),
  );
  const pitchY = pitchFor(
    card.h,
    ends.map(({ bottom }, pile) => ({ pitches: bottom, room: area.h - top - captionOf(pile).below })),
    Math.max(Math.floor(card.h * (needs.rowGap ?? WIDEST_GAP)), between),
  );
  if (pitchX <= 0 || pitchY <= 0) return null;
  const width = Math.max(0, ...ends.map(({ right }, pile) => Math.round(right * pitchX) + overhang(pile)));
  const height = Math.max(0, ...ends.map(({ bottom }, pile) => Math.round(bottom * pitchY) + captionOf(pile).below));
  const spareW = area.w - width - card.w;
  const spareH = area.h - top - height - card.h;
  const margin = marginAbove(layouts, Math.floor(spareH / 2), Math.floor((pitchY - card.h - between) / 2));
  const originX = area.x + Math.floor(spareW / 2);
  const originY = area.y + top + margin;
  const room = { card: card.h, height: area.h - top - margin, pitchY };
  const fanStretch = stretchFor(layouts, room);
  const geometry = { area, card, originX, originY, pitchX, pitchY, fanStretch };
  return liesApart(geometry, layouts, needs) ? geometry : null;
}

function captionsByPile(captions: readonly Caption[]): (pile: number) => Caption {
  const byPile = new Map(captions.map((caption) => [caption.pile, caption]));
  return (pile) => byPile.get(pile) ?? { pile, above: 0, below: 0, width: 0 };
}

/** A table lies in the middle; where columns grow to the lower edge it begins half a free gap below the upper one. */
function marginAbove(layouts: readonly PileLayout[], middle: number, halfGap: number): number {
  const toTheEdge = layouts.some(({ fanY, span }) => fanY > 0 && span === 0);
  return Math.max(GAP, toTheEdge ? Math.min(middle, halfGap) : middle);
}

/** How far the columns' steps can be stretched for a long column still to end on the table; in halves. */
function stretchFor(
  layouts: readonly PileLayout[],
  room: { readonly card: number; readonly height: number; readonly pitchY: number },
): number {
  const columns = layouts.filter(({ fanY, span }) => fanY > 0 && span === 0);
  if (!columns.every((column) => hasItsColumn(column, layouts))) return 1;
  const stretches = columns.map((column) => {
    const { open, closed } = fanSteps(column);
    const below = (room.height - (column.y * room.pitchY) / EIGHTHS) / room.card - 1;
    const long = (LONG_COLUMN.open * open + LONG_COLUMN.closed * closed) / PERCENT;
    return Math.floor((2 * below) / long) / 2;
  });
  return stretches.length === 0 ? 1 : Math.min(LARGEST_STRETCH, Math.max(1, Math.min(...stretches)));
}

/** Whether no other pile lies where this one grows; what lies above it is not in its way. */
function hasItsColumn(fan: PileLayout, layouts: readonly PileLayout[]): boolean {
  return layouts.every((other) => other === fan || other.y < fan.y || Math.abs(other.x - fan.x) >= EIGHTHS);
}

/** Screen rectangle of the first card of a pile. */
export function placeOf(geometry: TableGeometry, layout: PileLayout): Rect {
  return {
    x: geometry.originX + Math.round((layout.x * geometry.pitchX) / EIGHTHS),
    y: geometry.originY + Math.round((layout.y * geometry.pitchY) / EIGHTHS),
    w: geometry.card.w,
    h: geometry.card.h,
  };
}

/** How far the fan of a pile may reach beyond its first card, in pixels; null where it may go on to the edge. */
export function spanOf({ pitchX, pitchY }: TableGeometry, { span, fanX }: PileLayout): number | null {
  return span === 0 ? null : Math.floor((span * (fanX === 0 ? pitchY : pitchX)) / EIGHTHS);
}

/** How far the cards of a woven pile lie to the right and to the left of its place, in pixels. */
export function swingOf({ card }: TableGeometry, { weave }: PileLayout): number {
  return Math.round((card.w * weave) / PERCENT);
}

/** What a pile and its caption may cover: its place and the span of its fan; of a fan to the edge, the place. */
export function reachOf(geometry: TableGeometry, layout: PileLayout): Rect {
  const { x, y, w, h } = placeOf(geometry, layout);
  const span = spanOf(geometry, layout) ?? 0;
  const swing = swingOf(geometry, layout);
  return {
    x: x - swing - (layout.fanX < 0 ? span : 0),
    y: y - (layout.fanY < 0 ? span : 0),
    w: w + 2 * swing + (layout.fanX === 0 ? 0 : span),
    h: h + (layout.fanY === 0 ? 0 : span),
  };
}

/** Whether all piles lie inside the area, and none under another but for the part that may be covered. */
function liesApart(geometry: TableGeometry, layouts: readonly PileLayout[], needs: TableNeeds): boolean {
  const { area, card } = geometry;
  const captionOf = captionsByPile(needs.captions ?? []);
  const covered = { w: Math.floor(card.w * (needs.overlap ?? 0)), h: Math.floor(card.h * (needs.overlap ?? 0)) };
  const reaches = layouts.map((layout, pile) => {
    const { above, below } = captionOf(pile);
    const { x, y, w, h } = reachOf(geometry, layout);
    return { x, y: y - above, w, h: h + above + below };
  });
  if (!reaches.every((reach) => isInside(reach, area))) return false;
  const free = Math.ceil(card.h * (needs.fanRoom ?? 0));
  const columns = reaches.filter((_, pile) => layouts[pile].fanY > 0 && layouts[pile].span === 0);
  if (!columns.every(({ y, h }) => y + h + free <= area.y + area.h)) return false;
  const kept = reaches.map(({ w, h, ...corner }) => ({ ...corner, w: w - covered.w, h: h - covered.h }));
  return kept.every((reach, k) => kept.slice(k + 1).every((other) => intersect(reach, other) === null));
}

function isInside(rect: Rect, area: Rect): boolean {
  const right = rect.x + rect.w <= area.x + area.w;
  return rect.x >= area.x && rect.y >= area.y && right && rect.y + rect.h <= area.y + area.h;
}
