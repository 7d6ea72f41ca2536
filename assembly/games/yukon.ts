/** Yukon as Dirk Haun's program for the Atari ST plays it (RULES §9): Klondike with one pass, whole piles and casino money. */
import { MoveKind, PACK_CARDS, Refusal, Role, Status, Suit } from '../abi';
import { Position } from '../core/position';
import { moveKind, moveTo } from '../move';
import { dealSteps, dealStock } from '../patience/deals';
import { Patience } from '../patience/patience';
import { Lift } from '../patience/pile';
import { alternatesDown, followsUp, kingOnly } from '../patience/rules';

/** Values of `variant`; 0 is classic. */
const MEDIUM = 1;
const LIGHT = 2;

/** Dollars. */
const STAKE = 52;
const PER_CARD = 5;
const PER_REDEAL = 5;
const PER_UNDO = 3;

const COLUMNS = 7;

export class Yukon extends Patience {
  constructor() {
    super('yukon', 'Yukon', 1, 'variant=classic|medium|light');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(0, 24);
    this.piles.add('waste', Role.Waste, Lift.Top).at(0, 0);
    this.piles.add('foundation', Role.Foundation, Lift.Nothing).marked(Suit.Diamonds).at(9, 0);
    this.piles.add('foundation', Role.Foundation, Lift.Nothing).marked(Suit.Hearts).at(9, 8);
    this.piles.add('foundation', Role.Foundation, Lift.Nothing).marked(Suit.Spades).at(9, 16);
    this.piles.add('foundation', Role.Foundation, Lift.Nothing).marked(Suit.Clubs).at(9, 24);
    for (let i = 0; i < COLUMNS; i++) this.piles.add('tableau', Role.Tableau, Lift.Whole).at(18 + 8 * i, 0).fanned(0, 1);
  }

  deal(at: Position, deck: usize): void {
    const dealt = dealSteps(at, deck, this.piles.tableau, COLUMNS, false);
    dealStock(at, deck, this.piles.stock, dealt, PACK_CARDS);
  }

  lay(at: Position, card: i32, _count: i32, _from: i32, to: i32): Refusal {
    const top = at.top(to);
    if (this.piles.isFoundation(to)) return followsUp(card, top, this.piles.suit(to));
    if (top != 0) return alternatesDown(card, top);
    return at.option(0) == MEDIUM ? Refusal.None : kingOnly(card);
  }

  stockCards(_at: Position): i32 {
    return 1;
  }

  passes(at: Position): i32 {
    return at.option(0) == LIGHT ? 0 : 1;
  }

  openingScore(_at: Position): i32 {
    return -STAKE;
  }

  worth(_at: Position, move: u32, _turnedUp: bool): i32 {
    if (moveKind(move) == MoveKind.Redeal) return -PER_REDEAL;
    return moveKind(move) == MoveKind.Lay && this.piles.isFoundation(moveTo(move)) ? PER_CARD : 0;
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
