import { KBSHIFT } from '../../hardware/atari-st/ikbd.ts';
import { contains, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { graf_dragbox, graf_rubberbox, graf_slidebox } from './drag.ts';
import { BUTTON, type Events, type MouseState, type ScreenControl } from './events.ts';
import { graf_watchbox } from './form.ts';
import type { MenuBar } from './menu.ts';
import type { ArrowAction } from './messages.ts';
import type { MousePointer } from './mouse-pointer.ts';
import { objc_change } from './object-draw.ts';
import { objc_find, objectRect } from './object-tree.ts';
import { MAX_DEPTH, NIL, OB_STATE, ROOT } from './objects.ts';
import { type GemWindow, shownKind, smallestWindow, WIND_KIND, wind_calc } from './window.ts';
import type { GadgetRole, WindowObjects } from './window-gadgets.ts';
import type { Windows } from './windows.ts';

/** Windows may leave the screen to the right and below, as far as coordinates go. */
const FAR = 10000;

/** Size of a window that has become an icon, and the distance between such windows. */
const ICON_SIZE = 72;
const ICON_GAP = 8;

const ARROWS: Partial<Record<GadgetRole, ArrowAction>> = {
  'up-arrow': 'WA_UPLINE',
  'down-arrow': 'WA_DNLINE',
  'left-arrow': 'WA_LFLINE',
  'right-arrow': 'WA_RTLINE',
};

/** What the AES does with the mouse while a program waits: menu bar, window frames, icons. */
export class AesScreenControl implements ScreenControl {
  readonly #vdi: Workstation;
  readonly #events: Events;
  readonly #menu: MenuBar;
  readonly #windows: Windows;
  readonly #pointer: MousePointer;
  /** After a menu has been closed the mouse must leave the titles before one opens by itself again. */
  #menuArmed = true;

  constructor(vdi: Workstation, events: Events, menu: MenuBar, windows: Windows, pointer: MousePointer) {
    this.#vdi = vdi;
    this.#events = events;
    this.#menu = menu;
    this.#windows = windows;
    this.#pointer = pointer;
  }

  claim(mouse: MouseState, pressed: number): (() => Promise<void>) | null {
    const title = this.#menu.titleAt(mouse.x, mouse.y);
    if (title === NIL) this.#menuArmed = true;
    if (pressed === 0) {
      return title !== NIL && this.#menuArmed && mouse.buttons === 0 ? () => this.#chooseFromMenu() : null;
    }
    if (pressed !== BUTTON.left) return null;
    if (title !== NIL) return () => this.#chooseFromMenu();
    if (this.#menu.shown && contains(this.#menu.rect, mouse.x, mouse.y)) return () => this.#released();
    const window = this.#windows.at(mouse.x, mouse.y);
    return window === null ? null : this.#claimWindow(window, mouse);
  }

  #claimWindow(window: GemWindow, mouse: MouseState): (() => Promise<void>) | null {
    const { handle } = window;
    if (window.beforeIcon !== null) return () => this.#pointer.whileArrow(() => this.#pressIcon(window, mouse));
    if (handle !== this.#windows.top) {
      return async () => {
        await this.#released();
        this.#events.post({ type: 'WM_TOPPED', window: handle });
      };
    }
    const objects = this.#windows.objectsOf(window);
    const object = objc_find(objects.tree, ROOT, MAX_DEPTH, mouse.x, mouse.y);
    const role = objects.roles[object];
    if (role === 'work') return null;
    return () => this.#pointer.whileArrow(() => this.#pressGadget(window, objects, object, mouse));
  }

  async #chooseFromMenu(): Promise<void> {
    await this.#pointer.whileArrow(async () => {
      const message = await this.#menu.choose();
      this.#menuArmed = this.#menu.titleAt(this.#events.mouse.x, this.#events.mouse.y) === NIL;
      await this.#released();
      if (message !== null) this.#events.post(message);
    });
  }

  async #pressGadget(window: GemWindow, objects: WindowObjects, object: number, mouse: MouseState): Promise<void> {
    const { handle } = window;
    const role = objects.roles[object];
    if (role === 'closer' || role === 'fuller') {
      if (!(await this.#watch(objects, object))) return;
      const iconify = role === 'closer' && (mouse.shift & KBSHIFT.alternate) !== 0;
      if (iconify) this.#events.post({ type: 'WM_ICONIFY', window: handle, rect: this.#iconPlace() });
      else this.#events.post({ type: role === 'closer' ? 'WM_CLOSED' : 'WM_FULLED', window: handle });
    } else if (role === 'name' && (shownKind(window) & WIND_KIND.MOVER) !== 0) {
      await this.#drag(window, mouse);
    } else if (role === 'sizer') {
      await this.#size(window);
    } else if (role === 'horizontal-slider' || role === 'vertical-slider') {
      await this.#slide(window, objects, object, mouse);
    } else {
      const action = arrowAction(objects, object, mouse);
      if (action === null) return this.#released();
      this.#events.post({ type: 'WM_ARROWED', window: handle, action });
      this.#events.repeatWhileHeld(() => this.#arrowAgain(window, action));
    }
  }

  /** Asks once more for what an arrow or a track asked for, if the mouse is still where it means that. */
  #arrowAgain(window: GemWindow, action: ArrowAction): void {
    if (window.handle !== this.#windows.top) return;
    const { mouse } = this.#events;
    const objects = this.#windows.objectsOf(window);
    const object = objc_find(objects.tree, ROOT, MAX_DEPTH, mouse.x, mouse.y);
    if (object === NIL || arrowAction(objects, object, mouse) !== action) return;
    this.#events.post({ type: 'WM_ARROWED', window: window.handle, action });
  }

  async #watch({ tree }: WindowObjects, object: number): Promise<boolean> {
    const { state } = tree[object];
    const states = { inside: state | OB_STATE.SELECTED, outside: state & ~OB_STATE.SELECTED };
    const inside = await graf_watchbox(this.#vdi, this.#events, tree, object, states);
    objc_change(this.#vdi, tree, object, states.outside);
    return inside;
  }

  /** Moves a window's outline; returns false where the mouse did not move it. */
  async #drag(window: GemWindow, grab: MouseState): Promise<boolean> {
    const { desktop } = this.#windows;
    const bounds: Rect = { x: 0, y: desktop.y, w: FAR, h: FAR };
    const end = await graf_dragbox(this.#vdi, this.#events, [window.current], grab, bounds);
    if (end.lost) return true;
    if (end.x === window.current.x && end.y === window.current.y) return false;
    const rect = { ...window.current, x: end.x, y: end.y };
    this.#events.post({ type: 'WM_MOVED', window: window.handle, rect });
    return true;
  }

  /** Stretches a window's outline, with that of its work area inside. */
  async #size(window: GemWindow): Promise<void> {
    const { box } = this.#windows;
    const kind = shownKind(window);
    const inside = (outline: Rect): readonly Rect[] => [wind_calc('WC_WORK', kind, outline, box)];
    const smallest = smallestWindow(kind, box);
    const rect = await graf_rubberbox(this.#vdi, this.#events, window.current, smallest, inside);
    const changed = rect !== null && (rect.w !== window.current.w || rect.h !== window.current.h);
    if (changed) this.#events.post({ type: 'WM_SIZED', window: window.handle, rect });
  }

  async #slide(window: GemWindow, { tree, roles }: WindowObjects, object: number, grab: MouseState): Promise<void> {
    const vertical = roles[object] === 'vertical-slider';
    const [track, slider] = [objectRect(tree, object - 1), objectRect(tree, object)];
    const direction = vertical ? 'vertical' : 'horizontal';
    const position = await graf_slidebox(this.#vdi, this.#events, track, slider, grab, direction);
    if (position === null) return;
    this.#events.post({ type: vertical ? 'WM_VSLID' : 'WM_HSLID', window: window.handle, position });
  }

  /** An icon is moved by dragging it and becomes a window again by a click. */
  async #pressIcon(window: GemWindow, mouse: MouseState): Promise<void> {
    if (await this.#drag(window, mouse)) return;
    const rect = window.beforeIcon ?? window.current;
    this.#events.post({ type: 'WM_UNICONIFY', window: window.handle, rect });
  }

  /** The first free place in the row of icons at the lower edge of the desktop. */
  #iconPlace(): Rect {
    const { desktop, open } = this.#windows;
    const y = desktop.y + desktop.h - ICON_SIZE - ICON_GAP;
    const taken = open.filter((window) => window.beforeIcon !== null).map((window) => window.current);
    for (let x = ICON_GAP; ; x += ICON_SIZE + ICON_GAP) {
      const free = !taken.some((rect) => rect.y === y && Math.abs(rect.x - x) < ICON_SIZE);
      if (free) return { x, y, w: ICON_SIZE, h: ICON_SIZE };
    }
  }

  async #released(): Promise<void> {
    await this.#events.multi({ button: { mask: BUTTON.both, state: 0, clicks: 1 } }, null);
  }
}

/** What a press on a gadget asks for with WM_ARROWED: on a track a page, towards the mouse as seen from the slider. */
function arrowAction(objects: WindowObjects, object: number, mouse: MouseState): ArrowAction | null {
  const role = objects.roles[object];
  if (role !== 'vertical-track' && role !== 'horizontal-track') return ARROWS[role] ?? null;
  const slider = objectRect(objects.tree, object + 1);
  if (role === 'vertical-track') return mouse.y < slider.y ? 'WA_UPPAGE' : 'WA_DNPAGE';
  return mouse.x < slider.x ? 'WA_LFPAGE' : 'WA_RTPAGE';
}
