import type { KeyMeaning, Language } from '../program.ts';
import { LETTER_OF, type MenuCommand } from './commands.ts';
import { patienceTexts } from './languages.ts';

/** Keys of the manual and of its English edition (RULES §2.1) first, then ours. */
export function keyList(language: Language): readonly KeyMeaning[] {
  const texts = patienceTexts[language];
  const { keyNames, keyMeanings } = texts;
  const letter = (command: MenuCommand, meaning: string, other = ''): KeyMeaning => ({
    keys: `${LETTER_OF[command]}${other}`,
    meaning,
  });
  return [
    letter('deal', texts.deal),
    letter('hint', texts.hint),
    letter('undo', texts.undo, `, Undo, F2, ${keyNames.control}+Z`),
    { keys: LETTER_OF.again ?? '', meaning: keyMeanings.again },
    letter('demo', texts.demo),
    letter('save', texts.save),
    letter('load', texts.load),
    letter('quit', texts.quit),
    { keys: keyNames.arrows, meaning: keyMeanings.cursor },
    { keys: `${keyNames.space}, Return`, meaning: keyMeanings.take },
    { keys: LETTER_OF['place-one'] ?? '', meaning: keyMeanings.placeOne },
    { keys: 'Esc', meaning: keyMeanings.drop },
    letter('redo', texts.redo, `, ${keyNames.control}+Y`),
    letter('place', texts.place),
    letter('to-start', texts.toStart),
    letter('mark', texts.mark),
    letter('to-mark', texts.toMark),
    letter('cheat', texts.cheat),
    letter('wait', texts.wait('x')),
    letter('rules', texts.rules, ', Help, F1'),
    letter('copying', texts.copying),
    letter('statistics', texts.statistics),
    { keys: '1, 2, 3 ...', meaning: keyMeanings.games },
  ];
}
