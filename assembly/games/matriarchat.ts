/**
 * Das Matriarchat (RULES §5): on the eight queens descending sequences, above them ascending ones from the king; the stock is
 * gone through in packets of two, three, … twelve cards and, as far as families are complete, of eleven, ten, … five.
 */
import { Fault, MAX_CARDS, RANK_ACE, RANK_KING, Refusal, Role, VIEW_FAMILIES } from '../abi';
import { rankOf, suitOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { dealOut } from '../patience/dealing';
import { dealStock } from '../patience/deals';
import { Patience } from '../patience/patience';
import { Lift } from '../patience/pile';

/** Places of the options in their list. */
const REMAINDER = 0;
const FIRST = 1;

const COLUMNS = 8;
const RANK_QUEEN = 12;
/** Cards of a family: every value at least once. */
const FAMILY = 13;
const BOTH_FAMILIES = 26;
/** Passes that may always be made, with packets of two to twelve cards. */
const FREE_PASSES = 11;
const MOST_PASSES = 18;

const REST: usize = memory.data(MAX_CARDS, 8);

export class Matriarchat extends Patience {
  private upper: i32 = 0;
  private lower: i32 = 0;

  constructor() {
    super('matriarchat', 'Matriarchat', 2, 'remainder=short|wrap first=0|1');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(72, 27);
    this.piles.add('waste', Role.Waste, Lift.Top).at(72, 3);
    this.upper = this.piles.size;
    this.addRow('upper', 16, -1);
    this.lower = this.piles.size;
    this.addRow('lower', 24, 1);
  }

  private addRow(name: string, y: i32, direction: i32): void {
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add(name, Role.Tableau, Lift.Run)
        .marked(i >> 1)
        .anchoredBy(1)
        .at(7 * i + 2 * (i >> 1), y)
        .fanned(0, direction)
        .spaced(23)
        .reaching(16);
  }

  /** The queens are taken out where they lie, in order. */
  deal(at: Position, deck: usize): void {
    let rest: i32 = 0;
    for (let i = 0; i < MAX_CARDS; i++) {
      const card: i32 = load<u8>(deck + (i as usize));
      const first = this.lower + 2 * suitOf(card);
      if (rankOf(card) == RANK_QUEEN) at.put(at.count(first) == 0 ? first : first + 1, card, false);
      else store<u8>(REST + (rest++ as usize), card);
    }
    dealStock(at, REST, this.piles.stock, 0, rest);
    if (at.option(FIRST) == 1) dealOut(this, at);
  }

  lays(at: Position, from: i32, to: i32, card: i32, count: i32): Refusal {
    if (!this.piles.isTableau(to)) return Refusal.NotATarget;
    if (count > 1 && (!this.piles.isTableau(from) || this.isUpper(from) != this.isUpper(to)))
      return Refusal.OneCardOnly;
    if (suitOf(card) != this.piles.suit(to)) return Refusal.WrongSuit;
    const top = at.top(to);
    if (top == 0) return this.isUpper(to) && rankOf(card) == RANK_KING ? Refusal.None : Refusal.NotAKing;
    return rankOf(card) == nextRank(top, this.isUpper(to)) ? Refusal.None : Refusal.WrongRank;
  }

  private isUpper(pile: i32): bool {
    return pile < this.lower;
  }

  /** Within a field every card follows the one below it. */
  travels(card: i32, under: i32): bool {
    if (suitOf(card) != suitOf(under)) return false;
    return rankOf(card) == nextRank(under, true) || rankOf(card) == nextRank(under, false);
  }

  stockCards(at: Position): i32 {
    const pass: i32 = at.pass;
    return pass <= FREE_PASSES ? pass + 1 : 2 * FREE_PASSES + 1 - pass;
  }

  /** Each complete family allows one more pass, seven at most; one that has begun stays, even if a family is then taken apart. */
  passes(at: Position): i32 {
    return min(max(FREE_PASSES + this.families(at), at.pass), MOST_PASSES);
  }

  passRefusal(at: Position): Refusal {
    if ((at.pass as i32) < this.passes(at)) return Refusal.None;
    return (at.pass as i32) < MOST_PASSES ? Refusal.TooFewFamilies : Refusal.PassesUsedUp;
  }

  completesDeals(at: Position): bool {
    return at.option(REMAINDER) == 1;
  }

  /** A column's family is complete with thirteen cards; both of a suit are when all cards of the suit are there. */
  private families(at: Position): i32 {
    let complete: i32 = 0;
    for (let column = 0; column < COLUMNS; column += 2) {
      const left = at.count(this.upper + column) + at.count(this.lower + column);
      const right = at.count(this.upper + column + 1) + at.count(this.lower + column + 1);
      if (left + right == BOTH_FAMILIES) complete += 2;
      else complete += (left >= FAMILY ? 1 : 0) + (right >= FAMILY ? 1 : 0);
    }
    return complete;
  }

  writeFacts(at: Position, out: usize): void {
    super.writeFacts(at, out);
    store<u8>(out, this.families(at), VIEW_FAMILIES);
  }

  won(at: Position): bool {
    return at.count(this.piles.stock) == 0 && at.count(this.piles.waste) == 0;
  }

  placed(at: Position): i32 {
    return MAX_CARDS - at.count(this.piles.stock) - at.count(this.piles.waste);
  }

  checkPile(at: Position, pile: i32): Fault {
    if (!this.piles.isTableau(pile)) return Fault.None;
    const upper = this.isUpper(pile);
    let card = at.top(pile);
    for (; at.below(card) != 0; card = at.below(card)) {
      setFaultCard(card);
      const under = at.below(card);
      if (suitOf(card) != suitOf(under) || rankOf(card) != nextRank(under, upper)) return Fault.DoesNotFollow;
    }
    setFaultCard(card);
    if (suitOf(card) != this.piles.suit(pile)) return Fault.WrongBase;
    return rankOf(card) == (upper ? RANK_KING : RANK_QUEEN) ? Fault.None : Fault.WrongBase;
  }

  /** The queens stay. */
  neverEmpty(pile: i32): bool {
    return pile >= this.lower;
  }
}

/** Rank of the card that follows in a field: king, ace, two, … above; queen, knave, ten, … below. 0 or 14: none does. */
function nextRank(top: i32, upper: bool): i32 {
  if (!upper) return rankOf(top) - 1;
  return rankOf(top) == RANK_KING ? RANK_ACE : rankOf(top) + 1;
}
