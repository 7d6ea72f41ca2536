import type { Gem } from '../../gem/gem.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { DeskIcons, DeskItem, Place } from './desk-icons.ts';
import type { DeskWindow } from './desk-window.ts';
import type { DiskEntry } from './disk.ts';
import type { FolderContent } from './folder-content.ts';

/** A press of the left button. */
export interface Press extends Place {
  readonly clicks: 1 | 2;
  readonly shift: number;
}

const SHIFT_KEYS = 3;
const RELEASED = { mask: 1, state: 0, clicks: 1 } as const;
/** A held button means dragging once the mouse is this many pixels away. */
const SLACK = 3;

/** Whether the player moves the mouse with the button held, before letting it go. */
async function dragBegins({ aes }: Gem, { x, y }: Place): Promise<boolean> {
  const rect = { x: x - SLACK, y: y - SLACK, w: 2 * SLACK + 1, h: 2 * SLACK + 1 };
  const events = await aes.evnt_multi({ button: RELEASED, rect1: { inside: false, rect } });
  return events.rect1 === true && events.buttons !== 0;
}

/** The band that the player draws from a place to the lower right; null where there is none. */
async function rubberBand(gem: Gem, press: Press): Promise<Rect | null> {
  if (!(await dragBegins(gem, press))) return null;
  return gem.aes.graf_rubberbox({ x: press.x, y: press.y, w: 1, h: 1 });
}

/** The selection after a press: the item alone, or with Shift the former ones with it, or without it. */
function chosen<T>(selected: readonly T[], item: T, { clicks, shift }: Press): readonly T[] {
  if (clicks === 2) return [item];
  if ((shift & SHIFT_KEYS) === 0) return selected.includes(item) ? selected : [item];
  return selected.includes(item) ? selected.filter((other) => other !== item) : [...selected, item];
}

/**
 * A press on the grey of the desktop or one of its icons: selects, draws a band or moves icons.
 *
 * @returns the icon of a double click
 */
export async function pressDesktop(gem: Gem, desk: DeskIcons, press: Press): Promise<DeskItem | null> {
  const item = desk.at(press.x, press.y);
  if (item === null) {
    desk.select([]);
    const band = await rubberBand(gem, press);
    if (band !== null) desk.select(desk.within(band));
    return null;
  }
  desk.select(chosen(desk.selected, item, press));
  if (press.clicks === 2) return item;
  if (desk.selected.includes(item) && (await dragBegins(gem, press))) await desk.drag(press);
  return null;
}

/**
 * A press on the work area of a folder's window: selects, or draws a band.
 *
 * @returns the entry of a double click
 */
export async function pressFolder(
  gem: Gem,
  window: DeskWindow<FolderContent>,
  press: Press,
): Promise<DiskEntry | null> {
  const { content, work, offset } = window;
  const select = (entries: readonly DiskEntry[]): void => {
    content.select(entries);
    window.refresh();
  };
  const entry = content.at(work, offset, press.x, press.y);
  if (entry !== null) {
    select(chosen(content.selected, entry, press));
    return press.clicks === 2 ? entry : null;
  }
  if (content.selected.length > 0) select([]);
  const band = await rubberBand(gem, press);
  if (band !== null) select(content.within(work, offset, band));
  return null;
}
