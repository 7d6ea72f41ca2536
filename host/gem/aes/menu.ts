import { WRITING_MODE } from '../vdi/logic-op.ts';
import { contains, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { ASCII_ESCAPE, BUTTON, type Events } from './events.ts';
import { BLACK, clipped, fillSolid, WHITE } from './graphics.ts';
import { OpenMenuBox } from './menu-box.ts';
import { type MenuItem, type MenuObjects, type MenuTree, menuObjects } from './menu-tree.ts';
import type { Message } from './messages.ts';
import { objc_change, objc_draw } from './object-draw.ts';
import { objectRect } from './object-tree.ts';
import { MAX_DEPTH, NIL, OB_STATE } from './objects.ts';
import { gr_just } from './text.ts';

/** The menu bar has no entry of this name. */
export class MenuItemError extends Error {
  override readonly name = 'MenuItemError';
  readonly item: string;

  constructor(item: string) {
    super(`no menu item "${item}"`);
    this.item = item;
  }
}

/** The menu bar and its drop-down menus. */
export class MenuBar {
  readonly #vdi: Workstation;
  readonly #events: Events;
  /** Height of the bar with the line below it. */
  readonly height: number;
  #menu: MenuTree | null = null;
  /** Stands in the bar while it shows no menu. */
  #programName = '';
  #objects: MenuObjects | null = null;

  constructor(vdi: Workstation, events: Events, height: number) {
    this.#vdi = vdi;
    this.#events = events;
    this.height = height;
  }

  /** Shows a menu bar, or with null an empty one. */
  menu_bar(menu: MenuTree | null): void {
    this.#menu = menu;
    this.#objects = null;
    this.#layOut();
    this.draw(null);
  }

  /** Shows the name of a program that has no menu yet. */
  sh_show(name: string): void {
    this.#programName = name;
    this.draw(null);
  }

  get shown(): boolean {
    return this.#objects !== null;
  }

  /** The bar's rectangle on the screen. */
  get rect(): Rect {
    return { x: 0, y: 0, w: this.#vdi.width, h: this.height };
  }

  /** Draws the bar, which without a menu shows the name of the program, and the line below it. */
  draw(clip: Rect | null): void {
    const vdi = this.#vdi;
    const objects = this.#objects;
    const bar = { ...this.rect, h: this.height - 1 };
    const line = { ...this.rect, y: this.height - 1, h: 1 };
    clipped(vdi, clip, () => {
      fillSolid(vdi, bar, WHITE);
      fillSolid(vdi, line, BLACK);
      if (objects === null && this.#programName !== '') {
        gr_just(vdi, bar, this.#programName, 'centre', { pen: BLACK, mode: WRITING_MODE.transparent });
      }
    });
    if (objects !== null) objc_draw(vdi, objects.tree, objects.bar, MAX_DEPTH, clip);
  }

  menu_icheck(item: string, checked: boolean): void {
    this.#change(item, { checked });
  }

  menu_ienable(item: string, enabled: boolean): void {
    this.#change(item, { disabled: !enabled });
  }

  menu_text(item: string, text: string): void {
    this.#change(item, { text });
  }

  /** Shows a title normally or inverted. A chosen entry leaves its title inverted until the program calls this. */
  menu_tnormal(title: number, normal: boolean): void {
    const object = this.#objects?.titles[title];
    if (object !== undefined) this.#setTitle(object, OB_STATE.SELECTED, !normal);
  }

  /** Makes all titles available or grey; below a grey one no menu opens. */
  menu_tenable(enabled: boolean): void {
    const objects = this.#objects;
    for (const object of objects?.titles ?? []) this.#setTitle(object, OB_STATE.DISABLED, !enabled);
  }

  /** Position of the title at a place of the screen, NIL where there is none that could be chosen. */
  titleAt(x: number, y: number): number {
    const objects = this.#objects;
    if (objects === null) return NIL;
    return objects.titles.findIndex((object) => {
      const enabled = (objects.tree[object].state & OB_STATE.DISABLED) === 0;
      return enabled && contains(objectRect(objects.tree, object), x, y);
    });
  }

  /**
   * Lets the player choose: drop-downs open below the title that the mouse is on. A click outside the titles ends it; so
   * does, after a press on a title, letting go elsewhere, and Escape. Other keys are nobody's meanwhile.
   *
   * @returns the message for the program, null where nothing was chosen
   * @throws TerminationError
   */
  async choose(): Promise<Message | null> {
    let open: { title: number; box: OpenMenuBox } | null = null;
    let chosen: MenuItem | null = null;
    let waitsForPress = this.#events.mouse.buttons === 0;
    try {
      for (;;) {
        const { x, y } = this.#events.mouse;
        const title = this.titleAt(x, y);
        if (title !== NIL && title !== open?.title) {
          if (open !== null) this.#close(open);
          open = this.#open(title);
        }
        open?.box.follow(x, y);
        const button = { mask: BUTTON.left, state: waitsForPress ? BUTTON.left : 0, clicks: 1 } as const;
        const happened = await this.#events.multi({ key: true, motion: true, button }, null);
        if (happened.lost === true || happened.key?.ascii === ASCII_ESCAPE) return null;
        if (happened.button && title === NIL) break;
        if (happened.button) waitsForPress = !waitsForPress;
      }
      chosen = open?.box.selected ?? null;
    } finally {
      open?.box.close();
      if (open !== null && chosen === null) this.menu_tnormal(open.title, true);
    }
    return open === null || chosen === null ? null : { type: 'MN_SELECTED', title: open.title, item: chosen.id };
  }

  #open(title: number): { title: number; box: OpenMenuBox } | null {
    const objects = this.#objects;
    if (objects === null) return null;
    this.#setTitle(objects.titles[title], OB_STATE.SELECTED, true);
    return { title, box: new OpenMenuBox(this.#vdi, objects.tree, objects.boxes[title]) };
  }

  #close(open: { title: number; box: OpenMenuBox }): void {
    open.box.close();
    this.menu_tnormal(open.title, true);
  }

  #setTitle(object: number, bit: number, set: boolean): void {
    const tree = this.#objects?.tree;
    if (tree === undefined) return;
    const { state } = tree[object];
    objc_change(this.#vdi, tree, object, set ? state | bit : state & ~bit);
  }

  #change(id: string, change: Partial<MenuItem>): void {
    let found = false;
    const titles = (this.#menu?.titles ?? []).map((title) => ({
      ...title,
      items: title.items.map((entry) => {
        if (entry.separator || entry.id !== id) return entry;
        found = true;
        return { ...entry, ...change };
      }),
    }));
    if (!found) throw new MenuItemError(id);
    this.#menu = { titles };
    this.#layOut();
  }

  /** Makes the objects anew from what the program has declared and changed; titles keep their state. */
  #layOut(): void {
    const before = this.#objects;
    if (this.#menu === null) {
      this.#objects = null;
      return;
    }
    const { width, height, cell } = this.#vdi;
    const objects = menuObjects(this.#menu, { width, height, cell, barHeight: this.height });
    objects.titles.forEach((object, i) => {
      const former = before?.titles[i];
      if (former !== undefined) objects.tree[object].state = before?.tree[former].state ?? 0;
    });
    this.#objects = objects;
  }
}
