import type { Ikbd } from '../../hardware/atari-st/ikbd.ts';
import type { Clock } from '../../hardware/clock.ts';
import { intersect, type Rect } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { type AlertIcons, alertTree, parseAlert } from './alert.ts';
import { moveBox } from './box-motion.ts';
import { type DragEnd, graf_dragbox, graf_rubberbox } from './drag.ts';
import { Events, type EventWants, type GemEvents, type MouseState } from './events.ts';
import type { FileDrives } from './file-path.ts';
import { type FileChoice, type FileQuestion, FileSelector } from './file-selector.ts';
import { Form, form_center } from './form.ts';
import { MenuBar } from './menu.ts';
import type { MenuEntry, MenuTree } from './menu-tree.ts';
import type { Message } from './messages.ts';
import { type MouseFormName, type MouseForms, MousePointer } from './mouse-pointer.ts';
import { objc_change, objc_draw } from './object-draw.ts';
import { objc_find, objc_offset } from './object-tree.ts';
import { MAX_DEPTH, NIL, type ObjectTree, ROOT } from './objects.ts';
import { menu_popup } from './popup.ts';
import { saveUnder } from './save-under.ts';
import { AesScreenControl } from './screen-control.ts';
import { boxSize } from './window.ts';
import { WindowLibrary } from './window-library.ts';
import { Windows } from './windows.ts';

/** Pictures that the AES does not make itself. */
export interface AesResources {
  readonly alertIcons: AlertIcons;
  readonly mouseForms: MouseForms;
}

/**
 * The application environment services of GEM for one program on one screen. Methods carry the names of the Atari ST
 * AES documentation; calls that wait return promises, and a program makes one of them after the other. AP_TERM breaks
 * off all of them but an evnt_multi that wants messages: they put the screen back and throw a TerminationError.
 */
export class Aes extends WindowLibrary {
  readonly #vdi: Workstation;
  readonly #resources: AesResources;
  readonly #events: Events;
  readonly #menu: MenuBar;
  readonly #pointer: MousePointer;
  readonly #control: AesScreenControl;
  #mouseControls = 0;

  /**
   * Draws the empty menu bar and the desktop and shows the pointer.
   *
   * @param vdi a workstation for the AES alone: it sets attributes and clip rectangle as it needs them
   * @param pixelAspect height of a pixel divided by its width
   */
  constructor(vdi: Workstation, ikbd: Ikbd, clock: Clock, resources: AesResources, pixelAspect = 1) {
    const events = new Events(ikbd, clock);
    const box = boxSize(vdi.cell, pixelAspect);
    const desktop = { x: 0, y: box.h, w: vdi.width, h: vdi.height - box.h };
    super(new Windows(vdi, events, desktop, box));
    this.#vdi = vdi;
    this.#resources = resources;
    this.#events = events;
    this.#menu = new MenuBar(vdi, events, box.h);
    this.#pointer = new MousePointer(vdi, resources.mouseForms);
    this.#control = new AesScreenControl(vdi, events, this.#menu, this.windows, this.#pointer);
    this.#menu.draw(null);
    this.windows.redraw(desktop);
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

  /** Shows a program's name in the bar until it shows a menu, as TOS does when it starts one. */
  sh_show(name: string): void {
    this.#menu.sh_show(name);
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

  /** Makes all titles of the bar available or grey, so that no menu opens (menu_ienable of the titles). */
  menu_tenable(enabled: boolean): void {
    this.#menu.menu_tenable(enabled);
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
   * @param cancelButton the one that Undo and Escape press, so that a question can be answered either way by key; 0 for none.
   *   TOS knows Return alone
   * @returns number of the button, from 1
   * @throws AlertTextError, TerminationError
   */
  async form_alert(defaultButton: number, text: string, cancelButton = 0): Promise<number> {
    const { tree, buttonObjects } = alertTree(
      parseAlert(text),
      defaultButton,
      this.#vdi.cell,
      this.#resources.alertIcons,
    );
    const cancel = buttonObjects[cancelButton - 1] ?? NIL;
    const form = new Form(this.#vdi, this.#events, tree, cancel);
    const exit = await this.#over(tree, () => this.#pointer.whileArrow(() => form.run(NIL)));
    return buttonObjects.indexOf(exit) + 1;
  }

  /**
   * Runs a form that is on the screen, until an object with EXIT or TOUCHEXIT ends it.
   *
   * @param startEdit number of the field in which the cursor begins; 0 is the first one, -1 none
   * @returns number of the object, with DOUBLE_CLICKED added (form.ts) where that applies
   * @throws TerminationError; the form stays on the screen, as it does at its end
   */
  form_do(tree: ObjectTree, startEdit = ROOT): Promise<number> {
    return this.#pointer.whileArrow(() => new Form(this.#vdi, this.#events, tree).run(startEdit));
  }

  /**
   * Shows the file selector and waits for a choice (fsel_exinput), in the geometry and the words of TOS 1.04.
   *
   * @returns null where the player cancelled
   * @throws TerminationError
   */
  async fsel_exinput(drives: FileDrives, question: FileQuestion): Promise<FileChoice | null> {
    const selector = new FileSelector(this.#vdi, this.#events, drives, question);
    await selector.prepare();
    return this.#over(selector.tree, () => this.#pointer.whileArrow(() => selector.run()));
  }

  /** Shows a tree in the middle of the screen during `work`, and puts back what it has covered. */
  async #over<T>(tree: ObjectTree, work: () => Promise<T>): Promise<T> {
    const restore = saveUnder(this.#vdi, this.form_center(tree));
    objc_draw(this.#vdi, tree);
    try {
      return await work();
    } finally {
      restore();
    }
  }

  /** Centres a form on the desktop; returns what it covers with its outline. */
  form_center(tree: ObjectTree): Rect {
    return form_center(this.#vdi, tree, this.box.h);
  }

  /** FMD_START announces a form; FMD_FINISH draws what it has covered and asks for the windows' work areas. */
  form_dial(mode: 'FMD_START' | 'FMD_FINISH', rect: Rect): void {
    if (mode === 'FMD_START') return;
    if (intersect(rect, this.#menu.rect) !== null) this.#menu.draw(rect);
    this.windows.redraw(rect);
  }

  /** Saves a part of the screen; the function that it returns puts it back. */
  saveUnder(rect: Rect): () => void {
    return saveUnder(this.#vdi, rect);
  }

  /** The topmost object of a tree under a place of the screen, NIL where there is none. */
  objc_find(tree: ObjectTree, x: number, y: number, start = ROOT, depth = MAX_DEPTH): number {
    return objc_find(tree, start, depth, x, y);
  }

  /** Place of an object on the screen. */
  objc_offset(tree: ObjectTree, object: number): { readonly x: number; readonly y: number } {
    return objc_offset(tree, object);
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

  /**
   * Stretches a dotted outline from its upper left corner with the mouse while a button is held.
   *
   * @param start its size is the smallest one
   * @returns null if the player's pointer was taken away
   */
  graf_rubberbox(start: Rect): Promise<Rect | null> {
    return graf_rubberbox(this.#vdi, this.#events, start, start, () => []);
  }

  /** Shows an outline that grows from a small rectangle to a large one; graf_shrinkbox is the reverse. */
  graf_growbox(small: Rect, large: Rect): Promise<void> {
    return moveBox(this.#vdi, this.#events, small, large);
  }

  graf_shrinkbox(large: Rect, small: Rect): Promise<void> {
    return moveBox(this.#vdi, this.#events, large, small);
  }

  /** Shows an outline of one size on its way to another place. */
  graf_movebox(box: Rect, to: { readonly x: number; readonly y: number }): Promise<void> {
    return moveBox(this.#vdi, this.#events, box, { ...box, ...to });
  }

  graf_mouse(form: MouseFormName | 'M_OFF' | 'M_ON'): void {
    this.#pointer.graf_mouse(form);
  }

  /** Mouse and shift keys as of the last event that was taken from the queue. */
  graf_mkstate(): MouseState {
    return this.#events.mouse;
  }
}
