/**
 * When neither player gets anywhere (RULES §11, "blocked"). Somebody gets somewhere when a card comes onto a foundation, leaves
 * the waste or turns up: things that cannot be repeated for ever, as shifts between columns can. A seat has gone through its
 * cards when it has turned each of them once since then, or can turn no more. The game is blocked when both have, and each has
 * ended a turn since.
 *
 * Where packets of three are turned, a pass that has begun shows other cards than the next one, so the rest of the pass and a
 * whole one are gone through. Whoever ends a turn by hand lets a packet go by.
 */
import { DUEL_FLAGS, DUEL_UNTURNED, DuelFlag } from '../abi-duel';
import { Position } from '../core/position';
import { Half } from './half';
import { passOf } from './turns';

const BOTH_ENDED: i32 = DuelFlag.FirstEnded | DuelFlag.SecondEnded;
const ALL_FLAGS: i32 = BOTH_ENDED | DuelFlag.Overlooked;

/** In an undo word: the registers as they were, in bits that a half leaves free. */
const FIRST_UNTURNED = 9;
const SECOND_UNTURNED = 16;
const FLAGS = 23;
const SEVEN_BITS = 0x7f;
const THREE_BITS = 7;

/** The registers of this module as bits 9–25 of an undo word. */
export function standstillBits(at: Position): u32 {
  return (
    ((at.register<u8>(DUEL_UNTURNED) as u32) << FIRST_UNTURNED) |
    ((at.register<u8>(DUEL_UNTURNED + 1) as u32) << SECOND_UNTURNED) |
    ((at.register<u8>(DUEL_FLAGS) as u32) << FLAGS)
  );
}

/** Puts back what `standstillBits` has packed. */
export function restoreStandstill(at: Position, word: u32): void {
  at.setRegister<u8>(DUEL_UNTURNED, ((word >> FIRST_UNTURNED) & SEVEN_BITS) as u8);
  at.setRegister<u8>(DUEL_UNTURNED + 1, ((word >> SECOND_UNTURNED) & SEVEN_BITS) as u8);
  at.setRegister<u8>(DUEL_FLAGS, ((word >> FLAGS) & THREE_BITS) as u8);
}

/** Somebody has got somewhere: all cards are still to be turned, and nobody has ended a turn. */
export function restart(at: Position, first: Half, second: Half): void {
  at.setRegister<u8>(DUEL_UNTURNED, roundTrip(at, first) as u8);
  at.setRegister<u8>(DUEL_UNTURNED + 1, roundTrip(at, second) as u8);
  at.setRegister<u8>(DUEL_FLAGS, DuelFlag.None as u8);
}

/** Cards to turn until every card that can come up has come up. */
function roundTrip(at: Position, half: Half): i32 {
  const rest = half.stockCards(at) == 1 ? 0 : at.count(half.piles.stock);
  return half.talon(at) + rest;
}

/** Can a table that somebody built have come to these registers? */
export function isPossible(at: Position, first: Half, second: Half): bool {
  return (flags(at) & ~ALL_FLAGS) == 0 && isWithin(at, first) && isWithin(at, second);
}

function isWithin(at: Position, half: Half): bool {
  const longest = half.stockCards(at) == 1 ? half.talon(at) : 2 * half.talon(at);
  return (at.register<u8>(DUEL_UNTURNED + half.seat) as i32) <= longest;
}

/** A seat has turned cards or let them go by. */
export function countTurned(at: Position, seat: i32, cards: i32): void {
  const left: i32 = at.register<u8>(DUEL_UNTURNED + seat);
  at.setRegister<u8>(DUEL_UNTURNED + seat, max(0, left - cards) as u8);
}

/** A seat has ended its turn. */
export function noteEnd(at: Position, seat: i32): void {
  at.setRegister<u8>(DUEL_FLAGS, ((flags(at) & BOTH_ENDED) | (1 << seat)) as u8);
}

/** Has nobody a chance left to get anywhere? */
export function isBlocked(at: Position, first: Half, second: Half): bool {
  if ((flags(at) & BOTH_ENDED) != BOTH_ENDED) return false;
  return isThrough(at, first) && isThrough(at, second);
}

/** Has a seat gone through its cards without getting anywhere? */
export function isThrough(at: Position, half: Half): bool {
  return at.register<u8>(DUEL_UNTURNED + half.seat) == 0 || !half.canTurn(at, passOf(at, half.seat));
}

function flags(at: Position): i32 {
  return at.register<u8>(DUEL_FLAGS);
}
