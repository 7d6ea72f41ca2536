/** Piles, seats and options that every game of tricks has. Three seats, 0 to 2; everything goes to the right, which is the next seat. */
import { SEATS, TRICK_COUNT } from '../abi-tricks';

/** Piles: three hands, the widow, the trick, what three seats have won. */
export const HANDS = 0;
export const WIDOW = 3;
export const TRICK = 4;
export const WON = 5;
export const PILES = 8;

export const HAND_CARDS = TRICK_COUNT;
export const TRICKS = TRICK_COUNT;
/** Options of every game of tricks, by place. */
export const OPTION_GAME = 0;
export const OPTION_GOAL = 1;
export const OPTION_CALLS = 2;

export const NOBODY = -1;

/** The seat to the right (BINOKEL §2). */
export function right(seat: i32): i32 {
  return seat == SEATS - 1 ? 0 : seat + 1;
}
