import { contains, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { BUTTON, type Events, type KeyEvent } from './events.ts';
import { editableFields, FieldCursor } from './form-field.ts';
import { inset } from './graphics.ts';
import { objc_change } from './object-draw.ts';
import { childrenOf, objc_find, objectRect, parentOf } from './object-tree.ts';
import { MAX_DEPTH, NIL, OB_FLAG, OB_STATE, type ObjectTree, ROOT } from './objects.ts';

const ASCII_RETURN = 0x0d;
const ASCII_TAB = 0x09;
const SCAN_ESCAPE = 0x01;
const SCAN_UNDO = 0x61;
const SCAN_UP = 0x48;
const SCAN_DOWN = 0x50;
const LEFT_OR_RIGHT_SHIFT = 3;

/** An outlined tree covers so much more on each side. */
const OUTLINE = 3;

/** Set in the result of form_do where a TOUCHEXIT object was clicked twice. */
export const DOUBLE_CLICKED = 0x8000;

/**
 * Centres a tree in the part of the screen below the menu bar (form_center, FIDELITY §1.2) and sets the root's place.
 *
 * @returns what it covers with its outline
 */
export function form_center(vdi: Workstation, tree: ObjectTree, barHeight: number): Rect {
  const root = tree[ROOT];
  root.x = Math.trunc((vdi.width - root.w) / 2);
  root.y = barHeight + Math.trunc((vdi.height - barHeight - root.h) / 2);
  const outlined = (root.state & OB_STATE.OUTLINED) !== 0;
  return inset(root, outlined ? -OUTLINE : 0);
}

/** Runs a drawn form (form_do): keys, text fields and buttons, until an object with EXIT or TOUCHEXIT ends it. */
export class Form {
  readonly #vdi: Workstation;
  readonly #events: Events;
  readonly #tree: ObjectTree;
  readonly #cursor: FieldCursor;
  readonly #cancel: number;

  /** @param cancel the button that Undo and Escape press; NIL is none, and Escape then empties the text field */
  constructor(vdi: Workstation, events: Events, tree: ObjectTree, cancel = NIL) {
    this.#cancel = cancel;
    this.#vdi = vdi;
    this.#events = events;
    this.#tree = tree;
    this.#cursor = new FieldCursor(vdi, tree);
  }

  /**
   * @param startEdit the field in which the cursor begins; 0 is the first one of the tree, NIL none
   * @returns number of the object that ended the form, with {@link DOUBLE_CLICKED}; an EXIT object stays selected
   * @throws TerminationError
   */
  async run(startEdit: number): Promise<number> {
    const first = startEdit === ROOT ? (editableFields(this.#tree)[0] ?? NIL) : startEdit;
    this.#cursor.moveTo(first);
    try {
      for (;;) {
        const exit = await this.#react();
        if (exit !== NIL) return exit;
      }
    } finally {
      this.#cursor.moveTo(NIL);
    }
  }

  /** Works off a key or a press. @returns the object that ends the form, NIL for none */
  async #react(): Promise<number> {
    const button = { mask: BUTTON.left, state: BUTTON.left, clicks: 2 } as const;
    const happened = await this.#events.multi({ key: true, button }, null);
    if (happened.key) return this.#key(happened.key);
    return happened.button ? this.#press(happened.button.clicks, happened.x, happened.y) : NIL;
  }

  #key(key: KeyEvent): number {
    if (key.ascii === ASCII_RETURN) {
      return this.#pressByKey(this.#tree.findIndex((object) => (object.flags & OB_FLAG.DEFAULT) !== 0));
    }
    if (this.#cancel !== NIL && (key.scan === SCAN_UNDO || key.scan === SCAN_ESCAPE)) {
      return this.#pressByKey(this.#cancel);
    }
    const back = key.scan === SCAN_UP || (key.ascii === ASCII_TAB && (key.shift & LEFT_OR_RIGHT_SHIFT) !== 0);
    if (back || key.ascii === ASCII_TAB || key.scan === SCAN_DOWN) this.#nextField(back ? -1 : 1);
    else this.#cursor.type(key);
    return NIL;
  }

  #pressByKey(button: number): number {
    if (button === NIL || (this.#tree[button].state & OB_STATE.DISABLED) !== 0) return NIL;
    this.#setSelected(button, true);
    return button;
  }

  /** Moves the cursor one field on or back; at the first and the last field it stays. */
  #nextField(step: 1 | -1): void {
    const fields = editableFields(this.#tree);
    const next = fields[fields.indexOf(this.#cursor.field) + step];
    if (next !== undefined) this.#cursor.moveTo(next);
  }

  async #press(clicks: number, x: number, y: number): Promise<number> {
    const index = objc_find(this.#tree, ROOT, MAX_DEPTH, x, y);
    if (index === NIL) return NIL;
    const { flags, state } = this.#tree[index];
    const enabled = (state & OB_STATE.DISABLED) === 0;
    if (enabled && (flags & OB_FLAG.TOUCHEXIT) !== 0) {
      if ((flags & OB_FLAG.RBUTTON) !== 0) this.#pressRadio(index);
      else if ((flags & OB_FLAG.SELECTABLE) !== 0) this.#setSelected(index, (state & OB_STATE.SELECTED) === 0);
      return clicks === 2 ? index | DOUBLE_CLICKED : index;
    }
    if (enabled && (flags & OB_FLAG.SELECTABLE) !== 0) return this.#pressSelectable(index);
    if (editableFields(this.#tree).includes(index)) this.#cursor.moveTo(index);
    await this.#events.multi({ button: { mask: BUTTON.left, state: 0, clicks: 1 } }, null);
    return NIL;
  }

  async #pressSelectable(index: number): Promise<number> {
    const { flags, state } = this.#tree[index];
    if ((flags & OB_FLAG.RBUTTON) !== 0) {
      this.#pressRadio(index);
      await this.#events.multi({ button: { mask: BUTTON.left, state: 0, clicks: 1 } }, null);
    } else {
      const wasSelected = (state & OB_STATE.SELECTED) !== 0;
      const inside = await graf_watchbox(this.#vdi, this.#events, this.#tree, index, {
        inside: wasSelected ? state & ~OB_STATE.SELECTED : state | OB_STATE.SELECTED,
        outside: state,
      });
      if (!inside) return NIL;
    }
    const selected = (this.#tree[index].state & OB_STATE.SELECTED) !== 0;
    return selected && (flags & OB_FLAG.EXIT) !== 0 ? index : NIL;
  }

  /** Selects one of the radio buttons below the same parent. */
  #pressRadio(index: number): void {
    const parent = parentOf(this.#tree, index);
    for (const sibling of parent === NIL ? [] : childrenOf(this.#tree, parent)) {
      if ((this.#tree[sibling].flags & OB_FLAG.RBUTTON) !== 0) this.#setSelected(sibling, sibling === index);
    }
  }

  #setSelected(index: number, selected: boolean): void {
    const { state } = this.#tree[index];
    objc_change(this.#vdi, this.#tree, index, selected ? state | OB_STATE.SELECTED : state & ~OB_STATE.SELECTED);
  }
}

/**
 * Follows the mouse from a press to its release (graf_watchbox): the object has one state while the mouse is on it and
 * another one elsewhere. A lost pointer ends outside, and so does AP_TERM.
 *
 * @returns whether the button was released on the object
 * @throws TerminationError
 */
export async function graf_watchbox(
  vdi: Workstation,
  events: Events,
  tree: ObjectTree,
  index: number,
  states: { readonly inside: number; readonly outside: number },
): Promise<boolean> {
  const rect = objectRect(tree, index);
  let released = false;
  try {
    for (;;) {
      const { mouse } = events;
      const inside = contains(rect, mouse.x, mouse.y);
      objc_change(vdi, tree, index, inside ? states.inside : states.outside);
      released ||= mouse.buttons === 0;
      if (released) return inside;
      const happened = await events.multi({ motion: true, button: { mask: BUTTON.left, state: 0, clicks: 1 } }, null);
      if (happened.lost) return false;
      released = happened.button !== undefined;
    }
  } finally {
    if (!released) objc_change(vdi, tree, index, states.outside);
  }
}
