import type { MenuTree } from '../../gem/aes/menu-tree.ts';
import type { MenuCommand } from './commands.ts';
import type { ListKind } from './lists.ts';
import type { YukonTexts } from './texts.ts';

/** An entry of the menus: order, text and key. */
export interface PopupEntry {
  readonly id: MenuCommand;
  readonly text: string;
  readonly key: string;
}

function entries(texts: YukonTexts, kind: ListKind): Readonly<Record<MenuCommand, PopupEntry>> {
  return {
    about: { id: 'about', text: texts.about, key: texts.helpKey },
    variant: { id: 'variant', text: texts.variant, key: '^V' },
    timed: { id: 'timed', text: texts.timed, key: '^Z' },
    lists: { id: 'lists', text: kind === 'scores' ? texts.scores : texts.times, key: '^H' },
    undo: { id: 'undo', text: texts.undo, key: texts.undoKey },
    new: { id: 'new', text: texts.newRound, key: '^N' },
    restart: { id: 'restart', text: texts.restart, key: '^R' },
    quit: { id: 'quit', text: texts.quit, key: '^Q' },
  };
}

/** The menu bar: program, game, options. */
export function yukonMenu(texts: YukonTexts, kind: ListKind): MenuTree {
  const entry = entries(texts, kind);
  return {
    titles: [
      { text: ' Yukon ', items: [entry.about] },
      { text: ` ${texts.menuGame} `, items: [entry.undo, entry.new, entry.restart, { separator: true }, entry.quit] },
      { text: ` ${texts.menuOptions} `, items: [entry.variant, entry.timed, { separator: true }, entry.lists] },
    ],
  };
}

/** The popup of the right button: the same entries in the manual's order. */
export function yukonPopup(texts: YukonTexts, kind: ListKind): readonly PopupEntry[] {
  const entry = entries(texts, kind);
  return [entry.about, entry.variant, entry.timed, entry.lists, entry.undo, entry.new, entry.restart, entry.quit];
}
