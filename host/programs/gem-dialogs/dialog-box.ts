import { NIL, OB_FLAG, OB_STATE, type ObjectSource, objectTree } from '../../gem/aes/objects.ts';
import type { Gem } from '../../gem/gem.ts';

/** Black border and text, filled with white. */
const BOX_COLOUR = 0x1170;
/** Border inside the box, in pixels; OUTLINED adds the outer ring. */
const BORDER = 2;
const MARGIN_CELLS = 2;
/** A button is this many cells wider than its word. */
const BUTTON_AIR = 2;
const BUTTON_GAP_CELLS = 2;

/** Lines of a page beside its text: one above, one between, the buttons and one below. */
const LINES_AROUND = 4;
/** Pixels that the rings around an outlined box add on each side. */
const RINGS = 3;

/** The longest line and the most lines that a page can have on this screen, in characters. */
export function textRoom({ vdi, aes }: Gem): { readonly columns: number; readonly rows: number } {
  const columns = Math.floor((vdi.width - 2 * RINGS) / vdi.cell.w) - 2 * MARGIN_CELLS;
  const rows = Math.floor((aes.desktop.h - 2 * RINGS) / vdi.cell.h) - LINES_AROUND;
  return { columns, rows };
}

/** Lines of text above a row of buttons. */
export interface TextPage {
  readonly lines: readonly string[];
  /** From left to right. */
  readonly buttons: readonly string[];
  /** The button that Return presses. */
  readonly defaultButton: number;
}

/** A line to type in. */
export interface Question {
  readonly title: string;
  readonly label: string;
  /** Most characters of the answer. */
  readonly length: number;
  readonly answer: string;
  readonly button: string;
}

function buttonRow(
  labels: readonly string[],
  defaultButton: number,
  place: { readonly y: number; readonly width: number },
  cell: { w: number; h: number },
): ObjectSource[] {
  const widest = Math.max(...labels.map((label) => label.length)) + BUTTON_AIR;
  const total = labels.length * widest + (labels.length - 1) * BUTTON_GAP_CELLS;
  const first = Math.trunc((place.width / cell.w - total) / 2);
  return labels.map((text, k) => ({
    type: 'G_BUTTON',
    text,
    x: (first + k * (widest + BUTTON_GAP_CELLS)) * cell.w,
    y: place.y,
    w: widest * cell.w,
    h: cell.h,
    flags: OB_FLAG.SELECTABLE | OB_FLAG.EXIT | (k === defaultButton ? OB_FLAG.DEFAULT : 0),
  }));
}

function box(width: number, height: number, children: readonly ObjectSource[]): ObjectSource {
  return {
    type: 'G_BOX',
    thickness: BORDER,
    color: BOX_COLOUR,
    state: OB_STATE.OUTLINED,
    x: 0,
    y: 0,
    w: width,
    h: height,
    children,
  };
}

/** Shows a box until one of its buttons ends it; puts back what it has covered. */
async function runBox(
  gem: Gem,
  source: ObjectSource,
  startEdit: number,
): Promise<{ exit: number; tree: ReturnType<typeof objectTree> }> {
  const { aes } = gem;
  const tree = objectTree(source);
  const restore = aes.saveUnder(aes.form_center(tree));
  aes.objc_draw(tree);
  const exit = await aes.form_do(tree, startEdit);
  restore();
  return { exit, tree };
}

/**
 * Shows a page of text in the middle of the screen.
 *
 * @returns number of the button that ended it, from 0
 */
export async function showPage(gem: Gem, page: TextPage): Promise<number> {
  const cell = gem.vdi.cell;
  const longest = Math.max(...page.lines.map((line) => line.length));
  const width = (longest + 2 * MARGIN_CELLS) * cell.w;
  const lines = page.lines.map(
    (text, k): ObjectSource => ({
      type: 'G_STRING',
      text,
      x: MARGIN_CELLS * cell.w,
      y: (k + 1) * cell.h,
      w: text.length * cell.w,
      h: cell.h,
    }),
  );
  const y = (page.lines.length + 2) * cell.h;
  const buttons = buttonRow(page.buttons, page.defaultButton, { y, width }, cell);
  const { exit } = await runBox(gem, box(width, y + 2 * cell.h, [...lines, ...buttons]), NIL);
  return exit - 1 - lines.length;
}

/**
 * Asks for a line of text.
 *
 * @returns what was typed, without blanks at its ends
 */
export async function askLine(gem: Gem, question: Question): Promise<string> {
  const cell = gem.vdi.cell;
  const template = `${question.label} ${'_'.repeat(question.length)}`;
  const width = (Math.max(template.length, question.title.length) + 2 * MARGIN_CELLS) * cell.w;
  const at = (row: number, length: number): { x: number; y: number; w: number; h: number } => ({
    x: MARGIN_CELLS * cell.w,
    y: row * cell.h,
    w: length * cell.w,
    h: cell.h,
  });
  const field: ObjectSource = {
    type: 'G_FTEXT',
    ted: {
      text: question.answer,
      template,
      valid: 'X'.repeat(question.length),
      just: 'left',
      color: BOX_COLOUR,
      thickness: 0,
    },
    ...at(3, template.length),
    flags: OB_FLAG.EDITABLE,
  };
  const children: ObjectSource[] = [
    { type: 'G_STRING', text: question.title, ...at(1, question.title.length) },
    field,
    ...buttonRow([question.button], 0, { y: 5 * cell.h, width }, cell),
  ];
  const { tree } = await runBox(gem, box(width, 7 * cell.h, children), 0);
  const answered = tree[2];
  return answered.type === 'G_FTEXT' ? answered.ted.text.trim() : question.answer;
}
