/**
 * The table that is to be played out, all cards seen: three hands, trumps, who plays alone and who leads, the cards of a trick that has
 * begun. Inside, the soloist is seat 0, the seats to his right 1 and 2, and trumps are the first suit.
 */
import { SEATS } from '../../abi-tricks';
import { LAST_TRICK_POINTS } from '../results';
import { bitOfKind, pointsOfBit, pointsOfCards, SUIT_MASK, suitBase, swapTrump, swapTrumpBit, under } from './masks';

const HANDS: usize = memory.data(SEATS << 3, 8);

/** Cards of each seat at the beginning; a search takes cards out of `cards` alone. */
export let soloCards: u64 = 0;
export let rightCards: u64 = 0;
export let leftCards: u64 = 0;
/** All cards that are held. */
export let cards: u64 = 0;
/** Card points that are held or lie in the trick, and the last trick's. */
export let rest: i32 = 0;
export let trump: i32 = 0;
/** The soloist as dealt. */
let soloSeat: i32 = 0;
/** The seat on turn. */
export let turn: i32 = 0;
/** Cards that lie in the trick. */
export let placed: i32 = 0;
/** The card that was led, the best one, whose it is, and what lies there. */
export let lead: i32 = 0;
export let best: i32 = 0;
export let winner: i32 = 0;
export let pot: i32 = 0;

/**
 * Takes three hands, by seats as dealt, as sets of cards: bit suit × 10 + (4 − strength) × 2, + 1 for the twin. A card is in one
 * hand at most; all hands are equally large, less the cards that `lay` then puts into the trick.
 */
export function setWorld(hand0: u64, hand1: u64, hand2: u64, trumpSuit: i32, soloist: i32, leader: i32): void {
  trump = trumpSuit;
  soloSeat = soloist;
  store<u64>(HANDS, swapTrump(hand0, trump));
  store<u64>(HANDS + 8, swapTrump(hand1, trump));
  store<u64>(HANDS + 16, swapTrump(hand2, trump));
  soloCards = seatHand(soloist);
  rightCards = seatHand(soloist + 1);
  leftCards = seatHand(soloist + 2);
  cards = soloCards | rightCards | leftCards;
  turn = (leader - soloist + SEATS) % SEATS;
  rest = pointsOfCards(cards) + LAST_TRICK_POINTS;
  placed = 0;
  pot = 0;
}

/** Puts a card of a kind into the trick, for the seat on turn. It is in no hand any more. */
export function lay(kind: i32): void {
  const bit = swapTrumpBit(bitOfKind(kind), trump);
  rest += pointsOfBit(bit);
  pot += pointsOfBit(bit);
  if (placed == 0) lead = bit;
  if (placed == 0 || takes(bit, best)) {
    best = bit;
    winner = turn;
  }
  placed++;
  turn = right(turn);
}

/** The seat on turn plays a card of a kind that it holds; the winner of a complete trick then leads. */
export function play(kind: i32): void {
  const first = swapTrumpBit(bitOfKind(kind), trump);
  const pair = cards & handOf(turn) & ((3 as u64) << first);
  const card = pair & (0 - pair);
  soloCards &= ~card;
  rightCards &= ~card;
  leftCards &= ~card;
  cards ^= card;
  rest -= pointsOfCards(card);
  lay(kind);
  if (placed < SEATS) return;
  rest -= pot;
  pot = 0;
  placed = 0;
  turn = winner;
}

/** The seat on turn as dealt. */
export function seatOnTurn(): i32 {
  return (turn + soloSeat) % SEATS;
}

/** Takes a card the trick from the best one? */
export function takes(bit: i32, from: i32): bool {
  const base = suitBase(bit);
  return base == suitBase(from) ? (bit | 1) < from : base == 0;
}

/** The seat to the right. */
export function right(seat: i32): i32 {
  return seat == SEATS - 1 ? 0 : seat + 1;
}

/** The cards that a seat was dealt. */
export function handOf(seat: i32): u64 {
  return seat == 0 ? soloCards : seat == 1 ? rightCards : leftCards;
}

/** The cards of `hand` that may be played to a trick, by the manual's 2.5. */
export function legalOf(hand: u64, leadBit: i32, bestBit: i32): u64 {
  const base = suitBase(leadBit);
  const higher = under(bestBit);
  const follow = hand & (SUIT_MASK << (base as u64));
  if (follow != 0) {
    const beating = suitBase(bestBit) == base ? follow & higher : 0;
    return beating != 0 ? beating : follow;
  }
  const trumps = hand & SUIT_MASK;
  if (trumps == 0) return hand;
  const over = suitBase(bestBit) == 0 ? trumps & higher : 0;
  return over != 0 ? over : trumps;
}

function seatHand(seat: i32): u64 {
  return load<u64>(HANDS + (((seat % SEATS) << 3) as usize));
}
