import type { Gem } from '../../gem/gem.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { DeskIcons, Place } from './desk-icons.ts';
import type { DeskWindow } from './desk-window.ts';
import type { DesktopDialogs } from './dialogs.ts';
import type { DiskEntry, DiskPath } from './disk.ts';
import type { FolderContent } from './folder-content.ts';
import type { DesktopTexts } from './texts.ts';
import { type AnyWindow, type DeskWindows, isFolderWindow } from './windows.ts';

/** A press of the left button. */
export interface Press extends Place {
  readonly clicks: 1 | 2;
  readonly shift: number;
}

/** What can be opened: a drive's root, something in a folder, the trash. */
export type Target = DiskEntry | DiskPath | 'trash';

/** Where the mouse let outlines go, and how far from their beginning. */
interface Drop {
  readonly at: Place;
  readonly by: Place;
}

/** Keys with which a press adds to a selection: Shift, and Control, which players of today expect. */
const EXTENDING_KEYS = 7;
const RELEASED = { mask: 1, state: 0, clicks: 1 } as const;
/** A held button means dragging once the mouse is this many pixels away. */
const SLACK = 3;
/** The least width and height of a rubber band. */
const LEAST_BAND = 6;

/** The selection after a press: the item alone, or the former ones with it, or without it. */
function chosen<T>(selected: readonly T[], item: T, { clicks, shift }: Press): readonly T[] {
  if (clicks === 2) return [item];
  if ((shift & EXTENDING_KEYS) === 0) return selected.includes(item) ? selected : [item];
  return selected.includes(item) ? selected.filter((other) => other !== item) : [...selected, item];
}

/** The left button on icons, windows and the grey: selecting, rubber band, dragging, and what a drop is answered with. */
export class Pointing {
  readonly #gem: Gem;
  readonly #desk: DeskIcons;
  readonly #windows: DeskWindows;
  readonly #dialogs: DesktopDialogs;
  readonly #texts: DesktopTexts;

  constructor(gem: Gem, desk: DeskIcons, windows: DeskWindows, dialogs: DesktopDialogs, texts: DesktopTexts) {
    this.#gem = gem;
    this.#desk = desk;
    this.#windows = windows;
    this.#dialogs = dialogs;
    this.#texts = texts;
  }

  /** @returns what a double click shall open */
  async press(press: Press): Promise<Target | null> {
    const { top } = this.#windows;
    const onTop = top !== null && this.#gem.aes.wind_find(press.x, press.y) === top.handle;
    if (!onTop) {
      this.#windows.deselectAllBut(null);
      return this.#pressDesk(press);
    }
    this.#desk.select([]);
    if (!isFolderWindow(top)) return null;
    this.#windows.deselectAllBut(top);
    return this.#pressFolder(top, press);
  }

  /** The grey or one of its icons. */
  async #pressDesk(press: Press): Promise<Target | null> {
    const desk = this.#desk;
    const item = desk.at(press.x, press.y);
    if (item === null) {
      desk.select([]);
      const band = await this.#rubberBand(press);
      if (band !== null) desk.select(desk.within(band));
      return null;
    }
    desk.select(chosen(desk.selected, item, press));
    if (press.clicks === 2) return item === 'trash' ? item : { drive: item, folders: [] };
    if (!desk.selected.includes(item)) return null;
    const drop = await this.#drag(desk.outlines(), press);
    if (drop !== null && !(await this.#refuse(drop, null))) desk.moveSelected(drop.by);
    return null;
  }

  /** The work area of a folder's window. */
  async #pressFolder(window: DeskWindow<FolderContent>, press: Press): Promise<Target | null> {
    const { content, work, offset } = window;
    const select = (entries: readonly DiskEntry[]): void => {
      content.select(entries);
      window.refresh();
    };
    const entry = content.at(work, offset, press.x, press.y);
    if (entry === null) {
      if (content.selected.length > 0) select([]);
      const band = await this.#rubberBand(press);
      if (band !== null) select(content.within(work, offset, band));
      return null;
    }
    select(chosen(content.selected, entry, press));
    if (press.clicks === 2) return entry;
    if (!content.selected.includes(entry)) return null;
    const drop = await this.#drag(content.outlines(work, offset), press);
    if (drop !== null) await this.#refuse(drop, window);
    return null;
  }

  /** Whether the player moves the mouse with the button held, before letting it go. */
  async #dragBegins({ x, y }: Place): Promise<boolean> {
    const rect = { x: x - SLACK, y: y - SLACK, w: 2 * SLACK + 1, h: 2 * SLACK + 1 };
    const events = await this.#gem.aes.evnt_multi({ button: RELEASED, rect1: { inside: false, rect } });
    return events.rect1 === true && events.buttons !== 0;
  }

  /** The band that the player draws from a place to the lower right; null where there is none. */
  async #rubberBand(press: Press): Promise<Rect | null> {
    if (!(await this.#dragBegins(press))) return null;
    return this.#gem.aes.graf_rubberbox({ x: press.x, y: press.y, w: LEAST_BAND, h: LEAST_BAND });
  }

  /** Lets the player move outlines over the whole desktop; null where they are let go in their place or lost. */
  async #drag(outlines: readonly Rect[], grab: Place): Promise<Drop | null> {
    if (!(await this.#dragBegins(grab))) return null;
    const { aes } = this.#gem;
    const { x, y, lost } = await aes.graf_dragbox(outlines, grab, aes.desktop);
    const by = { x: x - outlines[0].x, y: y - outlines[0].y };
    return lost || (by.x === 0 && by.y === 0) ? null : { at: aes.graf_mkstate(), by };
  }

  /**
   * Says why something cannot be dropped where it was let go.
   *
   * @param from the window that it came from, null for the grey
   * @returns whether there was a reason
   */
  async #refuse(drop: Drop, from: AnyWindow | null): Promise<boolean> {
    const reason = this.#reasonAgainst(drop.at, from);
    if (reason !== null) await this.#dialogs.refuse(reason);
    return reason !== null;
  }

  #reasonAgainst({ x, y }: Place, from: AnyWindow | null): string | null {
    const texts = this.#texts;
    const { aes } = this.#gem;
    const window = this.#windows.find(aes.wind_find(x, y));
    if (window !== null) return window !== from || this.#isOtherFolder(window, x, y) ? texts.writeProtected : null;
    const item = this.#desk.at(x, y);
    if (item === null) return from === null || y < aes.desktop.y ? null : texts.staysInWindow;
    if (this.#desk.selected.includes(item)) return null;
    return item === 'trash' ? texts.nothingDeleted : texts.writeProtected;
  }

  /** Whether a folder lies there that is not itself what is dragged. */
  #isOtherFolder(window: AnyWindow, x: number, y: number): boolean {
    if (!isFolderWindow(window)) return false;
    const { content, work, offset } = window;
    const entry = content.at(work, offset, x, y);
    return entry?.kind === 'folder' && !content.selected.includes(entry);
  }
}
