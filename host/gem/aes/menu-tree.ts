import type { Rect } from '../vdi/rect.ts';
import { OB_STATE, type ObjectSource, type ObjectTree, objectTree } from './objects.ts';

/** An entry of a drop-down or popup menu. */
export interface MenuItem {
  /** Identifies the entry in messages; unique in its tree. */
  readonly id: string;
  readonly text: string;
  /** Key that chooses the entry too, as it is shown at the right: '^H'. The program acts on the key itself. */
  readonly key?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly separator?: false;
}

/** A dashed line between entries. */
export interface MenuSeparator {
  readonly separator: true;
}

export type MenuEntry = MenuItem | MenuSeparator;

/** A word of the menu bar and the entries below it. */
export interface MenuTitle {
  readonly text: string;
  readonly items: readonly MenuEntry[];
}

/** What a program declares of its menu bar. */
export interface MenuTree {
  readonly titles: readonly MenuTitle[];
}

/** Sizes that the screen fixes. */
export interface MenuSizes {
  readonly width: number;
  readonly height: number;
  readonly cell: { readonly w: number; readonly h: number };
  /** Height of the bar with its line: one AES box. */
  readonly barHeight: number;
}

/** An entry with the number of its object. */
export interface MenuPlace {
  readonly entry: MenuEntry;
  readonly object: number;
}

/** A drop-down or popup menu as part of an object tree. */
export interface MenuBox {
  readonly object: number;
  readonly items: readonly MenuPlace[];
}

/** A menu bar as an object tree, laid out as the AES expects it. */
export interface MenuObjects {
  readonly tree: ObjectTree;
  readonly bar: number;
  /** Objects of the titles and the boxes that open below them, in the order of the titles. */
  readonly titles: readonly number[];
  readonly boxes: readonly MenuBox[];
}

const BOX_COLOR = 0x1100;
/** A box of a menu has a line of one pixel around it. */
const BOX_BORDER = -1;
/** Cells left of the first title. */
const BAR_INDENT = 2;
/** Cells left of an entry's text, where its check mark stands. */
const ITEM_INDENT = 2;
/** Least number of cells between the longest text and the keys. */
const KEY_GAP = 2;

/** Lays out a menu bar (FIDELITY §1.1): root, bar with the titles, and the screen with the boxes below. */
export function menuObjects(menu: MenuTree, sizes: MenuSizes): MenuObjects {
  const { width, height, cell, barHeight } = sizes;
  const indent = BAR_INDENT * cell.w;
  let x = 0;
  const titles: ObjectSource[] = [];
  const boxes: ObjectSource[] = [];
  for (const { text, items } of menu.titles) {
    const box = menuBoxSource(items, cell);
    boxes.push({ ...box, x: Math.max(1, Math.min(indent + x, width - box.w - 1)) });
    titles.push({ type: 'G_TITLE', text, x, y: 0, w: text.length * cell.w, h: barHeight });
    x += text.length * cell.w;
  }
  const active = area('G_IBOX', { x: indent, y: 0, w: x, h: barHeight }, titles);
  const bar = area('G_BOX', { x: 0, y: 0, w: width, h: barHeight - 1 }, [active]);
  const below = area('G_IBOX', { x: 0, y: barHeight, w: width, h: height - barHeight }, boxes);
  const tree = objectTree(area('G_IBOX', { x: 0, y: 0, w: width, h: height }, [bar, below]));
  const firstTitle = 3;
  return {
    tree,
    bar: 1,
    titles: titles.map((_, i) => firstTitle + i),
    boxes: boxesOf(menu.titles, firstTitle + titles.length + 1),
  };
}

function area(type: 'G_BOX' | 'G_IBOX', rect: Rect, children: readonly ObjectSource[], thickness = 0): ObjectSource {
  return { type, thickness, color: BOX_COLOR, ...rect, children };
}

/** The objects of a popup menu: one box with its entries, its upper left corner at (x, y). */
export function popupObjects(
  items: readonly MenuEntry[],
  cell: { readonly w: number; readonly h: number },
  x: number,
  y: number,
): { tree: ObjectTree; box: MenuBox } {
  const tree = objectTree({ ...menuBoxSource(items, cell), x, y, state: OB_STATE.SHADOWED });
  return { tree, box: { object: 0, items: items.map((entry, i) => ({ entry, object: i + 1 })) } };
}

function boxesOf(titles: readonly MenuTitle[], first: number): MenuBox[] {
  let next = first;
  return titles.map(({ items }) => {
    const object = next;
    next += 1 + items.length;
    return { object, items: items.map((entry, i) => ({ entry, object: object + 1 + i })) };
  });
}

function menuBoxSource(items: readonly MenuEntry[], cell: { readonly w: number; readonly h: number }): ObjectSource {
  const named = items.filter((entry): entry is MenuItem => !entry.separator);
  const textLength = Math.max(0, ...named.map((item) => item.text.length));
  const keyLength = Math.max(0, ...named.map((item) => item.key?.length ?? 0));
  const columns = ITEM_INDENT + textLength + (keyLength > 0 ? KEY_GAP + keyLength : 0) + 1;
  const w = columns * cell.w;
  const children = items.map((entry, row): ObjectSource => {
    const rect = { x: 0, y: row * cell.h, w, h: cell.h };
    return { type: 'G_STRING', text: entryText(entry, columns), state: entryState(entry), ...rect };
  });
  return area('G_BOX', { x: 0, y: 0, w, h: items.length * cell.h }, children, BOX_BORDER);
}

/** Text with its indent, the key at the right, one cell free behind it; a separator is all dashes. */
function entryText(entry: MenuEntry, columns: number): string {
  if (entry.separator) return '-'.repeat(columns);
  const { text, key = '' } = entry;
  return `${' '.repeat(ITEM_INDENT)}${text}${key.padStart(columns - ITEM_INDENT - text.length - 1)} `;
}

function entryState(entry: MenuEntry): number {
  if (entry.separator) return OB_STATE.DISABLED;
  return (entry.disabled ? OB_STATE.DISABLED : 0) | (entry.checked ? OB_STATE.CHECKED : 0);
}
