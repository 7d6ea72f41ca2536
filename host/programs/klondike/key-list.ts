import { keyLines } from '../card-play/key-list.ts';
import type { KeyMeaning, Language } from '../program.ts';
import { type Command, LETTER_OF } from './commands.ts';
import { LETTER_OF as DUEL_LETTERS } from './duel/commands.ts';
import { duelTexts } from './duel/languages.ts';
import { klondikeTexts } from './languages.ts';

/** The keys for the page's list. */
export function keyList(language: Language): readonly KeyMeaning[] {
  const texts = klondikeTexts[language];
  const duel = duelTexts[language];
  const { letter, ways, cursor, rules } = keyLines<Command>(LETTER_OF, texts);
  return [
    letter('deal', texts.deal),
    letter('hint', texts.hint),
    ...ways,
    letter('finish', texts.finish),
    ...cursor,
    { keys: '1, 2, 3 ...', meaning: texts.keyMeanings.presets },
    letter('new', texts.newGame),
    letter('again', texts.again),
    letter('number', texts.number),
    letter('deck', texts.deck),
    letter('to-start', texts.toStart),
    letter('bank', texts.bank('$')),
    letter('save', texts.save),
    letter('load', texts.load),
    { keys: DUEL_LETTERS['end-turn'] ?? '', meaning: `${duel.title}: ${duel.endTurn}` },
    { keys: DUEL_LETTERS.object ?? '', meaning: `${duel.title}: ${duel.object}` },
    letter('statistics', texts.statistics),
    rules,
    letter('quit', texts.quit),
  ];
}
