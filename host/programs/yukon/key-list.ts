import type { KeyMeaning, Language } from '../program.ts';
import { yukonTexts } from './texts.ts';

/** Name of the space bar and of the key combination of the page's list. */
const KEY_NAMES: Readonly<
  Record<Language, { readonly space: string; readonly shift: string; readonly control: string }>
> = {
  de: { space: 'Leertaste', shift: 'Umschalt', control: 'Strg' },
  en: { space: 'Space', shift: 'Shift', control: 'Ctrl' },
  es: { space: 'Espacio', shift: 'Mayús', control: 'Ctrl' },
};

/** Yukon's keys (manual, "Tastatur"), each behind the second one that works in browsers too which keep the manual's. */
export function keyList(language: Language): readonly KeyMeaning[] {
  const texts = yukonTexts[language];
  const names = KEY_NAMES[language];
  const both = (key: string): string => `${names.shift}+${key}, ${names.control}+${key}`;
  return [
    { keys: names.space, meaning: texts.turnCard },
    { keys: both(names.space), meaning: texts.pause },
    { keys: 'Undo, F2, Backspace', meaning: texts.undo },
    { keys: 'Help, F1', meaning: texts.about },
    { keys: both('N'), meaning: texts.newRound },
    { keys: both('R'), meaning: texts.restart },
    { keys: both('V'), meaning: texts.variant },
    { keys: both('Z'), meaning: texts.timed },
    { keys: both('H'), meaning: `${texts.scores} / ${texts.times}` },
    { keys: both('Q'), meaning: texts.quit },
  ];
}
