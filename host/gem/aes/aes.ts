import type { Ikbd } from '../../hardware/atari-st/ikbd.ts';
import type { Clock } from '../../hardware/clock.ts';
import { intersect, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { type AlertIcons, alertTree, parseAlert } from './alert.ts';
import { type DragEnd, graf_dragbox } from './drag.ts';
import { Events, type EventWants, type GemEvents, type MouseState } from './events.ts';
import { Form, form_center } from './form.ts';
import { MenuBar } from './menu.ts';
import type { MenuEntry, MenuTree } from './menu-tree.ts';
import type { Message } from './messages.ts';
import { type MouseFormName, type MouseForms, MousePointer } from './mouse-pointer.ts';
import { objc_change, objc_draw } from './object-draw.ts';
import { MAX_DEPTH, NIL, type ObjectTree, ROOT } from './objects.ts';
import { menu_popup } from './popup.ts';
import { saveUnder } from './save-under.ts';
import { AesScreenControl } from './screen-control.ts';
import { type BoxSize, boxSize, type Sliders, wind_calc, workArea } from './window.ts';
import { Windows } from './windows.ts';

/** Pictures that the AES does not make itself. */
export interface AesResources {
  readonly alertIcons: AlertIcons;
  readonly mouseForms: MouseForms;
}

/**
 * The application environment services of GEM for one program on one screen. Methods carry the names of the Atari ST
 * AES documentation; calls that wait return promises, and a program makes one of them after the other.
 */
export class Aes {
  /** Work area of the desktop: all of the screen below the menu bar. */
  readonly desktop: Rect;
  /** Size of a box (graf_handle): 19x19 with the 8x16 font. */
  readonly box: BoxSize;
  readonly #vdi: Workstation;
  readonly #resources: AesResources;
  readonly #events: Events;
  readonly #menu: MenuBar;
  readonly #windows: Windows;
  readonly #pointer: MousePointer;
  readonly #control: AesScreenControl;
  #mouseControls = 0;

  /**
   * Draws the empty menu bar and the desktop and shows the pointer.
   *
   * @param pixelAspect height of a pixel divided by its width
   */
  constructor(vdi: Workstation, ikbd: Ikbd, clock: Clock, resources: AesResources, pixelAspect = 1) {
    this.box = boxSize(vdi.cell, pixelAspect);
    this.desktop = { x: 0, y: this.box.h, w: vdi.width, h: vdi.height - this.box.h };
    this.#vdi = vdi;
    this.#resources = resources;
    this.#events = new Events(ikbd, clock);
    this.#menu = new MenuBar(vdi, this.#events, this.box.h);
    this.#windows = new Windows(vdi, this.#events, this.desktop, this.box);
    this.#pointer = new MousePointer(vdi, resources.mouseForms);
    this.#control = new AesScreenControl(vdi, this.#events, this.#menu, this.#windows, this.#pointer);
    this.#menu.draw(null);
    this.#windows.redraw(this.desktop);
  }

  /**
   * True while a call of the program waits and nothing is left that it could work off: all input has been taken or is of
   * no interest to the call, and only further input, a message or the clock can wake it. False while the program itself
   * works, between two calls, or while it waits for something else. A wait with a time limit (a timer, the wait for the
   * second click) counts as waiting too: whoever drives the clock moves it on.
   */
  get waiting(): boolean {
    return this.#events.waiting;
  }

  /** Resolves as soon as {@link waiting} is true. */
  settle(): Promise<void> {
    return this.#events.settle();
  }

  /** Puts a message into the program's queue from outside. */
  post(message: Message): void {
    this.#events.post(message);
  }

  /**
   * Waits for one of several events. While a program waits here, the AES works off the menu bar and the frames of the
   * windows by itself; what comes of it arrives as messages, so a program should want messages too.
   */
  evnt_multi(want: EventWants): Promise<GemEvents> {
    return this.#events.multi(want, this.#mouseControls === 0 ? this.#control : null);
  }

  /** Waits a number of milliseconds; input stays in the queue meanwhile. */
  async evnt_timer(ms: number): Promise<void> {
    await this.evnt_multi({ timer: ms });
  }

  /**
   * BEG_MCTRL takes the mouse from the AES, so that menu and window frames do nothing until END_MCTRL. BEG_UPDATE and
   * END_UPDATE bracket drawing; with one program nobody draws in between, so they change nothing.
   */
  wind_update(mode: 'BEG_UPDATE' | 'END_UPDATE' | 'BEG_MCTRL' | 'END_MCTRL'): void {
    if (mode === 'BEG_MCTRL') this.#mouseControls++;
    else if (mode === 'END_MCTRL') this.#mouseControls = Math.max(0, this.#mouseControls - 1);
  }

  /** Shows a menu bar; null shows an empty one. */
  menu_bar(menu: MenuTree | null): void {
    this.#menu.menu_bar(menu);
  }

  /** Ticks a menu entry or takes the tick away. @throws MenuItemError */
  menu_icheck(item: string, checked: boolean): void {
    this.#menu.menu_icheck(item, checked);
  }

  /** Makes a menu entry available or grey. @throws MenuItemError */
  menu_ienable(item: string, enabled: boolean): void {
    this.#menu.menu_ienable(item, enabled);
  }

  /** Shows a title normally or inverted; after MN_SELECTED the program shows its title normally again. */
  menu_tnormal(title: number, normal: boolean): void {
    this.#menu.menu_tnormal(title, normal);
  }

  /** Gives a menu entry another text. @throws MenuItemError */
  menu_text(item: string, text: string): void {
    this.#menu.menu_text(item, text);
  }

  /** Shows a popup menu with its upper left corner at (x, y); resolves to the entry's identifier or null. */
  menu_popup(menu: { readonly items: readonly MenuEntry[] }, x: number, y: number): Promise<string | null> {
    return this.#pointer.whileArrow(() => menu_popup(this.#vdi, this.#events, menu.items, x, y));
  }

  /**
   * Shows an alert box and waits for one of its buttons (geometry of TOS 1.04: FIDELITY §1.3).
   *
   * @param defaultButton 1 to 3: the one with the thick frame, which Return presses; 0 for none
   * @param text `[icon][line|line][button|button]`, icon 0 none, 1 note, 2 question, 3 stop
   * @returns number of the button, from 1
   * @throws AlertTextError
   */
  async form_alert(defaultButton: number, text: string): Promise<number> {
    const { tree, buttonObjects } = alertTree(
      parseAlert(text),
      defaultButton,
      this.#vdi.cell,
      this.#resources.alertIcons,
    );
    const covered = this.form_center(tree);
    const restore = saveUnder(this.#vdi, covered);
    objc_draw(this.#vdi, tree);
    const exit = await this.form_do(tree, NIL);
    restore();
    return buttonObjects.indexOf(exit) + 1;
  }

  /**
   * Runs a form that is on the screen, until an object with EXIT or TOUCHEXIT ends it.
   *
   * @param startEdit number of the field in which the cursor begins; 0 is the first one, -1 none
   * @returns number of the object, with DOUBLE_CLICKED added (form.ts) where that applies
   */
  form_do(tree: ObjectTree, startEdit = ROOT): Promise<number> {
    return this.#pointer.whileArrow(() => new Form(this.#vdi, this.#events, tree).run(startEdit));
  }

  /** Centres a form on the desktop; returns what it covers with its outline. */
  form_center(tree: ObjectTree): Rect {
    return form_center(this.#vdi, tree, this.box.h);
  }

  /** FMD_START announces a form; FMD_FINISH draws what it has covered and asks for the windows' work areas. */
  form_dial(mode: 'FMD_START' | 'FMD_FINISH', rect: Rect): void {
    if (mode === 'FMD_START') return;
    if (intersect(rect, this.#menu.rect) !== null) this.#menu.draw(rect);
    this.#windows.redraw(rect);
  }

  /** Saves a part of the screen; the function that it returns puts it back. */
  saveUnder(rect: Rect): () => void {
    return saveUnder(this.#vdi, rect);
  }

  objc_draw(tree: ObjectTree, start = ROOT, depth = MAX_DEPTH, clip: Rect | null = null): void {
    objc_draw(this.#vdi, tree, start, depth, clip);
  }

  objc_change(tree: ObjectTree, object: number, state: number, clip: Rect | null = null): void {
    objc_change(this.#vdi, tree, object, state, clip);
  }

  /**
   * Moves dotted outlines with the mouse while a button is held.
   *
   * @param outlines in screen pixels, at the place where the drag began
   * @param grab place of the mouse that belongs to it
   * @param bounds rectangle that the outlines together do not leave
   * @returns new place of the first outline; its start place and `lost` if the player's pointer was taken away
   */
  graf_dragbox(outlines: readonly Rect[], grab: { x: number; y: number }, bounds: Rect): Promise<DragEnd> {
    return graf_dragbox(this.#vdi, this.#events, outlines, grab, bounds);
  }

  graf_mouse(form: MouseFormName | 'M_OFF' | 'M_ON'): void {
    this.#pointer.graf_mouse(form);
  }

  /** Mouse and shift keys as of the last event that was taken from the queue. */
  graf_mkstate(): MouseState {
    return this.#events.mouse;
  }

  /** @param kind WIND_KIND bits @param full largest outer rectangle. Calls with a handle throw WindowHandleError. */
  wind_create(kind: number, full: Rect): number {
    return this.#windows.create(kind, full);
  }

  /** Shows a window in front of all others; its work area is asked for with WM_REDRAW. */
  wind_open(handle: number, rect: Rect): void {
    this.#windows.openAt(handle, rect);
  }

  wind_close(handle: number): void {
    this.#windows.close(handle);
  }

  wind_delete(handle: number): void {
    this.#windows.delete(handle);
  }

  wind_set_name(handle: number, name: string): void {
    this.#windows.get(handle).name = name;
    this.#windows.refresh(handle);
  }

  wind_set_info(handle: number, info: string): void {
    this.#windows.get(handle).info = info;
    this.#windows.refresh(handle);
  }

  /** Positions and sizes in thousandths; parts that are left out stay. */
  wind_set_sliders(handle: number, sliders: Partial<Sliders>): void {
    const window = this.#windows.get(handle);
    window.sliders = { ...window.sliders, ...sliders };
    this.#windows.refresh(handle);
  }

  wind_set_top(handle: number): void {
    this.#windows.raise(handle);
  }

  /** Moves or resizes a window (WF_CURRXYWH). */
  wind_set_current(handle: number, rect: Rect): void {
    this.#windows.place(handle, rect);
  }

  /** Makes a window an icon at a rectangle, as WM_ICONIFY proposes it; the program draws its small work area. */
  wind_set_iconify(handle: number, rect: Rect): void {
    this.#windows.setIcon(handle, rect);
  }

  wind_set_uniconify(handle: number): void {
    this.#windows.setIcon(handle, null);
  }

  wind_get_iconified(handle: number): boolean {
    return this.#windows.get(handle).beforeIcon !== null;
  }

  wind_get_work(handle: number): Rect {
    return workArea(this.#windows.get(handle), this.box);
  }

  wind_get_current(handle: number): Rect {
    return this.#windows.get(handle).current;
  }

  wind_get_previous(handle: number): Rect {
    return this.#windows.get(handle).previous;
  }

  wind_get_full(handle: number): Rect {
    return this.#windows.get(handle).full;
  }

  /** Handle of the topmost window, 0 where none is open. */
  wind_get_top(): number {
    return this.#windows.top;
  }

  /** The visible parts of a window's work area: draw in each of them, clipped to it. */
  wind_rects(handle: number): Rect[] {
    return this.#windows.rects(handle);
  }

  /** Work area of an outer rectangle, or the outer rectangle of a work area. */
  wind_calc(type: 'WC_WORK' | 'WC_BORDER', kind: number, rect: Rect): Rect {
    return wind_calc(type, kind, rect, this.box);
  }
}
