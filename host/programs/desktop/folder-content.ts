import { childrenOf, objectRect } from '../../gem/aes/object-tree.ts';
import { OB_STATE, type ObjectSource, type ObjectTree, objectTree, ROOT } from '../../gem/aes/objects.ts';
import type { Gem } from '../../gem/gem.ts';
import { contains, intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { WindowContent } from './desk-window.ts';
import { bytesOf, type DiskEntry, type DiskPath, pathText } from './disk.ts';
import { ICON_SIZE, type IconName, type IconSet, iconOutlines } from './icon-set.ts';
import type { DesktopTexts } from './texts.ts';

export const VIEWS = ['icons', 'text'] as const;
export type View = (typeof VIEWS)[number];

/** Free pixels between two icons, and around them. */
const GAP = { x: 8, y: 6 } as const;
const PITCH = { x: ICON_SIZE.w + GAP.x, y: ICON_SIZE.h + GAP.y } as const;
const FOLDER_SIGN = '\x07';
const NAME_COLUMNS = 9;
const TYPE_COLUMNS = 4;
const BYTES_COLUMNS = 9;
/** White, without a border. */
const PAPER = 0;

const ICON_OF_KIND: Readonly<Record<DiskEntry['kind'], IconName>> = {
  folder: 'folder',
  program: 'program',
  save: 'saved-game',
  sheet: 'card-sheet',
  sound: 'sound',
};

/** `♦YUKON    PRG    61234`: sign of a folder, name, ending, bytes. */
function textOf(entry: DiskEntry): string {
  const [name, type = ''] = entry.name.split('.');
  const bytes = entry.kind === 'folder' ? '' : String(entry.bytes);
  const sign = entry.kind === 'folder' ? FOLDER_SIGN : ' ';
  return `${sign} ${name.padEnd(NAME_COLUMNS)}${type.padEnd(TYPE_COLUMNS)}${bytes.padStart(BYTES_COLUMNS)}`;
}

/** A folder in a window, as icons or as lines of text. */
export class FolderContent implements WindowContent {
  readonly path: DiskPath;
  readonly #gem: Gem;
  readonly #icons: IconSet;
  readonly #texts: DesktopTexts;
  #entries: readonly DiskEntry[];
  #view: View;
  /** Names of the selected entries. */
  #selected: ReadonlySet<string> = new Set();

  constructor(
    parts: { readonly gem: Gem; readonly icons: IconSet; readonly texts: DesktopTexts },
    path: DiskPath,
    entries: readonly DiskEntry[],
    view: View,
  ) {
    this.#gem = parts.gem;
    this.#icons = parts.icons;
    this.#texts = parts.texts;
    this.path = path;
    this.#entries = entries;
    this.#view = view;
  }

  get title(): string {
    return pathText(this.path);
  }

  get info(): string {
    const bytes = this.#entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
    return this.#texts.contents(bytes, this.#entries.length);
  }

  get step(): { readonly x: number; readonly y: number } {
    const { w, h } = this.#gem.vdi.cell;
    return this.#view === 'icons' ? { x: w, y: PITCH.y } : { x: w, y: h };
  }

  get selected(): readonly DiskEntry[] {
    return this.#entries.filter(({ name }) => this.#selected.has(name));
  }

  /** Selects these entries and no others. */
  select(entries: readonly DiskEntry[]): void {
    this.#selected = new Set(entries.map(({ name }) => name));
  }

  /** Other entries or another look; what is still there stays selected. */
  update(entries: readonly DiskEntry[], view: View): void {
    this.#entries = entries;
    this.#view = view;
  }

  extent(width: number): { readonly w: number; readonly h: number } {
    if (this.#view === 'text') {
      const { w, h } = this.#gem.vdi.cell;
      const columns = Math.max(0, ...this.#entries.map((entry) => textOf(entry).length));
      return { w: (columns + 2) * w, h: Math.max(1, this.#entries.length) * h };
    }
    const columns = this.#columns(width);
    const rows = Math.max(1, Math.ceil(this.#entries.length / columns));
    return { w: columns * PITCH.x + GAP.x, h: rows * PITCH.y + GAP.y };
  }

  draw(work: Rect, offset: { readonly x: number; readonly y: number }, clip: Rect): void {
    this.#gem.aes.objc_draw(this.#tree(work, offset), ROOT, undefined, clip);
  }

  /** The entry under a place of the screen, or null. */
  at(work: Rect, offset: { readonly x: number; readonly y: number }, x: number, y: number): DiskEntry | null {
    const found = this.#rects(work, offset).findIndex((rect) => contains(rect, x, y));
    return this.#entries[found] ?? null;
  }

  /** The entries that a rectangle of the screen touches. */
  within(work: Rect, offset: { readonly x: number; readonly y: number }, part: Rect): readonly DiskEntry[] {
    const rects = this.#rects(work, offset);
    return this.#entries.filter((_, k) => intersect(rects[k], part) !== null);
  }

  /** Outlines of the selected entries that can be seen, at least in part. */
  outlines(work: Rect, offset: { readonly x: number; readonly y: number }): readonly Rect[] {
    const tree = this.#tree(work, offset);
    return childrenOf(tree, ROOT)
      .filter((object, k) => this.#selected.has(this.#entries[k].name) && intersect(objectRect(tree, object), work))
      .flatMap((object) => iconOutlines(tree, object));
  }

  #columns(width: number): number {
    return Math.max(1, Math.floor((width - GAP.x) / PITCH.x));
  }

  #rects(work: Rect, offset: { readonly x: number; readonly y: number }): readonly Rect[] {
    const tree = this.#tree(work, offset);
    return childrenOf(tree, ROOT).map((object) => objectRect(tree, object));
  }

  #tree(work: Rect, offset: { readonly x: number; readonly y: number }): ObjectTree {
    const columns = this.#columns(work.w);
    const children = this.#entries.map((entry, k): ObjectSource => {
      const object =
        this.#view === 'icons' ? this.#icon(entry, k % columns, Math.floor(k / columns)) : this.#line(entry, k);
      const state = this.#selected.has(entry.name) ? OB_STATE.SELECTED : 0;
      return { ...object, x: object.x - offset.x, y: object.y - offset.y, state };
    });
    return objectTree({ type: 'G_BOX', thickness: 0, color: PAPER, ...work, children });
  }

  #icon(entry: DiskEntry, column: number, row: number): ObjectSource {
    const at = { x: GAP.x + column * PITCH.x, y: GAP.y + row * PITCH.y };
    return this.#icons.object(ICON_OF_KIND[entry.kind], entry.name, at);
  }

  #line(entry: DiskEntry, row: number): ObjectSource {
    const { w, h } = this.#gem.vdi.cell;
    const text = textOf(entry);
    return { type: 'G_STRING', text, x: w, y: row * h, w: text.length * w, h };
  }
}
