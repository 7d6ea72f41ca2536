import { MoveKind } from '../../assembly/abi.ts';
import { moveKind, moveNumber, packNumber } from '../../assembly/move.ts';
import type { Core, Move } from '../../host/core/core.ts';
import { discardedCards } from '../../host/core/tricks-move-text.ts';
import type { TrickPhase } from '../../host/core/tricks-view.ts';
import { tricksOf } from './binokel-builders.ts';

/** Chooses one of the legal moves of the seat on turn. */
export type Policy = (core: Core, moves: readonly Move[]) => Move;

/** Calls no higher than this, so that games end up with different soloists. */
const SIMPLE_LIMIT = 180;

/** Somebody who plays plainly: calls a little, lays the cheapest cards away, melds all he has, plays the cheapest card he may. */
export const simplePolicy: Policy = (core, moves) => {
  const { phase, trump, nextCall } = tricksOf(core);
  const points = (cards: readonly number[]): number => core.calculator.points(cards);
  switch (phase) {
    case 'auction':
      return (nextCall ?? Number.POSITIVE_INFINITY) > SIMPLE_LIMIT ? packNumber(MoveKind.Pass, 0) : moves[0];
    case 'discard':
      return least(moves, (move) => points(discardedCards(move)));
    case 'meld':
      return least(moves, (move) =>
        moveKind(move) === MoveKind.Meld ? -core.calculator.claimValue(moveNumber(move), trump ?? 0) : 0,
      );
    case 'play':
      return least(moves, (move) => points([moveNumber(move)]));
    default:
      return moves[0];
  }
};

/** Any legal move, each as likely as the others of its kind; seldom goes off, so that most games are played. */
export function randomPolicy(pick: (bound: number) => number): Policy {
  return (core, moves) => {
    const goesOff = pick(8) === 0;
    const choice = moves.filter((move) => goesOff || moveKind(move) !== MoveKind.GoOff);
    const calls = choice.filter((move) => moveKind(move) === MoveKind.Call);
    const { phase } = tricksOf(core);
    if (phase === 'auction' && calls.length > 0 && pick(3) > 0) return calls[pick(Math.min(calls.length, 12))];
    return choice[pick(choice.length)];
  };
}

/** Plays the present game on, to its end or to the beginning of a part of it. */
export function playOut(
  core: Core,
  { policy = simplePolicy, until = 'over' }: { policy?: Policy; until?: TrickPhase } = {},
): void {
  while (tricksOf(core).phase !== until && tricksOf(core).phase !== 'over') core.play(policy(core, core.moves()));
}

function least(moves: readonly Move[], cost: (move: Move) => number): Move {
  const costs = moves.map(cost);
  return moves[costs.indexOf(Math.min(...costs))];
}
