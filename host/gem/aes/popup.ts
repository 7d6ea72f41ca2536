import type { Workstation } from '../vdi/workstation.ts';
import { ASCII_ESCAPE, BUTTON, type Events } from './events.ts';
import { OpenMenuBox } from './menu-box.ts';
import { type MenuEntry, popupObjects } from './menu-tree.ts';

/** A press that opened the popup counts as a click on its own while the mouse stays this near, in pixels. */
const STILL = 3;

/** Room for frame and shadow at the right and at the bottom of the screen. */
const MARGIN = 3;

/**
 * Shows a popup menu and lets the player choose (menu_popup). Works by press, drag and release as well as by clicks,
 * with either button. Escape chooses nothing; other keys are nobody's meanwhile.
 *
 * @param x @param y upper left corner; moved so that the box lies on the screen
 * @returns the identifier of the entry, null where nothing was chosen
 * @throws TerminationError
 */
export async function menu_popup(
  vdi: Workstation,
  events: Events,
  items: readonly MenuEntry[],
  x: number,
  y: number,
): Promise<string | null> {
  const { tree, box } = popupObjects(items, vdi.cell, x, y);
  tree[0].x = Math.max(1, Math.min(x, vdi.width - tree[0].w - MARGIN));
  tree[0].y = Math.max(1, Math.min(y, vdi.height - tree[0].h - MARGIN));
  const open = new OpenMenuBox(vdi, tree, box);
  let chosen: string | null;
  try {
    chosen = await choose(events, open);
  } finally {
    open.close();
  }
  if (events.mouse.buttons !== 0) {
    await events.multi({ button: { mask: BUTTON.both, state: 0, clicks: 1 } }, null);
  }
  return chosen;
}

async function choose(events: Events, open: OpenMenuBox): Promise<string | null> {
  const start = events.mouse;
  let held = start.buttons !== 0;
  let moved = false;
  for (;;) {
    const { mouse } = events;
    moved ||= Math.max(Math.abs(mouse.x - start.x), Math.abs(mouse.y - start.y)) > STILL;
    if (moved || !held) open.follow(mouse.x, mouse.y);
    const button = { mask: BUTTON.both, state: 0, clicks: 1, any: !held } as const;
    const happened = await events.multi({ key: true, motion: true, button }, null);
    if (happened.lost || happened.key?.ascii === ASCII_ESCAPE) return null;
    if (!happened.button) continue;
    if (!held || moved) return open.selected?.id ?? null;
    held = false;
  }
}
