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
}

const EIGHTHS = 8;
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

/** Spreads `extent` pitches plus one card over `room` pixels, never wider than a quarter card of air between two cards. */
function pitchFor(room: number, extent: number, card: number): number {
  if (extent === 0) return card + GAP;
  const widest = card + Math.floor(card / 4);
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
  const usedW = Math.round(extent.columns * pitchX) + card.w;
  const originX = area.x + Math.floor((area.w - usedW) / 2);
  return { area, card, originX, originY: area.y + GAP, pitchX, pitchY };
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
