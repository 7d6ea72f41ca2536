/** What a game is worth (manual 2.6, BINOKEL §8). */
import { NO_SUIT } from '../abi';
import { Ending, Phase } from '../abi-tricks';
import { Position } from '../core/position';
import { bidOf } from './auction';
import { pointsOf } from './cards';
import { claimValue } from './meld';
import { phaseOf } from './stage';
import { endingOf, OPTION_GOAL, rightClaim, soloistOf, TRICKS, tricksPlayed, trickWinner, trumpOf, WON } from './table';

export const LAST_TRICK_POINTS = 10;
/** What the others get beside their melds when the soloist does not play. */
const POINTS_FOR_GOING_OFF = 40;
/** Value of the option `goal`: the bid has to be reached, and not to be exceeded. */
const REACH = 1;

/**
 * What a played game brings the soloist: all he has made if it is more than the bid (by house rule: or as much), else minus the
 * bid. Without a trick his meld does not count, and he has nothing but the cards he has laid away (BINOKEL R20).
 */
export function soloistResult(bid: i32, points: i32, meld: i32, tricks: i32, reach: bool): i32 {
  const total = points + (tricks == 0 ? 0 : meld);
  return total > bid || (reach && total == bid) ? total : -bid;
}

/** What a played game brings a defender; without a trick nothing, whatever was melded. */
export function defenderResult(points: i32, meld: i32, tricks: i32): i32 {
  return tricks == 0 ? 0 : points + meld;
}

/** What a game that the soloist does not play brings a defender. */
export function unplayedResult(meld: i32): i32 {
  return meld + POINTS_FOR_GOING_OFF;
}

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
