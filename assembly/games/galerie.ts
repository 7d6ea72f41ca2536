/**
 * Die Bildergalerie (RULES §7): three rows of eight pictures, built up in suit by threes from four, three and two to king, queen
 * and knave; below them eight reserve piles that take the deals, and the aces aside.
 */
import { Fault, MAX_CARDS, MoveKind, RANK_ACE, Refusal, Role } from '../abi';
import { rankOf, suitOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { moveFrom, moveKind, moveTo } from '../move';
import { dealRows, dealStock } from '../patience/deals';
import { Patience } from '../patience/patience';
import { Lift } from '../patience/pile';
import { Rank } from '../patience/rank-moves';

const COLUMNS = 8;
const ROWS = 3;
const STEP = 3;
/** Cards of a finished picture. */
const PICTURE = 4;
/** Rank that opens the first row; the others begin one and two lower. */
const FIRST_BASE = 4;

export class Galerie extends Patience {
  constructor() {
    super('galerie', 'Galerie', 2, '');
    const stock = this.piles.size;
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(71, 30);
    this.piles.add('aces', Role.Foundation, Lift.Top).at(71, 2);
    this.addRow('row1', 0);
    this.addRow('row2', 10);
    this.addRow('row3', 20);
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add('reserve', Role.Reserve, Lift.Top)
        .refilledFrom(stock)
        .at(8 * i, 30)
        .fanned(0, 1)
        .spaced(23)
        .reaching(6);
  }

  private addRow(name: string, y: i32): void {
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add(name, Role.Tableau, Lift.Top)
        .at(8 * i, y)
        .fanned(0, 1)
        .spaced(7)
        .reaching(2);
  }

  deal(at: Position, deck: usize): void {
    const rows = dealRows(at, deck, this.piles.tableau, ROWS * COLUMNS, 1, 0);
    const dealt = rows + dealRows(at, deck + (rows as usize), this.piles.reserves, COLUMNS, 1, 0);
    dealStock(at, deck, this.piles.stock, dealt, MAX_CARDS);
  }

  lays(at: Position, _from: i32, to: i32, card: i32, _count: i32): Refusal {
    const piles = this.piles;
    if (piles.isFoundation(to)) return rankOf(card) == RANK_ACE ? Refusal.None : Refusal.NotAnAce;
    if (piles.isTableau(to)) return this.laysOnRow(at, to, card);
    if (to == piles.stock) return Refusal.NotATarget;
    if (at.count(piles.stock) > 0) return Refusal.StockNotUsedUp;
    return at.count(to) == 0 ? Refusal.None : Refusal.PlaceTaken;
  }

  private laysOnRow(at: Position, to: i32, card: i32): Refusal {
    if (at.count(to) == 0) return rankOf(card) == this.base(to) ? Refusal.None : Refusal.WrongBase;
    if (!this.isCorrect(at, to)) return Refusal.OnWrongCard;
    const top = at.top(to);
    if (suitOf(card) != suitOf(top)) return Refusal.WrongSuit;
    return rankOf(card) == rankOf(top) + STEP ? Refusal.None : Refusal.WrongRank;
  }

  /** Rank that opens a place of the rows. */
  private base(pile: i32): i32 {
    return FIRST_BASE - (pile - this.piles.tableau) / COLUMNS;
  }

  /** Does the pile begin with the card that its row begins with? */
  private isCorrect(at: Position, pile: i32): bool {
    return at.count(pile) > 0 && rankOf(at.head(pile, at.count(pile))) == this.base(pile);
  }

  stockCards(_at: Position): i32 {
    return COLUMNS;
  }

  dealTarget(index: i32): i32 {
    return this.piles.reserves + index;
  }

  passes(_at: Position): i32 {
    return 1;
  }

  won(at: Position): bool {
    if (at.count(this.piles.foundations) != COLUMNS) return false;
    for (let pile = this.piles.tableau; pile < this.piles.tableauEnd; pile++) {
      if (at.count(pile) != PICTURE || this.checkPile(at, pile) != Fault.None || !this.isCorrect(at, pile))
        return false;
    }
    return true;
  }

  placed(at: Position): i32 {
    let cards = at.count(this.piles.foundations);
    for (let pile = this.piles.tableau; pile < this.piles.tableauEnd; pile++) {
      if (this.isCorrect(at, pile)) cards += at.count(pile);
    }
    return cards;
  }

  /** Aces first, then what lies wrong in a row, then the reserves. Moves between right places lead nowhere. */
  rank(at: Position, move: u32): i32 {
    if (moveKind(move) != MoveKind.Lay) return super.rank(at, move);
    const from: i32 = moveFrom(move);
    const to: i32 = moveTo(move);
    const piles = this.piles;
    if (piles.isFoundation(to)) return Rank.Place;
    const fromRow = piles.isTableau(from);
    if (fromRow && this.isCorrect(at, from)) return Rank.Shift;
    if (piles.isTableau(to)) return fromRow ? Rank.TurnUp : Rank.FromWaste;
    if (fromRow) return Rank.EmptyColumn;
    return at.count(from) > 1 ? Rank.FreeCard : Rank.Cosmetic;
  }

  checkPile(at: Position, pile: i32): Fault {
    if (pile == this.piles.foundations) {
      for (let card = at.top(pile); card != 0; card = at.below(card)) {
        setFaultCard(card);
        if (rankOf(card) != RANK_ACE) return Fault.WrongFoundation;
      }
      return Fault.None;
    }
    if (!this.piles.isTableau(pile) || at.count(pile) == 1) return Fault.None;
    let card = at.top(pile);
    for (; at.below(card) != 0; card = at.below(card)) {
      setFaultCard(card);
      const under = at.below(card);
      if (suitOf(card) != suitOf(under) || rankOf(card) != rankOf(under) + STEP) return Fault.DoesNotFollow;
    }
    setFaultCard(card);
    return rankOf(card) == this.base(pile) ? Fault.None : Fault.WrongBase;
  }
}
