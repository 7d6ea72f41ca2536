/**
 * What players know of Chinese Patience (CHINESE §3). Both know the same: the open cards, and of a pack that was a discard pile
 * before also what is in it. Turned over, it has an order that they know as well.
 */
import { NO_SEAT, SEAT_OMNISCIENT, VIEW_REGISTERS } from '../../abi';
import { DUEL_SEATS, DUEL_SEED, VIEW_SHUFFLED } from '../../abi-duel';
import { Position } from '../../core/position';
import { isRenewed, packOf, shuffles } from './table';

/** Do the seats know which card of a pile lies where, though it lies face down? */
export function isKnown(at: Position, pile: i32): bool {
  for (let seat = 0; seat < DUEL_SEATS; seat++) {
    if (pile == packOf(seat)) return isRenewed(at, seat) && !shuffles(at);
  }
  return false;
}

/** Hides the seed of shuffles, and names the cards of packs whose order alone is not known. */
export function writeKnowledge(at: Position, seat: i32, out: usize): void {
  if (seat != SEAT_OMNISCIENT) store<u32>(out, 0, VIEW_REGISTERS + DUEL_SEED);
  for (let other = 0; other < DUEL_SEATS; other++) {
    const shuffled = shuffles(at) && isRenewed(at, other);
    store<u64>(out + ((other as usize) << 3), shuffled ? cardsIn(at, packOf(other)) : 0, VIEW_SHUFFLED);
  }
}

/** The cards of a pile, bit i for the card of byte i. */
function cardsIn(at: Position, pile: i32): u64 {
  let cards: u64 = 0;
  for (let card = at.top(pile); card != 0; card = at.below(card)) cards |= (1 as u64) << card;
  return cards;
}

/** The seat that a pile belongs to: packs and discard piles belong to one. */
export function ownerOf(pile: i32): i32 {
  return pile < DUEL_SEATS * 2 ? pile >> 1 : NO_SEAT;
}
