import type { PileLayout } from '../../core/core.ts';
import type { Rect } from '../../gem/vdi/rect.ts';

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
  /** How much further apart than usual the cards of a downward fan lie, because the table has room: 1 to 2. */
  readonly fanStretch: number;
}

const EIGHTHS = 8;
/** How far a column of six closed and thirteen open cards reaches below its first card at the usual steps, in cards. */
const LONG_COLUMN = 6 / 16 + 12 / 5;
const LARGEST_STRETCH = 2;
/** The smallest free strip between two cards and between a card and the edge of the area. */
const GAP = 4;

/** Largest grid place of a layout, in pitches. */
function gridExtent(layouts: readonly PileLayout[]): { columns: number; rows: number } {
  let columns = 0;
  let rows = 0;
  for (const place of layouts) {
    columns = Math.max(columns, place.x / EIGHTHS);
    rows = Math.max(rows, place.y / EIGHTHS);
  }
  return { columns, rows };
}

/** Spreads `extent` pitches plus one card over `room` pixels, never wider than half a card of air between two cards. */
function pitchFor(room: number, extent: number, card: number): number {
  if (extent === 0) return card + GAP;
  const widest = card + Math.floor(card / 2);
  return Math.min(widest, Math.floor((room - card - 2 * GAP) / extent));
}

/**
 * Lays the abstract grid of a game over a work area.
 *
 * @param area pixels the table may use, screen coordinates
 * @returns null when cards of this size do not fit the area without covering each other
 */
export function layOutTable(layouts: readonly PileLayout[], area: Rect, card: CardSize): TableGeometry | null {
  const extent = gridExtent(layouts);
  const pitchX = pitchFor(area.w, extent.columns, card.w);
  const pitchY = pitchFor(area.h, extent.rows, card.h);
  if (pitchX < card.w || pitchY < card.h) return null;
  const spareW = area.w - Math.round(extent.columns * pitchX) - card.w;
  const spareH = area.h - Math.round(extent.rows * pitchY) - card.h;
  const margin = Math.max(GAP, Math.floor(Math.min(pitchY - card.h, spareH) / 2));
  const originX = area.x + Math.floor(spareW / 2);
  const originY = area.y + margin;
  const fanStretch = columnsOnly(layouts) ? stretchFor((area.h - margin) / card.h - 1) : 1;
  return { area, card, originX, originY, pitchX, pitchY, fanStretch };
}

/** @param room below the first card of a column, in cards */
function stretchFor(room: number): number {
  const inHalves = Math.floor((2 * room) / LONG_COLUMN) / 2;
  return Math.min(LARGEST_STRETCH, Math.max(1, inHalves));
}

/** Whether every downward fan begins in the top row and has its column for itself. */
function columnsOnly(layouts: readonly PileLayout[]): boolean {
  return layouts.every(
    (fan) =>
      fan.fanY <= 0 || (fan.y === 0 && layouts.every((other) => other === fan || Math.abs(other.x - fan.x) >= EIGHTHS)),
  );
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
