import { contains, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { inset } from './graphics.ts';
import type { MenuBox, MenuItem } from './menu-tree.ts';
import { objc_change, objc_draw } from './object-draw.ts';
import { objectRect } from './object-tree.ts';
import { MAX_DEPTH, OB_STATE, type ObjectTree } from './objects.ts';
import { saveUnder } from './save-under.ts';

/** Frame and shadow of a menu box lie at most this far outside it. */
const MARGIN = 3;

/** An open drop-down or popup menu on the screen: shows which entry the mouse is on. */
export class OpenMenuBox {
  readonly #vdi: Workstation;
  readonly #tree: ObjectTree;
  readonly #box: MenuBox;
  readonly #restore: () => void;
  #selected: { readonly item: MenuItem; readonly object: number } | null = null;

  /** Draws the box over the screen. */
  constructor(vdi: Workstation, tree: ObjectTree, box: MenuBox) {
    this.#vdi = vdi;
    this.#tree = tree;
    this.#box = box;
    this.#restore = saveUnder(vdi, inset(this.rect, -MARGIN));
    objc_draw(vdi, tree, box.object, MAX_DEPTH);
  }

  get rect(): Rect {
    return objectRect(this.#tree, this.#box.object);
  }

  /** The entry under the mouse, if it can be chosen. */
  get selected(): MenuItem | null {
    return this.#selected?.item ?? null;
  }

  /** Selects the entry at a place of the mouse and no other one. */
  follow(x: number, y: number): void {
    const under = this.#entryAt(x, y);
    if (under?.object === this.#selected?.object) return;
    if (this.#selected !== null) this.#setSelected(this.#selected.object, false);
    if (under !== null) this.#setSelected(under.object, true);
    this.#selected = under;
  }

  /** Puts back what the box covered. */
  close(): void {
    if (this.#selected !== null) this.#tree[this.#selected.object].state &= ~OB_STATE.SELECTED;
    this.#restore();
  }

  #entryAt(x: number, y: number): { item: MenuItem; object: number } | null {
    for (const { entry, object } of this.#box.items) {
      if (entry.separator || (this.#tree[object].state & OB_STATE.DISABLED) !== 0) continue;
      if (contains(objectRect(this.#tree, object), x, y)) return { item: entry, object };
    }
    return null;
  }

  #setSelected(object: number, on: boolean): void {
    const { state } = this.#tree[object];
    objc_change(this.#vdi, this.#tree, object, on ? state | OB_STATE.SELECTED : state & ~OB_STATE.SELECTED);
  }
}
