/**
 * Which cards a search tries, and in which order. A follower's cards all win or all lose (BINOKEL §7.1), so once a card is named it is known who
 * gets the trick. Of cards that are alike but for what they count (a run), the dearest is right if one's own side gets the
 * trick, and the cheapest if the others do.
 */
import { SUITS } from '../cards';
import { addChoice, Frame } from './frames';
import { ACES, distinct, RANKS, SUIT_BITS, SUIT_MASK, suitBase, under } from './masks';
import { highs, lows } from './suit-tables';
import { handOf, legalOf, right, takes } from './world';

/** All cards that may be played, of twins one. */
export function listAll(frame: Frame): void {
  const hand = frame.cards & handOf(frame.seat);
  frame.count = 0;
  dearestFirst(frame, distinct(frame.placed == 0 ? hand : legalOf(hand, frame.lead, frame.best)));
}

/** The cards among which the best is. */
export function listChoices(frame: Frame): void {
  frame.count = 0;
  if (frame.placed == 0) listLeads(frame);
  else if (frame.placed == 1) listSecond(frame);
  else listThird(frame);
}

// ---- following ----

function listThird(frame: Frame): void {
  const seat = frame.seat;
  const legal = frame.cards & handOf(seat);
  const cards = legalOf(legal, frame.lead, frame.best);
  const winner = takes(ctz(cards) as i32, frame.best) ? seat : frame.winner;
  listFor(frame, cards, (winner == 0) == (seat == 0));
}

function listSecond(frame: Frame): void {
  const seat = frame.seat;
  const third = frame.cards & handOf(right(seat));
  const cards = legalOf(frame.cards & handOf(seat), frame.lead, frame.best);
  const card = ctz(cards) as i32;
  if (!takes(card, frame.best)) {
    const answer = ctz(legalOf(third, frame.lead, frame.best)) as i32;
    const winner = takes(answer, frame.best) ? right(seat) : frame.winner;
    listFor(frame, cards, (winner == 0) == (seat == 0));
    return;
  }
  if (seat != 0 && right(seat) != 0) {
    listFor(frame, cards, true);
    return;
  }
  const beaten = cards & beatenBy(third, frame.lead, card);
  listFor(frame, cards & ~beaten, true);
  listFor(frame, beaten, false);
}

/** Of the cards of the suit of `card`, which takes the trick, those that the third seat then takes it from. */
function beatenBy(third: u64, lead: i32, card: i32): u64 {
  const base = suitBase(card);
  const led = third & (SUIT_MASK << (suitBase(lead) as u64));
  const suit = third & (SUIT_MASK << (base as u64));
  if (suitBase(lead) != base) {
    return led != 0 || suit == 0 ? 0 : ~under((ctz(suit) as i32) + 2);
  }
  if (led != 0) return ~under((ctz(led) as i32) + 2);
  return base != 0 && (third & SUIT_MASK) != 0 ? ~(0 as u64) : 0;
}

/** Lists cards of a legal set, of each run the dearest if one's own side gets the trick, else the cheapest. */
function listFor(frame: Frame, cards: u64, ours: bool): void {
  if (cards == 0) return;
  if (ours) dearestFirst(frame, cards & highs(frame.cards, frame.seat));
  else cheapestFirst(frame, cheapest(cards, lows(frame.cards, frame.seat)));
}

/** The cheapest cards of runs, as far as they are among `cards`; of a run whose cheaper cards are not, the cheapest that is. */
function cheapest(cards: u64, low: u64): u64 {
  const last = 63 - (clz(cards) as i32);
  const twin = last & ~1;
  const lowest = ((cards >> (twin as u64)) & 1) != 0 ? twin : last;
  return (cards & low) | ((1 as u64) << lowest);
}

// ---- leading ----

function listLeads(frame: Frame): void {
  const seat = frame.seat;
  const high = highs(frame.cards, seat);
  const low = lows(frame.cards, seat);
  const hand = frame.cards & handOf(seat);
  let leads: u64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const mask = SUIT_MASK << ((suit * SUIT_BITS) as u64);
    if ((hand & mask) == 0) continue;
    const unbeaten = seat == 0 ? unbeatenLeads(frame.cards, mask, suit) : unbeatenBySolo(frame.cards, mask, suit);
    if (seat == 0) leads |= mask & ((high & unbeaten) | (low & ~unbeaten));
    else leads |= mask & ((high & unbeaten) | (distinct(hand) & ~unbeaten));
  }
  dearestFirst(frame, leads);
}

/** The cards of a suit that neither of the others can take if the soloist leads them. */
function unbeatenLeads(cards: u64, mask: u64, suit: i32): u64 {
  return unbeatenBy(cards & handOf(1), mask, suit) & unbeatenBy(cards & handOf(2), mask, suit);
}

/** The cards of a suit that the soloist cannot take. */
function unbeatenBySolo(cards: u64, mask: u64, suit: i32): u64 {
  return unbeatenBy(cards & handOf(0), mask, suit);
}

function unbeatenBy(hand: u64, mask: u64, suit: i32): u64 {
  const held = hand & mask;
  if (held != 0) return under((ctz(held) as i32) + 2);
  return suit != 0 && (hand & SUIT_MASK) != 0 ? 0 : ~(0 as u64);
}

// ---- order ----

function dearestFirst(frame: Frame, cards: u64): void {
  let rank = ACES;
  for (let i = 0; i < RANKS; i++, rank <<= 2) {
    for (let left = cards & rank; left != 0; left &= left - 1) addChoice(frame, ctz(left) as i32);
  }
}

function cheapestFirst(frame: Frame, cards: u64): void {
  let rank = ACES << 8;
  for (let i = 0; i < RANKS; i++, rank >>= 2) {
    for (let left = cards & rank; left != 0; left &= left - 1) addChoice(frame, ctz(left) as i32);
  }
}
