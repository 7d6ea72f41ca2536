/**
 * What every game offers. The player's moves, redo, saves, hints and the search all go through this one contract, so the
 * solver's rules are the game's rules. A game keeps no state of its own: everything is in the position it is given.
 */
import { ALL_RANKS, Family, Fault, Level, MIN_KEY_WORDS, NO_SEAT, Refusal, Status } from '../abi';
import { Position } from './position';

export abstract class Game {
  /**
   * @param id      the name in the command line, in saves and in addresses
   * @param options 'name=first|second|… name=…', defaults first; a position stores value indices in this order
   */
  constructor(
    readonly id: string,
    readonly title: string,
    readonly family: Family,
    readonly packs: i32,
    readonly options: string,
  ) {}

  /** The program whose menu offers the game; its id. */
  abstract collection(): string;

  /** The ranks that its packs consist of, a bit each. */
  ranks(): i32 {
    return ALL_RANKS;
  }

  /** The ranks of the cards that are dealt; those that lie on the table from the beginning are not among them. */
  dealtRanks(): i32 {
    return this.ranks();
  }

  // ---- the table ----
  abstract pileCount(): i32;
  /** The name a pile shares with its like ('tableau'); `pileNumber` tells them apart, 0 for a pile without like. */
  abstract pileName(pile: i32): string;
  abstract pileNumber(pile: i32): i32;
  abstract pileRole(pile: i32): i32;
  /** The seat a pile belongs to, NO_SEAT if it is nobody's own. */
  pileSeat(_pile: i32): i32 {
    return NO_SEAT;
  }
  /** Writes one LAYOUT record (abi.ts) for each pile. */
  abstract writeLayout(out: usize): void;

  // ---- beginning ----
  /** Which of a deal number's shuffles the game is dealt from, 1 = the first; `options` as for `deckFault`. */
  shuffles(_options: usize): i32 {
    return 1;
  }
  /**
   * Why an order of cards cannot be dealt, though it is complete; a shuffle that this refuses is shuffled again. Names the card
   * (core/deck). `options` points at the chosen value indices.
   */
  deckFault(_deck: usize, _options: usize): Fault {
    return Fault.None;
  }
  /** Has every seat a pack of its own? Then each is shuffled by itself, one after the other. */
  separatePacks(): bool {
    return false;
  }
  /** Lays out a cleared table from the cards at `deck`, first card dealt first. */
  abstract deal(at: Position, deck: usize): void;
  /** What a game costs or gives before the first move. */
  abstract openingScore(at: Position): i32;
  /** Does a new game begin with the balance of the ones before it? Otherwise it begins at zero. */
  carriesBalance(_at: Position): bool {
    return true;
  }
  /** Is a table that somebody built one that this game can be in? Cards are known to be complete. */
  abstract check(at: Position): Fault;

  // ---- moves ----
  /** Writes all legal moves, sorted and without repetition, as u32; returns their number. */
  abstract legalMoves(at: Position, out: usize): i32;
  /** Why a move is not legal; any u32 may be asked. */
  abstract refusal(at: Position, move: u32): Refusal;
  /** Makes a legal move with its automatic consequences; returns the word that takes it back. */
  abstract apply(at: Position, move: u32): u32;
  abstract undo(at: Position, move: u32, word: u32): void;
  /** How many cards travel if somebody takes hold of the card with `grabbed` − 1 cards on it; 0 if it stays where it is. */
  lift(_at: Position, _pile: i32, _grabbed: i32): i32 {
    return 0;
  }

  /** As `lift`, for cards that are to be laid against the rules; 0 if this game does not have that. */
  forceLift(_at: Position, _pile: i32, _grabbed: i32): i32 {
    return 0;
  }

  // ---- judgement ----
  abstract status(at: Position): Status;
  /** Is it won by a single player, which is what a search looks for? */
  won(_at: Position): bool {
    return false;
  }
  /** What `score` has become after so many seconds of play; in games that do not count the time it stays what it is. */
  timedScore(_at: Position, score: i32, _seconds: u32): i32 {
    return score;
  }
  /** Cards that lie where they have to go. */
  placed(_at: Position): i32 {
    return 0;
  }
  /** No legal move leads anywhere; tells nothing that the player has not seen. */
  dead(_at: Position): bool {
    return false;
  }

  // ---- convenience ----
  /** The move of a short click on a pile, 0 if it has none. */
  clickMove(_at: Position, _pile: i32): u32 {
    return 0;
  }
  /** The next move of the automatic finish, 0 unless the status is Finishing. */
  finishMove(_at: Position): u32 {
    return 0;
  }
  /** The next move of laying cards off by themselves, as long as there are any; 0 if there is none (RULES §2.4). */
  placeMove(_at: Position): u32 {
    return 0;
  }
  /** A move that leads somewhere, by what the player sees; 0 if there is none. */
  hint(_at: Position): u32 {
    return 0;
  }

  // ---- what seats see ----
  /** Does a seat know the face-down cards of a pile? */
  sees(_at: Position, _pile: i32, _seat: i32): bool {
    return false;
  }
  /** Are twins shown to seats as one card, so that the choice between them tells nothing? */
  twinsAlike(): bool {
    return false;
  }
  /** Fills VIEW_REGISTERS of the block at `out`, which are all zero, with what `seat` knows, and the facts that follow. */
  writeTable(_at: Position, _seat: i32, _out: usize): void {}
  /** Takes over VIEW_REGISTERS of the block at `from` for a table that somebody built, and puts its cards into the game's order. */
  readTable(_at: Position, _from: usize): void {}
  /** Fills the VIEW fields from VIEW_PASSES to VIEW_DIRECTION of the block at `out`, which are all zero. */
  writeFacts(_at: Position, _out: usize): void {}

  // ---- computer players ----
  /**
   * The move a computer player makes for `seat`, which sees the VIEW block and nothing else; 0 if it has none to make. Equal
   * views, seeds and budgets give equal moves.
   */
  choose(_seat: i32, _level: Level, _seed: u32, _budget: i32): u32 {
    return 0;
  }

  /**
   * Writes the moves that `choose` begins with and that follow from the same thought, up to the first that shows the seat something
   * new or ends its turn; returns their number.
   */
  plan(seat: i32, level: Level, seed: u32, budget: i32, out: usize): i32 {
    const move = this.choose(seat, level, seed, budget);
    store<u32>(out, move);
    return move == 0 ? 0 : 1;
  }

  /**
   * What such a player thinks of the moves of the seat on turn: how many records of the game's ADVICE block it has filled; 0 for players
   * and games that do not weigh moves.
   */
  weigh(_seat: i32, _level: Level, _seed: u32, _budget: i32): i32 {
    return 0;
  }

  // ---- repetition ----
  /** Does the game count, after this move and at the start, how often the position has come up? */
  countsRepeats(_move: u32): bool {
    return false;
  }
  /** Can no position from before this move come up again? */
  isProgress(_move: u32): bool {
    return false;
  }
  /** Are two positions the same to that count? */
  isRepeat(_at: Position, _earlier: Position): bool {
    return false;
  }
  /** Enters into a position how often it has come up. */
  noteRepeats(_at: Position, _times: i32): void {}

  // ---- taking back ----
  /** How many moves can be taken back in a row; 0 = all. */
  undoLimit(): i32 {
    return 0;
  }
  undoFee(): i32 {
    return 0;
  }
  /** May the last move be taken back in this position? */
  undoAllowed(_at: Position): bool {
    return true;
  }

  // ---- search ----
  /**
   * Writes the edges to search from here as u64, best first, and returns their number; -1 if they do not fit into `room`.
   * The low 32 bits are a move, bits 32–39 the number of `turnMove`s to make before it. Leaving a legal move out is
   * allowed only where a winning line, if there is one, survives without it.
   */
  searchEdges(_at: Position, _out: usize, _room: i32): i32 {
    return 0;
  }
  /** The move that turns the stock on (a deal or a redeal), 0 if there is none. */
  turnMove(_at: Position): u32 {
    return 0;
  }
  /** Length of a search key in u64, MIN_KEY_WORDS to MAX_KEY_WORDS. */
  keyWords(): i32 {
    return MIN_KEY_WORDS;
  }
  /**
   * Writes a search key. Two positions reached from `root` have equal keys only if both or neither can be won. False if the
   * game has no such key for this position.
   */
  searchKey(_at: Position, _root: Position, _out: usize): bool {
    return false;
  }
}
