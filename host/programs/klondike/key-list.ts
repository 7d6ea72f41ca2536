import type { KeyMeaning, Language } from '../program.ts';
import { type Command, LETTER_OF } from './commands.ts';
import { LETTER_OF as DUEL_LETTERS } from './duel/commands.ts';
import { duelTexts } from './duel/languages.ts';
import { klondikeTexts } from './languages.ts';

/** The keys for the page's list. */
export function keyList(language: Language): readonly KeyMeaning[] {
  const texts = klondikeTexts[language];
  const duel = duelTexts[language];
  const { keyNames, keyMeanings } = texts;
  const letter = (command: Command, meaning: string, other = ''): KeyMeaning => ({
    keys: `${LETTER_OF[command]}${other}`,
    meaning,
  });
  return [
    letter('deal', texts.deal),
    letter('hint', texts.hint),
    letter('undo', texts.undo, `, Undo, F2, ${keyNames.control}+Z`),
    letter('redo', texts.redo, `, ${keyNames.control}+Y`),
    letter('finish', texts.finish),
    { keys: keyNames.arrows, meaning: keyMeanings.cursor },
    { keys: `${keyNames.space}, Return`, meaning: keyMeanings.take },
    letter('place-one', keyMeanings.placeOne),
    { keys: 'Esc', meaning: keyMeanings.drop },
    { keys: '1, 2, 3 ...', meaning: keyMeanings.presets },
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
    letter('rules', texts.rules, ', Help, F1'),
    letter('quit', texts.quit),
  ];
}
