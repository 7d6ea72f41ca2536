/** Standart, the first of the patiences of Patience 2.13 (RULES §3): eight columns, two packs, a row of eight with every deal. */
import { MAX_CARDS, Refusal, Role } from '../abi';
import { Position } from '../core/position';
import { Columns } from '../patience/columns';
import { dealRows, dealStock } from '../patience/deals';
import { Lift } from '../patience/pile';

const COLUMNS = 8;
const FOUNDATIONS = 8;
const ROWS = 3;
const HIDDEN_ROWS = 2;

export class Standart extends Columns {
  constructor() {
    super('standart', 'Standart', 2, '');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(73, 40);
    for (let i = 0; i < FOUNDATIONS; i++)
      this.piles
        .add('foundation', Role.Foundation, Lift.Top)
        .marked(i >> 1)
        .at(69 + 8 * (i & 1), 9 * (i >> 1));
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add('tableau', Role.Tableau, Lift.Run)
        .at(8 * i, 0)
        .fanned(0, 1)
        .spaced(23);
  }

  deal(at: Position, deck: usize): void {
    const dealt = dealRows(at, deck, this.piles.tableau, COLUMNS, ROWS, HIDDEN_ROWS);
    dealStock(at, deck, this.piles.stock, dealt, MAX_CARDS);
  }

  /** Any card and any run may lie on an empty column. */
  fill(_at: Position, _card: i32): Refusal {
    return Refusal.None;
  }

  givesBack(_at: Position): bool {
    return true;
  }

  /** Every deal lays new cards on the columns, whatever lies there. */
  columnsAreRuns(_at: Position): bool {
    return false;
  }

  stockCards(_at: Position): i32 {
    return COLUMNS;
  }

  dealTarget(index: i32): i32 {
    return this.piles.tableau + index;
  }

  passes(_at: Position): i32 {
    return 1;
  }
}
