/**
 * The contract between the core and everything outside it: ids, enumerations, capacities and the shapes of the flat blocks.
 * Compiled by `asc` and by `tsc`, so constants carry no type annotation and nothing here runs.
 * Block addresses are never written down: the core exports a pointer for each block.
 */

/** Raised whenever a block, an enumeration or a verb changes its meaning. */
export const ABI_VERSION = 3;

// ---- cards: one byte. 0 is "no card"; the low seven bits are the card's identity -------------------------------------

export const CARD_RANK_MASK = 0x0f;
export const CARD_SUIT_SHIFT = 4;
export const CARD_SUIT_MASK = 0x03;
export const CARD_SECOND_PACK = 0x40;
export const CARD_IDENTITY = 0x7f;
/** The card lies face down. Alone (without an identity) it is a card whose face the seat may not see. */
export const CARD_FACE_DOWN = 0x80;
export const RANK_ACE = 1;
export const RANK_KING = 13;
export const PACK_CARDS = 52;

/** Suits in the order of RULES §1: the two black ones first. */
export enum Suit {
  Clubs = 0,
  Spades = 1,
  Hearts = 2,
  Diamonds = 3,
}
/** The suit of an unmarked pile. */
export const NO_SUIT = 0xff;

// ---- games and piles -------------------------------------------------------------------------------------------------

/** What kind of game it is; programs are shelved by it. */
export enum Family {
  Patience = 0,
  Tricks = 1,
  Duel = 2,
}

/** What a pile is for. */
export enum Role {
  Stock = 0,
  Waste = 1,
  Foundation = 2,
  Tableau = 3,
  Reserve = 4,
}

/** How a game stands. */
export enum Status {
  Playing = 0,
  /** Nothing but laying cards on the foundations is left; `finishMove` delivers those moves. */
  Finishing = 1,
  Won = 2,
  Stuck = 3,
}

// ---- moves: one u32, packed by move.ts -------------------------------------------------------------------------------

/** What a move does. */
export enum MoveKind {
  None = 0,
  /** `count` cards from pile `from` onto pile `to`. */
  Lay = 1,
  /** Cards from the stock, as many as the game says. No fields. */
  Deal = 2,
  /** The waste is turned over and becomes the stock. No fields. */
  Redeal = 3,
  /** As Lay, but against the rules; never in the list of legal moves. */
  Force = 4,
}

/** Which way the foundations are built, where the player chooses that. */
export enum Direction {
  /** The game knows no choice. */
  None = 0,
  /** Not chosen yet. */
  Open = 1,
  Up = 2,
  Down = 3,
}

/** Why a move is not legal. */
export enum Refusal {
  None = 0,
  NotAMove = 1,
  NoSuchPile = 2,
  SamePile = 3,
  EmptySource = 4,
  TooFewCards = 5,
  TopCardOnly = 6,
  OneCardOnly = 7,
  WholePileOnly = 8,
  NotARun = 9,
  NotATarget = 10,
  NotASource = 11,
  FoundationIsFinal = 12,
  NoEffect = 13,
  WrongColour = 14,
  WrongRank = 15,
  WrongSuit = 16,
  NotAnAce = 17,
  NotAKing = 18,
  StockEmpty = 19,
  StockNotEmpty = 20,
  WasteEmpty = 21,
  OnePassOnly = 22,
  PassesUsedUp = 23,
  JournalFull = 24,
  NoGame = 25,
  FaceDownCard = 26,
  /** The two values do not add up to fourteen. */
  NotFourteen = 27,
  /** Another card opens this place. */
  WrongBase = 28,
  /** What lies there does not lie where it has to. */
  OnWrongCard = 29,
  /** Only the waste may be laid there. */
  FromWasteOnly = 30,
  PlaceTaken = 31,
  /** The place takes other cards only when the stock is used up. */
  StockNotUsedUp = 32,
  /** The lowest card of this pile stays where it is. */
  StaysInPlace = 33,
  /** More has to be complete before the waste may be turned over again. */
  TooFewFamilies = 34,
  /** The deal itself turns the waste over. */
  DealTurnsOver = 35,
  /** The rules allow the move, so it need not be forced. */
  RulesAllowIt = 36,
}

/** Why a deck or a position cannot be taken. `faultPile` (−1 = no pile) and `faultCard` (0 = no card) say where. */
export enum Fault {
  None = 0,
  NoSuchGame = 1,
  NoSuchOption = 2,
  UnknownCard = 3,
  CardTwice = 4,
  CardMissing = 5,
  WrongCardCount = 6,
  FaceDownOnFaceUp = 7,
  StockFaceUp = 8,
  WasteFaceDown = 9,
  FoundationFaceDown = 10,
  WrongFoundation = 11,
  TopFaceDown = 12,
  NotARun = 13,
  WrongPass = 14,
  WrongPileCount = 15,
  /** A card does not follow the one it lies on. */
  DoesNotFollow = 16,
  /** A place begins with a card that cannot open it. */
  WrongBase = 17,
  /** A place is empty that is always refilled. */
  EmptyPlace = 18,
  /** More cards than the place has room for. */
  TooManyCards = 19,
  /** Two cards that have to differ are twins. */
  TwinCards = 20,
}

// ---- capacities ------------------------------------------------------------------------------------------------------

export const MAX_PILES = 40;
export const MAX_OPTIONS = 16;
export const MAX_CARDS = 104;
/** One slot for each identity of a card byte. */
export const CARD_SLOTS = 128;
export const MAX_MOVES = 1024;
export const MAX_JOURNAL = 65536;
export const MAX_LINE = 65536;
/** Longest search key, in u64. */
export const MAX_KEY_WORDS = 19;

// ---- POSITION: opaque bytes; equal positions have equal bytes --------------------------------------------------------

export const POSITION_BYTES = 280;

// ---- VIEW: what a seat sees; also the form in which a position is handed in -------------------------------------------

/** Seat of the single player; sees faces that lie face up. */
export const SEAT_PLAYER = 0;
/** Sees everything: face-down cards carry their identity and CARD_FACE_DOWN. */
export const SEAT_OMNISCIENT = 255;

export const VIEW_GAME = 0; // u8
export const VIEW_STATUS = 1; // u8
export const VIEW_PILES = 2; // u8
export const VIEW_CAN_UNDO = 3; // u8
export const VIEW_CAN_REDO = 4; // u8
export const VIEW_PASS = 6; // u16
export const VIEW_SCORE = 8; // i32
export const VIEW_MOVE_COUNT = 12; // u32
export const VIEW_OPTIONS = 16; // u8[MAX_OPTIONS], index of the chosen value
export const VIEW_COUNTS = 32; // u8[MAX_PILES]
export const VIEW_CARDS = 72; // u8[CARD_SLOTS], pile after pile, bottom first
export const VIEW_PASSES = 200; // u16: passes allowed as the table stands, 0 = without end
export const VIEW_PACKET = 202; // u8: cards the next deal turns, the stock permitting
export const VIEW_FAMILIES = 203; // u8: complete families
export const VIEW_BASE = 204; // u8: rank the foundations begin with, where that is the deal's choice; 0 otherwise
export const VIEW_DIRECTION = 205; // u8: Direction
export const VIEW_FORCED = 206; // u8: 1 = a move in force was made against the rules
export const VIEW_MARKED = 207; // u8: 1 = the present position is marked
export const VIEW_BYTES = 208;

// ---- LAYOUT: one record for each pile, an abstract grid in eighths of a card pitch -------------------------------------

export const LAYOUT_STRIDE = 12;
export const LAYOUT_X = 0; // i16
export const LAYOUT_Y = 2; // i16
export const LAYOUT_FAN_X = 4; // i8: -1, 0, 1
export const LAYOUT_FAN_Y = 5; // i8: -1, 0, 1
export const LAYOUT_FRAME = 6; // u8: 1 = an empty place shows its frame
export const LAYOUT_SUIT = 7; // u8: Suit or NO_SUIT
export const LAYOUT_STEP = 8; // u8: how far an open card of a fan lies from the next, in percent of the card; 0 = as usual
export const LAYOUT_WEAVE = 9; // u8: how far the cards of a fan swing to both sides in turn, in percent of the card's width
export const LAYOUT_SPAN = 10; // u8: how far the fan may reach beyond the first card, in eighths of a card pitch; 0 = to the edge

// ---- SESSION: the game being played; a byte copy of it is a complete snapshot ------------------------------------------

export const SESSION_CURSOR = 0; // u32: moves that are in force
export const SESSION_LENGTH = 4; // u32: moves in the journal, undone ones included
export const SESSION_FEES = 8; // i32: undo fees charged so far
export const SESSION_OPENING = 12; // i32: balance carried into this game
export const SESSION_OPEN = 16; // u8: 1 = there is a game
export const SESSION_POSITION = 32; // POSITION
export const SESSION_START = 312; // POSITION, before the first move
export const SESSION_MOVES = 592; // u32[MAX_JOURNAL]
export const SESSION_UNDOS = 262736; // u32[MAX_JOURNAL]
export const SESSION_MARKS = 524880; // u8[MAX_JOURNAL + 1], 1 = marked; index = number of moves
export const SESSION_BYTES = 590424;

// ---- search ----------------------------------------------------------------------------------------------------------

/** What a search has come to. */
export enum Verdict {
  Running = 0,
  /** A line wins; the rules engine has replayed it. */
  Solved = 1,
  /** The whole search space was exhausted. */
  Unsolvable = 2,
  GaveUp = 3,
  Stopped = 4,
}

/** Why a search gave up. */
export enum GiveUp {
  None = 0,
  NodeLimit = 1,
  TableFull = 2,
  DepthFull = 3,
  /** The game has no exact key for this position. */
  NoExactKey = 4,
  /** The rules engine did not accept the line that was found. */
  ReplayFailed = 5,
  /** The position is none that the rules lead to. */
  AgainstTheRules = 6,
}

/** Bits that `searchStep` returns. */
export enum SearchEvent {
  None = 0,
  Finished = 1,
  /** More cards on the foundations than ever before in this search. */
  Improved = 2,
}

export const PROGRESS_NODES = 0; // f64
export const PROGRESS_VERDICT = 8; // u32
export const PROGRESS_REASON = 12; // u32: GiveUp
export const PROGRESS_DEPTH = 16; // u32
export const PROGRESS_TABLE = 20; // u32: entries in use
export const PROGRESS_BEST = 24; // u32: most cards seen on the foundations
export const PROGRESS_LINE = 28; // u32: moves in LINE
export const PROGRESS_BYTES = 32;
