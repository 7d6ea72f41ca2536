/** The table of a game of tricks: its registers (abi.ts, TRICKS_…), and what follows from them. Piles and seats are those of `places`. */
import { NO_SUIT } from '../abi';
import {
  CLAIM_FALSE,
  CLAIM_MADE,
  CLAIM_MASK,
  Ending,
  SEATS,
  TRICKS_CALLED,
  TRICKS_CLAIMS,
  TRICKS_DECLINED,
  TRICKS_ENDING,
  TRICKS_TRUMP,
  TRICKS_WINNERS,
} from '../abi-tricks';
import { Position } from '../core/position';
import { NOBODY, OPTION_GAME, right } from './places';

export * from './places';

/** Hinterhand: the deal goes to the right with every game of a round (BINOKEL R1). */
export function dealerOf(at: Position): i32 {
  return at.option(OPTION_GAME) % SEATS;
}

/** Mittelhand, right of the dealer, who opens the auction and leads the first trick (manual 2.2, 2.5). */
export function openerOf(at: Position): i32 {
  return right(dealerOf(at));
}

// ---- registers ----

/** The last call of a seat, 0 if it has not called. */
export function calledBy(at: Position, seat: i32): i32 {
  return at.register<u16>((TRICKS_CALLED + 2 * seat) as usize);
}

export function setCalled(at: Position, seat: i32, call: i32): void {
  at.setRegister<u16>((TRICKS_CALLED + 2 * seat) as usize, call as u16);
}

/** The call that a seat has declined to make, 0 if it is still in the auction. */
export function declinedBy(at: Position, seat: i32): i32 {
  return at.register<u16>((TRICKS_DECLINED + 2 * seat) as usize);
}

export function setDeclined(at: Position, seat: i32, call: i32): void {
  at.setRegister<u16>((TRICKS_DECLINED + 2 * seat) as usize, call as u16);
}

/** The trump suit, NO_SUIT before it is named. */
export function trumpOf(at: Position): i32 {
  const trump = at.register<u8>(TRICKS_TRUMP);
  return trump == 0 ? NO_SUIT : (trump as i32) - 1;
}

export function setTrump(at: Position, suit: i32): void {
  at.setRegister<u8>(TRICKS_TRUMP, suit == NO_SUIT ? 0 : ((suit + 1) as u8));
}

export function endingOf(at: Position): Ending {
  return at.register<u8>(TRICKS_ENDING) as Ending;
}

export function setEnding(at: Position, ending: Ending): void {
  at.setRegister<u8>(TRICKS_ENDING, ending as u8);
}

/** The claim of a seat with its marks, 0 if it has not melded. */
export function markedClaim(at: Position, seat: i32): u32 {
  return at.register<u32>((TRICKS_CLAIMS + 4 * seat) as usize);
}

export function setClaim(at: Position, seat: i32, marked: u32): void {
  at.setRegister<u32>((TRICKS_CLAIMS + 4 * seat) as usize, marked);
}

/** A claim that counts: what a seat has melded rightly. */
export function rightClaim(at: Position, seat: i32): u32 {
  const marked = markedClaim(at, seat);
  return (marked & CLAIM_FALSE) != 0 ? 0 : marked & CLAIM_MASK;
}

/** Tricks that are played. */
export function tricksPlayed(at: Position): i32 {
  return (33 - (clz(at.register<u32>(TRICKS_WINNERS)) as i32)) >> 1;
}

/** The seat that has won a trick, 0 = the first. */
export function trickWinner(at: Position, trick: i32): i32 {
  return (((at.register<u32>(TRICKS_WINNERS) >> (2 * trick)) & 3) as i32) - 1;
}

/** Enters the winner of a trick, or NOBODY to take it back. */
export function setTrickWinner(at: Position, trick: i32, seat: i32): void {
  const others = at.register<u32>(TRICKS_WINNERS) & ~(3 << (2 * trick));
  at.setRegister<u32>(TRICKS_WINNERS, others | ((seat + 1) << (2 * trick)));
}

// ---- what follows ----

/** The seat that is left over of the auction, NOBODY as long as there are several. */
export function soloistOf(at: Position): i32 {
  let left = NOBODY;
  for (let seat = 0; seat < SEATS; seat++) {
    if (declinedBy(at, seat) != 0) continue;
    if (left != NOBODY) return NOBODY;
    left = seat;
  }
  return left;
}

/** Has a seat melded, or gone off instead? */
export function hasMelded(at: Position, seat: i32): bool {
  return (markedClaim(at, seat) & CLAIM_MADE) != 0 || (endingOf(at) == Ending.WentOff && seat == soloistOf(at));
}

/** Have all melded, so that the claims are shown? */
export function meldsShown(at: Position): bool {
  for (let seat = 0; seat < SEATS; seat++) if (!hasMelded(at, seat)) return false;
  return true;
}
