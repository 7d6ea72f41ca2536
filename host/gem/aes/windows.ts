import { LOGIC_OP, WRITING_MODE } from '../vdi/logic-op.ts';
import { contains, intersect, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import type { Events } from './events.ts';
import { BLACK, clipped, fillPattern, HALF_PATTERN } from './graphics.ts';
import { objc_draw } from './object-draw.ts';
import { MAX_DEPTH, type ObjectTree, ROOT } from './objects.ts';
import { subtractAll } from './rectangle-list.ts';
import { type BoxSize, coveredBy, type GemWindow, type Sliders, SMALLEST_SLIDER, workArea } from './window.ts';
import { type WindowObjects, windowObjects } from './window-gadgets.ts';

/** No window has this handle. */
export class WindowHandleError extends Error {
  override readonly name = 'WindowHandleError';
  readonly handle: number;

  constructor(handle: number) {
    super(`no window ${handle}`);
    this.handle = handle;
  }
}

/** A pen in which the desktop is drawn: black with one plane, pen 3 with more (FIDELITY §1.1). */
const DESKTOP_PEN = 3;

/** The windows, their order and the desktop behind them. */
export class Windows {
  readonly #vdi: Workstation;
  readonly #events: Events;
  /** The part of the screen below the menu bar. */
  readonly desktop: Rect;
  readonly box: BoxSize;
  readonly #windows = new Map<number, GemWindow>();
  /** Handles of the open windows, the topmost last. */
  #order: number[] = [];
  #nextHandle = 1;
  #desktopObjects: ObjectTree | null = null;

  constructor(vdi: Workstation, events: Events, desktop: Rect, box: BoxSize) {
    this.#vdi = vdi;
    this.#events = events;
    this.desktop = desktop;
    this.box = box;
  }

  /** @throws WindowHandleError */
  get(handle: number): GemWindow {
    const window = this.#windows.get(handle);
    if (window === undefined) throw new WindowHandleError(handle);
    return window;
  }

  /** Handle of the topmost window, 0 where none is open. */
  get top(): number {
    return this.#order[this.#order.length - 1] ?? 0;
  }

  /** Open windows, the topmost last. */
  get open(): readonly GemWindow[] {
    return this.#order.map((handle) => this.get(handle));
  }

  create(kind: number, full: Rect): number {
    const handle = this.#nextHandle++;
    const sliders: Sliders = { hslide: 0, vslide: 0, hslsize: SMALLEST_SLIDER, vslsize: SMALLEST_SLIDER };
    const place = { current: full, previous: full, beforeIcon: null };
    this.#windows.set(handle, { handle, kind, full, ...place, name: '', info: '', sliders });
    return handle;
  }

  openAt(handle: number, rect: Rect): void {
    const window = this.get(handle);
    const formerTop = this.top;
    window.previous = rect;
    window.current = rect;
    this.#order = [...this.#order.filter((other) => other !== handle), handle];
    if (formerTop !== 0 && formerTop !== handle) this.drawFrame(this.get(formerTop), null);
    this.#drawWhole(window);
  }

  close(handle: number): void {
    const window = this.get(handle);
    if (!this.#order.includes(handle)) return;
    this.#order = this.#order.filter((other) => other !== handle);
    this.#events.messages.forget(handle);
    if (this.top !== 0) this.drawFrame(this.get(this.top), null);
    for (const uncovered of coveredBy(window)) this.redraw(uncovered);
  }

  delete(handle: number): void {
    this.close(handle);
    this.#windows.delete(handle);
  }

  /** Shows a program's objects, such as icons, on the desktop; null takes them away. */
  setDesktop(tree: ObjectTree | null): void {
    this.#desktopObjects = tree;
    this.redraw(this.desktop);
  }

  /** Brings a window to the front. */
  raise(handle: number): void {
    const window = this.get(handle);
    const formerTop = this.top;
    if (formerTop === handle) return;
    this.#order = [...this.#order.filter((other) => other !== handle), handle];
    if (formerTop !== 0) this.drawFrame(this.get(formerTop), null);
    this.#drawWhole(window);
  }

  /** Gives a window another rectangle; a topmost, completely drawn one that only moves takes its picture along. */
  place(handle: number, rect: Rect): void {
    const window = this.get(handle);
    const before = coveredBy(window);
    const from = window.current;
    const sameSize = from.w === rect.w && from.h === rect.h;
    window.previous = from;
    window.current = rect;
    if (!this.#order.includes(handle)) return;
    const complete = handle === this.top && !this.#events.messages.awaitsRedraw(handle);
    if (sameSize && complete && this.#wholeOnDesktop(from) && this.#wholeOnDesktop(rect)) {
      clipped(this.#vdi, null, () => this.#vdi.vro_cpyfm(LOGIC_OP.source, from, rect, null));
      this.drawFrame(window, null);
    } else {
      this.#drawWhole(window);
    }
    for (const part of before.flatMap((each) => subtractAll(each, coveredBy(window)))) this.redraw(part);
  }

  /** Makes a window an icon at `rect`, or with null a window again at its former place. */
  setIcon(handle: number, rect: Rect | null): void {
    const window = this.get(handle);
    const before = coveredBy(window);
    if (rect === null && window.beforeIcon === null) return;
    const target = rect ?? window.beforeIcon ?? window.current;
    window.beforeIcon = rect === null ? null : (window.beforeIcon ?? window.current);
    window.current = target;
    if (!this.#order.includes(handle)) return;
    if (rect === null) this.raise(handle);
    for (const uncovered of before) this.redraw(uncovered);
    this.#drawWhole(window);
  }

  /** Draws the frame of an open window anew after its name or another part of it has changed. */
  refresh(handle: number): void {
    if (this.#order.includes(handle)) this.drawFrame(this.get(handle), null);
  }

  /** The topmost window under a place of the screen. */
  at(x: number, y: number): GemWindow | null {
    return this.open.findLast(({ current }) => contains(current, x, y)) ?? null;
  }

  objectsOf(window: GemWindow): WindowObjects {
    return windowObjects(window, window.handle === this.top, this.box);
  }

  /** The parts of a window's work area that can be seen: its rectangle list. */
  rects(handle: number): Rect[] {
    const window = this.get(handle);
    const work = workArea(window, this.box);
    return this.#visible(window).flatMap((part) => intersect(part, work) ?? []);
  }

  /** Draws desktop and frames in a part of the screen and asks the programs for the work areas there. */
  redraw(part: Rect): void {
    this.#drawDesktop(part);
    for (const window of this.open) {
      this.drawFrame(window, part);
      this.#askForWork(window, part);
    }
  }

  drawFrame(window: GemWindow, part: Rect | null): void {
    const { tree } = this.objectsOf(window);
    for (const visible of this.#visible(window)) {
      const clip = part === null ? visible : intersect(visible, part);
      if (clip !== null) objc_draw(this.#vdi, tree, ROOT, MAX_DEPTH, clip);
    }
  }

  #drawWhole(window: GemWindow): void {
    this.drawFrame(window, null);
    this.#askForWork(window, window.current);
  }

  #askForWork(window: GemWindow, part: Rect): void {
    const visible = this.rects(window.handle).some((rect) => intersect(rect, part) !== null);
    const rect = visible ? intersect(part, workArea(window, this.box)) : null;
    if (rect !== null) this.#events.post({ type: 'WM_REDRAW', window: window.handle, rect });
  }

  #drawDesktop(part: Rect): void {
    const shown = intersect(part, this.desktop);
    if (shown === null) return;
    const pen = this.#vdi.planes === 1 ? BLACK : DESKTOP_PEN;
    for (const rect of subtractAll(shown, this.open.flatMap(coveredBy))) {
      clipped(this.#vdi, null, () => fillPattern(this.#vdi, rect, HALF_PATTERN, pen, WRITING_MODE.replace));
      if (this.#desktopObjects !== null) objc_draw(this.#vdi, this.#desktopObjects, ROOT, MAX_DEPTH, rect);
    }
  }

  /** The parts of a window, shadow included, that no other window covers. */
  #visible(window: GemWindow): Rect[] {
    if (!this.#order.includes(window.handle)) return [];
    const above = this.open.slice(this.#order.indexOf(window.handle) + 1).flatMap(coveredBy);
    return coveredBy(window).flatMap((part) => {
      const shown = intersect(part, this.desktop);
      return shown === null ? [] : subtractAll(shown, above);
    });
  }

  #wholeOnDesktop(rect: Rect): boolean {
    const shown = intersect(rect, this.desktop);
    return shown !== null && shown.w === rect.w && shown.h === rect.h;
  }
}
