import { SUIT_NAMES } from '../../../core/binokel-card-text.ts';
import type { ValuedPart } from '../../../core/trick-calculator.ts';
import type { SpanningCombination, TableTexts } from './texts.ts';

/** What a claim consists of and what each part counts (TrickCalculator.valuedParts). */
export type ValuedParts = (claim: number, trump: number) => readonly ValuedPart[];

/** A meld in the manual's speaking form (2.4, BINOKEL R17): who, the sum, a line for each suit and each other combination. */
export interface MeldLines {
  readonly name: string;
  readonly total: number;
  readonly lines: readonly string[];
}

/** Combinations of a suit are drawn together: family and pair are "190 Kreuz". */
export function meldLines(name: string, total: number, parts: readonly ValuedPart[], texts: TableTexts): MeldLines {
  const sums = new Map<string, number>();
  for (const { text, value } of parts) {
    const [word] = text.split('-');
    sums.set(word, (sums.get(word) ?? 0) + value);
  }
  const lines = [...sums].map(([word, value]) => `${String(value).padStart(4)} ${combinationName(word, texts)}`);
  return { name, total, lines: lines.length === 0 ? [`   - ${texts.noMeld}`] : lines };
}

/** The name of what a claim's word begins with: a suit, or a combination that spans suits. */
export function combinationName(word: string, { suits, combinations }: TableTexts): string {
  const suit = SUIT_NAMES.indexOf(word);
  return suit >= 0 ? suits[suit] : combinations[word as SpanningCombination];
}
