/**
 * Which cards a search tries, and in which order. A follower's cards all win or all lose (BINOKEL §7.1), so once a card is named it is known who
 * gets the trick. Of cards that are alike but for what they count (a run), the dearest is right if one's own side gets the
 * trick, and the cheapest if the others do.
 */
import { SUITS } from '../cards';
import { Frame } from './frames';
import { distinct, pointsOfBit, SUIT_BITS, SUIT_MASK, suitBase, under } from './masks';
import { addByWorth, cheapestFirst, dearestFirst } from './order';
import { highs, lows } from './suit-tables';
import { handOf, legalOf, right, takes } from './world';

/** Trumps are led when nothing else is left to try. */
const TRUMPS_WAIT = 40;

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
  const cards = legalOf(frame.cards & handOf(seat), frame.lead, frame.best);
  listFor(frame, cards, takes(ctz(cards) as i32, frame.best) ? seat : frame.winner);
}

function listSecond(frame: Frame): void {
  const seat = frame.seat;
  const third = right(seat);
  const thirdHand = frame.cards & handOf(third);
  const cards = legalOf(frame.cards & handOf(seat), frame.lead, frame.best);
  const card = ctz(cards) as i32;
  if (!takes(card, frame.best)) {
    const answer = ctz(legalOf(thirdHand, frame.lead, frame.best)) as i32;
    listFor(frame, cards, takes(answer, frame.best) ? third : frame.winner);
    return;
  }
  if (seat != 0 && third != 0) {
    dearestFirst(frame, cards & highs(frame.cards, seat));
    return;
  }
  const beaten = cards & beatenBy(thirdHand, frame.lead, card);
  listFor(frame, cards & ~beaten, seat);
  listFor(frame, beaten, third);
}

/** Of the cards of the suit of `card`, which takes the trick, those that the third seat then takes it from. */
function beatenBy(third: u64, lead: i32, card: i32): u64 {
  const base = suitBase(card);
  const led = third & (SUIT_MASK << (suitBase(lead) as u64));
  if (suitBase(lead) == base) {
    if (led != 0) return ~notAbove(led);
    return base != 0 && (third & SUIT_MASK) != 0 ? ~(0 as u64) : 0;
  }
  const trumps = third & SUIT_MASK;
  return led != 0 || trumps == 0 ? 0 : ~notAbove(trumps);
}

/**
 * Lists cards of a legal set, after which the trick is the winner's. What the follower takes himself is taken cheaply, what his partner
 * takes gets the dearest.
 */
function listFor(frame: Frame, cards: u64, winner: i32): void {
  const seat = frame.seat;
  if (cards == 0) return;
  if ((winner == 0) != (seat == 0)) cheapestFirst(frame, cheapestOfRuns(cards, lows(frame.cards, seat)));
  else if (winner == seat) cheapestFirst(frame, cards & highs(frame.cards, seat));
  else dearestFirst(frame, cards & highs(frame.cards, seat));
}

/** The cheapest cards of runs, as far as they are among `cards`; of a run whose cheaper cards are not, the cheapest that is. */
function cheapestOfRuns(cards: u64, low: u64): u64 {
  const last = 63 - (clz(cards) as i32);
  const twin = last & ~1;
  const lowest = ((cards >> (twin as u64)) & 1) != 0 ? twin : last;
  return (cards & low) | ((1 as u64) << lowest);
}

// ---- leading ----

/**
 * A soloist's lead that a defender can take is taken by one of them; a defender's lead that the soloist cannot take is not his. Only of a
 * defender's other leads it is not known who gets the trick, and all are tried.
 */
function listLeads(frame: Frame): void {
  const seat = frame.seat;
  const high = highs(frame.cards, seat);
  const hand = frame.cards & handOf(seat);
  const taken = seat == 0 ? lows(frame.cards, seat) : distinct(hand);
  for (let suit = 0; suit < SUITS; suit++) {
    const mask = SUIT_MASK << ((suit * SUIT_BITS) as u64);
    if ((hand & mask) == 0) continue;
    const safe = seat == 0 ? safeForSolo(frame.cards, suit, mask) : safeFrom(frame.cards & handOf(0), suit, mask);
    const base = suit == 0 ? -TRUMPS_WAIT : 0;
    for (let left = high & safe & mask; left != 0; left &= left - 1) {
      const card = ctz(left) as i32;
      addByWorth(frame, card, base + pointsOfBit(card));
    }
    for (let left = taken & ~safe & mask; left != 0; left &= left - 1) {
      const card = ctz(left) as i32;
      addByWorth(frame, card, base - pointsOfBit(card));
    }
  }
}

function safeForSolo(cards: u64, suit: i32, mask: u64): u64 {
  return safeFrom(cards & handOf(1), suit, mask) & safeFrom(cards & handOf(2), suit, mask);
}

/** The cards of a suit that a hand cannot take if they are led. */
function safeFrom(hand: u64, suit: i32, mask: u64): u64 {
  const held = hand & mask;
  if (held != 0) return notAbove(held);
  return suit != 0 && (hand & SUIT_MASK) != 0 ? 0 : ~(0 as u64);
}

/** The cards of a suit that its card highest among `held` does not take: of the same rank, or higher. */
function notAbove(held: u64): u64 {
  return under((ctz(held) as i32) + 2);
}
