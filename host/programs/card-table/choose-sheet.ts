import type { PileLayout } from '../../core/core.ts';
import { type CardSheet, chooseBestSheet } from '../../formats/cardset.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { CardSheetSource, NamedSheet, UnfitReason } from '../program.ts';
import { layOutTable, type TableGeometry, type TableNeeds } from './geometry.ts';

/** Where a game shall be laid out: its grid, the pixels it may use, what it needs of them, and the planes of the screen. */
export interface TableRoom {
  readonly layouts: readonly PileLayout[];
  readonly area: Rect;
  readonly planes: number;
  readonly needs?: TableNeeds;
}

/** The sheet that is played with, and how its cards lie on the table. */
export interface TableLook {
  readonly sheet: NamedSheet;
  readonly geometry: TableGeometry;
}

/** A sheet that cannot be shown. */
export interface UnfitSheet {
  readonly name: string;
  readonly sheet: CardSheet;
  readonly reason: UnfitReason;
}

/** How the cards of a sheet lie in a room, null where they do not fit. */
function geometryOf({ sheet }: NamedSheet, { layouts, area, needs }: TableRoom): TableGeometry | null {
  return layOutTable(layouts, area, { w: sheet.cellWidth, h: sheet.cellHeight }, needs);
}

/** Why a sheet cannot be shown in a room, null where it can. */
export function reasonAgainst(candidate: NamedSheet, room: TableRoom): UnfitReason | null {
  if (candidate.sheet.planes > room.planes) return 'colours';
  return geometryOf(candidate, room) === null ? 'size' : null;
}

/**
 * The sheet to play with: as large and as colourful as possible (Yukon manual, "Die Karten") among the user's own that
 * fit; where none of those fits, among the project's.
 *
 * @returns null when no sheet fits
 */
export function chooseLook(source: CardSheetSource, room: TableRoom): TableLook | null {
  const fitting = source.sheets().filter((candidate) => reasonAgainst(candidate, room) === null);
  const own = fitting.filter((candidate) => candidate.fromUser);
  return lookOf(chooseBestSheet(own.length > 0 ? own : fitting), room);
}

/** A sheet and how it lies in a room, null where it does not fit. */
export function lookOf(sheet: NamedSheet | null, room: TableRoom): TableLook | null {
  const geometry = sheet === null ? null : geometryOf(sheet, room);
  return sheet === null || geometry === null ? null : { sheet, geometry };
}

/** The user's sheets that cannot be shown here. */
export function unfitSheets(source: CardSheetSource, room: TableRoom): readonly UnfitSheet[] {
  return source.sheets().flatMap((candidate) => {
    const reason = candidate.fromUser ? reasonAgainst(candidate, room) : null;
    return reason === null ? [] : [{ name: candidate.name, sheet: candidate.sheet, reason }];
  });
}
