/** A row of a table: its name, and what stands in its columns. */
export interface TableRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Least number of free characters between two columns. */
const GAP = 1;

/** A table as lines of a page: a title, heads over the columns, and a row for each name. */
export function tablePage(title: string, heads: readonly string[], rows: readonly TableRow[]): readonly string[] {
  const all = [{ name: '', cells: heads }, ...rows];
  const widths = heads.map((_, k) => GAP + Math.max(...all.map(({ cells }) => cells[k].length)));
  const nameWidth = Math.max(...all.map(({ name }) => name.length));
  const lines = all.map(({ name, cells }) => {
    return name.padEnd(nameWidth) + cells.map((cell, k) => cell.padStart(widths[k])).join('');
  });
  return [title, '', ...lines];
}

/**
 * As {@link tablePage}, with lines of at most `columns` characters as far as the figures allow that: where the names leave no room
 * for them, the figures stand below the names.
 */
export function tablePageWithin(
  columns: number,
  title: string,
  heads: readonly string[],
  rows: readonly TableRow[],
): readonly string[] {
  const wide = tablePage(title, heads, rows);
  if (wide.every(({ length }) => length <= columns)) return wide;
  const figures = rows.map((row) => ({ ...row, name: '' }));
  const [titleLine, gap, headLine, ...lines] = tablePage(title, heads, figures);
  return [titleLine, gap, headLine, ...lines.flatMap((line, k) => [rows[k].name.slice(0, columns), line])];
}
