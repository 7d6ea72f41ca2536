import { chooseBestSheet } from '../../formats/cardset.ts';
import type { CardSheetSource, NamedSheet } from '../program.ts';
import type { CardSize } from './geometry.ts';

/** What a screen and a table can take. */
export interface SheetLimits {
  readonly planes: number;
  readonly largest: CardSize;
}

/** Whether the sheet can be shown: not too large for the table, not more colours than the screen has. */
export function sheetFits(candidate: NamedSheet, limits: SheetLimits): boolean {
  const { sheet } = candidate;
  return sheet.planes <= limits.planes && sheet.cellWidth <= limits.largest.w && sheet.cellHeight <= limits.largest.h;
}

/**
 * The sheet to play with: as large and as colourful as possible (Yukon manual, "Die Karten") among the user's own that
 * fit; where none of those fits, among the project's.
 *
 * @returns null when no sheet fits this screen
 */
export function chooseSheet(source: CardSheetSource, limits: SheetLimits): NamedSheet | null {
  const fitting = source.sheets().filter((candidate) => sheetFits(candidate, limits));
  const own = fitting.filter((candidate) => candidate.fromUser);
  return chooseBestSheet(own.length > 0 ? own : fitting);
}
