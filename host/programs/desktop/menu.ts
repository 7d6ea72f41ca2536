import type { KeyEvent } from '../../gem/aes/events.ts';
import type { MenuTree } from '../../gem/aes/menu-tree.ts';
import { ORDERS } from './disk.ts';
import { VIEWS } from './folder-content.ts';
import type { DesktopTexts } from './texts.ts';

/** Everything a player can order from the menu bar. */
export const COMMANDS = [
  'about',
  'open',
  'info',
  'close',
  'close-window',
  'quit',
  ...VIEWS,
  ...ORDERS,
  'tidy',
  'save',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Letter of each command that has a key. */
const LETTERS: ReadonlyMap<string, Command> = new Map([
  ['O', 'open'],
  ['I', 'info'],
  ['H', 'close'],
  ['U', 'close-window'],
  ['Q', 'quit'],
]);
const CONTROL_KEY = 4;
/** Ascii of Control+A less one. */
const BEFORE_A = 64;

/** Characters that the desktop takes with Control. */
export const CONTROL_KEYS = [...LETTERS.keys()].join('').toLowerCase();

export function commandOfItem(item: string): Command | null {
  return COMMANDS.find((command) => command === item) ?? null;
}

/** The order behind a key: Control with a letter, or where a browser keeps that, the capital letter. */
export function commandOfKey({ ascii, shift }: KeyEvent): Command | null {
  const code = (shift & CONTROL_KEY) !== 0 ? ascii + BEFORE_A : ascii;
  return LETTERS.get(String.fromCharCode(code)) ?? null;
}

/** The menu bar of the desktop. */
export function desktopMenu(texts: DesktopTexts): MenuTree {
  return {
    titles: [
      { text: ' Desk ', items: [{ id: 'about', text: texts.about }] },
      {
        text: ` ${texts.menuFile} `,
        items: [
          { id: 'open', text: texts.open, key: '^O' },
          { id: 'info', text: texts.info, key: '^I' },
          { separator: true },
          { id: 'close', text: texts.close, key: '^H' },
          { id: 'close-window', text: texts.closeWindow, key: '^U' },
          { separator: true },
          { id: 'quit', text: texts.quit, key: '^Q' },
        ],
      },
      {
        text: ` ${texts.menuView} `,
        items: [
          { id: 'icons', text: texts.asIcons },
          { id: 'text', text: texts.asText },
          { separator: true },
          { id: 'name', text: texts.byName },
          { id: 'type', text: texts.byType },
          { id: 'size', text: texts.bySize },
        ],
      },
      {
        text: ` ${texts.menuOptions} `,
        items: [
          { id: 'tidy', text: texts.tidy },
          { id: 'save', text: texts.save },
        ],
      },
    ],
  };
}
