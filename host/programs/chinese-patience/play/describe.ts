import { cardRank, cardSuit } from '../../../core/card.ts';
import { commandText } from '../../../core/chinese-commands.ts';
import { duelOf } from '../duel.ts';
import type { Texts } from '../texts.ts';
import { kindOf, type Step } from './step.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Where what the player has typed ends and what it means begins. */
const ENTRY_WIDTH = 6;

/** A card as texts name it. */
export function cardName(texts: Texts, card: number): string {
  return texts.card(RANKS[cardRank(card) - 1], texts.suits[cardSuit(card)]);
}

/** What has been typed, and what is asked or was done. */
export function entryLine(entry: string, meaning: string): string {
  return entry.padEnd(ENTRY_WIDTH) + meaning;
}

/**
 * The line below the table after a step: the player's own with what was typed, the computer's as it speaks.
 *
 * @param turned the card that was turned, where the step has turned one
 */
export function describe(texts: Texts, step: Step, turned: number | null): string {
  const what = kindOf(step);
  if (what.kind === 'turn-over') return step.before.options.renewal === 'shuffle' ? texts.shuffled : texts.flip;
  if (step.side === 'computer') return describeComputer(texts, step, turned);
  return entryLine(commandText(step.move, duelOf(step.before).turn), meaningOf(texts, step, turned));
}

function meaningOf(texts: Texts, step: Step, turned: number | null): string {
  const what = kindOf(step);
  switch (what.kind) {
    case 'card':
      return texts.cardTo(cardName(texts, what.card), what.to);
    case 'pile':
      return texts.pileTo(what.from, what.to);
    case 'end':
      return texts.turnEnded;
    default:
      return turned === null ? '' : texts.twisted(cardName(texts, turned));
  }
}

function describeComputer(texts: Texts, step: Step, turned: number | null): string {
  const what = kindOf(step);
  switch (what.kind) {
    case 'card':
      return `${texts.computerMoves(what.from, what.to)}  ${cardName(texts, what.card)}`;
    case 'pile':
      return texts.computerMovesPile(what.from, what.to);
    case 'end':
      return texts.computerTurnEnded;
    default:
      return turned === null ? '' : texts.computerTwists(cardName(texts, turned));
  }
}
