/**
 * What the seat that is to decide sees, read once from a VIEW block (abi.ts). Everything that a player knows comes from here; no
 * file of this room can reach a position.
 */
import { CARD_FACE_DOWN, NO_SEAT, NO_SUIT, VIEW_CARDS, VIEW_COUNTS, VIEW_OPTIONS, VIEW_REGISTERS } from '../../abi';
import {
  CLAIM_MADE,
  CLAIM_UNSEEN,
  Phase,
  SEATS,
  TRICKS_CALLED,
  TRICKS_CLAIMS,
  TRICKS_DECLINED,
  TRICKS_TRUMP,
  TRICKS_WIDOW,
  TRICKS_WINNERS,
  VIEW_BID,
  VIEW_NEXT_CALL,
  VIEW_OPENER,
  VIEW_PHASE,
  VIEW_POINTS,
  VIEW_SOLOIST,
  VIEW_TRICKS,
  WIDOW_CARDS,
} from '../../abi-tricks';
import { KINDS, kindOf, pointsOf } from '../cards';
import { HANDS, NOBODY, OPTION_GOAL, TRICK, TRICKS, WON } from '../places';
import { REACH } from '../results';

/** The seat that looks. */
export let seat: i32 = 0;
export let phase: Phase = Phase.None;
export let soloist: i32 = NOBODY;
/** Who opens the auction and leads the first trick. */
export let opener: i32 = 0;
/** What the game is played for; in the auction the highest call. */
export let bid: i32 = 0;
/** The least call that may follow, 0 if none may. */
export let nextCall: i32 = 0;
export let trump: i32 = NO_SUIT;
/** House rule: the bid has to be reached, and not to be exceeded. */
export let reach: bool = false;
/** Cards that were played, those of the present trick included. */
export let plays: i32 = 0;
/** Cards of the present trick. */
export let inTrick: i32 = 0;
/** Card points of what the soloist has laid away, which everybody is told; 0 before. */
export let pointsLaidAway: i32 = 0;

/** How often each kind is in the seat's own hand. */
export const HAND: usize = memory.data(KINDS, 8);
/** What the seat itself has laid away. */
export const LAID_AWAY: usize = memory.data(KINDS, 8);
/** What the soloist has picked up. */
export const PICKED_UP: usize = memory.data(KINDS, 8);
/** What each seat has played, KINDS bytes for each. */
const PLAYED: usize = memory.data(SEATS * KINDS, 8);
/** The cards that were played, in their order. */
const SEQUENCE: usize = memory.data(SEATS * TRICKS, 8);
/** Who has played them. */
const PLAYERS: usize = memory.data(SEATS * TRICKS, 8);
/** Cards of each seat's tricks that are in the sequence already. */
const TAKEN: usize = memory.data(SEATS, 8);

let view: usize = 0;

/** Reads the VIEW block at `block`, which was written for `own`. */
export function look(block: usize, own: i32): void {
  view = block;
  seat = own;
  phase = load<u8>(view, VIEW_PHASE) as Phase;
  soloist = seatOrNobody(load<u8>(view, VIEW_SOLOIST));
  opener = load<u8>(view, VIEW_OPENER);
  bid = load<u16>(view, VIEW_BID);
  nextCall = load<u16>(view, VIEW_NEXT_CALL);
  const named: i32 = load<u8>(view, VIEW_REGISTERS + TRICKS_TRUMP);
  trump = named == 0 ? NO_SUIT : named - 1;
  reach = load<u8>(view, VIEW_OPTIONS + OPTION_GOAL) == REACH;
  inTrick = cardsIn(TRICK);
  countOwn();
  readPlays();
}

/** Cards of a seat's hand. */
export function handSize(other: i32): i32 {
  return cardsIn(HANDS + other);
}

/** How often a seat has played each kind: KINDS bytes. */
export function playedBy(other: i32): usize {
  return PLAYED + ((other * KINDS) as usize);
}

/** A card that was played, 0 = the first. */
export function played(play: i32): i32 {
  return load<u8>(SEQUENCE + (play as usize));
}

/** The seat that has played it. */
export function playerOf(play: i32): i32 {
  return load<u8>(PLAYERS + (play as usize));
}

/** The last call of a seat, 0 if it has not called. */
export function calledBy(other: i32): i32 {
  return load<u16>(view + ((2 * other) as usize), VIEW_REGISTERS + TRICKS_CALLED);
}

/** The call that a seat has declined to make, 0 if it is still in the auction. */
export function declinedBy(other: i32): i32 {
  return load<u16>(view + ((2 * other) as usize), VIEW_REGISTERS + TRICKS_DECLINED);
}

/** The claim of a seat with its marks, 0 if it has not melded or its claim is not shown. */
export function shownClaim(other: i32): u32 {
  const marked = load<u32>(view + ((4 * other) as usize), VIEW_REGISTERS + TRICKS_CLAIMS);
  return (marked & CLAIM_MADE) == 0 || (marked & CLAIM_UNSEEN) != 0 ? 0 : marked;
}

/** Card points that a seat has won, what was laid away included. */
export function pointsOfSeat(other: i32): i32 {
  return load<u16>(view + ((2 * other) as usize), VIEW_POINTS);
}

/** Tricks that a seat has won. */
export function tricksOfSeat(other: i32): i32 {
  return load<u8>(view + (other as usize), VIEW_TRICKS);
}

function seatOrNobody(byte: i32): i32 {
  return byte == NO_SEAT ? NOBODY : byte;
}

function cardsIn(pile: i32): i32 {
  return load<u8>(view + (pile as usize), VIEW_COUNTS);
}

/** Address of a pile's lowest card in the view. */
function cardsOf(pile: i32): usize {
  let at = view + VIEW_CARDS;
  for (let before = 0; before < pile; before++) at += cardsIn(before) as usize;
  return at;
}

function countOwn(): void {
  memory.fill(HAND, 0, KINDS);
  memory.fill(LAID_AWAY, 0, KINDS);
  memory.fill(PICKED_UP, 0, KINDS);
  countCards(cardsOf(HANDS + seat), handSize(seat), HAND);
  if (seat == soloist && phase > Phase.Discard) countCards(cardsOf(WON + seat), WIDOW_CARDS, LAID_AWAY);
  if (soloist != NOBODY) countCards(view + VIEW_REGISTERS + TRICKS_WIDOW, WIDOW_CARDS, PICKED_UP);
}

function countCards(cards: usize, count: i32, counts: usize): void {
  for (let i = 0; i < count; i++) {
    const slot = counts + (kindOf(load<u8>(cards + (i as usize)) & ~CARD_FACE_DOWN) as usize);
    store<u8>(slot, load<u8>(slot) + 1);
  }
}

/** Puts the tricks into the order they were played in; a seat's tricks lie upon what it has laid away. */
function readPlays(): void {
  memory.fill(PLAYED, 0, SEATS * KINDS);
  memory.fill(TAKEN, 0, SEATS);
  pointsLaidAway = phase > Phase.Discard ? pointsOfSeat(soloist) : 0;
  plays = 0;
  let leader = opener;
  for (let winners = load<u32>(view, VIEW_REGISTERS + TRICKS_WINNERS); winners != 0; winners >>= 2) {
    const winner = ((winners & 3) as i32) - 1;
    const taken: i32 = load<u8>(TAKEN + (winner as usize));
    const below = winner == soloist ? WIDOW_CARDS : 0;
    const cards = cardsOf(WON + winner) + ((below + taken) as usize);
    for (let i = 0; i < SEATS; i++) {
      const card: i32 = load<u8>(cards + (i as usize));
      if (winner == soloist) pointsLaidAway -= pointsOf(card);
      addPlay(card, (leader + i) % SEATS);
    }
    store<u8>(TAKEN + (winner as usize), taken + SEATS);
    leader = winner;
  }
  for (let i = 0; i < inTrick; i++) addPlay(load<u8>(cardsOf(TRICK) + (i as usize)), (leader + i) % SEATS);
}

function addPlay(card: i32, player: i32): void {
  store<u8>(SEQUENCE + (plays as usize), card);
  store<u8>(PLAYERS + (plays as usize), player);
  plays++;
  const slot = playedBy(player) + (kindOf(card) as usize);
  store<u8>(slot, load<u8>(slot) + 1);
}
