/** A line of the window, and where in the text what it says begins. */
export interface RulesLine {
  readonly text: string;
  /** Characters before it in the text; never less than that of the line before. */
  readonly offset: number;
}

/** What is broken into lines as one: words behind a beginning that stands in its first line alone. */
interface Paragraph {
  readonly offset: number;
  /** Indent, catchword and sign of a list, with the blanks behind them. */
  readonly beginning: string;
  readonly words: RulesLine[];
}

/** Lines that stand as they are, or beside each other in columns. */
type Drawing = RulesLine[];

/** Indent of a line, a catchword before a gap and the sign or number of a list where it has them. */
const BEGINNING = /^ *(?:\S+(?: \S+)* {2,})?(?:- +|\d+\. +)?/;
/** A catchword that leaves no room for a gap. */
const LONG_CATCHWORD = /^ +\S*[^\s,.] $/;
/** Figures of cards, and the lines below headings. */
const DRAWN = /[[\]]|^(?:=+|-+)$/;
/** Every figure has cards in it. */
const FIGURE = '[';
/** A gap in a line that parts two columns. */
const COLUMN_GAP = / {3,}/;
/** The widest gap between the parts of a figure that has to be narrow. */
const NARROW_GAP = 2;

/**
 * The rules as lines of at most `columns` characters. A text that is wider than that is broken anew, paragraph by
 * paragraph, with the indents that it has; figures are pushed together, and cut where that is not enough.
 */
export function rulesLines(text: string, columns: number): readonly RulesLine[] {
  const lines = placedLines(text);
  if (lines.every((line) => line.text.length <= columns)) return lines;
  return blocksOf(lines).flatMap((block) => {
    if ('words' in block) return wrapped(block, columns);
    if (block.every(({ text: line }) => line.length <= columns)) return block;
    return hasColumns(block[0]) ? oneBelowTheOther(block, columns) : pushedTogether(block, columns);
  });
}

/** Number of the line in which the text at a place stands. */
export function lineAt(lines: readonly RulesLine[], offset: number): number {
  return Math.max(
    0,
    lines.findLastIndex((line) => line.offset <= offset),
  );
}

function placedLines(text: string): readonly RulesLine[] {
  let offset = 0;
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const placed = { text: line, offset };
      offset += line.length + 1;
      return placed;
    });
}

function blocksOf(lines: readonly RulesLine[]): readonly (Paragraph | Drawing)[] {
  const blocks: (Paragraph | Drawing)[] = [];
  lines.forEach((line, k) => {
    const last = blocks.at(-1);
    if (Array.isArray(last) && belongsTo(last, line)) last.push(line);
    else if (!isText(line)) blocks.push([line]);
    else if (last !== undefined && 'words' in last && continues(last, line)) last.words.push(...wordsOf(line, 0));
    else blocks.push(paragraphOf(line, lines[k + 1]));
  });
  return blocks;
}

/** Whether a line is running text, and neither empty nor drawn nor of several columns. */
function isText(line: RulesLine): boolean {
  return line.text !== '' && !DRAWN.test(line.text) && !hasColumns(line);
}

function hasColumns({ text }: RulesLine): boolean {
  return !DRAWN.test(text) && COLUMN_GAP.test(text.slice(beginningOf(text).length));
}

/** Whether a line is one more of a figure with its captions, or of a table; a table may end in one column. */
function belongsTo([first]: Drawing, line: RulesLine): boolean {
  if (first.text === '' || line.text === '') return first.text === line.text;
  if (hasColumns(first)) return !DRAWN.test(line.text) && indentOf(line) === indentOf(first);
  return first.text.includes(FIGURE) ? line.text.includes(FIGURE) || hasColumns(line) : false;
}

function indentOf({ text }: RulesLine): number {
  return text.search(/\S/);
}

function beginningOf(text: string): string {
  return BEGINNING.exec(text)?.[0] ?? '';
}

/** Whether a line goes on where a paragraph has stopped: indented as far, and no paragraph of its own. */
function continues({ beginning }: Paragraph, { text }: RulesLine): boolean {
  const own = beginningOf(text);
  return own.trim() === '' && own.length === beginning.length;
}

/** The paragraph that a line begins; the indent of the next one tells where a long catchword ends. */
function paragraphOf(line: RulesLine, next: RulesLine | undefined): Paragraph {
  const indent = next === undefined ? 0 : indentOf(next);
  const catchword = line.text.slice(0, Math.max(0, indent));
  const beginning = LONG_CATCHWORD.test(catchword) ? catchword : beginningOf(line.text);
  return { offset: line.offset, beginning, words: wordsOf(line, beginning.length) };
}

function wordsOf({ text, offset }: RulesLine, from: number): RulesLine[] {
  const words = text.slice(from).matchAll(/\S+/g);
  return [...words].map((word) => ({ text: word[0], offset: offset + from + word.index }));
}

/** Breaks a paragraph; a beginning that takes more than half a line stands alone. */
function wrapped({ offset, beginning, words }: Paragraph, columns: number): readonly RulesLine[] {
  const alone = 2 * beginning.length > columns;
  const indent = alone ? NARROW_GAP : beginning.length;
  const lines = alone && beginning.trim() !== '' ? [{ text: beginning.trimEnd(), offset }] : [];
  let line = { text: alone ? ' '.repeat(indent) : beginning, offset };
  let empty = true;
  for (const word of words) {
    if (!empty && line.text.length + 1 + word.text.length > columns) {
      lines.push(line);
      line = { text: ' '.repeat(indent), offset: word.offset };
      empty = true;
    }
    line.text += empty ? word.text : ` ${word.text}`;
    empty = false;
  }
  return [...lines, line];
}

/** Lines in columns: the first column, below it the second one. */
function oneBelowTheOther(block: Drawing, columns: number): readonly RulesLine[] {
  const rows = block.map(({ text }) => text.trim().split(COLUMN_GAP));
  const indent = ' '.repeat(indentOf(block[0]));
  const widest = Math.max(...rows.map((row) => row.length));
  const { offset } = block[block.length - 1];
  return Array.from({ length: widest }, (_, column) => column).flatMap((column) =>
    rows.flatMap((row, k) => {
      if (row[column] === undefined) return [];
      const cell = { text: indent + row[column], offset: column === 0 ? block[k].offset : offset };
      return wrapped(paragraphOf(cell, undefined), columns).map((line) => ({ ...line, offset: cell.offset }));
    }),
  );
}

/** A figure with narrow gaps where all of its lines have wide ones. */
function pushedTogether(block: Drawing, columns: number): readonly RulesLine[] {
  const width = Math.max(...block.map(({ text }) => text.length));
  const kept: number[] = [];
  let gap = 0;
  for (let column = 0; column < width; column++) {
    gap = block.every(({ text }) => (text[column] ?? ' ') === ' ') ? gap + 1 : 0;
    if (gap <= NARROW_GAP) kept.push(column);
  }
  const narrow = ({ text }: RulesLine): string => kept.map((column) => text[column] ?? ' ').join('');
  return block.map((line) => ({ text: narrow(line).slice(0, columns).trimEnd(), offset: line.offset }));
}
