/**
 * The contract between the core and everything outside it: ids, enumerations, capacities and the shapes of the flat blocks.
 * Compiled by `asc` and by `tsc`, so constants carry no type annotation and nothing here runs.
 * Block addresses are never written down: the core exports a pointer for each block.
 */

/** Raised whenever a block, an enumeration or a verb changes its meaning. */
export const ABI_VERSION = 6;

// ---- cards: one byte. 0 is "no card"; the low seven bits are the card's identity -------------------------------------

export const CARD_RANK_MASK = 0x0f;
export const CARD_SUIT_SHIFT = 4;
export const CARD_SUIT_MASK = 0x03;
export const CARD_SECOND_PACK = 0x40;
export const CARD_IDENTITY = 0x7f;
/** The card lies face down. Alone (without an identity) it is a card whose face the seat may not see. */
export const CARD_FACE_DOWN = 0x80;
export const RANK_ACE = 1;
export const RANK_TEN = 10;
export const RANK_JACK = 11;
export const RANK_KING = 13;
export const PACK_CARDS = 52;
/** The ranks of a whole pack, one bit each: bit r stands for rank r. */
export const ALL_RANKS = 0x3ffe;

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
  /** The cards of one seat. */
  Hand = 5,
  /** Cards that lie aside for the soloist. */
  Widow = 6,
  /** The trick that is being played. */
  Trick = 7,
  /** What one seat has won. */
  Won = 8,
}

/** How a game stands. */
export enum Status {
  Playing = 0,
  /** Nothing but laying cards on the foundations is left; `finishMove` delivers those moves. */
  Finishing = 1,
  Won = 2,
  Stuck = 3,
  /** Played to its end by several seats; the view says with what result. */
  Over = 4,
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
  /** The seat on turn calls a number (`moveNumber`). */
  Call = 5,
  /** The seat on turn leaves the auction. No fields. */
  Pass = 6,
  /** The soloist lays four cards away (`packDiscard`). */
  Discard = 7,
  /** The soloist names trumps; the number is the suit. */
  Trump = 8,
  /** The seat on turn melds a claim that its cards bear out; the number is the claim (`claimLevel`). */
  Meld = 9,
  /** As Meld, but the claim is wrong; never in the list of legal moves. */
  FalseMeld = 10,
  /** The soloist gives the game up instead of melding. No fields. */
  GoOff = 11,
  /** The seat on turn plays a card; the number is its byte, of twins the first pack's. */
  Play = 12,
  /** The seat on turn ends its turn. No fields. */
  EndTurn = 13,
  /** The seat that is not on turn objects to what was overlooked, which ends the turn. No fields. */
  Object = 14,
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

/** Why a move is not legal. Paragraphs are those of the Binokel manual. */
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
  /** The move belongs to another part of the game (2.1–2.5). */
  NotNow = 37,
  /** Calls begin with 150 (2.2). */
  CallTooLow = 38,
  /** Calls are multiples of ten (2.2). */
  CallNotTen = 39,
  /** A call is higher than the last one (2.2). */
  CallNotHigher = 40,
  /** The next call is the next multiple of ten (3.3). */
  CallNotNext = 41,
  /** Numbers have four digits at most. */
  CallTooHigh = 42,
  /** The seat does not hold the card. */
  CardNotHeld = 43,
  /** Who has the suit led plays it (2.5 rule 3). */
  MustFollow = 44,
  /** Who can take the trick with the suit led does so (2.5 rule 4). */
  MustBeat = 45,
  /** Who has none of the suit led plays a trump (2.5 rules 5 and 6). */
  MustRuff = 46,
  /** Who can take the trick with a trump does so (2.5 rule 5). */
  MustOverruff = 47,
  /** King and queen of the suit are not there as often as claimed (2.4 no. 1). */
  PairNotHeld = 48,
  /** The five cards of the suit are not there as often as claimed (2.4 no. 3). */
  FamilyNotHeld = 49,
  /** Queen of spades and jack of diamonds are not there as often as claimed (2.4 no. 2). */
  BinokelNotHeld = 50,
  /** The four cards of a rank are not there as often as claimed (2.4 no. 4–7). */
  SetNotHeld = 51,
  /** A pair in each suit is not there (2.4 no. 8). */
  RundgangNotHeld = 52,
  /** Within a suit a card serves one combination (2.4). */
  CardUsedTwice = 53,
  /** The Rundgang contains the four kings and the four queens (3.5.2). */
  RundgangCoversSet = 54,
  /** Only the soloist can go off (2.6). */
  NotSoloist = 55,
  /** The pile is the other player's. */
  OthersPile = 56,
  /** The game has been played to its end. */
  GameOver = 57,
  /** There is nothing to object to. */
  NothingOverlooked = 58,
  /** A player's first turn begins with turning a card (manual of Chinese Patience, "turns"). */
  TwistFirst = 59,
  /** The card turned last still lies on the discard pile. */
  TwistPending = 60,
  /** A turn ends only after a card was turned in it. */
  TwistBeforeEnd = 61,
  /** The other player's discard pile shows no card that one could go with (rule c). */
  NothingToMatch = 62,
  /** The pile has too few cards to be moved as one (option `pile`). */
  PileTooSmall = 63,
  /** A space is filled from the discard pile alone (rule g). */
  FromDiscardOnly = 64,
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
  /** No auction comes to these calls. */
  WrongAuction = 21,
  /** A hand, the widow, the trick or what was won has not as many cards as the game has come to. */
  WrongHand = 22,
  /** What is said of the widow, trumps or the end does not fit the cards. */
  WrongTable = 23,
  /** A claim is right and called wrong, or the other way round, or comes before its time. */
  WrongClaim = 24,
  /** A trick was not won, or a card not played, as the rules demand. */
  WrongTrick = 25,
  /** A card of one player's pack lies among the other player's. */
  OtherPack = 26,
  /** What is said of turns and passes fits no game. */
  WrongTurn = 27,
}

// ---- capacities ------------------------------------------------------------------------------------------------------

export const MAX_PILES = 40;
export const MAX_OPTIONS = 16;
export const MAX_CARDS = 104;
/** One slot for each identity of a card byte. */
export const CARD_SLOTS = 128;
/** As many as there are ways to lay away four of sixteen cards, and more than any other list has. */
export const MAX_MOVES = 2048;
export const MAX_JOURNAL = 65536;
export const MAX_LINE = 65536;
/** Shortest and longest search key, in u64. */
export const MIN_KEY_WORDS = 3;
export const MAX_KEY_WORDS = 19;

// ---- POSITION: opaque bytes; equal positions have equal bytes --------------------------------------------------------

export const POSITION_BYTES = 344;
/** Where the registers stand in it: what is not cards, as the family of the game needs it; zero where it needs none. */
export const POSITION_REGISTERS = 280;
export const REGISTER_BYTES = 64;

// ---- VIEW: what a seat sees; also the form in which a position is handed in -------------------------------------------

/** Seat of the single player; sees faces that lie face up. */
export const SEAT_PLAYER = 0;
/** Sees everything: face-down cards carry their identity and CARD_FACE_DOWN. */
export const SEAT_OMNISCIENT = 255;
/** In a view: no seat. */
export const NO_SEAT = 0xff;

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
export const VIEW_REGISTERS = 208; // u8[REGISTER_BYTES]: the registers, as far as the seat knows them
export const VIEW_TURN = 272; // u8: in games of several seats the one that has to move, NO_SEAT when none has
// From 273 to VIEW_BYTES: what the families of such games say beside that (abi-tricks.ts, abi-duel.ts).
export const VIEW_BYTES = 312;

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
export const SESSION_START = 376; // POSITION, before the first move
export const SESSION_MOVES = 720; // u32[MAX_JOURNAL]
export const SESSION_UNDOS = 262864; // u32[MAX_JOURNAL]
export const SESSION_MARKS = 525008; // u8[MAX_JOURNAL + 1], 1 = marked; index = number of moves
export const SESSION_BYTES = 590552;

// ---- computer players -------------------------------------------------------------------------------------------------

/** How strong a computer player is; not every game has every level. */
export enum Level {
  /** Any legal move. */
  Random = 0,
  /** Overlooks much. */
  Beginner = 1,
  /** The move that looks best by itself. */
  Greedy = 2,
  /** Thinks ahead. */
  Strong = 3,
  /** By fixed rules, as a good program of its time. */
  Classic = 4,
  /** Thinks further ahead than Strong. */
  Master = 5,
}

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
