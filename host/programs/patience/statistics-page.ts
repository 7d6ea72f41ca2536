import type { GameRecord } from './statistics.ts';
import type { PatienceTexts } from './texts.ts';

/** A game by the name that players call it, and what is counted of it. */
export interface StatisticsRow {
  readonly game: string;
  readonly record: GameRecord;
}

/** Least number of free characters between two columns. */
const GAP = 1;

/** The statistics as lines of a page: a table with a row for each game. */
export function statisticsLines(texts: PatienceTexts, rows: readonly StatisticsRow[]): readonly string[] {
  const figures = rows.map(({ record: { played, won, run, longestRun } }) =>
    [played, won, run, longestRun].map(String),
  );
  const table = [texts.statisticsHeads, ...figures];
  const widths = texts.statisticsHeads.map((_, k) => GAP + Math.max(...table.map((row) => row[k].length)));
  const names = ['', ...rows.map(({ game }) => game)];
  const nameWidth = Math.max(...names.map((name) => name.length));
  const lines = names.map((name, row) => {
    const cells = table[row].map((cell, k) => cell.padStart(widths[k]));
    return name.padEnd(nameWidth) + cells.join('');
  });
  return [texts.statisticsTitle, '', lines[0], ...lines.slice(1)];
}
