/** Kleine Harfe (RULES §6): one pack, columns of seven to one cards, the waste turned over as often as the player likes. */
import { PACK_CARDS, Refusal, Role } from '../abi';
import { Position } from '../core/position';
import { Columns } from '../patience/columns';
import { dealOut } from '../patience/dealing';
import { dealSteps, dealStock } from '../patience/deals';
import { Lift } from '../patience/pile';
import { kingOnly } from '../patience/rules';

/** The one option: is the first card dealt by itself? */
const FIRST = 0;

const COLUMNS = 7;
const FOUNDATIONS = 4;

export class KleineHarfe extends Columns {
  constructor() {
    super('kleine-harfe', 'kleine Harfe', 1, 'first=0|1');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(72, 40);
    this.piles.add('waste', Role.Waste, Lift.Top).at(61, 40);
    for (let i = 0; i < FOUNDATIONS; i++)
      this.piles
        .add('foundation', Role.Foundation, Lift.Top)
        .marked(i)
        .at(72, 9 * i);
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add('tableau', Role.Tableau, Lift.Run)
        .at(3 + 8 * i, min(i, COLUMNS - 1 - i))
        .fanned(0, 1)
        .spaced(33);
  }

  deal(at: Position, deck: usize): void {
    const dealt = dealSteps(at, deck, this.piles.tableau, COLUMNS, false, true);
    dealStock(at, deck, this.piles.stock, dealt, PACK_CARDS);
    if (at.option(FIRST) == 1) dealOut(this, at);
  }

  fill(_at: Position, card: i32): Refusal {
    return kingOnly(card);
  }

  givesBack(_at: Position): bool {
    return true;
  }

  stockCards(_at: Position): i32 {
    return 1;
  }

  passes(_at: Position): i32 {
    return 0;
  }
}
