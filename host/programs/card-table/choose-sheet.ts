import type { PileLayout } from '../../core/core.ts';
import { type CardSheet, chooseBestSheet } from '../../formats/cardset.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { CardSheetSource, NamedSheet, UnfitReason } from '../program.ts';
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

/** A sheet that cannot be shown. */
export interface UnfitSheet {
  readonly name: string;
  readonly sheet: CardSheet;
  readonly reason: UnfitReason;
}

function reasonAgainst({ sheet }: NamedSheet, planes: number, largest: CardSize): UnfitReason | null {
  if (sheet.planes > planes) return 'colours';
  return sheet.cellWidth > largest.w || sheet.cellHeight > largest.h ? 'size' : null;
}

/**
 * The sheet to play with: as large and as colourful as possible (Yukon manual, "Die Karten") among the user's own that
 * fit; where none of those fits, among the project's.
 *
 * @returns null when no sheet fits
 */
export function chooseLook(source: CardSheetSource, room: TableRoom): TableLook | null {
  const largest = largestCard(room);
  const fitting = source.sheets().filter((candidate) => reasonAgainst(candidate, room.planes, largest) === null);
  const own = fitting.filter((candidate) => candidate.fromUser);
  const sheet = chooseBestSheet(own.length > 0 ? own : fitting);
  if (sheet === null) return null;
  const card = { w: sheet.sheet.cellWidth, h: sheet.sheet.cellHeight };
  const geometry = layOutTable(room.layouts, room.area, card);
  return geometry === null ? null : { sheet, geometry };
}

/** The user's sheets that cannot be shown here. */
export function unfitSheets(source: CardSheetSource, room: TableRoom): readonly UnfitSheet[] {
  const largest = largestCard(room);
  return source.sheets().flatMap((candidate) => {
    const reason = candidate.fromUser ? reasonAgainst(candidate, room.planes, largest) : null;
    return reason === null ? [] : [{ name: candidate.name, sheet: candidate.sheet, reason }];
  });
}
