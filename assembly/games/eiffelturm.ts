/** Der Eiffelturm (RULES §4): a tower of twenty piles, on which a card may lie that makes fourteen with the one below it. */
import { Fault, MAX_CARDS, Refusal, Role } from '../abi';
import { rankOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { dealRows, dealStock } from '../patience/deals';
import { Patience } from '../patience/patience';
import { Lift } from '../patience/pile';

const TOWER = 20;
const FLOORS = 6;
/** Cards of the widest floor. */
const WIDEST = 5;
const SUM = 14;
const SEVEN = 7;

export class Eiffelturm extends Patience {
  constructor() {
    super('eiffelturm', 'Eiffelturm', 2, '');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(58, 20);
    this.piles.add('waste', Role.Waste, Lift.Top).at(48, 20);
    for (let floor = 0; floor < FLOORS; floor++) {
      const cards = min(floor + 1, WIDEST);
      // The cards of the lowest floor stand apart: two for each foot, one under the arch.
      const feet = floor == FLOORS - 1 ? 4 : 0;
      for (let i = 0; i < cards; i++) {
        const fromMiddle = 2 * i + 1 - cards;
        const side = (fromMiddle > 0 ? 1 : 0) - (fromMiddle < 0 ? 1 : 0);
        this.piles.add('tableau', Role.Tableau, Lift.Nothing).at(18 + 3 * fromMiddle + feet * side, 8 * floor);
      }
    }
  }

  deal(at: Position, deck: usize): void {
    const dealt = dealRows(at, deck, this.piles.tableau, TOWER, 1, 0);
    dealStock(at, deck, this.piles.stock, dealt, MAX_CARDS);
  }

  lays(at: Position, _from: i32, to: i32, card: i32, _count: i32): Refusal {
    if (!this.piles.isTableau(to)) return Refusal.NotATarget;
    return rankOf(card) + rankOf(at.top(to)) == SUM ? Refusal.None : Refusal.NotFourteen;
  }

  stockCards(_at: Position): i32 {
    return 1;
  }

  passes(_at: Position): i32 {
    return 1;
  }

  won(at: Position): bool {
    return at.count(this.piles.stock) == 0 && at.count(this.piles.waste) == 0;
  }

  placed(at: Position): i32 {
    return MAX_CARDS - at.count(this.piles.stock) - at.count(this.piles.waste);
  }

  /**
   * A pile shows a value and its complement in turn, so no value that the tower lacks can ever come onto it. Which cards are still
   * to come is what the tower does not show, so this tells nothing new.
   */
  dead(at: Position): bool {
    for (let value = 1; value <= SEVEN; value++) {
      if (!this.towerShows(at, value) && this.outside(at, value)) return true;
    }
    return false;
  }

  /** A game that is lost for certain need not be searched. */
  searchEdges(at: Position, out: usize, room: i32): i32 {
    return this.dead(at) ? 0 : super.searchEdges(at, out, room);
  }

  private towerShows(at: Position, value: i32): bool {
    for (let pile = this.piles.tableau; pile < this.piles.tableauEnd; pile++) {
      if (isOfValue(at.top(pile), value)) return true;
    }
    return false;
  }

  private outside(at: Position, value: i32): bool {
    for (let card = at.top(this.piles.stock); card != 0; card = at.below(card)) if (isOfValue(card, value)) return true;
    for (let card = at.top(this.piles.waste); card != 0; card = at.below(card)) if (isOfValue(card, value)) return true;
    return false;
  }

  neverEmpty(pile: i32): bool {
    return this.piles.isTableau(pile);
  }

  checkPile(at: Position, pile: i32): Fault {
    for (let card = at.top(pile); at.below(card) != 0; card = at.below(card)) {
      setFaultCard(card);
      if (rankOf(card) + rankOf(at.below(card)) != SUM) return Fault.DoesNotFollow;
    }
    return Fault.None;
  }
}

/** Has the card this value or the one that makes fourteen with it? */
function isOfValue(card: i32, value: i32): bool {
  const rank = rankOf(card);
  return rank == value || rank == SUM - value;
}
