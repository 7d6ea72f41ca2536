import { SUIT_NAMES } from '../../../core/binokel-card-text.ts';
import { COMBINATION_WORDS, parseClaim } from '../../../core/claim-text.ts';

/** The words of claims that stand on buttons, `kreuz-P` and so on; a screen has a button for each. */
export const MELD_WORDS: readonly string[] = COMBINATION_WORDS;

/** Single and double combinations of a kind exclude each other (manual 3.5.2, BINOKEL R16): the other one of a word. */
const RIVALS: ReadonlyMap<string, string> = new Map(
  [
    ...SUIT_NAMES.flatMap((suit) => [
      [`${suit}-P`, `${suit}-2P`],
      [`${suit}-F`, `${suit}-2F`],
    ]),
    ['binokel-40', 'binokel-300'],
    ['asse-100', 'asse-1000'],
    ['koenige-80', 'koenige-1000'],
    ['damen-60', 'damen-1000'],
    ['buben-40', 'buben-1000'],
  ].flatMap(([single, double]): [string, string][] => [
    [single, double],
    [double, single],
  ]),
);

/** Presses a button or releases it; its rival goes up. */
export function toggled(pressed: readonly string[], word: string): readonly string[] {
  if (pressed.includes(word)) return pressed.filter((other) => other !== word);
  return [...pressed.filter((other) => other !== RIVALS.get(word)), word];
}

/** The claim that the pressed buttons make, right or wrong. */
export function claimOf(pressed: readonly string[]): number {
  return parseClaim(pressed.join('+'));
}

/** What of a list of unknown origin can be pressed at the same time. */
export function pressable(words: readonly unknown[]): readonly string[] {
  return words.reduce<readonly string[]>(
    (pressed, word) =>
      typeof word === 'string' && MELD_WORDS.includes(word) && !pressed.includes(word)
        ? toggled(pressed, word)
        : pressed,
    [],
  );
}
