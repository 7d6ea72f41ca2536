import type { KeyMeaning } from '../program.ts';
import type { CommonTexts } from './common-texts.ts';
import type { Letters, TableCommand } from './keys.ts';

/** Lines of a program's list of keys. */
export interface KeyLines<C extends string> {
  /** The letter of a command. @param other keys that mean the same */
  letter(command: C, meaning: string, other?: string): KeyMeaning;
  /** Taking back and making again. */
  readonly ways: readonly KeyMeaning[];
  /** The cursor of the keyboard. */
  readonly cursor: readonly KeyMeaning[];
  readonly rules: KeyMeaning;
}

/** The lines that the lists of all programs on a table have, with the letters of one. */
export function keyLines<C extends string>(letters: Letters<C | TableCommand>, texts: CommonTexts): KeyLines<C> {
  const { keyNames, keyMeanings } = texts;
  const letter = (command: C | TableCommand, meaning: string, other = ''): KeyMeaning => ({
    keys: `${letters[command] ?? ''}${other}`,
    meaning,
  });
  return {
    letter,
    ways: [
      letter('undo', texts.undo, `, Undo, F2, ${keyNames.control}+Z`),
      letter('redo', texts.redo, `, ${keyNames.control}+Y`),
    ],
    cursor: [
      { keys: keyNames.arrows, meaning: keyMeanings.cursor },
      { keys: `${keyNames.space}, Return`, meaning: keyMeanings.take },
      letter('place-one', keyMeanings.placeOne),
      { keys: 'Esc', meaning: keyMeanings.drop },
    ],
    rules: letter('rules', texts.rules, ', Help, F1'),
  };
}
