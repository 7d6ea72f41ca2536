import type { Core, Move } from '../../core/core.ts';
import { moveCount, moveFrom, moveTo } from '../../core/move.ts';
import { type Rect, translate } from '../../gem/vdi/rect.ts';
import { dropTarget, type Pick, type PilePlaces } from './pick.ts';

/** Cards in the hand: which travel together, and where the core lets them drop. */
export interface Grab {
  readonly pile: number;
  /** Cards that travel, counted from the top. */
  readonly count: number;
  /** Rectangles of the travelling cards, lowest first. */
  readonly outlines: readonly Rect[];
  /** Legal moves of the grabbed card and the cards on it. */
  readonly moves: readonly Move[];
}

/**
 * Takes hold of the card under the pointer with whatever the core says travels with it.
 *
 * @returns null when no card lies there or the core lets none go
 */
export function grabAt(core: Core, places: readonly PilePlaces[], pick: Pick): Grab | null {
  const cards = places[pick.pile].cards;
  if (pick.card < 0) return null;
  const count = core.lift(pick.pile, cards.length - pick.card);
  if (count === 0) return null;
  const grabbed = cards.length - pick.card;
  const fewest = Math.min(grabbed, count);
  const moves = core.moves().filter((move) => {
    const travelling = moveCount(move);
    return moveFrom(move) === pick.pile && moveTo(move) !== pick.pile && travelling >= fewest && travelling <= count;
  });
  return { pile: pick.pile, count, outlines: cards.slice(cards.length - count), moves };
}

/**
 * The move of a drop: the legal one whose lowest card covers its target most. A run that was taken at its top card may
 * put that card alone on a foundation; then the place of the top card counts.
 *
 * @param offset how far the outlines were carried
 * @returns null when the cards were let go over nothing that takes them
 */
export function dropMove(
  grab: Grab,
  places: readonly PilePlaces[],
  offset: { readonly x: number; readonly y: number },
  pointer: { readonly x: number; readonly y: number },
): Move | null {
  const candidates = grab.moves.map((move) => {
    const lowest = grab.outlines[Math.max(0, grab.outlines.length - moveCount(move))];
    return { pile: moveTo(move), dropped: translate(lowest, offset.x, offset.y), move };
  });
  return dropTarget(places, candidates, pointer)?.move ?? null;
}

/** The move of held cards onto a clicked pile, null where that does not take them. */
export function moveOnto(grab: Grab, pile: number): Move | null {
  return grab.moves.find((move) => moveTo(move) === pile) ?? null;
}
