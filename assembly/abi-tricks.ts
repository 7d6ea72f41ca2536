/**
 * The part of the contract that games of tricks add to abi.ts: their parts, claims, registers and what a seat sees beside its cards.
 * Compiled by `asc` and by `tsc`; constants carry no type annotation and nothing here runs.
 */

/** Seats of a game of tricks. */
export const SEATS = 3;
/** Tricks of a game: every seat plays so many cards. */
export const TRICK_COUNT = 12;

/** The parts of a game of tricks. */
export enum Phase {
  /** No part of the game. */
  None = 0,
  Auction = 1,
  Discard = 2,
  Trump = 3,
  Meld = 4,
  Play = 5,
  Over = 6,
}

/** How a game of tricks was ended before its tricks were played. */
export enum Ending {
  None = 0,
  /** The soloist has gone off (Binokel manual 2.6, 3.5.3). */
  WentOff = 1,
  /** The soloist has melded what he does not hold (manual 3.5.2). */
  FalseClaim = 2,
}

/** What the rules ask of the seat that is to play a card (Binokel manual 2.5); the number of the rule is the manual's. */
export enum Duty {
  /** Leading: any card. */
  Lead = 0,
  /** Rule 4: the suit led, higher than the best card. */
  Beat = 1,
  /** Rule 3: the suit led; none of it wins. */
  Follow = 2,
  /** Rule 5: a trump that wins. */
  Ruff = 3,
  /** Rules 5 and 6: a trump, though none wins. */
  UnderRuff = 4,
  /** Rule 6: any card; none wins. */
  Discard = 5,
}

/** What can be melded, in the order in which a claim holds it; pairs and families have a place for each suit. */
export enum Combination {
  Pairs = 0,
  Families = 4,
  Binokel = 8,
  Aces = 9,
  Kings = 10,
  Queens = 11,
  Jacks = 12,
  Rundgang = 13,
}
/** Claims there are: thirteen combinations that are absent, single or double, and the Rundgang. */
export const CLAIMS = 3188646;

// ---- registers, in POSITION and in VIEW -----------------------------------------------------------------------------

export const TRICKS_TRUMP = 0; // u8: Suit + 1, 0 = not named yet
export const TRICKS_ENDING = 1; // u8: Ending
export const TRICKS_CALLED = 4; // u16[SEATS]: a seat's last call, 0 = none
export const TRICKS_DECLINED = 10; // u16[SEATS]: the call that would have been the seat's when it passed, 0 = has not passed
export const TRICKS_CLAIMS = 16; // u32[SEATS]: claim with the marks below, 0 = has not melded
export const TRICKS_WIDOW = 28; // u8[WIDOW_CARDS]: what the soloist has picked up, of twins the first pack's; 0 = not yet
export const TRICKS_WINNERS = 32; // u32: two bits for each trick, the first one lowest: seat + 1, 0 = not played yet

/** Cards of the widow, and cards that are laid away for them. */
export const WIDOW_CARDS = 4;
/** Mark of a claim: it was made. */
export const CLAIM_MADE = 0x40000000;
/** Mark of a claim: the cards did not bear it out; it counts nothing. */
export const CLAIM_FALSE = 0x20000000;
/** Mark of a claim in a view: what it is will be shown when every seat has melded. */
export const CLAIM_UNSEEN = 0x10000000;
export const CLAIM_MASK = 0x003fffff;

// ---- VIEW: what follows from the position and every seat knows ---------------------------------------------------------

export const VIEW_PHASE = 273; // u8: Phase
export const VIEW_DEALER = 274; // u8: seat
export const VIEW_OPENER = 275; // u8: the seat that opens the auction and leads the first trick
export const VIEW_SOLOIST = 276; // u8: seat, NO_SEAT before the auction has ended
export const VIEW_LEADER = 277; // u8: the seat that leads the present trick, or NO_SEAT
export const VIEW_BID = 278; // u16: the highest call; after the auction what the game is played for
export const VIEW_NEXT_CALL = 280; // u16: the least call that may follow, 0 = none
export const VIEW_TRICKS = 282; // u8[SEATS]: tricks won
export const VIEW_POINTS = 286; // u16[SEATS]: card points won, what was laid away and the last trick included
export const VIEW_MELDS = 292; // u16[SEATS]: what the claims count, 0 while they are not shown
export const VIEW_RESULTS = 300; // i32[SEATS]: what the game brings each seat, 0 before it is over

// ---- ADVICE: what a computer player thinks of its moves --------------------------------------------------------------------

export const ADVICE_STRIDE = 16;
export const ADVICE_VALUE = 0; // f64: points that the seat will be ahead of the mean of the others
export const ADVICE_MOVE = 8; // u32
