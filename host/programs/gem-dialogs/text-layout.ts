/** A part of a text that is laid out for the width of a screen: a paragraph, an empty line, or a table. */
export type TextBlock = string | TermTable;

/** Words and what they mean, one below the other, or as many side by side as have room. */
export interface TermTable {
  readonly terms: readonly (readonly [word: string, meaning: string])[];
  readonly sideBySide?: boolean;
}

/** Free characters between two columns of a table. */
const COLUMN_GAP = 2;

/** Breaks a paragraph at its blanks into lines of at most `columns` characters; a longer word keeps its line. */
export function wrapText(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function termLines({ terms, sideBySide }: TermTable, columns: number): readonly string[] {
  if (sideBySide === true)
    return flow(
      terms.map(([word, meaning]) => `${word} ${meaning}`),
      columns,
    );
  const indent = Math.max(...terms.map(([word]) => word.length)) + COLUMN_GAP;
  return terms.flatMap(([word, meaning]) =>
    wrapText(meaning, columns - indent).map((line, k) => `${(k === 0 ? word : '').padEnd(indent)}${line}`),
  );
}

/** Texts in as many columns as have room, row by row; the columns share the whole width. */
function flow(texts: readonly string[], columns: number): readonly string[] {
  const widest = Math.max(...texts.map((text) => text.length)) + COLUMN_GAP;
  const perLine = Math.max(1, Math.floor((columns + COLUMN_GAP) / widest));
  const width = Math.floor((columns + COLUMN_GAP) / perLine);
  const lines: string[] = [];
  for (let k = 0; k < texts.length; k += perLine) {
    const row = texts.slice(k, k + perLine);
    lines.push(
      row
        .map((text) => text.padEnd(width))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
}

/** The lines of a text in `columns` characters. */
export function layOutText(blocks: readonly TextBlock[], columns: number): readonly string[] {
  return blocks.flatMap((block) => (typeof block === 'string' ? wrapText(block, columns) : termLines(block, columns)));
}

/** Divides lines into pages of at most `rows`, at empty lines as long as there are any; those are left out there. */
export function pagesOf(lines: readonly string[], rows: number): readonly (readonly string[])[] {
  if (lines.length <= rows) return [lines];
  const empty = lines.lastIndexOf('', rows);
  const end = empty > 0 ? empty : rows;
  return [lines.slice(0, end), ...pagesOf(lines.slice(empty > 0 ? end + 1 : end), rows)];
}
