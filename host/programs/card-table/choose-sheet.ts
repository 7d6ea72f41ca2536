import type { PileLayout } from '../../core/core.ts';
import { chooseBestSheet } from '../../formats/cardset.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { CardSheetSource, NamedSheet } from '../program.ts';
import { type CardSize, layOutTable, type TableGeometry } from './geometry.ts';

/** Where a game shall be laid out: its grid, the pixels it may use, and the planes of the screen. */
export interface TableRoom {
  readonly layouts: readonly PileLayout[];
  readonly area: Rect;
  readonly planes: number;
}

/** The sheet that is played with, and how its cards lie on the table. */
export interface TableLook {
  readonly sheet: NamedSheet;
  readonly geometry: TableGeometry;
}

/** The largest cards that the room takes without one place covering another. */
export function largestCard({ layouts, area }: TableRoom): CardSize {
  let w = 1;
  let h = 1;
  while (layOutTable(layouts, area, { w: w + 1, h }) !== null) w++;
  while (layOutTable(layouts, area, { w, h: h + 1 }) !== null) h++;
  return { w, h };
}

/** Whether a sheet can be shown: not too large for the table, not more colours than the screen has. */
function fits({ sheet }: NamedSheet, planes: number, largest: CardSize): boolean {
  return sheet.planes <= planes && sheet.cellWidth <= largest.w && sheet.cellHeight <= largest.h;
}

/**
 * The sheet to play with: as large and as colourful as possible (Yukon manual, "Die Karten") among the user's own that
 * fit; where none of those fits, among the project's.
 *
 * @returns null when no sheet fits
 */
export function chooseLook(source: CardSheetSource, room: TableRoom): TableLook | null {
  const largest = largestCard(room);
  const fitting = source.sheets().filter((candidate) => fits(candidate, room.planes, largest));
  const own = fitting.filter((candidate) => candidate.fromUser);
  const sheet = chooseBestSheet(own.length > 0 ? own : fitting);
  if (sheet === null) return null;
  const card = { w: sheet.sheet.cellWidth, h: sheet.sheet.cellHeight };
  const geometry = layOutTable(room.layouts, room.area, card);
  return geometry === null ? null : { sheet, geometry };
}

/** The user's sheets that cannot be shown here. */
export function unfitSheets(source: CardSheetSource, room: TableRoom): readonly NamedSheet[] {
  const largest = largestCard(room);
  return source.sheets().filter((candidate) => candidate.fromUser && !fits(candidate, room.planes, largest));
}
