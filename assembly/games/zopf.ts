/**
 * Der Zopf (RULES §8): a braid of twenty cards, four corners that it refills, eight reserves for cards of the waste, and eight
 * foundations that begin with the rank of the base card and go round in the direction which the player's first choice fixes.
 */
import {
  CARD_SECOND_PACK,
  CARD_SLOTS,
  Direction,
  Fault,
  MAX_CARDS,
  MoveKind,
  RANK_ACE,
  RANK_KING,
  Refusal,
  Role,
  VIEW_BASE,
  VIEW_DIRECTION,
} from '../abi';
import { rankOf, suitOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { moveFrom, moveKind, moveTo } from '../move';
import { dealOut } from '../patience/dealing';
import { dealRows, dealStock } from '../patience/deals';
import { Patience } from '../patience/patience';
import { Lift } from '../patience/pile';
import { Rank } from '../patience/rank-moves';

/** Places of the options in their list; the first value of `distinct` is 1. */
const DISTINCT = 0;
const FIRST = 1;

const BRAID = 20;
const CORNERS = 4;
const RESERVES = 8;
const FOUNDATIONS = 8;
const PASSES = 3;
/** A card is wanted soon if at most so many go to its foundation before it. */
const SOON = 1;

const SEEN: usize = memory.data(CARD_SLOTS, 8);

export class Zopf extends Patience {
  private braid: i32 = 0;
  private corners: i32 = 0;
  private fields: i32 = 0;

  constructor() {
    super('zopf', 'Zopf', 2, 'distinct=1|0 first=0|1');
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(59, 19);
    this.piles.add('waste', Role.Waste, Lift.Top).at(48, 19);
    this.braid = this.piles.size;
    this.piles.add('braid', Role.Reserve, Lift.Top).at(19, 0).fanned(0, 1).spaced(25, 27).reaching(37);
    // Nothing is ever laid there: a braid that is used up shows no place.
    this.piles.spec(this.braid).frame = 0;
    this.corners = this.piles.size;
    for (let i = 0; i < CORNERS; i++)
      this.piles
        .add('corner', Role.Reserve, Lift.Top)
        .refilledFrom(this.braid)
        .at((i & 1) == 0 ? 4 : 34, i < 2 ? 0 : 39);
    this.fields = this.piles.size;
    for (let i = 0; i < RESERVES; i++)
      this.piles.add('reserve', Role.Reserve, Lift.Top).at((i < 4 ? 0 : 30) + 8 * (i & 1), (i & 2) == 0 ? 13 : 26);
    for (let i = 0; i < FOUNDATIONS; i++)
      this.piles
        .add('foundation', Role.Foundation, Lift.Top)
        .marked(i >> 1)
        .at(69 + 8 * (i & 1), 13 * (i >> 1));
  }

  /** No two cards of the braid may be twins, unless the player wants it so. */
  deckFault(deck: usize, options: usize): Fault {
    if (load<u8>(options, DISTINCT) != 0) return Fault.None;
    memory.fill(SEEN, 0, CARD_SLOTS);
    for (let i = 0; i < BRAID; i++) if (isTwin(load<u8>(deck + (i as usize)))) return Fault.TwinCards;
    return Fault.None;
  }

  deal(at: Position, deck: usize): void {
    let dealt = dealRows(at, deck, this.braid, 1, BRAID, 0);
    dealt += dealRows(at, deck + (dealt as usize), this.corners, CORNERS, 1, 0);
    dealt += dealRows(at, deck + (dealt as usize), this.fields, RESERVES, 1, 0);
    const base: i32 = load<u8>(deck + (dealt++ as usize));
    at.put(this.piles.foundations + 2 * suitOf(base), base, false);
    dealStock(at, deck, this.piles.stock, dealt, MAX_CARDS);
    if (at.option(FIRST) == 1) dealOut(this, at);
  }

  lays(at: Position, from: i32, to: i32, card: i32, _count: i32): Refusal {
    if (this.piles.isFoundation(to)) return this.laysOnFoundation(at, to, card);
    if (to < this.corners) return Refusal.NotATarget;
    if (from != this.piles.waste) return Refusal.FromWasteOnly;
    return at.count(to) == 0 ? Refusal.None : Refusal.PlaceTaken;
  }

  private laysOnFoundation(at: Position, to: i32, card: i32): Refusal {
    if (suitOf(card) != this.piles.suit(to)) return Refusal.WrongSuit;
    const top = at.top(to);
    if (top == 0) return rankOf(card) == this.baseRank(at) ? Refusal.None : Refusal.WrongBase;
    if (at.count(to) >= RANK_KING) return Refusal.WrongRank;
    const direction = this.direction(at);
    const up = direction != Direction.Down && rankOf(card) == rankAbove(top);
    const down = direction != Direction.Up && rankOf(top) == rankAbove(card);
    return up || down ? Refusal.None : Refusal.WrongRank;
  }

  /** Rank of the cards that open foundations. */
  private baseRank(at: Position): i32 {
    for (let pile = this.piles.foundations; pile < this.piles.foundationsEnd; pile++) {
      if (at.count(pile) > 0) return rankOf(at.head(pile, at.count(pile)));
    }
    return 0;
  }

  /** The first foundation that has two cards tells the direction of all. */
  private direction(at: Position): Direction {
    for (let pile = this.piles.foundations; pile < this.piles.foundationsEnd; pile++) {
      const cards = at.count(pile);
      if (cards < 2) continue;
      return rankOf(at.head(pile, cards - 1)) == rankAbove(at.head(pile, cards)) ? Direction.Up : Direction.Down;
    }
    return Direction.Open;
  }

  stockCards(_at: Position): i32 {
    return 1;
  }

  passes(_at: Position): i32 {
    return PASSES;
  }

  /** The direction is the player's choice. */
  placesByItself(at: Position, move: u32): bool {
    return this.direction(at) != Direction.Open || at.count(moveTo(move)) == 0;
  }

  writeFacts(at: Position, out: usize): void {
    super.writeFacts(at, out);
    store<u8>(out, this.baseRank(at), VIEW_BASE);
    store<u8>(out, this.direction(at), VIEW_DIRECTION);
  }

  /** What takes a card off the braid comes first. A free field is for a card that is wanted soon, in the last pass for any. */
  rank(at: Position, move: u32): i32 {
    if (moveKind(move) != MoveKind.Lay) return super.rank(at, move);
    const from: i32 = moveFrom(move);
    if (!this.piles.isFoundation(moveTo(move))) {
      const keeps = (at.pass as i32) == PASSES || this.wait(at, at.top(from)) <= SOON;
      return keeps ? Rank.FreeCard : Rank.Shift;
    }
    if (from == this.braid) return Rank.Place + 3;
    if (from >= this.corners && from < this.fields) return Rank.Place + 2;
    return from == this.piles.waste ? Rank.Place : Rank.Place + 1;
  }

  /** How many cards have to be laid off before this one can be, in the better direction while none is chosen. */
  private wait(at: Position, card: i32): i32 {
    const direction = this.direction(at);
    const base = this.baseRank(at);
    let least: i32 = RANK_KING;
    for (let pile = this.piles.foundations; pile < this.piles.foundationsEnd; pile++) {
      if (this.piles.suit(pile) != suitOf(card)) continue;
      const cards = at.count(pile);
      const up = steps(base, rankOf(card)) - cards;
      const down = steps(rankOf(card), base) - cards;
      if (direction != Direction.Down && up >= 0) least = min(least, up);
      if (direction != Direction.Up && down >= 0) least = min(least, down);
    }
    return least;
  }

  checkPile(at: Position, pile: i32): Fault {
    if (this.piles.isFoundation(pile)) return this.checkFoundation(at, pile);
    if (pile == this.braid) return this.checkBraid(at);
    return pile >= this.corners && at.count(pile) > 1 ? Fault.TooManyCards : Fault.None;
  }

  private checkBraid(at: Position): Fault {
    if (at.count(this.braid) > BRAID) return Fault.TooManyCards;
    if (at.option(DISTINCT) != 0) return Fault.None;
    memory.fill(SEEN, 0, CARD_SLOTS);
    for (let card = at.top(this.braid); card != 0; card = at.below(card)) if (isTwin(card)) return Fault.TwinCards;
    return Fault.None;
  }

  private checkFoundation(at: Position, pile: i32): Fault {
    const up = this.direction(at) == Direction.Up;
    let card = at.top(pile);
    if (at.count(pile) > RANK_KING) return Fault.TooManyCards;
    for (; at.below(card) != 0; card = at.below(card)) {
      const under = at.below(card);
      setFaultCard(card);
      const follows = up ? rankOf(card) == rankAbove(under) : rankOf(under) == rankAbove(card);
      if (suitOf(card) != suitOf(under) || !follows) return Fault.WrongFoundation;
    }
    setFaultCard(card);
    if (suitOf(card) != this.piles.suit(pile)) return Fault.WrongFoundation;
    return rankOf(card) == this.baseRank(at) ? Fault.None : Fault.WrongBase;
  }

  check(at: Position): Fault {
    return this.baseRank(at) == 0 ? Fault.WrongBase : super.check(at);
  }
}

/** Has the card's twin come since SEEN was cleared? Then it is the card that a fault speaks of. */
function isTwin(card: i32): bool {
  const slot = SEEN + ((card & ~CARD_SECOND_PACK) as usize);
  const seen = load<u8>(slot) != 0;
  store<u8>(slot, 1);
  if (seen) setFaultCard(card);
  return seen;
}

/** How far it is up from one rank to another, going round. */
function steps(from: i32, to: i32): i32 {
  return (to - from + RANK_KING) % RANK_KING;
}

/** The next rank up, going round from the king to the ace. */
function rankAbove(card: i32): i32 {
  return rankOf(card) == RANK_KING ? RANK_ACE : rankOf(card) + 1;
}
