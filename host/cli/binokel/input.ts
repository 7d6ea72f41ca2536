import { parseBinokelCards, parseBinokelSuit } from '../../core/binokel-card-text.ts';
import { CardTextError } from '../../core/card-text.ts';
import { ClaimTextError, COMBINATION_WORDS, parseClaim } from '../../core/claim-text.ts';
import type { CommandLine } from '../command-line.ts';
import { UsageError } from '../usage-error.ts';

const COPIES = 2;

/** Cards such as `CA HK`; none may come more often than the pack has it. @throws UsageError that names `subject` */
export function cardsOf(subject: string, text: string): readonly number[] {
  const cards = explained(subject, () => parseBinokelCards(text));
  checkCopies(subject, cards);
  return cards;
}

/** @throws UsageError when a card comes more often than the pack has it */
export function checkCopies(subject: string, cards: readonly number[]): void {
  const excess = cards.find((card) => cards.filter((other) => other === card).length > COPIES);
  if (excess !== undefined)
    throw new UsageError(subject, 'has a card more often than the pack, which has every card twice');
}

/** A claim such as `kreuz-F rundgang`. @throws UsageError that names `subject` */
export function claimOf(subject: string, text: string): number {
  return explained(subject, () => parseClaim(text));
}

/** The suit of `--trump`. @throws UsageError when it is missing or no suit */
export function trumpOf(line: CommandLine): number {
  return suitOf('--trump', needed(line, 'trump', 'SUIT'));
}

/** @throws UsageError when the text is no suit */
export function suitOf(subject: string, text: string): number {
  const suit = parseBinokelSuit(text);
  if (suit === null) throw new UsageError(`${subject} ${text}`, 'must be C, P, H or S (Kreuz, Pik, Herz, Schellen)');
  return suit;
}

/** The value of an option that a calculator cannot do without. @throws UsageError */
export function needed(line: CommandLine, name: string, value: string): string {
  const text = line.text(name);
  if (text === null) throw new UsageError(`--${name} ${value}`, 'is missing; see --help');
  return text;
}

function explained<T>(subject: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof CardTextError) {
      throw new UsageError(subject, `${error.message}; cards are suit C P H S and rank A Z K O U, such as HK`);
    }
    if (error instanceof ClaimTextError && error.code === 'combination-twice') {
      throw new UsageError(subject, `"${error.text}" is there already, once or doubled`);
    }
    if (error instanceof ClaimTextError) {
      throw new UsageError(subject, `"${error.text}" is no combination; there are ${COMBINATION_WORDS.join(', ')}`);
    }
    throw error;
  }
}
