import {
  NIL,
  OB_FLAG,
  OB_STATE,
  type ObjectSource,
  type ObjectTree,
  objectTree,
  type TedInfo,
} from '../../gem/aes/objects.ts';
import type { Gem } from '../../gem/gem.ts';

/** Black border and text, filled with white. */
const BOX_COLOUR = 0x1170;
/** Black text that replaces what was there before, on white: what is typed leaves nothing of the old characters. */
const FIELD_COLOUR = 0x1180;
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

/** A number from 0.0 to 9.9 to type in. */
export interface TenthsQuestion {
  readonly title: string;
  readonly label: string;
  /** Stands behind the number: what it counts. */
  readonly unit: string;
  /** The number that stands there first, in tenths. */
  readonly tenths: number;
  readonly ok: string;
  readonly cancel: string;
}

/** Several lines to type in, which can be cancelled. */
export interface LinesQuestion {
  /** Lines above the fields. */
  readonly title: readonly string[];
  /** What stands before each field. */
  readonly labels: readonly string[];
  /** Most characters of each answer. */
  readonly length: number;
  /** What may be typed, a letter of the AES: `9` figures, `X` anything. */
  readonly valid: string;
  readonly answers: readonly string[];
  readonly ok: string;
  readonly cancel: string;
}

/** A field to type in. */
interface Field {
  /** What stands in its line; each `_` is a place for a character of `answer`. */
  readonly template: string;
  /** What may be typed at each place, in the letters of the AES. */
  readonly valid: string;
  readonly answer: string;
}

/** Fields with a title above them and buttons below them; the first button is the one that Return presses. */
interface FieldBox {
  readonly title: readonly string[];
  readonly fields: readonly Field[];
  readonly buttons: readonly string[];
}

/** Cells of each button of a row. */
function buttonLength(labels: readonly string[]): number {
  return Math.max(...labels.map((label) => label.length)) + BUTTON_AIR;
}

/** Cells of a row of buttons with the gaps between them. */
function rowLength(labels: readonly string[]): number {
  return labels.length * buttonLength(labels) + (labels.length - 1) * BUTTON_GAP_CELLS;
}

function buttonRow(
  labels: readonly string[],
  defaultButton: number,
  place: { readonly y: number; readonly width: number },
  cell: { w: number; h: number },
): ObjectSource[] {
  const widest = buttonLength(labels);
  const first = Math.trunc((place.width / cell.w - rowLength(labels)) / 2);
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

/** Shows a box until one of its buttons ends it, or AP_TERM does; puts back what it has covered. */
async function runBox(gem: Gem, source: ObjectSource, startEdit: number): Promise<{ exit: number; tree: ObjectTree }> {
  const { aes } = gem;
  const tree = objectTree(source);
  const restore = aes.saveUnder(aes.form_center(tree));
  aes.objc_draw(tree);
  try {
    return { exit: await aes.form_do(tree, startEdit), tree };
  } finally {
    restore();
  }
}

/**
 * Shows a page of text in the middle of the screen.
 *
 * @returns number of the button that ended it, from 0
 * @throws TerminationError
 */
export async function showPage(gem: Gem, page: TextPage): Promise<number> {
  const cell = gem.vdi.cell;
  const longest = Math.max(...page.lines.map((line) => line.length));
  const width = (Math.max(longest, rowLength(page.buttons)) + 2 * MARGIN_CELLS) * cell.w;
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

/** Shows fields to type in. @returns what was typed, and the number of the button, from 0 */
async function askFields(
  gem: Gem,
  { title, fields, buttons }: FieldBox,
): Promise<{ readonly texts: readonly string[]; readonly button: number }> {
  const cell = gem.vdi.cell;
  const longest = Math.max(...title.map((line) => line.length), ...fields.map(({ template }) => template.length));
  const width = (Math.max(longest, rowLength(buttons)) + 2 * MARGIN_CELLS) * cell.w;
  const at = (row: number, length: number): { x: number; y: number; w: number; h: number } => ({
    x: MARGIN_CELLS * cell.w,
    y: row * cell.h,
    w: length * cell.w,
    h: cell.h,
  });
  const teds = fields.map(
    ({ answer, template, valid }): TedInfo => ({
      ...{ text: answer, template, valid, just: 'left', color: FIELD_COLOUR, thickness: 0 },
    }),
  );
  const firstField = title.length + 2;
  const firstButton = firstField + fields.length + 1;
  const children: ObjectSource[] = [
    ...title.map((text, k): ObjectSource => ({ type: 'G_STRING', text, ...at(k + 1, text.length) })),
    ...teds.map(
      (ted, k): ObjectSource => ({
        ...{ type: 'G_FTEXT', ted, flags: OB_FLAG.EDITABLE },
        ...at(firstField + k, fields[k].template.length),
      }),
    ),
    ...buttonRow(buttons, 0, { y: firstButton * cell.h, width }, cell),
  ];
  const { exit } = await runBox(gem, box(width, (firstButton + 2) * cell.h, children), 0);
  return { texts: teds.map(({ text }) => text), button: exit - children.length + buttons.length - 1 };
}

/**
 * Asks for a line of text.
 *
 * @returns what was typed, without blanks at its ends
 * @throws TerminationError
 */
export async function askLine(gem: Gem, question: Question): Promise<string> {
  const { title, label, length, answer, button } = question;
  const template = `${label} ${'_'.repeat(length)}`;
  const field = { template, valid: 'X'.repeat(length), answer };
  const { texts } = await askFields(gem, { title: [title], fields: [field], buttons: [button] });
  return texts[0].trim();
}

/**
 * Asks for several lines of text; Tab and the cursor keys go from one to the next.
 *
 * @returns what was typed, without blanks at the ends; null where the player cancelled
 * @throws TerminationError
 */
export async function askLines(gem: Gem, question: LinesQuestion): Promise<readonly string[] | null> {
  const { title, labels, length, valid, answers, ok, cancel } = question;
  const fields = labels.map((label, k) => ({
    template: `${label}${'_'.repeat(length)}`,
    valid: valid.repeat(length),
    answer: answers[k] ?? '',
  }));
  const { texts, button } = await askFields(gem, { title, fields, buttons: [ok, cancel] });
  return button === 0 ? texts.map((text) => text.trim()) : null;
}

/**
 * Asks for a number with one digit before and one behind the point. A place that is left empty counts as 0.
 *
 * @returns the number in tenths, null where the player cancelled
 * @throws TerminationError
 */
export async function askTenths(gem: Gem, question: TenthsQuestion): Promise<number | null> {
  const { title, label, unit, tenths, ok, cancel } = question;
  const field = { template: `${label} _._ ${unit}`, valid: '99', answer: String(tenths).padStart(2, '0') };
  const { texts, button } = await askFields(gem, { title: [title], fields: [field], buttons: [ok, cancel] });
  return button === 0 ? Number(texts[0].padEnd(2).replaceAll(' ', '0')) : null;
}
