import type { GameInfo } from '../../core/core.ts';
import type { MenuEntry, MenuTree } from '../../gem/aes/menu-tree.ts';
import { itemOfGame, itemOfOption, LETTER_OF, type MenuCommand } from './commands.ts';
import { gameName } from './game-names.ts';
import type { PatienceTexts } from './texts.ts';

const LINE: MenuEntry = { separator: true };

/** What the menu bar is made of. */
export interface MenuParts {
  readonly texts: PatienceTexts;
  /** The games that the program plays, in the order of their entries. */
  readonly games: readonly GameInfo[];
  /** Names of the options that any of them has. */
  readonly options: readonly string[];
  /** How long the arrow of the demo stands, in tenths of a second. */
  readonly wait: number;
  /** Cards in the stock. */
  readonly cardsLeft: number;
}

/** Seconds as the demo's entry shows them: `1.0`. */
export function secondsText(tenths: number): string {
  return (tenths / 10).toFixed(1);
}

/** The entries of the games, each with the figure that is its key. */
function gameEntries({ games, texts }: MenuParts): readonly MenuEntry[] {
  return games.map((game, k) => ({
    id: itemOfGame(game.id),
    text: gameName(game, texts),
    key: k < 9 ? `${k + 1}` : '',
  }));
}

function optionEntries({ options, texts }: MenuParts): readonly MenuEntry[] {
  const entries = options.map((name): MenuEntry => ({ id: itemOfOption(name), text: texts.options[name] ?? name }));
  return entries.length === 0 ? [] : [LINE, ...entries];
}

function entry(command: MenuCommand, text: string): MenuEntry {
  return { id: command, text, key: LETTER_OF[command] ?? '' };
}

/**
 * The menu bar in the manual's order and wording (RULES §2.2). What is ours stands behind a line at the end of its menu, so
 * that nothing of the manual is displaced.
 */
export function patienceMenu(parts: MenuParts): MenuTree {
  const { texts } = parts;
  const patience = [
    ...gameEntries(parts),
    LINE,
    entry('demo', texts.demo),
    entry('wait', texts.wait(secondsText(parts.wait))),
    LINE,
    entry('save', texts.save),
    entry('load', texts.load),
    LINE,
    entry('quit', texts.quit),
  ];
  const information = [
    entry('rules', texts.rules),
    entry('copying', texts.copying),
    LINE,
    entry('statistics', texts.statistics),
  ];
  const help = [
    entry('hint', texts.hint),
    entry('place', texts.place),
    LINE,
    entry('undo', texts.undo),
    entry('to-start', texts.toStart),
    entry('mark', texts.mark),
    entry('to-mark', texts.toMark),
    LINE,
    entry('cheat', texts.cheat),
    LINE,
    entry('redo', texts.redo),
  ];
  const cards = [
    entry('deal', texts.deal),
    entry('cards-left', texts.cardsLeft(parts.cardsLeft)),
    ...optionEntries(parts),
  ];
  return {
    titles: [
      { text: ` ${texts.menus.patience} `, items: patience },
      { text: ` ${texts.menus.information} `, items: information },
      { text: ` ${texts.menus.help} `, items: help },
      { text: ` ${texts.menus.cards} `, items: cards },
    ],
  };
}
