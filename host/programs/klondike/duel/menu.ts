import type { MenuEntry, MenuTree } from '../../../gem/aes/menu-tree.ts';
import {
  itemOfPace,
  itemOfPreset,
  itemOfStrength,
  itemOfValue,
  LETTER_OF,
  type MenuCommand,
  OPTION_VALUES,
  type OptionValue,
} from './commands.ts';
import { PACES } from './saved.ts';
import { STRENGTHS } from './seats.ts';
import type { DuelTexts } from './texts.ts';

const LINE: MenuEntry = { separator: true };

/** The menu bar of Double Solitaire. @param presets names of the program's variants, in their order */
export function duelMenu(texts: DuelTexts, presets: readonly string[]): MenuTree {
  const entry = (id: MenuCommand, text: string): MenuEntry => ({ id, text, key: LETTER_OF[id] ?? '' });
  const value = (choice: OptionValue): MenuEntry => ({
    id: itemOfValue(choice),
    text: texts.options[choice.option][choice.value],
    key: '',
  });
  const game = [
    ...presets.map((text, place): MenuEntry => ({ id: itemOfPreset(place), text, key: `${place + 1}` })),
    LINE,
    entry('new', texts.newGame),
    entry('again', texts.again),
    entry('number', texts.number),
    LINE,
    entry('save', texts.save),
    entry('load', texts.load),
    LINE,
    entry('quit', texts.quit),
  ];
  const players = [
    entry('computer', texts.againstComputer),
    entry('two-players', texts.twoPlayers),
    LINE,
    ...STRENGTHS.map((strength): MenuEntry => {
      return { id: itemOfStrength(strength), text: texts.computer(texts.strengths[strength]), key: '' };
    }),
    LINE,
    ...PACES.map((pace): MenuEntry => ({ id: itemOfPace(pace), text: texts.paces[pace], key: '' })),
    LINE,
    entry('statistics', texts.statistics),
  ];
  const rules = [
    ...OPTION_VALUES.flatMap((choices) => [...choices.map(value), LINE]),
    entry('overlook', texts.options.overlook[1]),
    entry('free-undo', texts.freeUndo),
    LINE,
    entry('back-left', texts.backs[0]),
    entry('back-right', texts.backs[1]),
  ];
  const help = [
    entry('hint', texts.hint),
    entry('deal', texts.deal),
    entry('end-turn', texts.endTurn),
    entry('object', texts.object),
    LINE,
    entry('undo', texts.undo),
    entry('redo', texts.redo),
    LINE,
    entry('rules', texts.rules),
  ];
  return {
    titles: [
      { text: ` ${texts.menus.klondike} `, items: game },
      { text: ` ${texts.menus.players} `, items: players },
      { text: ` ${texts.menus.variant} `, items: rules },
      { text: ` ${texts.menus.help} `, items: help },
    ],
  };
}
