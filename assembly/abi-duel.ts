/**
 * The part of the contract that games for two add to abi.ts: their registers and what every seat sees beside the cards. Compiled by
 * `asc` and by `tsc`; constants carry no type annotation and nothing here runs.
 */

/** Seats of a duel. */
export const DUEL_SEATS = 2;

// ---- piles of Chinese Patience: pack and discard pile of each seat, then ---------------------------------------------

export const CHINESE_FOUNDATIONS = 4;
export const CHINESE_COLUMNS = 8;
export const CHINESE_PILES = 12;

// ---- registers, in POSITION and in VIEW ---------------------------------------------------------------------------------

export const DUEL_TURN = 0; // u8: the seat on turn
export const DUEL_FLAGS = 1; // u8: DuelFlag bits
/** u8[DUEL_SEATS]: cards a seat has still to turn until it has gone through stock and waste without getting anywhere. */
export const DUEL_UNTURNED = 2;
/** u16: pass of the seat that waits; VIEW_PASS is that of the seat on turn. In a built position 0 = as at the start. */
export const DUEL_WAITING_PASS = 4;
export const DUEL_TWIST = 6; // u8: TwistFlag bits
export const DUEL_REPEATS = 7; // u8: how often the position at the start of this turn has come up
export const DUEL_SEED = 8; // u32: what shuffles of discard piles begin with; no seat sees it

/** What has happened since somebody last got somewhere. */
export enum DuelFlag {
  None = 0,
  /** The first seat, and the second, has ended a turn. */
  FirstEnded = 1,
  SecondEnded = 2,
  /** The last move has overlooked an ace that could have begun a foundation. */
  Overlooked = 4,
}

/** What has happened in the present turn of Chinese Patience. */
export enum TwistFlag {
  None = 0,
  /** A card was turned. */
  Twisted = 1,
  /** The card turned last lies where it was turned to. */
  Pending = 2,
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
  /** A seat has got rid of all its cards (CHINESE §2). */
  NoCards = 4,
  /** The same position has come up for the third time; nobody has won (CHINESE §2). */
  Void = 5,
}

// ---- VIEW: what follows from the position -------------------------------------------------------------------------------

export const VIEW_WINNER = 273; // u8: the seat that has won, NO_SEAT when none has
/**
 * u8[DUEL_SEATS]: what each seat has achieved. Double Klondike: cards of its pack on the foundations. Chinese Patience: points it has
 * won, as soon as the game is over.
 */
export const VIEW_CREDITS = 274;
export const VIEW_END = 276; // u8: DuelEnd
/** u64[DUEL_SEATS]: bit i is the card of byte i that is known to lie in the seat's pack though its place is not. */
export const VIEW_SHUFFLED = 280;
