/**
 * One player's half of a table of Double Klondike (RULES §11): a Klondike of his own pack, with foundations that both players
 * share and from which nothing comes back. The piles of the other half lie on the table and take no part.
 */
import { MAX_MOVES, PACK_CARDS, RANK_ACE, Refusal, Role } from '../abi';
import { DUEL_SEATS } from '../abi-duel';
import { rankOf } from '../core/card';
import { Position } from '../core/position';
import { Columns } from '../patience/columns';
import { dealSteps, dealStock } from '../patience/deals';
import { Lift, PileSpec } from '../patience/pile';
import { kingOnly } from '../patience/rules';

/** Places of the options in the game's list. */
const DRAW = 0;
const PASSES = 1;

export const COLUMNS = 7;
export const FOUNDATIONS = 8;

const LAYS: usize = memory.data(MAX_MOVES * 4, 8);

export class Half extends Columns {
  /** The first of the half's own piles and the one behind its last. */
  private first: i32 = 0;
  private end: i32 = 0;

  constructor(readonly seat: i32) {
    super('', '', DUEL_SEATS, '');
    for (let side = 0; side < DUEL_SEATS; side++) {
      if (side == seat) this.first = this.piles.size;
      this.addSide(side);
      if (side == seat) this.end = this.piles.size;
    }
    for (let i = 0; i < FOUNDATIONS; i++) this.piles.add('foundation', Role.Foundation, Lift.Nothing).at(25 + 8 * i, 0);
  }

  /** Stock and waste in the outer corner, seven columns below. */
  private addSide(side: i32): void {
    const first = side == 0;
    this.addPile(side, first ? 'p1-stock' : 'p2-stock', Role.Stock, Lift.Nothing).at(first ? 0 : 106, 0);
    this.addPile(side, first ? 'p1-waste' : 'p2-waste', Role.Waste, Lift.Top).at(first ? 8 : 98, 0);
    for (let i = 0; i < COLUMNS; i++)
      this.addPile(side, first ? 'p1-tableau' : 'p2-tableau', Role.Tableau, Lift.Run)
        .at(58 * side + 8 * i, 8)
        .fanned(0, 1);
  }

  private addPile(side: i32, name: string, role: Role, lift: Lift): PileSpec {
    return side == this.seat ? this.piles.add(name, role, lift) : this.piles.addForeign(name, role);
  }

  /** Does a pile belong to this half alone? */
  owns(pile: i32): bool {
    return pile >= this.first && pile < this.end;
  }

  // ---- Klondike (RULES §10) ----

  /** Lays out this half from its own pack at `deck`. */
  deal(at: Position, deck: usize): void {
    const dealt = dealSteps(at, deck, this.piles.tableau, COLUMNS, false);
    dealStock(at, deck, this.piles.stock, dealt, PACK_CARDS);
  }

  fill(_at: Position, card: i32): Refusal {
    return kingOnly(card);
  }

  stockCards(at: Position): i32 {
    return at.option(DRAW) == 0 ? 1 : 3;
  }

  passes(at: Position): i32 {
    const choice = at.option(PASSES);
    return choice == 2 ? 3 : choice;
  }

  // ---- what a turn asks ----

  /** Could the top card of the waste be laid anywhere? */
  wasteLies(at: Position): bool {
    return this.laysFrom(at, this.piles.waste, LAYS) != LAYS;
  }

  /** Does an ace lie where it could begin a foundation? There is a free one for every ace. */
  aceWaits(at: Position): bool {
    if (rankOf(at.top(this.piles.waste)) == RANK_ACE) return true;
    for (let pile = this.piles.tableau; pile < this.piles.tableauEnd; pile++) {
      if (rankOf(at.top(pile)) == RANK_ACE) return true;
    }
    return false;
  }

  /** Have all cards left the columns? */
  isCleared(at: Position): bool {
    for (let pile = this.piles.tableau; pile < this.piles.tableauEnd; pile++) if (at.count(pile) > 0) return false;
    return true;
  }

  /** All cards of the half. */
  cards(at: Position): i32 {
    let cards = 0;
    for (let pile = this.first; pile < this.end; pile++) cards += at.count(pile);
    return cards;
  }

  /** Cards of stock and waste. */
  talon(at: Position): i32 {
    return at.count(this.piles.stock) + at.count(this.piles.waste);
  }

  /** Can cards of the stock still be turned when the half is in its pass number `pass`? */
  canTurn(at: Position, pass: i32): bool {
    if (at.count(this.piles.stock) > 0) return true;
    const passes = this.passes(at);
    return at.count(this.piles.waste) > 0 && (passes == 0 || pass < passes);
  }
}
