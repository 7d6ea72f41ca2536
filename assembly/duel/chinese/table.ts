/**
 * The table of Chinese Patience (CHINESE §2): whose piles are which, the game's options, and what it keeps beside its cards. The
 * program's pile 0 is the discard pile of the seat on turn, its pile 9 that of the other seat.
 */
import { Suit } from '../../abi';
import {
  CHINESE_COLUMNS,
  CHINESE_FOUNDATIONS,
  CHINESE_PILES,
  DUEL_REPEATS,
  DUEL_SEED,
  DUEL_TURN,
  DUEL_TWIST,
  TwistFlag,
} from '../../abi-duel';
import { Position } from '../../core/position';
import { otherSeat, passOf } from '../turns';

/** Piles 1 to 4 and 5 to 8. */
export const FOUNDATIONS = CHINESE_FOUNDATIONS;
export const COLUMNS = CHINESE_COLUMNS;
export const PILES = CHINESE_PILES;
/** How many there are of each. */
export const FOUR = 4;
/** Cards of a pack in the beginning. */
export const PACK = 22;
/** A game is void when a turn begins with the same position for the third time. */
export const VOID_AT = 3;
/** More cards than a player can have, since the other one has some and the aces lie on the table. */
export const MOST_CARDS = 48;

// ---- options: places in the game's list ----

const RENEWAL = 0;
export const OPTION_END = 1;
export const OPTION_LEAST = 2;

/** Is a discard pile that becomes the pack shuffled, and not turned over? */
export function shuffles(at: Position): bool {
  return at.option(RENEWAL) != 0;
}

/** May a turn end without a card turned in it? */
export function endsFreely(at: Position): bool {
  return at.option(OPTION_END) != 0;
}

/** Cards that a pile needs to be moved as one. */
export function leastPile(at: Position): i32 {
  return at.option(OPTION_LEAST) + 1;
}

// ---- piles ----

/** The face-down pack of a seat. */
export function packOf(seat: i32): i32 {
  return 2 * seat;
}

export function discardOf(seat: i32): i32 {
  return 2 * seat + 1;
}

export function isFoundation(pile: i32): bool {
  return pile >= FOUNDATIONS && pile < COLUMNS;
}

export function isColumn(pile: i32): bool {
  return pile >= COLUMNS && pile < PILES;
}

/** The suit of a foundation: colours alternate, as on the screen (CHINESE §2). */
export function suitOfFoundation(pile: i32): i32 {
  if (pile == FOUNDATIONS) return Suit.Spades;
  if (pile == FOUNDATIONS + 1) return Suit.Hearts;
  return pile == FOUNDATIONS + 2 ? Suit.Clubs : Suit.Diamonds;
}

/** The foundation of a suit. */
export function foundationOf(suit: i32): i32 {
  let pile = FOUNDATIONS as i32;
  while (suitOfFoundation(pile) != suit) pile++;
  return pile;
}

// ---- seats and turns ----

/** The seat on turn, or the one that has won. */
export function turnOf(at: Position): i32 {
  return at.register<u8>(DUEL_TURN);
}

/** Cards that a seat has still to get rid of. */
export function handOf(at: Position, seat: i32): i32 {
  return at.count(packOf(seat)) + at.count(discardOf(seat));
}

/** Has a seat turned its discard pile over before? Then everybody has seen the cards of its pack. */
export function isRenewed(at: Position, seat: i32): bool {
  return passOf(at, seat) > 1;
}

/** Has a seat begun its first turn by turning a card? */
export function hasBegun(at: Position, seat: i32): bool {
  return isRenewed(at, seat) || at.count(packOf(seat)) < PACK;
}

export function twistFlags(at: Position): i32 {
  return at.register<u8>(DUEL_TWIST);
}

export function setTwistFlags(at: Position, flags: i32): void {
  at.setRegister<u8>(DUEL_TWIST, flags as u8);
}

export function hasTwisted(at: Position): bool {
  return (twistFlags(at) & TwistFlag.Twisted) != 0;
}

export function isPending(at: Position): bool {
  return (twistFlags(at) & TwistFlag.Pending) != 0;
}

/** How often the position at the start of this turn has come up. */
export function repeatsOf(at: Position): i32 {
  return at.register<u8>(DUEL_REPEATS);
}

export function setRepeats(at: Position, times: i32): void {
  at.setRegister<u8>(DUEL_REPEATS, times as u8);
}

export function seedOf(at: Position): u32 {
  return at.register<u32>(DUEL_SEED);
}

// ---- the end ----

/** Has the seat on turn got rid of its last card? */
export function isWon(at: Position): bool {
  return handOf(at, turnOf(at)) == 0;
}

export function isVoid(at: Position): bool {
  return repeatsOf(at) >= VOID_AT;
}

/** What a seat has won: as many points as the loser has cards left. */
export function pointsOf(at: Position, seat: i32): i32 {
  return isWon(at) && turnOf(at) == seat ? handOf(at, otherSeat(seat)) : 0;
}
