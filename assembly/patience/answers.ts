/** What a patience is, before anything is derived from it: its piles, and the answers of which most are as they are here. */
import { Family, Fault, Refusal } from '../abi';
import { Game } from '../core/game';
import { Position } from '../core/position';
import { PileTable } from './pile';
import { fitsOnColumn } from './rules';

export abstract class Answers extends Game {
  readonly piles: PileTable = new PileTable();

  constructor(id: string, title: string, packs: i32, options: string) {
    super(id, title, Family.Patience, packs, options);
  }

  /**
   * Why `count` cards that may be lifted, `card` the lowest of them, may not be laid on a pile. Is asked about every pile but
   * the one they come from; about a foundation only with one card.
   */
  abstract lays(at: Position, from: i32, to: i32, card: i32, count: i32): Refusal;

  /** Cards of one deal, the stock permitting. */
  abstract stockCards(at: Position): i32;

  /** How often the stock may be gone through, as the table stands; 0 = without end. */
  abstract passes(at: Position): i32;

  /** The pile that takes a deal's card with this number, 0, 1, … */
  dealTarget(_index: i32): i32 {
    return this.piles.waste;
  }

  /** Is the waste turned over within a deal that the stock is too small for? */
  completesDeals(_at: Position): bool {
    return false;
  }

  /** May a card travel together with the one it lies on? */
  travels(card: i32, under: i32): bool {
    return fitsOnColumn(card, under);
  }

  /** May cards come back from the foundations? */
  givesBack(_at: Position): bool {
    return false;
  }

  /** What a move changes in the score; asked after the move. */
  worth(_at: Position, _move: u32, _turnedUp: bool): i32 {
    return 0;
  }

  /** May the player step outside the rules on purpose? (RULES §2.5) */
  allowsForce(): bool {
    return true;
  }

  /** Does a pile always have a card, by the rules? */
  neverEmpty(_pile: i32): bool {
    return false;
  }

  /** What is wrong with a pile of a table that somebody built, beyond what all patiences have in common. */
  abstract checkPile(at: Position, pile: i32): Fault;

  /** May the program lay a card on a foundation by itself? A choice that is the player's it may not make (RULES §8). */
  placesByItself(_at: Position, _move: u32): bool {
    return true;
  }

  /** How promising a legal move looks to somebody who sees only the open cards, 0 to 255; orders hints and searches. */
  abstract rank(at: Position, move: u32): i32;

  /** Is turning the waste over worth a hint? */
  redealLeads(_at: Position): bool {
    return true;
  }
}
