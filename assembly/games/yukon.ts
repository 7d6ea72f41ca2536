/** Yukon as Dirk Haun's program for the Atari ST plays it (RULES §9): Klondike with one pass, whole piles and casino money. */
import { MoveKind, PACK_CARDS, Refusal, Role, Status, Suit } from '../abi';
import { Position } from '../core/position';
import { moveKind, moveTo } from '../move';
import { Columns } from '../patience/columns';
import { dealSteps, dealStock } from '../patience/deals';
import { Lift } from '../patience/pile';
import { kingOnly } from '../patience/rules';

/** The one option and its values; 0 is classic. */
const VARIANT = 0;
const MEDIUM = 1;
const LIGHT = 2;

/** Dollars. */
const STAKE = 52;
const PER_CARD = 5;
const PER_REDEAL = 5;
const PER_UNDO = 3;

const COLUMNS = 7;

export class Yukon extends Columns {
  constructor() {
    super('yukon', 'Yukon', 1, 'variant=classic|medium|light');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(0, 24);
    this.piles.add('waste', Role.Waste, Lift.Top).at(0, 0);
    this.piles.add('foundation', Role.Foundation, Lift.Top).marked(Suit.Diamonds).at(9, 0);
    this.piles.add('foundation', Role.Foundation, Lift.Top).marked(Suit.Hearts).at(9, 8);
    this.piles.add('foundation', Role.Foundation, Lift.Top).marked(Suit.Spades).at(9, 16);
    this.piles.add('foundation', Role.Foundation, Lift.Top).marked(Suit.Clubs).at(9, 24);
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add('tableau', Role.Tableau, Lift.Whole)
        .at(18 + 8 * i, 0)
        .fanned(0, 1);
  }

  collection(): string {
    return 'yukon';
  }

  deal(at: Position, deck: usize): void {
    const dealt = dealSteps(at, deck, this.piles.tableau, COLUMNS, false);
    dealStock(at, deck, this.piles.stock, dealt, PACK_CARDS);
  }

  fill(at: Position, card: i32): Refusal {
    return at.option(VARIANT) == MEDIUM ? Refusal.None : kingOnly(card);
  }

  stockCards(_at: Position): i32 {
    return 1;
  }

  passes(at: Position): i32 {
    return at.option(VARIANT) == LIGHT ? 0 : 1;
  }

  openingScore(_at: Position): i32 {
    return -STAKE;
  }

  worth(_at: Position, move: u32, _turnedUp: bool): i32 {
    if (moveKind(move) == MoveKind.Redeal) return -PER_REDEAL;
    return moveKind(move) == MoveKind.Lay && this.piles.isFoundation(moveTo(move)) ? PER_CARD : 0;
  }

  allowsForce(): bool {
    return false;
  }

  /** Exactly one move can be taken back, and none once the cards go to the foundations by themselves. */
  undoLimit(): i32 {
    return 1;
  }

  undoFee(): i32 {
    return PER_UNDO;
  }

  undoAllowed(at: Position): bool {
    const status = this.status(at);
    return status != Status.Won && status != Status.Finishing;
  }
}
