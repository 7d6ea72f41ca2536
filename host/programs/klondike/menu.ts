import type { GameInfo } from '../../core/core.ts';
import type { MenuEntry, MenuTree } from '../../gem/aes/menu-tree.ts';
import { choiceGroups } from './choices.ts';
import { type Choice, itemOfChoice, itemOfPreset, LETTER_OF, type MenuCommand } from './commands.ts';
import type { Preset } from './presets.ts';
import type { KlondikeTexts } from './texts.ts';

const LINE: MenuEntry = { separator: true };

/** What the menu bar is made of. */
export interface MenuParts {
  readonly texts: KlondikeTexts;
  readonly games: readonly GameInfo[];
  /** In the order of their entries. */
  readonly presets: readonly Preset[];
  /** Dollars that the games with a balance have left. */
  readonly bank: number;
}

/** The presets, each with the figure that is its key. */
function presetEntries({ presets, texts }: MenuParts): readonly MenuEntry[] {
  return presets.map(({ id }, place) => ({
    id: itemOfPreset(place),
    text: texts.presets[id],
    key: place < 9 ? `${place + 1}` : '',
  }));
}

/** The options, group by group. */
function choiceEntries({ games, texts }: MenuParts): readonly MenuEntry[] {
  const textOf = ({ option, value }: Choice): string => texts.choices[`${option}=${value}`] ?? `${option}=${value}`;
  return choiceGroups(games).flatMap((group, k) => [
    ...(k === 0 ? [] : [LINE]),
    ...group.map((choice): MenuEntry => ({ id: itemOfChoice(choice), text: textOf(choice) })),
  ]);
}

/** The menu bar. */
export function klondikeMenu(parts: MenuParts): MenuTree {
  const { texts, bank } = parts;
  const entry = (command: MenuCommand, text: string): MenuEntry => ({
    ...{ id: command, text, key: LETTER_OF[command] ?? '' },
  });
  const klondike = [
    ...presetEntries(parts),
    LINE,
    entry('new', texts.newGame),
    entry('again', texts.again),
    entry('number', texts.number),
    entry('deck', texts.deck),
    LINE,
    entry('save', texts.save),
    entry('load', texts.load),
    LINE,
    entry('quit', texts.quit),
  ];
  const variant = [...choiceEntries(parts), LINE, entry('bank', texts.bank(texts.dollars(bank)))];
  const help = [
    entry('hint', texts.hint),
    entry('finish', texts.finish),
    LINE,
    entry('undo', texts.undo),
    entry('redo', texts.redo),
    entry('to-start', texts.toStart),
    LINE,
    entry('deal', texts.deal),
  ];
  const information = [entry('rules', texts.rules), entry('statistics', texts.statistics)];
  return {
    titles: [
      { text: ` ${texts.menus.klondike} `, items: klondike },
      { text: ` ${texts.menus.variant} `, items: variant },
      { text: ` ${texts.menus.help} `, items: help },
      { text: ` ${texts.menus.information} `, items: information },
    ],
  };
}
