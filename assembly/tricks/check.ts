/** Is a table that somebody built one that the rules lead to? */
import { Fault, NO_SUIT, Refusal } from '../abi';
import { CLAIM_FALSE, CLAIM_MADE, CLAIM_MASK, CLAIMS, Ending, SEATS, TRICKS_WIDOW, WIDOW_CARDS } from '../abi-tricks';
import { isCard } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { setFaultPile } from '../core/view';
import { auctionStands } from './auction-check';
import { BINOKEL_RANKS, KINDS, kindOf, SUITS } from './cards';
import { addKind } from './hands';
import { claimRefusal } from './meld';
import { countHoldings, holdings, tricksFault } from './play-check';
import { leaderOf } from './stage';
import {
  endingOf,
  HAND_CARDS,
  HANDS,
  hasMelded,
  markedClaim,
  meldsShown,
  NOBODY,
  right,
  soloistOf,
  TRICK,
  TRICKS,
  tricksPlayed,
  trickWinner,
  trumpOf,
  WIDOW,
  WON,
} from './table';

/** Kinds of the soloist's cards, those he has laid away included. */
const SOLO: usize = memory.data(KINDS, 8);

/** The auction, the number of cards in every place, what the registers say, and all tricks once more. */
export function checkTable(at: Position): Fault {
  if (at.pass != 1) return Fault.WrongPass;
  if (!auctionStands(at)) return Fault.WrongAuction;
  const soloist = soloistOf(at);
  if (!winnersStand(at)) return Fault.WrongTrick;
  const laidAway = soloist != NOBODY && at.hidden(WON + soloist) > 0;
  if (!stageStands(at, soloist, laidAway)) return Fault.WrongTable;
  if (!countsStand(at, soloist, laidAway)) return Fault.WrongHand;
  if (soloist == NOBODY) return Fault.None;
  countHoldings(at);
  if (!widowStands(at, soloist)) return Fault.WrongTable;
  if (laidAway && !claimsStand(at, soloist)) return Fault.WrongClaim;
  return tricksFault(at);
}

/** Is what the registers say possible this far in the game? */
function stageStands(at: Position, soloist: i32, laidAway: bool): bool {
  const ending = endingOf(at);
  const trumps = trumpOf(at) != NO_SUIT;
  if (trumps && (!laidAway || trumpOf(at) >= SUITS)) return false;
  if (ending != Ending.None && (!trumps || ending > Ending.FalseClaim)) return false;
  for (let seat = 0; seat < SEATS; seat++) if (markedClaim(at, seat) != 0 && !trumps) return false;
  if (tricksPlayed(at) + at.count(TRICK) > 0 && (soloist == NOBODY || !meldsShown(at) || ending != Ending.None))
    return false;
  if (soloist != NOBODY) return true;
  for (let place = 0; place < WIDOW_CARDS; place++)
    if (at.register<u8>((TRICKS_WIDOW + place) as usize) != 0) return false;
  return true;
}

/** Does every trick that is played have a winner? */
function winnersStand(at: Position): bool {
  const played = tricksPlayed(at);
  if (played > TRICKS) return false;
  for (let trick = 0; trick < played; trick++) if (trickWinner(at, trick) == NOBODY) return false;
  return true;
}

/** Lie as many cards in every place as have to? */
function countsStand(at: Position, soloist: i32, laidAway: bool): bool {
  const widow = soloist == NOBODY ? WIDOW_CARDS : 0;
  if (!holds(at, WIDOW, widow, widow)) return false;
  const inTrick = at.count(TRICK);
  if (inTrick >= SEATS || !holds(at, TRICK, inTrick, 0)) return false;
  const played = tricksPlayed(at);
  for (let seat = 0; seat < SEATS; seat++) {
    const hasPlayed = inTrick > 0 && (seat - leaderOf(at) + SEATS) % SEATS < inTrick;
    const extra = seat == soloist && !laidAway ? WIDOW_CARDS : 0;
    const cards = HAND_CARDS + extra - played - (hasPlayed ? 1 : 0);
    if (!holds(at, HANDS + seat, cards, cards)) return false;
    let won = 0;
    for (let trick = 0; trick < played; trick++) if (trickWinner(at, trick) == seat) won += SEATS;
    const hidden = seat == soloist && laidAway ? WIDOW_CARDS : 0;
    if (!holds(at, WON + seat, won + hidden, hidden)) return false;
  }
  return true;
}

/** Does a pile hold `count` cards, `hidden` of them face down? Otherwise it is the pile of the fault. */
function holds(at: Position, pile: i32, count: i32, hidden: i32): bool {
  if (at.count(pile) == count && at.hidden(pile) == hidden) return true;
  setFaultPile(pile);
  return false;
}

/** Has the soloist held the cards that are said to have been the widow? */
function widowStands(at: Position, soloist: i32): bool {
  memory.copy(SOLO, holdings(soloist), KINDS);
  const open = at.open(WON + soloist);
  for (let i = 0; i < at.hidden(WON + soloist); i++) addKind(SOLO, at.head(WON + soloist, open + 1 + i));
  for (let place = 0; place < WIDOW_CARDS; place++) {
    const card: i32 = at.register<u8>((TRICKS_WIDOW + place) as usize);
    if (!isCard(card, 1, BINOKEL_RANKS)) return false;
    const slot = SOLO + (kindOf(card) as usize);
    if (load<u8>(slot) == 0) {
      setFaultCard(card);
      return false;
    }
    store<u8>(slot, load<u8>(slot) - 1);
  }
  return true;
}

/** Are claims made in turn, and right or wrong as it is said of them? */
function claimsStand(at: Position, soloist: i32): bool {
  let seat = soloist;
  for (let i = 0; i < SEATS; i++) {
    const marked = markedClaim(at, seat);
    if (i > 0 && marked != 0 && !hasMelded(at, (seat + SEATS - 1) % SEATS)) return false;
    if (marked != 0 && !claimStands(marked, holdings(seat))) return false;
    seat = right(seat);
  }
  const marked = markedClaim(at, soloist);
  if (endingOf(at) == Ending.WentOff) return marked == 0;
  return ((marked & CLAIM_FALSE) != 0) == (endingOf(at) == Ending.FalseClaim);
}

function claimStands(marked: u32, counts: usize): bool {
  const claim = marked & CLAIM_MASK;
  const isFalse = (marked & CLAIM_FALSE) != 0;
  if (marked != (claim | CLAIM_MADE | (isFalse ? CLAIM_FALSE : 0)) || (claim as i32) >= CLAIMS) return false;
  return (claimRefusal(counts, claim) != Refusal.None) == isFalse;
}
