import { CARD_IDENTITY, CARD_SECOND_PACK } from '../../assembly/abi.ts';
import type { GameInfo } from './game-info.ts';

/**
 * Tells twins apart by whose they are, where each seat has a pack of its own: what lies on a seat's piles is of its pack. A card on
 * a pile that belongs to nobody is of the pack that its text has named; where it has named none, of the first one, unless that has
 * its card elsewhere.
 *
 * @param piles card bytes of each pile in the game's order
 */
export function markOwners(
  { pileSeats }: GameInfo,
  piles: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const owned = piles.map((cards, pile) =>
    pileSeats[pile] === 1 ? cards.map((card) => card | CARD_SECOND_PACK) : cards,
  );
  const seen = new Set(owned.filter((_, pile) => pileSeats[pile] !== null).flatMap((cards) => cards.map(identity)));
  return owned.map((cards, pile) => (pileSeats[pile] === null ? cards.map((card) => firstFree(card, seen)) : cards));
}

function firstFree(card: number, seen: Set<number>): number {
  const free = seen.has(identity(card)) ? card | CARD_SECOND_PACK : card;
  seen.add(identity(free));
  return free;
}

function identity(card: number): number {
  return card & CARD_IDENTITY;
}
