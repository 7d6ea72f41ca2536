/**
 * Answers about hands, claims, tricks and results without a game, for whoever plays at a table of his own. Hands and tricks are the
 * first cards of DECK.
 */
import { MAX_MOVES, Refusal } from '../abi';
import { Duty } from '../abi-tricks';
import { DECK } from '../core/deck';
import { KINDS, kindOf, pointsOf } from './cards';
import { addKind } from './hands';
import * as meld from './meld';
import * as results from './results';
import * as trick from './trick';

const COUNTS: usize = memory.data(KINDS, 8);
const CLAIMS_FOUND: usize = memory.data(MAX_MOVES * 4, 8);

// ---- melds ----

/** The claim that counts most for the first `cards` cards of DECK, whatever is trumps. */
export function bestClaim(cards: i32): u32 {
  return meld.bestClaim(countDeck(cards));
}

/** Why those cards do not bear a claim out. */
export function claimRefusal(cards: i32, claim: u32): Refusal {
  return meld.claimRefusal(countDeck(cards), claim);
}

/** The claims that `listClaims` has found. */
export function claimsBlock(): usize {
  return CLAIMS_FOUND;
}

/** Finds all claims that those cards bear out, sorted; returns their number, -1 if they are more than MAX_MOVES. */
export function listClaims(cards: i32): i32 {
  return meld.listClaims(countDeck(cards), CLAIMS_FOUND, MAX_MOVES);
}

/** What a right claim counts. */
export function claimValue(claim: u32, trump: i32): i32 {
  return meld.claimValue(claim, trump);
}

/** What a combination counts that is in a claim `level` times. */
export function combinationValue(combination: i32, level: i32, trump: i32): i32 {
  return meld.combinationValue(combination, level, trump);
}

// ---- tricks: DECK holds the hand, then the cards of the trick in the order they were played ----

/** What is asked of the seat that holds `cards` cards and plays to `played` cards. */
export function cardDuty(cards: i32, played: i32, trump: i32): Duty {
  return trick.dutyOf(kinds(cards), leadOf(cards, played), bestOf(cards, played, trump), trump);
}

/** Which rule forbids it a card. */
export function cardRefusal(cards: i32, played: i32, trump: i32, card: i32): Refusal {
  return trick.cardRefusal(kinds(cards), leadOf(cards, played), bestOf(cards, played, trump), trump, card);
}

/** Which of the first `played` cards of DECK wins the trick, 0 = the first. */
export function winnerOf(played: i32, trump: i32): i32 {
  return trick.winnerOf(DECK, played, trump);
}

/** What a card counts in a trick. */
export function cardPoints(card: i32): i32 {
  return pointsOf(card);
}

/** What the last trick counts beside its cards. */
export function lastTrickPoints(): i32 {
  return results.LAST_TRICK_POINTS;
}

// ---- results ----

/** What a played game brings the soloist. */
export function soloistResult(bid: i32, points: i32, melded: i32, tricks: i32, reach: bool): i32 {
  return results.soloistResult(bid, points, melded, tricks, reach);
}

/** What a played game brings a defender. */
export function defenderResult(points: i32, melded: i32, tricks: i32): i32 {
  return results.defenderResult(points, melded, tricks);
}

/** What a game that the soloist has lost without playing brings a defender. */
export function unplayedResult(melded: i32): i32 {
  return results.unplayedResult(melded);
}

function countDeck(cards: i32): usize {
  memory.fill(COUNTS, 0, KINDS);
  for (let i = 0; i < cards; i++) addKind(COUNTS, cardAt(i));
  return COUNTS;
}

function kinds(cards: i32): u32 {
  let set: u32 = 0;
  for (let i = 0; i < cards; i++) set |= 1 << kindOf(cardAt(i));
  return set;
}

function cardAt(place: i32): i32 {
  return load<u8>(DECK + (place as usize));
}

function leadOf(cards: i32, played: i32): i32 {
  return played == 0 ? 0 : cardAt(cards);
}

function bestOf(cards: i32, played: i32, trump: i32): i32 {
  return played == 0 ? 0 : cardAt(cards + trick.winnerOf(DECK + (cards as usize), played, trump));
}
