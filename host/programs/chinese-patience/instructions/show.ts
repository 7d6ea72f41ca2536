import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import { type CellColours, SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console } from '../console.ts';
import type { Session } from '../kept/session.ts';
import { drawPage, FOOT_ROW } from '../pages/page.ts';
import { INSTRUCTIONS } from './content.ts';
import { drawFigure, FIGURE_ROW } from './figures.ts';
import type { Figure, InstructionPage } from './instruction-page.ts';

const PAPER: CellColours = { ink: COLOUR.black, paper: COLOUR.white };
const HEADING: CellColours = { ink: COLOUR.blue, paper: COLOUR.white };

const HEADING_ROW = 2;
const TEXT_ROW = 4;
const MARGIN = 1;
/** Columns that a line of text may have. */
export const TEXT_WIDTH: number = SCREEN.columns - 2 * MARGIN;

/** Shows the instructions page by page: X leaves them, any other key turns over. @throws LeftError */
export async function showInstructions(console: Console, { texts, language }: Session): Promise<void> {
  const pages = INSTRUCTIONS[language];
  const leave = { key: 'X', column: SCREEN.columns >> 1, row: FOOT_ROW, columns: SCREEN.columns >> 1, rows: 1 };
  const turn = { key: 'ENTER', column: 0, row: 0, columns: SCREEN.columns, rows: SCREEN.rows };
  for (let number = 0; number < pages.length; ) {
    drawInstructions(console, pages[number], texts.page(number + 1, pages.length), texts.turnPage);
    const key = await console.key([leave, turn]);
    if (key === 'X') return;
    number += key === 'LEFT' || key === 'UP' ? -1 : 1;
    number = Math.max(0, number);
  }
}

function drawInstructions(console: Console, page: InstructionPage, number: string, foot: string): void {
  drawPage(console, number, foot, PAPER);
  console.print(MARGIN, HEADING_ROW, page.heading, HEADING);
  for (const [i, line] of textLines(page).entries()) console.print(MARGIN, TEXT_ROW + i, line);
  if (page.figure !== undefined) drawFigure(console, page.figure, PAPER);
}

/** The lines of a page's text; empty ones part its paragraphs where there is room for them. */
export function textLines({ paragraphs, figure }: InstructionPage): readonly string[] {
  const lines = paragraphs.map((paragraph) => broken(paragraph));
  const parted = lines.flatMap((paragraph, i) => (i === 0 ? paragraph : ['', ...paragraph]));
  return parted.length <= roomFor(figure) ? parted : lines.flat();
}

/** How many lines of text a page has room for. */
export function roomFor(figure: Figure | undefined): number {
  return (figure === undefined ? FOOT_ROW - 2 : FIGURE_ROW - 2) - TEXT_ROW + 1;
}

/** A paragraph in lines; further lines of one that begins with keys are set in. */
function broken(paragraph: string): readonly string[] {
  const indent = /^[A-Z0-9 ]+ {2}/.test(paragraph) ? '   ' : '';
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > TEXT_WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = lines.length === 0 && line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
