import type { Rect } from '../vdi/rect.ts';
import type { ObjectTree } from './objects.ts';
import { type BoxSize, type Sliders, wind_calc, workArea } from './window.ts';
import type { Windows } from './windows.ts';

/** The window library of the AES; methods carry the names of the Atari ST AES documentation. */
export abstract class WindowLibrary {
  /** Size of a box (graf_handle): 19x19 with the 8x16 font. */
  readonly box: BoxSize;
  protected readonly windows: Windows;

  constructor(windows: Windows) {
    this.windows = windows;
    this.box = windows.box;
  }

  /** Work area of the desktop: all of the screen below the menu bar. */
  get desktop(): Rect {
    return this.windows.desktop;
  }

  /** @param kind WIND_KIND bits @param full largest outer rectangle. Calls with a handle throw WindowHandleError. */
  wind_create(kind: number, full: Rect): number {
    return this.windows.create(kind, full);
  }

  /** Shows a window in front of all others; its work area is asked for with WM_REDRAW. */
  wind_open(handle: number, rect: Rect): void {
    this.windows.openAt(handle, rect);
  }

  wind_close(handle: number): void {
    this.windows.close(handle);
  }

  wind_delete(handle: number): void {
    this.windows.delete(handle);
  }

  wind_set_name(handle: number, name: string): void {
    this.windows.get(handle).name = name;
    this.windows.refresh(handle);
  }

  wind_set_info(handle: number, info: string): void {
    this.windows.get(handle).info = info;
    this.windows.refresh(handle);
  }

  /** Positions and sizes in thousandths; parts that are left out stay. */
  wind_set_sliders(handle: number, sliders: Partial<Sliders>): void {
    const window = this.windows.get(handle);
    window.sliders = { ...window.sliders, ...sliders };
    this.windows.refresh(handle);
  }

  wind_set_top(handle: number): void {
    this.windows.raise(handle);
  }

  /** Moves or resizes a window (WF_CURRXYWH). */
  wind_set_current(handle: number, rect: Rect): void {
    this.windows.place(handle, rect);
  }

  /**
   * Shows objects on the desktop, behind all windows (WF_NEWDESK); null takes them away. The root's own look is not
   * drawn where it is a G_IBOX without a border: the grey of the desktop shows.
   */
  wind_set_newdesk(tree: ObjectTree | null): void {
    this.windows.setDesktop(tree);
  }

  /** Makes a window an icon at a rectangle, as WM_ICONIFY proposes it; the program draws its small work area. */
  wind_set_iconify(handle: number, rect: Rect): void {
    this.windows.setIcon(handle, rect);
  }

  wind_set_uniconify(handle: number): void {
    this.windows.setIcon(handle, null);
  }

  wind_get_iconified(handle: number): boolean {
    return this.windows.get(handle).beforeIcon !== null;
  }

  wind_get_work(handle: number): Rect {
    return workArea(this.windows.get(handle), this.box);
  }

  wind_get_current(handle: number): Rect {
    return this.windows.get(handle).current;
  }

  wind_get_previous(handle: number): Rect {
    return this.windows.get(handle).previous;
  }

  wind_get_full(handle: number): Rect {
    return this.windows.get(handle).full;
  }

  /** Handle of the topmost window, 0 where none is open. */
  wind_get_top(): number {
    return this.windows.top;
  }

  /** Handle of the topmost window under a place of the screen, 0 for the desktop (wind_find). */
  wind_find(x: number, y: number): number {
    return this.windows.at(x, y)?.handle ?? 0;
  }

  /** The visible parts of a window's work area: draw in each of them, clipped to it. */
  wind_rects(handle: number): Rect[] {
    return this.windows.rects(handle);
  }

  /** Work area of an outer rectangle, or the outer rectangle of a work area. */
  wind_calc(type: 'WC_WORK' | 'WC_BORDER', kind: number, rect: Rect): Rect {
    return wind_calc(type, kind, rect, this.box);
  }
}
