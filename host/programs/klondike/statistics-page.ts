import { type TableRow, tablePage } from '../gem-dialogs/table-page.ts';
import { wrapText } from '../gem-dialogs/text-layout.ts';
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
/** The column of the present run. */
const RUN = 3;

/**
 * The statistics as lines of a page, the sum of all variants below them; where the names leave no room for the figures, those
 * stand below the whole name.
 */
export function statisticsLines(
  texts: KlondikeTexts,
  rows: readonly StatisticsRow[],
  columns: number,
): readonly string[] {
  const table = rows.map(({ name, record }): TableRow => ({ name, cells: cellsOf(record) }));
  table.push({ name: texts.allVariants, cells: sumOf(rows.map(({ record }) => record)) });
  const wide = tablePage(texts.statisticsTitle, texts.statisticsHeads, table);
  if (wide.every(({ length }) => length <= columns)) return [...wide.slice(0, -1), '', ...wide.slice(-1)];
  const figures = table.map((row) => ({ ...row, name: '' }));
  const [heads, ...lines] = tablePage(texts.statisticsTitle, texts.narrowHeads, figures).slice(2);
  const blocks = lines.map((line, k) => [...wrapText(table[k].name, columns), line.slice(1)]);
  return [texts.statisticsTitle, '', heads.slice(1), ...blocks.slice(0, -1).flat(), '', ...blocks.slice(-1).flat()];
}

/** What can be said of all variants together: neither the order of their games is kept, nor do their points compare. */
function sumOf(records: readonly VariantRecord[]): readonly string[] {
  const sum = (count: (record: VariantRecord) => number): number =>
    records.reduce((all, record) => all + count(record), 0);
  const times = records.flatMap(({ bestSeconds }) => bestSeconds ?? []);
  const all = cellsOf({
    played: sum(({ played }) => played),
    won: sum(({ won }) => won),
    run: 0,
    longestRun: Math.max(...records.map(({ longestRun }) => longestRun)),
    bestSeconds: times.length === 0 ? null : Math.min(...times),
    bestScore: null,
  });
  return all.map((cell, k) => (k === RUN ? NOTHING : cell));
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
