/** A quick guess at how a table is played out: both sides see all cards, and play the likeliest one without looking further. */
import { SEATS } from '../../abi-tricks';
import { SUITS } from '../cards';
import { LAST_TRICK_POINTS } from '../results';
import { ACES, pointsOfBit, RANKS, SUIT_BITS, SUIT_MASK, under } from './masks';
import * as world from './world';
import { handOf, legalOf, right, takes } from './world';

/** What the soloist wins from the beginning of a trick on. */
export function playOut(cards: u64, leader: i32, _rest: i32): i32 {
  let left = cards;
  let seat = leader;
  let won = 0;
  while (left != 0) {
    const lead = chooseLead(left, seat);
    left ^= (1 as u64) << lead;
    won += finish(left, right(seat), lead, lead, seat, 1, pointsOfBit(lead));
    left = afterTrick;
    seat = trickWinner;
  }
  return seat == 0 ? won + LAST_TRICK_POINTS : won;
}

let afterTrick: u64 = 0;
let trickWinner: i32 = 0;

/** The same from where a world's trick has got to. */
export function playOutWorld(): i32 {
  if (world.placed == 0) return playOut(world.cards, world.turn, world.rest);
  const won = finish(world.cards, world.turn, world.lead, world.best, world.winner, world.placed, world.pot);
  if (afterTrick == 0) return trickWinner == 0 ? won + LAST_TRICK_POINTS : won;
  return won + playOut(afterTrick, trickWinner, world.rest);
}

/** The card that the seat on turn would play. */
export function nextCard(): i32 {
  if (world.placed == 0) return chooseLead(world.cards, world.turn);
  return chooseFollow(world.cards, world.turn, world.lead, world.best, world.winner, world.placed);
}

/** Plays the rest of a trick; returns what the soloist gets of it. */
function finish(cards: u64, turn: i32, lead: i32, bestCard: i32, bestSeat: i32, placed: i32, points: i32): i32 {
  let seat = turn;
  let best = bestCard;
  let pot = points;
  afterTrick = cards;
  trickWinner = bestSeat;
  for (let place = placed; place < SEATS; place++) {
    const card = chooseFollow(afterTrick, seat, lead, best, trickWinner, place);
    afterTrick ^= (1 as u64) << card;
    pot += pointsOfBit(card);
    if (takes(card, best)) {
      best = card;
      trickWinner = seat;
    }
    seat = right(seat);
  }
  return trickWinner == 0 ? pot : 0;
}

/** A card that cannot be taken, the dearest; else the cheapest there is. */
function chooseLead(cards: u64, seat: i32): i32 {
  const hand = cards & handOf(seat);
  const foe = seat == 0 ? cards & handOf(1) : cards & handOf(0);
  const other = seat == 0 ? cards & handOf(2) : foe;
  let chosen = 0;
  let most = -1000;
  for (let suit = 0; suit < SUITS; suit++) {
    const mask = SUIT_MASK << ((suit * SUIT_BITS) as u64);
    const held = hand & mask;
    if (held == 0) continue;
    const top = ctz(held) as i32;
    const safe = !canTake(foe, top, mask, suit) && !canTake(other, top, mask, suit);
    const card = safe ? top : lowest(held);
    const worth = (safe ? pointsOfBit(card) : -pointsOfBit(card)) - (suit == 0 ? 12 : 0);
    if (worth > most) {
      most = worth;
      chosen = card;
    }
  }
  return chosen;
}

function canTake(hand: u64, card: i32, mask: u64, suit: i32): bool {
  const held = hand & mask;
  if (held != 0) return (held & under(card)) != 0;
  return suit != 0 && (hand & SUIT_MASK) != 0;
}

/** The dearest card if one's own side gets the trick, else the cheapest. */
function chooseFollow(cards: u64, seat: i32, lead: i32, best: i32, winner: i32, place: i32): i32 {
  const legal = legalOf(cards & handOf(seat), lead, best);
  const first = ctz(legal) as i32;
  const taking = takes(first, best);
  let holder = taking ? seat : winner;
  if (place == 1) {
    const third = right(seat);
    const strongest = taking ? first : best;
    const answer = ctz(legalOf(cards & handOf(third), lead, strongest)) as i32;
    if (takes(answer, strongest)) holder = third;
  }
  if ((holder == 0) != (seat == 0)) return cheapestOf(legal);
  return holder == seat && seat != 0 ? cheapestOf(legal) : dearest(legal);
}

function lowest(cards: u64): i32 {
  return 63 - (clz(cards) as i32);
}

function dearest(cards: u64): i32 {
  let rank = ACES;
  while ((cards & rank) == 0) rank <<= 2;
  return ctz(cards & rank) as i32;
}

function cheapestOf(cards: u64): i32 {
  let rank = ACES << (2 * (RANKS - 1));
  while ((cards & rank) == 0) rank >>= 2;
  return ctz(cards & rank) as i32;
}
