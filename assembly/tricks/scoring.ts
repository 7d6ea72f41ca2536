/** What a game has brought its seats so far (manual 2.6, BINOKEL §8). */
import { NO_SUIT } from '../abi';
import { Ending, Phase } from '../abi-tricks';
import { Position } from '../core/position';
import { bidOf } from './auction';
import { pointsOf } from './cards';
import { claimValue } from './meld';
import { defenderResult, LAST_TRICK_POINTS, REACH, soloistResult, unplayedResult } from './results';
import { phaseOf } from './stage';
import { endingOf, OPTION_GOAL, rightClaim, soloistOf, TRICKS, tricksPlayed, trickWinner, trumpOf, WON } from './table';

/** Tricks that a seat has won. */
export function tricksOf(at: Position, seat: i32): i32 {
  return at.open(WON + seat) / 3;
}

/** Card points of a seat: its tricks, what it has laid away, the last trick. */
export function pointsWon(at: Position, seat: i32): i32 {
  const last = tricksPlayed(at) == TRICKS && trickWinner(at, TRICKS - 1) == seat;
  let sum = last ? LAST_TRICK_POINTS : 0;
  for (let card = at.top(WON + seat); card != 0; card = at.below(card)) sum += pointsOf(card);
  return sum;
}

/** What a seat's claim counts; 0 if it was wrong or is not made. */
export function meldOf(at: Position, seat: i32): i32 {
  const trump = trumpOf(at);
  return trump == NO_SUIT ? 0 : claimValue(rightClaim(at, seat), trump);
}

/** What the game brings a seat, 0 before it is over. */
export function resultOf(at: Position, seat: i32): i32 {
  if (phaseOf(at) != Phase.Over) return 0;
  const solo = seat == soloistOf(at);
  const meld = meldOf(at, seat);
  if (endingOf(at) != Ending.None) return solo ? -bidOf(at) : unplayedResult(meld);
  const points = pointsWon(at, seat);
  const tricks = tricksOf(at, seat);
  if (!solo) return defenderResult(points, meld, tricks);
  return soloistResult(bidOf(at), points, meld, tricks, at.option(OPTION_GOAL) == REACH);
}
