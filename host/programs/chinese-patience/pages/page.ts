import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import { type CellColours, SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console, HotSpot, Key } from '../console.ts';

/** Colours of the pages around the game. */
export const PAGE: CellColours = { ink: COLOUR.white, paper: COLOUR.black };
export const KEY: CellColours = { ink: COLOUR.yellow, paper: COLOUR.black, bright: true };
export const VALUE: CellColours = { ink: COLOUR.cyan, paper: COLOUR.black, bright: true };
export const ASKED: CellColours = { ink: COLOUR.black, paper: COLOUR.yellow, bright: true };
const TITLE: CellColours = { ink: COLOUR.white, paper: COLOUR.blue, bright: true };
const SUBTITLE: CellColours = { ink: COLOUR.yellow, paper: COLOUR.blue, bright: true };
/** Last lines: white on a dark page, black on a light one. */
const FOOT: CellColours = { ink: COLOUR.black, paper: COLOUR.white };
const DARK_FOOT: CellColours = { ink: COLOUR.white, paper: COLOUR.black, bright: true };

export const FOOT_ROW = SCREEN.rows - 1;

/** Empties the screen for a page with its name at the right of the title, and a last line. */
export function drawPage(console: Console, name: string, foot: string, colours: CellColours = PAGE): void {
  console.screen.clear(colours);
  if (console.border !== colours.paper) console.border = colours.paper;
  console.print(0, 0, ' CHINESE PATIENCE'.padEnd(SCREEN.columns), TITLE);
  console.print(SCREEN.columns - 1 - name.length, 0, name, SUBTITLE);
  const footColours = colours.paper === COLOUR.black ? FOOT : DARK_FOOT;
  if (foot !== '') console.print(0, FOOT_ROW, foot.padEnd(SCREEN.columns), footColours);
}

/** A command of a page: its key, and what it does. */
export interface PageCommand {
  readonly key: Key;
  readonly label: string;
}

/** Where a list of commands begins, and the rows from one to the next. */
export interface CommandPlace {
  readonly column: number;
  readonly row: number;
  readonly pitch: number;
}

/** Prints commands below each other. @returns where they can be tapped */
export function printCommands(
  console: Console,
  { column, row, pitch }: CommandPlace,
  commands: readonly PageCommand[],
): readonly HotSpot[] {
  return commands.map(({ key, label }, i) => {
    const at = row + i * pitch;
    console.print(column, at, key, KEY);
    console.print(column + key.length + 1, at, label, PAGE);
    return { key, column: 0, row: at, columns: SCREEN.columns, rows: 1 };
  });
}
