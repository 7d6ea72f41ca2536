/**
 * What follows from the view for certain about cards that the seat does not see (BINOKEL-AI §5.6): of what kinds a seat has none,
 * because it would have had to play one; which cards it must hold, because it has shown them in a meld; what its melds come to.
 */
import { SEAT_PLAYER } from '../../abi';
import { CLAIM_FALSE, CLAIM_MASK, Combination, Phase, SEATS } from '../../abi-tricks';
import { suitOf } from '../../core/card';
import { claimLevel } from '../../move';
import { ACE, higherKinds, JACK, KINDS, KING, QUEEN, STRENGTHS, SUITS, suitKinds, TEN } from '../cards';
import { bestValue, claimRefusal, claimValue } from '../meld';
import { beats } from '../trick';
import * as seen from './seen';

/** A seat's claim is not known. */
const NO_CLAIM: u32 = 0xffffffff;

/** Kinds that a seat has none of any more, a bit each. */
const EXCLUDED: usize = memory.data(SEATS * 4, 8);
/** How often a seat must still hold each kind. */
const NEEDED: usize = memory.data(SEATS * KINDS, 8);
/** What a seat has claimed rightly, with NO_CLAIM for no knowledge. */
const CLAIMED: usize = memory.data(SEATS * 4, 8);
/** How often each kind lies where the seat that looks cannot see it. */
export const UNSEEN: usize = memory.data(KINDS, 8);

/** Works out all of it from what `seen` has read. */
export function think(): void {
  memory.fill(EXCLUDED, 0, SEATS * 4);
  memory.fill(NEEDED, 0, SEATS * KINDS);
  for (let other = 0; other < SEATS; other++) learnFromClaim(other);
  learnFromPlays();
  countUnseen();
}

/** Kinds that a seat has none of. */
export function excluded(seat: i32): u32 {
  return load<u32>(EXCLUDED + ((4 * seat) as usize));
}

/** How often a seat must hold a kind at least. */
export function needed(seat: i32, kind: i32): i32 {
  return load<u8>(NEEDED + ((seat * KINDS + kind) as usize));
}

/** How often a kind lies where it is not seen. */
export function unseen(kind: i32): i32 {
  return load<u8>(UNSEEN + (kind as usize));
}

/** Cards of a suit that are not seen. */
export function unseenIn(suit: i32): i32 {
  let count = 0;
  for (let strength = 0; strength < STRENGTHS; strength++) count += unseen(suit * STRENGTHS + strength);
  return count;
}

/**
 * Can a seat have melded as it did, if its hand before the first trick was `counts`? Computer players meld all they can; the first
 * seat is somebody who may have melded less, of which `meldedLess` tells.
 */
export function bearsClaim(seat: i32, counts: usize): bool {
  const claim = load<u32>(CLAIMED + ((4 * seat) as usize));
  if (claim == NO_CLAIM) return true;
  if (claimRefusal(counts, claim) != 0) return false;
  return seat == SEAT_PLAYER || !meldedLess(seat, counts);
}

/** Has a seat melded less than a hand is worth? */
export function meldedLess(seat: i32, counts: usize): bool {
  const claim = load<u32>(CLAIMED + ((4 * seat) as usize));
  return claim != NO_CLAIM && bestValue(counts, seen.trump) > claimValue(claim, seen.trump);
}

function learnFromClaim(seat: i32): void {
  const marked = seen.shownClaim(seat);
  const known = seat != seen.seat && marked != 0 && (marked & CLAIM_FALSE) == 0 && seen.phase == Phase.Play;
  const claim = marked & CLAIM_MASK;
  store<u32>(CLAIMED + ((4 * seat) as usize), known ? claim : NO_CLAIM);
  if (!known) return;
  for (let suit = 0; suit < SUITS; suit++) {
    for (let strength = 0; strength < STRENGTHS; strength++) {
      const kind = suit * STRENGTHS + strength;
      const left = cardsClaimed(claim, suit, strength) - (load<u8>(seen.playedBy(seat) + (kind as usize)) as i32);
      if (left > 0) store<u8>(NEEDED + ((seat * KINDS + kind) as usize), left);
    }
  }
}

/** How many cards of a kind a claim is made of. */
function cardsClaimed(claim: u32, suit: i32, strength: i32): i32 {
  let count: i32 = claimLevel(claim, Combination.Families + suit);
  if (strength == KING || strength == QUEEN) {
    count += claimLevel(claim, Combination.Pairs + suit) + claimLevel(claim, Combination.Rundgang);
  }
  if (strength != TEN) count = max<i32>(count, claimLevel(claim, setOf(strength)));
  const ofBinokel = (suit == 1 && strength == QUEEN) || (suit == 3 && strength == JACK);
  return ofBinokel ? max<i32>(count, claimLevel(claim, Combination.Binokel)) : count;
}

function setOf(strength: i32): i32 {
  if (strength == ACE) return Combination.Aces;
  if (strength == KING) return Combination.Kings;
  return strength == QUEEN ? Combination.Queens : Combination.Jacks;
}

/** Goes through the tricks: a card that was played says what its player did not have. */
function learnFromPlays(): void {
  let lead = 0;
  let best = 0;
  for (let play = 0; play < seen.plays; play++) {
    const card = seen.played(play);
    if (play % SEATS == 0) {
      lead = card;
      best = card;
      continue;
    }
    const at = EXCLUDED + ((4 * seen.playerOf(play)) as usize);
    store<u32>(at, load<u32>(at) | kindsRuledOut(card, lead, best));
    if (beats(card, best, seen.trump)) best = card;
  }
}

/** The kinds that somebody has none of who plays `card`: with one of them he would have had to play another card. */
function kindsRuledOut(card: i32, lead: i32, best: i32): u32 {
  const trump = seen.trump;
  const suit = suitOf(lead);
  if (suitOf(card) == suit) {
    if (beats(card, best, trump) || suitOf(best) != suit) return 0;
    return higherKinds(best);
  }
  if (suitOf(card) != trump) return suitKinds(suit) | suitKinds(trump);
  if (beats(card, best, trump)) return suitKinds(suit);
  return suitKinds(suit) | higherKinds(best);
}

function countUnseen(): void {
  memory.fill(UNSEEN, 2, KINDS);
  take(seen.HAND);
  take(seen.LAID_AWAY);
  for (let other = 0; other < SEATS; other++) take(seen.playedBy(other));
}

function take(counts: usize): void {
  for (let kind: usize = 0; kind < (KINDS as usize); kind++) {
    store<u8>(UNSEEN + kind, load<u8>(UNSEEN + kind) - load<u8>(counts + kind));
  }
}
