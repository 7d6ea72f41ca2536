import type { Gem } from '../../gem/gem.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { DeskWindow } from './desk-window.ts';
import type { DiskEntry, DiskPath } from './disk.ts';
import { FolderContent } from './folder-content.ts';
import { PictureColours } from './picture-colours.ts';
import { PictureContent } from './picture-content.ts';

export type DeskContent = FolderContent | PictureContent;
export type AnyWindow = DeskWindow<DeskContent>;

/** As many windows as the desktop opens at most. */
const MOST_WINDOWS = 7;
/** Share of the desktop that a new window takes. */
const WIDTH = 0.62;
const HEIGHT = 0.56;
/** Pixels that the first window leaves free above it, so that the drives are to be seen. */
const BELOW_DRIVES = 56;

/** The open windows of the desktop, the topmost last. */
export class DeskWindows {
  readonly #gem: Gem;
  readonly #colours: PictureColours;
  #windows: readonly AnyWindow[] = [];
  /** How many windows were opened at places of the desktop's choice. */
  #placed = 0;

  constructor(gem: Gem) {
    this.#gem = gem;
    this.#colours = new PictureColours(gem);
  }

  get all(): readonly AnyWindow[] {
    return this.#windows;
  }

  get folders(): readonly DeskWindow<FolderContent>[] {
    return this.#windows.filter(isFolderWindow);
  }

  get top(): AnyWindow | null {
    return this.#windows.at(-1) ?? null;
  }

  get full(): boolean {
    return this.#windows.length >= MOST_WINDOWS;
  }

  find(handle: number): AnyWindow | null {
    return this.#windows.find((window) => window.handle === handle) ?? null;
  }

  /** What is selected in all folders. */
  get selected(): readonly DiskEntry[] {
    return this.folders.flatMap(({ content }) => content.selected);
  }

  /** Takes the selection from all folders but one. */
  deselectAllBut(kept: AnyWindow | null): void {
    for (const window of this.folders) {
      if (window === kept || window.content.selected.length === 0) continue;
      window.content.select([]);
      window.refresh();
    }
  }

  /** The path of a selected folder and the window that shows it; null where it is selected no more. */
  locate(folder: DiskEntry): { readonly window: DeskWindow<FolderContent>; readonly path: DiskPath } | null {
    const window = this.folders.find(({ content }) => content.selected.includes(folder));
    if (window === undefined) return null;
    const { drive, folders } = window.content.path;
    return { window, path: { drive, folders: [...folders, folder.name] } };
  }

  /** Opens a window in front of the others. */
  open(content: DeskContent, rect: Rect = this.#nextPlace()): void {
    const window: AnyWindow = new DeskWindow(this.#gem, content);
    this.#windows = [...this.#windows, window];
    this.#showColours(this.top);
    window.open(rect);
  }

  /** Brings a window to the front. */
  raise(window: AnyWindow): void {
    this.#windows = [...this.#windows.filter((other) => other !== window), window];
    this.#showColours(window);
    this.#gem.aes.wind_set_top(window.handle);
  }

  /** Takes a window away for good. */
  close(window: AnyWindow): void {
    this.#windows = this.#windows.filter((other) => other !== window);
    window.delete();
    this.#showColours(this.top);
  }

  /** Takes all windows from the screen until {@link reopen}. */
  hide(): void {
    for (const window of this.#windows) window.hide();
    this.#showColours(null);
  }

  /** Shows all windows as they were. */
  reopen(): void {
    this.#showColours(this.top);
    for (const window of this.#windows) window.open(window.rect);
  }

  /** The registers of the picture in the topmost window; all pictures are drawn anew in what there is then. */
  #showColours(top: AnyWindow | null): void {
    const picture = top?.content instanceof PictureContent ? top.content.palette : null;
    if (!this.#colours.show(picture)) return;
    for (const window of this.#windows) {
      if (!(window.content instanceof PictureContent)) continue;
      window.content.recolour();
      window.redraw(window.work);
    }
  }

  #nextPlace(): Rect {
    const { desktop, box } = this.#gem.aes;
    const w = Math.floor(desktop.w * WIDTH);
    const h = Math.floor(desktop.h * HEIGHT);
    const steps = this.#placed++ % MOST_WINDOWS;
    const room = { x: desktop.w - w, y: desktop.h - h };
    const x = desktop.x + Math.min(room.x, Math.floor(room.x / 3) + steps * box.w);
    const y = desktop.y + Math.min(room.y, BELOW_DRIVES + steps * box.h);
    return { x, y, w, h };
  }
}

export function isFolderWindow(window: AnyWindow): window is DeskWindow<FolderContent> {
  return window.content instanceof FolderContent;
}
