import type { Mfdb } from '../vdi/mfdb.ts';

/** Bits of `flags` (Atari ST AES documentation, OBJECT structure). */
export const OB_FLAG = {
  SELECTABLE: 0x01,
  DEFAULT: 0x02,
  EXIT: 0x04,
  EDITABLE: 0x08,
  RBUTTON: 0x10,
  LASTOB: 0x20,
  TOUCHEXIT: 0x40,
  HIDETREE: 0x80,
} as const;

/** Bits of `state`. */
export const OB_STATE = {
  SELECTED: 0x01,
  CROSSED: 0x02,
  CHECKED: 0x04,
  DISABLED: 0x08,
  OUTLINED: 0x10,
  SHADOWED: 0x20,
} as const;

/** No object: the end of a chain of children, a leaf's child, a search without result. */
export const NIL = -1;

export const ROOT = 0;

/** Deep enough for every tree: draw or search all levels. */
export const MAX_DEPTH = 8;

/** Justification of text inside its object. */
export type TextJust = 'left' | 'right' | 'centre';

/** The two faces of the AES: that of the screen mode, and a small one of 6x6 pixels for labels. */
export type TextFont = 'system' | 'small';

/**
 * Formatted text (TEDINFO). `template` and `valid` count for G_FTEXT and G_FBOXTEXT only: each `_` of the template is a
 * place for one character of `text`, and the letter of `valid` at the same count says what may be typed there
 * (edit-field.ts). `color` is a colour word, `thickness` a border as in {@link BoxObject}.
 */
export interface TedInfo {
  text: string;
  template: string;
  valid: string;
  just: TextJust;
  /** Default: `system`. */
  readonly font?: TextFont;
  color: number;
  thickness: number;
}

/** A picture of one plane (BITBLK), drawn transparently in the pen `color`. */
export interface BitBlk {
  readonly form: Mfdb;
  readonly color: number;
}

/** A picture with mask, letter and label (ICONBLK); rectangles are relative to the object. */
export interface IconBlk {
  readonly mask: Mfdb;
  readonly form: Mfdb;
  readonly label: string;
  /** A character on the picture, as drives have one, with its place in the picture. */
  readonly letter?: { readonly char: string; readonly x: number; readonly y: number };
  /** Pens of the set and the clear pixels. */
  readonly foreground: number;
  readonly background: number;
  readonly iconRect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly labelRect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/**
 * `color` is the colour word of the AES: bits 12-15 border pen, 8-11 text pen, bit 7 set for text in replace mode, bits
 * 4-6 fill pattern (0 hollow, 7 solid), bits 0-3 fill pen. A positive `thickness` is a border inside the object's
 * rectangle, a negative one lies outside it, in pixels.
 */
interface BoxObject {
  readonly type: 'G_BOX' | 'G_IBOX';
  thickness: number;
  color: number;
}

interface BoxCharObject {
  readonly type: 'G_BOXCHAR';
  /** One character, such as '\x05' for a closer. */
  char: string;
  thickness: number;
  color: number;
}

interface TextObject {
  readonly type: 'G_TEXT' | 'G_BOXTEXT' | 'G_FTEXT' | 'G_FBOXTEXT';
  readonly ted: TedInfo;
}

interface StringObject {
  readonly type: 'G_STRING' | 'G_BUTTON' | 'G_TITLE';
  text: string;
}

interface ImageObject {
  readonly type: 'G_IMAGE';
  readonly image: BitBlk;
}

interface IconObject {
  readonly type: 'G_ICON';
  readonly icon: IconBlk;
}

/** What an object shows: the union of `ob_type` and `ob_spec`. */
export type ObjectKind = BoxObject | BoxCharObject | TextObject | StringObject | ImageObject | IconObject;

/** Place in the tree, behaviour and place on the screen; `x` and `y` are relative to the parent. */
interface ObjectFrame {
  next: number;
  head: number;
  tail: number;
  flags: number;
  state: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** An OBJECT of the AES. */
export type GemObject = ObjectFrame & ObjectKind;

/** Objects in one array, the root first, linked by `next`, `head` and `tail`; the last one carries LASTOB. */
export type ObjectTree = GemObject[];

/** An object as a program declares it: its children inside it instead of the links. */
export type ObjectSource = ObjectKind & {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly flags?: number;
  readonly state?: number;
  readonly children?: readonly ObjectSource[];
};

/** Makes the linked array of a declared tree; objects are numbered in the order in which they are declared. */
export function objectTree(root: ObjectSource): ObjectTree {
  const tree: ObjectTree = [];
  append(tree, root);
  tree[tree.length - 1].flags |= OB_FLAG.LASTOB;
  return tree;
}

function append(tree: ObjectTree, source: ObjectSource): number {
  const { children = [], flags = 0, state = 0, ...rest } = source;
  const index = tree.length;
  const object: GemObject = { ...rest, flags, state, next: NIL, head: NIL, tail: NIL };
  tree.push(object);
  for (const child of children) {
    const at = append(tree, child);
    if (object.head === NIL) object.head = at;
    else tree[object.tail].next = at;
    object.tail = at;
    tree[at].next = index;
  }
  return index;
}
