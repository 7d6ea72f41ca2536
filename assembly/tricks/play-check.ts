/** The tricks of a table that somebody built, gone through again: who held what, was every card allowed, who won. */
import { Fault, Refusal } from '../abi';
import { SEATS } from '../abi-tricks';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { KINDS, kindOf } from './cards';
import { addKind, countKinds } from './hands';
import { HANDS, openerOf, TRICK, TRICKS, tricksPlayed, trickWinner, trumpOf, WON } from './table';
import { beats, cardRefusal } from './trick';

/** All cards that were played, in their order. */
const SEQUENCE: usize = memory.data(SEATS * TRICKS, 8);
/** How often each kind is in a seat's hand: of twelve cards, or of as many as the soloist has before he lays away. */
const HOLDINGS: usize = memory.data(SEATS * KINDS, 8);
/** Cards of each seat's won tricks that are in the sequence already. */
const TAKEN: usize = memory.data(SEATS, 8);

/** The count of kinds of a seat; `countHoldings` fills it. */
export function holdings(seat: i32): usize {
  return HOLDINGS + ((seat * KINDS) as usize);
}

/** Finds out what the seats held before the first trick. The numbers of cards in all places are known to be right. */
export function countHoldings(at: Position): void {
  for (let seat = 0; seat < SEATS; seat++) countKinds(at, HANDS + seat, holdings(seat));
  const played = writeSequence(at);
  for (let i = 0; i < played; i++) addKind(holdings(playerOf(at, i)), cardAt(i));
}

/** Was every card allowed and every trick won as it is said? Uses up the holdings. */
export function tricksFault(at: Position): Fault {
  const trump = trumpOf(at);
  const played = tricksPlayed(at) * SEATS + at.count(TRICK);
  let lead = 0;
  let best = 0;
  let winner = 0;
  for (let i = 0; i < played; i++) {
    const card = cardAt(i);
    const seat = playerOf(at, i);
    const first = i % SEATS == 0;
    setFaultCard(card);
    if (cardRefusal(kinds(seat), first ? 0 : lead, best, trump, card) != Refusal.None) return Fault.WrongTrick;
    const slot = holdings(seat) + (kindOf(card) as usize);
    store<u8>(slot, load<u8>(slot) - 1);
    if (first) lead = card;
    if (first || beats(card, best, trump)) {
      best = card;
      winner = seat;
    }
    if (i % SEATS == SEATS - 1 && winner != trickWinner(at, i / SEATS)) return Fault.WrongTrick;
  }
  setFaultCard(0);
  return Fault.None;
}

/** Writes the cards of the tricks in the order they were played; returns their number. */
function writeSequence(at: Position): i32 {
  memory.fill(TAKEN, 0, SEATS);
  let end = SEQUENCE;
  for (let trick = 0; trick < tricksPlayed(at); trick++) {
    const seat = trickWinner(at, trick);
    const taken = TAKEN + (seat as usize);
    for (let place = 0; place < SEATS; place++) {
      const height = at.open(WON + seat) - (load<u8>(taken) as i32);
      store<u8>(end++, at.head(WON + seat, height));
      store<u8>(taken, load<u8>(taken) + 1);
    }
  }
  const inTrick = at.count(TRICK);
  for (let place = 0; place < inTrick; place++) store<u8>(end++, at.head(TRICK, inTrick - place));
  return (end - SEQUENCE) as i32;
}

function cardAt(index: i32): i32 {
  return load<u8>(SEQUENCE + (index as usize));
}

/** The seat that has played a card of the sequence. */
function playerOf(at: Position, index: i32): i32 {
  const trick = index / SEATS;
  const leader = trick == 0 ? openerOf(at) : trickWinner(at, trick - 1);
  return (leader + (index % SEATS)) % SEATS;
}

function kinds(seat: i32): u32 {
  let set: u32 = 0;
  for (let kind = 0; kind < KINDS; kind++) if (load<u8>(holdings(seat) + (kind as usize)) != 0) set |= 1 << kind;
  return set;
}
