import { type TableRow, tablePage } from '../gem-dialogs/table-page.ts';
import { clockText } from './score-text.ts';
import type { VariantRecord } from './statistics.ts';
import type { KlondikeTexts } from './texts.ts';

/** A variant by the name that players call it, and what is counted of it. */
export interface StatisticsRow {
  readonly name: string;
  readonly record: VariantRecord;
}

const PERCENT = 100;
const NOTHING = '-';

/** The statistics as lines of a page; where the names leave no room for the figures, those stand below them. */
export function statisticsLines(
  texts: KlondikeTexts,
  rows: readonly StatisticsRow[],
  columns: number,
): readonly string[] {
  const table = rows.map(({ name, record }): TableRow => ({ name, cells: cellsOf(record) }));
  const wide = tablePage(texts.statisticsTitle, texts.statisticsHeads, table);
  if (wide.every(({ length }) => length <= columns)) return wide;
  const figures = table.map((row) => ({ ...row, name: '' }));
  const [title, gap, heads, ...lines] = tablePage(texts.statisticsTitle, texts.statisticsHeads, figures);
  return [title, gap, heads, ...lines.flatMap((line, k) => [table[k].name.slice(0, columns), line])];
}

function cellsOf({ played, won, run, longestRun, bestSeconds, bestScore }: VariantRecord): readonly string[] {
  return [
    `${played}`,
    `${won}`,
    played === 0 ? NOTHING : `${Math.round((PERCENT * won) / played)}`,
    `${run}`,
    `${longestRun}`,
    bestSeconds === null ? NOTHING : clockText(bestSeconds),
    bestScore === null ? NOTHING : `${bestScore}`,
  ];
}
