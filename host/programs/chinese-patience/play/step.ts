import { CHINESE_COLUMNS, CHINESE_FOUNDATIONS, numberOfPile } from '../../../core/chinese-commands.ts';
import type { Move, View } from '../../../core/core.ts';
import { laysCards, moveCount, moveFrom, moveTo, turnsCards } from '../../../core/move.ts';
import { duelOf } from '../duel.ts';
import type { MoveSound } from '../sounds.ts';
import type { Side } from '../table/model.ts';
import type { Lift } from '../table/view.ts';

/** A move, and the table before it was made. */
export interface Step {
  readonly move: Move;
  readonly side: Side;
  readonly before: View;
}

/** What a step is, in the words of the program. */
export type StepKind =
  | { readonly kind: 'twist' }
  | { readonly kind: 'turn-over' }
  | { readonly kind: 'end' }
  | { readonly kind: 'card'; readonly card: number; readonly from: number; readonly to: number }
  | { readonly kind: 'pile'; readonly cards: number; readonly from: number; readonly to: number };

/** What a step does; piles have the numbers that they have for the player who makes it. */
export function kindOf({ move, before }: Step): StepKind {
  const { turn } = duelOf(before);
  if (turnsCards(move)) return { kind: before.piles[2 * turn].cards.length === 0 ? 'turn-over' : 'twist' };
  if (!laysCards(move)) return { kind: 'end' };
  const [source, target] = [moveFrom(move), moveTo(move)];
  const from = numberOfPile(source, turn) ?? 0;
  const to = numberOfPile(target, turn) ?? 0;
  if (source >= CHINESE_COLUMNS && target >= CHINESE_COLUMNS) return { kind: 'pile', cards: moveCount(move), from, to };
  return { kind: 'card', card: before.piles[source].cards.at(-1) ?? 0, from, to };
}

/** The cards that a step takes up; null where it takes up none that are seen. */
export function liftOf({ move, side }: Step): Lift | null {
  if (!laysCards(move)) return null;
  const source = moveFrom(move);
  if (source >= CHINESE_COLUMNS) return { from: 'column', index: source - CHINESE_COLUMNS, cards: moveCount(move) };
  return { from: 'discards', side };
}

/** What is heard of a step; null for the end of a turn. */
export function soundOf(step: Step): { readonly sound: MoveSound; readonly cards: number } | null {
  const what = kindOf(step);
  switch (what.kind) {
    case 'end':
      return null;
    case 'twist':
    case 'turn-over':
      return { sound: what.kind, cards: 1 };
    case 'pile':
      return { sound: 'pile', cards: what.cards };
    case 'card': {
      const target = moveTo(step.move);
      if (target < CHINESE_FOUNDATIONS) return { sound: 'load', cards: 1 };
      if (target < CHINESE_COLUMNS) return { sound: 'foundation', cards: 1 };
      return { sound: step.side === 'you' ? 'own' : 'computer', cards: 1 };
    }
  }
}
