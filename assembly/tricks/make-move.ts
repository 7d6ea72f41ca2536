/** Making moves with their automatic consequences, and taking them back. */
import { CARD_SECOND_PACK, MoveKind, NO_SUIT } from '../abi';
import { CLAIM_FALSE, CLAIM_MADE, Ending, SEATS, TRICKS_WIDOW, WIDOW_CARDS } from '../abi-tricks';
import { Position } from '../core/position';
import { moveDiscard, moveKind, moveNumber } from '../move';
import { highestCall, nextCall, speakerOf } from './auction';
import { kindOf } from './cards';
import { cardOf, sortIn, takeOut, takeTop } from './hands';
import { leaderOf, turnOf } from './stage';
import {
  calledBy,
  HANDS,
  hasMelded,
  NOBODY,
  right,
  setCalled,
  setClaim,
  setDeclined,
  setEnding,
  setTrickWinner,
  setTrump,
  soloistOf,
  TRICK,
  tricksPlayed,
  trickWinner,
  trumpOf,
  WIDOW,
  WON,
} from './table';
import { winnerOf } from './trick';

/** The word that takes a pass back holds the seat and, in seven bits each, the cards that the soloist has picked up. */
const SEAT_SHIFT = 28;
const CARD_BITS = 7;
/** The cards of the present trick, in the order they were played. */
const PLAYED: usize = memory.data(SEATS, 8);

/** Makes a legal move; returns the word that takes it back. */
export function makeMove(at: Position, move: u32): u32 {
  const kind = moveKind(move);
  if (kind == MoveKind.Call) return call(at, moveNumber(move));
  if (kind == MoveKind.Pass) return pass(at);
  if (kind == MoveKind.Discard) layAway(at, move);
  else if (kind == MoveKind.Trump) setTrump(at, moveNumber(move));
  else if (kind == MoveKind.GoOff) setEnding(at, Ending.WentOff);
  else if (kind == MoveKind.Play) playCard(at, moveNumber(move));
  else meld(at, moveNumber(move), kind == MoveKind.FalseMeld);
  return 0;
}

/** Takes the last move back. */
export function takeBack(at: Position, move: u32, word: u32): void {
  const kind = moveKind(move);
  if (kind == MoveKind.Call) setCalled(at, callerOf(at), word);
  else if (kind == MoveKind.Pass) takePassBack(at, word);
  else if (kind == MoveKind.Discard) {
    const soloist = soloistOf(at);
    for (let i = 0; i < WIDOW_CARDS; i++) sortIn(at, HANDS + soloist, takeTop(at, WON + soloist));
  } else if (kind == MoveKind.Trump) setTrump(at, NO_SUIT);
  else if (kind == MoveKind.GoOff) setEnding(at, Ending.None);
  else if (kind == MoveKind.Play) takeCardBack(at);
  else takeMeldBack(at);
}

function call(at: Position, number: i32): u32 {
  const seat = speakerOf(at);
  const before = calledBy(at, seat);
  setCalled(at, seat, number);
  return before;
}

/** The seat that has called last. */
function callerOf(at: Position): i32 {
  const highest = highestCall(at);
  let seat = 0;
  while (calledBy(at, seat) != highest) seat++;
  return seat;
}

function pass(at: Position): u32 {
  const seat = speakerOf(at);
  setDeclined(at, seat, nextCall(at));
  const soloist = soloistOf(at);
  return (seat << SEAT_SHIFT) | (soloist == NOBODY ? 0 : pickUp(at, soloist));
}

/** The widow is turned up for everybody and goes into the soloist's hand (manual 2.3, 3.4). */
function pickUp(at: Position, soloist: i32): u32 {
  let word: u32 = 0;
  for (let place = WIDOW_CARDS - 1; place >= 0; place--) {
    const card = takeTop(at, WIDOW);
    at.setRegister<u8>((TRICKS_WIDOW + place) as usize, (card & ~CARD_SECOND_PACK) as u8);
    sortIn(at, HANDS + soloist, card);
    word |= card << (CARD_BITS * place);
  }
  return word;
}

function takePassBack(at: Position, word: u32): void {
  const soloist = soloistOf(at);
  if (soloist != NOBODY) {
    for (let place = 0; place < WIDOW_CARDS; place++) {
      const card: i32 = (word >> (CARD_BITS * place)) & ((1 << CARD_BITS) - 1);
      takeOut(at, HANDS + soloist, card);
      at.put(WIDOW, card, true);
      at.setRegister<u8>((TRICKS_WIDOW + place) as usize, 0);
    }
  }
  setDeclined(at, word >> SEAT_SHIFT, 0);
}

function layAway(at: Position, move: u32): void {
  const soloist = soloistOf(at);
  for (let place = 0; place < WIDOW_CARDS; place++) {
    const card = cardOf(at, HANDS + soloist, moveDiscard(move, place));
    takeOut(at, HANDS + soloist, card);
    at.put(WON + soloist, card, true);
  }
}

/** A wrong claim counts nothing; the soloist loses his game by it at once (manual 3.5.2, BINOKEL R13, R14). */
function meld(at: Position, claim: u32, wrong: bool): void {
  const seat = turnOf(at);
  if (wrong && seat == soloistOf(at)) setEnding(at, Ending.FalseClaim);
  setClaim(at, seat, claim | CLAIM_MADE | (wrong ? CLAIM_FALSE : 0));
}

function takeMeldBack(at: Position): void {
  const soloist = soloistOf(at);
  let seat = soloist;
  while (right(seat) != soloist && hasMelded(at, right(seat))) seat = right(seat);
  setClaim(at, seat, 0);
  if (seat == soloist) setEnding(at, Ending.None);
}

/** The third card of a trick completes it, and its winner takes it. */
function playCard(at: Position, card: i32): void {
  const seat = turnOf(at);
  const held = cardOf(at, HANDS + seat, kindOf(card));
  takeOut(at, HANDS + seat, held);
  at.put(TRICK, held, false);
  if (at.count(TRICK) < SEATS) return;
  for (let place = 0; place < SEATS; place++) store<u8>(PLAYED + (place as usize), at.head(TRICK, SEATS - place));
  const winner = (leaderOf(at) + winnerOf(PLAYED, SEATS, trumpOf(at))) % SEATS;
  setTrickWinner(at, tricksPlayed(at), winner);
  at.carry(TRICK, WON + winner, SEATS);
}

function takeCardBack(at: Position): void {
  if (at.count(TRICK) == 0) {
    const last = tricksPlayed(at) - 1;
    at.carry(WON + trickWinner(at, last), TRICK, SEATS);
    setTrickWinner(at, last, NOBODY);
  }
  const seat = (leaderOf(at) + at.count(TRICK) - 1) % SEATS;
  sortIn(at, HANDS + seat, takeTop(at, TRICK));
}
