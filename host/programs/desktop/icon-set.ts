import { objectRect } from '../../gem/aes/object-tree.ts';
import type { IconBlk, ObjectSource, ObjectTree } from '../../gem/aes/objects.ts';
import type { Mfdb } from '../../gem/vdi/mfdb.ts';
import { parsePixmaps, type TextPixmap } from '../../gem/vdi/pixmap-text.ts';
import type { Rect } from '../../gem/vdi/rect.ts';

/** The pictures that the desktop draws with (icons.txt). */
export const ICON_NAMES = [
  'floppy',
  'hard-disk',
  'trash',
  'folder',
  'program',
  'saved-game',
  'card-sheet',
  'sound',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** The text of icons lacks a picture. */
export class IconMissingError extends Error {
  override readonly name = 'IconMissingError';
  readonly icon: string;

  constructor(icon: string) {
    super(`no icon "${icon}"`);
    this.icon = icon;
  }
}

/** Cell of the labels, and how many characters the longest name of a file has: 8, a dot and 3. */
const LABEL_CELL = { w: 6, h: 6 } as const;
const LABEL_LENGTH = 12;
/** White above and below a label. */
const LABEL_MARGIN = 1;
const BLACK_PEN = 1;
const WHITE_PEN = 0;
const WORD_BITS = 16;

/** Size of an icon with its label, in pixels. */
export const ICON_SIZE = { w: LABEL_CELL.w * LABEL_LENGTH, h: 32 + LABEL_CELL.h + 2 * LABEL_MARGIN } as const;

function plane({ width, height }: TextPixmap, words: Uint16Array): Mfdb {
  return { words, width, height, planes: 1, wordsPerLine: Math.ceil(width / WORD_BITS), standard: true };
}

/** Outlines on the screen under which an object of a tree is dragged: of an icon its picture and its label. */
export function iconOutlines(tree: ObjectTree, object: number): readonly Rect[] {
  const around = objectRect(tree, object);
  const found = tree[object];
  if (found.type !== 'G_ICON') return [around];
  const { iconRect, labelRect } = found.icon;
  return [iconRect, labelRect].map((rect) => ({ ...rect, x: around.x + rect.x, y: around.y + rect.y }));
}

/** The icons of the desktop, ready to become objects. */
export class IconSet {
  readonly #pictures: ReadonlyMap<string, TextPixmap>;

  /** @throws PixmapTextError, IconMissingError */
  constructor(text: string) {
    this.#pictures = parsePixmaps(text);
    for (const name of ICON_NAMES) this.#picture(name);
  }

  /**
   * A G_ICON whose label stands on a plate below the picture, as wide as the object.
   *
   * @param letter of a drive, on the picture
   */
  object(name: IconName, label: string, at: { readonly x: number; readonly y: number }, letter?: string): ObjectSource {
    const picture = this.#picture(name);
    const { width: w, height: h } = picture;
    const iconRect = { x: Math.floor((ICON_SIZE.w - w) / 2), y: 0, w, h };
    const icon: IconBlk = {
      mask: plane(picture, picture.mask),
      form: plane(picture, picture.form),
      label,
      ...(letter === undefined ? {} : { letter: { char: letter, x: picture.hotX, y: picture.hotY } }),
      foreground: BLACK_PEN,
      background: WHITE_PEN,
      iconRect,
      labelRect: { x: 0, y: h, w: ICON_SIZE.w, h: ICON_SIZE.h - h },
    };
    return { type: 'G_ICON', icon, x: at.x, y: at.y, ...ICON_SIZE };
  }

  #picture(name: IconName): TextPixmap {
    const picture = this.#pictures.get(name);
    if (picture === undefined) throw new IconMissingError(name);
    return picture;
  }
}
