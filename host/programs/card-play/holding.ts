import type { Core, Move } from '../../core/core.ts';
import { forceMove, moveTo } from '../../core/move.ts';
import { type Grab, grabAt } from '../card-table/grab.ts';
import type { Pick, PilePlaces } from '../card-table/pick.ts';

/**
 * Takes hold of a card with what lies on it, by the rules or against them (RULES §2.1, §2.5).
 *
 * @returns null when the card stays where it is
 */
export function takeHold(core: Core, places: readonly PilePlaces[], pick: Pick, cheating: boolean): Grab | null {
  const lawful = grabAt(core, places, pick);
  return cheating ? takeAnything(core, places, pick, lawful) : lawful;
}

/** As {@link takeHold} with the rules off: everything may go everywhere, and what the rules allow is no cheating. */
function takeAnything(core: Core, places: readonly PilePlaces[], pick: Pick, lawful: Grab | null): Grab | null {
  const { cards } = places[pick.pile];
  const count = pick.card < 0 ? 0 : core.forceLift(pick.pile, cards.length - pick.card);
  if (count === 0) return lawful;
  const moves = lawful?.count === count ? lawful.moves : [];
  const forced = places
    .map((_, pile): Move => forceMove(pick.pile, pile, count))
    .filter((move) => core.refusal(move) === null && !moves.some((other) => moveTo(other) === moveTo(move)));
  return { pile: pick.pile, count, outlines: cards.slice(cards.length - count), moves: [...moves, ...forced] };
}
