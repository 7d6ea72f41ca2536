import { objectRect } from '../../gem/aes/object-tree.ts';
import { OB_STATE, type ObjectTree, objectTree } from '../../gem/aes/objects.ts';
import type { Gem } from '../../gem/gem.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import { DRIVES, type DriveLetter } from './disk.ts';
import { ICON_SIZE, type IconName, type IconSet, iconOutlines } from './icon-set.ts';
import type { DesktopTexts } from './texts.ts';

/** What stands on the desktop. */
export const DESK_ITEMS = [...DRIVES, 'trash'] as const;
export type DeskItem = (typeof DESK_ITEMS)[number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places on the screen. */
export type DeskPlaces = Readonly<Record<DeskItem, Place>>;

/** Free pixels around the icons. */
const MARGIN = 8;
const HARD_DISK_NAME = 'TALON';
const ICON_OF_DRIVE: Readonly<Record<DriveLetter, IconName>> = { A: 'floppy', C: 'hard-disk' };

/** Drives at the top left, the trash at the bottom left. */
export function usualPlaces(desktop: Rect): DeskPlaces {
  const left = desktop.x + MARGIN;
  const top = desktop.y + MARGIN;
  return {
    A: { x: left, y: top },
    C: { x: left + ICON_SIZE.w + MARGIN, y: top },
    trash: { x: left, y: desktop.y + desktop.h - ICON_SIZE.h - MARGIN },
  };
}

function inside({ x, y }: Place, desktop: Rect): Place {
  const within = (value: number, low: number, room: number): number => Math.max(low, Math.min(value, low + room));
  return {
    x: within(x, desktop.x, desktop.w - ICON_SIZE.w),
    y: within(y, desktop.y, desktop.h - ICON_SIZE.h),
  };
}

/** The icons on the grey of the desktop. */
export class DeskIcons {
  readonly #gem: Gem;
  readonly #icons: IconSet;
  readonly #labels: Readonly<Record<DeskItem, string>>;
  #places: DeskPlaces;
  #selected: readonly DeskItem[] = [];

  constructor(gem: Gem, icons: IconSet, texts: DesktopTexts, places: DeskPlaces) {
    this.#gem = gem;
    this.#icons = icons;
    this.#labels = { A: texts.floppy, C: HARD_DISK_NAME, trash: texts.trash };
    this.#places = places;
    this.place(places);
  }

  get places(): DeskPlaces {
    return this.#places;
  }

  get selected(): readonly DeskItem[] {
    return this.#selected;
  }

  /** Puts the icons on the desktop, or with false takes them from it. */
  show(shown: boolean): void {
    this.#gem.aes.wind_set_newdesk(shown ? this.#tree() : null);
  }

  /** Moves icons; none leaves the desktop. */
  place(places: DeskPlaces): void {
    const { desktop } = this.#gem.aes;
    this.#places = {
      A: inside(places.A, desktop),
      C: inside(places.C, desktop),
      trash: inside(places.trash, desktop),
    };
  }

  /** Selects these icons and no others, and shows that. */
  select(items: readonly DeskItem[]): void {
    const changed = items.length !== this.#selected.length || items.some((item) => !this.#selected.includes(item));
    this.#selected = items;
    if (changed) this.show(true);
  }

  /** The icon under a place of the screen, or null. */
  at(x: number, y: number): DeskItem | null {
    const tree = this.#tree();
    return DESK_ITEMS[this.#gem.aes.objc_find(tree, x, y) - 1] ?? null;
  }

  /** The icons that a rectangle of the screen touches. */
  within(part: Rect): readonly DeskItem[] {
    const tree = this.#tree();
    return DESK_ITEMS.filter((_, k) => intersect(objectRect(tree, k + 1), part) !== null);
  }

  /** Outlines of the selected icons. */
  outlines(): readonly Rect[] {
    const tree = this.#tree();
    return this.#selected.flatMap((item) => iconOutlines(tree, DESK_ITEMS.indexOf(item) + 1));
  }

  /** Moves the selected icons. */
  moveSelected(by: Place): void {
    const moved = (item: DeskItem): Place => {
      const { x, y } = this.#places[item];
      return this.#selected.includes(item) ? { x: x + by.x, y: y + by.y } : { x, y };
    };
    this.place({ A: moved('A'), C: moved('C'), trash: moved('trash') });
    this.show(true);
  }

  #tree(): ObjectTree {
    const { desktop } = this.#gem.aes;
    const children = DESK_ITEMS.map((item) => {
      const at = { x: this.#places[item].x - desktop.x, y: this.#places[item].y - desktop.y };
      const state = this.#selected.includes(item) ? OB_STATE.SELECTED : 0;
      const picture = item === 'trash' ? 'trash' : ICON_OF_DRIVE[item];
      return { ...this.#icons.object(picture, this.#labels[item], at, item === 'trash' ? undefined : item), state };
    });
    return objectTree({ type: 'G_IBOX', thickness: 0, color: 0, ...desktop, children });
  }
}
