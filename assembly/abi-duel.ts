/**
 * The part of the contract that games for two add to abi.ts: their registers and what every seat sees beside the cards. Compiled by
 * `asc` and by `tsc`; constants carry no type annotation and nothing here runs.
 */

/** Seats of a duel. */
export const DUEL_SEATS = 2;

// ---- registers, in POSITION and in VIEW ---------------------------------------------------------------------------------

export const DUEL_TURN = 0; // u8: the seat on turn
export const DUEL_FLAGS = 1; // u8: DuelFlag bits
/** u8[DUEL_SEATS]: cards a seat has still to turn until it has gone through stock and waste without getting anywhere. */
export const DUEL_UNTURNED = 2;
/** u16: pass of the seat that waits; VIEW_PASS is that of the seat on turn. In a built position 0 = as at the start. */
export const DUEL_WAITING_PASS = 4;

/** What has happened since somebody last got somewhere. */
export enum DuelFlag {
  None = 0,
  /** The first seat, and the second, has ended a turn. */
  FirstEnded = 1,
  SecondEnded = 2,
  /** The last move has overlooked an ace that could have begun a foundation. */
  Overlooked = 4,
}

/** What a game for two has ended by. */
export enum DuelEnd {
  /** It goes on. */
  None = 0,
  /** A seat has cleared its columns, which is what the game was played for. */
  Cleared = 1,
  /** A seat has all its cards on the foundations, which is what the game was played for. */
  AllOut = 2,
  /** Neither gets anywhere any more (RULES §11): the credits decide, and where they are equal the game is drawn. */
  Blocked = 3,
}

// ---- VIEW: what follows from the position -------------------------------------------------------------------------------

export const VIEW_WINNER = 273; // u8: the seat that has won, NO_SEAT when none has
export const VIEW_CREDITS = 274; // u8[DUEL_SEATS]: cards of each seat's pack on the foundations
export const VIEW_END = 276; // u8: DuelEnd
