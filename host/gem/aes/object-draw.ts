import { WRITING_MODE } from '../vdi/logic-op.ts';
import type { Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { formattedText } from './edit-field.ts';
import {
  BLACK,
  type Colors,
  clipped,
  crackColor,
  fillPattern,
  fillSolid,
  gr_box,
  gr_rect,
  HALF_PATTERN,
  inset,
  WHITE,
} from './graphics.ts';
import { childrenOf, objc_offset, objectRect } from './object-tree.ts';
import {
  type BitBlk,
  type GemObject,
  type IconBlk,
  MAX_DEPTH,
  OB_FLAG,
  OB_STATE,
  type ObjectTree,
  ROOT,
} from './objects.ts';
import { gr_just, gr_text } from './text.ts';

const CHECK_MARK = '\x08';
const CHECK_MARK_X = 2;
const OUTLINE = 3;
/** How texts without a colour of their own are written. */
const CAPTION = { pen: BLACK, mode: WRITING_MODE.transparent } as const;
/** Title objects have a border that is not drawn but keeps the first and the last row of the bar free. */
const TITLE_BORDER = 1;

/**
 * Draws an object and what it contains (objc_draw).
 *
 * @param start object to begin with
 * @param depth how many levels below it are drawn too
 * @param clip screen rectangle outside which nothing changes; null is the whole screen
 */
export function objc_draw(
  vdi: Workstation,
  tree: ObjectTree,
  start = ROOT,
  depth = MAX_DEPTH,
  clip: Rect | null = null,
): void {
  const at = objc_offset(tree, start);
  clipped(vdi, clip, () => drawBelow(vdi, tree, start, depth, at.x - tree[start].x, at.y - tree[start].y));
}

function drawBelow(vdi: Workstation, tree: ObjectTree, index: number, depth: number, x: number, y: number): void {
  const object = tree[index];
  if ((object.flags & OB_FLAG.HIDETREE) !== 0) return;
  const left = x + object.x;
  const top = y + object.y;
  drawObject(vdi, object, { x: left, y: top, w: object.w, h: object.h });
  if (depth === 0) return;
  for (const child of childrenOf(tree, index)) drawBelow(vdi, tree, child, depth - 1, left, top);
}

/**
 * Gives an object another state and draws what that changes (objc_change): a change of SELECTED alone inverts it, so
 * that objects without a background of their own stay right.
 */
export function objc_change(
  vdi: Workstation,
  tree: ObjectTree,
  index: number,
  state: number,
  clip: Rect | null = null,
): void {
  const object = tree[index];
  const changed = object.state ^ state;
  if (changed === 0) return;
  object.state = state;
  if (changed !== OB_STATE.SELECTED || object.type === 'G_ICON') {
    objc_draw(vdi, tree, index, MAX_DEPTH, clip);
    return;
  }
  const inside = stateRect(object, objectRect(tree, index));
  clipped(vdi, clip, () => fillSolid(vdi, inside, BLACK, WRITING_MODE.xor));
}

/** Thickness of an object's border: positive inside, negative outside (objects.ts, FIDELITY §1.2). */
function borderOf(object: GemObject): number {
  switch (object.type) {
    case 'G_BOX':
    case 'G_IBOX':
    case 'G_BOXCHAR':
      return object.thickness;
    case 'G_TEXT':
    case 'G_BOXTEXT':
    case 'G_FTEXT':
    case 'G_FBOXTEXT':
      return object.ted.thickness;
    case 'G_BUTTON': {
      const thicker = ((object.flags & OB_FLAG.EXIT) !== 0 ? 1 : 0) + ((object.flags & OB_FLAG.DEFAULT) !== 0 ? 1 : 0);
      return -1 - thicker;
    }
    case 'G_TITLE':
      return TITLE_BORDER;
    default:
      return 0;
  }
}

/** The part of an object that its states cover: without a border that lies inside. */
function stateRect(object: GemObject, rect: Rect): Rect {
  return inset(rect, Math.max(0, borderOf(object)));
}

function drawObject(vdi: Workstation, object: GemObject, rect: Rect): void {
  const border = borderOf(object);
  const inside = inset(rect, Math.max(0, border));
  switch (object.type) {
    case 'G_IBOX':
      gr_box(vdi, rect, border, crackColor(object.color).border);
      break;
    case 'G_BOX':
      drawBox(vdi, rect, border, crackColor(object.color));
      break;
    case 'G_BOXCHAR': {
      const colors = crackColor(object.color);
      drawBox(vdi, rect, border, colors);
      gr_just(vdi, inside, object.char, 'centre', { pen: colors.text, mode: colors.textMode });
      break;
    }
    case 'G_BOXTEXT':
    case 'G_FBOXTEXT':
    case 'G_TEXT':
    case 'G_FTEXT': {
      const colors = crackColor(object.ted.color);
      const formatted = object.type === 'G_FTEXT' || object.type === 'G_FBOXTEXT';
      if (object.type === 'G_BOXTEXT' || object.type === 'G_FBOXTEXT') drawBox(vdi, rect, border, colors);
      const text = formatted ? formattedText(object.ted) : object.ted.text;
      const { just, font } = object.ted;
      gr_just(vdi, inside, text, just, { pen: colors.text, mode: colors.textMode, font });
      break;
    }
    case 'G_BUTTON':
      drawBox(vdi, rect, border, { ...crackColor(0), border: BLACK });
      drawCaption(vdi, rect, object.text, Math.trunc((rect.w - object.text.length * vdi.cell.w) / 2));
      break;
    case 'G_STRING':
    case 'G_TITLE':
      drawCaption(vdi, rect, object.text, 0);
      break;
    case 'G_IMAGE':
      drawImage(vdi, rect, object.image);
      break;
    case 'G_ICON':
      drawIcon(vdi, rect, object.icon, (object.state & OB_STATE.SELECTED) !== 0);
      break;
  }
  if (object.state !== 0) drawState(vdi, object, rect);
}

function drawBox(vdi: Workstation, rect: Rect, border: number, colors: Colors): void {
  gr_box(vdi, rect, border, colors.border);
  gr_rect(vdi, inset(rect, Math.max(0, border)), colors.pattern, colors.fill);
}

function drawCaption(vdi: Workstation, rect: Rect, text: string, indent: number): void {
  const y = rect.y + Math.trunc((rect.h - vdi.cell.h) / 2);
  gr_text(vdi, rect.x + indent, y, text, CAPTION);
}

function drawImage(vdi: Workstation, rect: Rect, { form, color }: BitBlk): void {
  const whole = { x: 0, y: 0, w: form.width, h: form.height };
  vdi.vrt_cpyfm(WRITING_MODE.transparent, whole, rect, form, [color, WHITE]);
}

function drawIcon(vdi: Workstation, rect: Rect, icon: IconBlk, selected: boolean): void {
  const ink = selected ? icon.background : icon.foreground;
  const paper = selected ? icon.foreground : icon.background;
  const at = { x: rect.x + icon.iconRect.x, y: rect.y + icon.iconRect.y };
  const whole = { x: 0, y: 0, w: icon.iconRect.w, h: icon.iconRect.h };
  const look = { pen: ink, mode: WRITING_MODE.transparent, font: 'small' } as const;
  const plate = { ...icon.labelRect, x: rect.x + icon.labelRect.x, y: rect.y + icon.labelRect.y };
  vdi.vrt_cpyfm(WRITING_MODE.transparent, whole, at, icon.mask, [paper, WHITE]);
  if (icon.label !== '') {
    fillSolid(vdi, plate, paper);
    gr_just(vdi, plate, icon.label, 'centre', look);
  }
  vdi.vrt_cpyfm(WRITING_MODE.transparent, whole, at, icon.form, [ink, WHITE]);
  if (icon.letter !== undefined) gr_text(vdi, at.x + icon.letter.x, at.y + icon.letter.y, icon.letter.char, look);
}

/** Draws what the states add, in the order of the AES (FIDELITY §1.2). */
function drawState(vdi: Workstation, object: GemObject, rect: Rect): void {
  const { state } = object;
  const inside = stateRect(object, rect);
  const width = Math.abs(borderOf(object));
  if ((state & OB_STATE.OUTLINED) !== 0) {
    gr_box(vdi, inset(rect, -OUTLINE), 1, BLACK);
    gr_box(vdi, rect, 1 - OUTLINE, WHITE);
  }
  if ((state & OB_STATE.SHADOWED) !== 0 && width > 0) drawShadow(vdi, inside, width);
  if ((state & OB_STATE.CHECKED) !== 0) {
    gr_text(vdi, inside.x + CHECK_MARK_X, inside.y, CHECK_MARK, CAPTION);
  }
  if ((state & OB_STATE.CROSSED) !== 0) drawCross(vdi, inside);
  if ((state & OB_STATE.DISABLED) !== 0) fillPattern(vdi, inside, HALF_PATTERN, WHITE, WRITING_MODE.transparent);
  if ((state & OB_STATE.SELECTED) !== 0 && object.type !== 'G_ICON') {
    fillSolid(vdi, inside, BLACK, WRITING_MODE.xor);
  }
}

/** Two bars, twice as wide as the border, right of it and below it. */
function drawShadow(vdi: Workstation, inside: Rect, width: number): void {
  const right = inside.x + inside.w + width;
  const bottom = inside.y + inside.h + width;
  fillSolid(vdi, { x: inside.x, y: bottom, w: inside.w + width, h: 2 * width }, BLACK);
  fillSolid(vdi, { x: right, y: inside.y, w: 2 * width, h: inside.h + 3 * width }, BLACK);
}

function drawCross(vdi: Workstation, inside: Rect): void {
  const right = inside.x + inside.w - 1;
  const bottom = inside.y + inside.h - 1;
  vdi.vswr_mode(WRITING_MODE.transparent);
  vdi.vsl_color(WHITE);
  vdi.vsl_type(1);
  vdi.vsl_width(1);
  vdi.v_pline([inside.x, inside.y, right, bottom]);
  vdi.v_pline([inside.x, bottom, right, inside.y]);
}
