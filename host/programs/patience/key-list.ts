import { keyLines } from '../card-play/key-list.ts';
import type { KeyMeaning, Language } from '../program.ts';
import { type Command, LETTER_OF } from './commands.ts';
import { patienceTexts } from './languages.ts';

/** Keys of the manual and of its English edition (RULES §2.1) first, then ours. */
export function keyList(language: Language): readonly KeyMeaning[] {
  const texts = patienceTexts[language];
  const { keyMeanings } = texts;
  const { letter, ways, cursor, rules } = keyLines<Command>(LETTER_OF, texts);
  const [back, again] = ways;
  return [
    letter('deal', texts.deal),
    letter('hint', texts.hint),
    back,
    letter('again', keyMeanings.again),
    letter('demo', texts.demo),
    letter('save', texts.save),
    letter('load', texts.load),
    letter('quit', texts.quit),
    ...cursor,
    again,
    letter('place', texts.place),
    letter('to-start', texts.toStart),
    letter('mark', texts.mark),
    letter('to-mark', texts.toMark),
    letter('cheat', texts.cheat),
    letter('wait', texts.wait('x')),
    rules,
    letter('copying', texts.copying),
    letter('statistics', texts.statistics),
    { keys: '1, 2, 3 ...', meaning: keyMeanings.games },
  ];
}
