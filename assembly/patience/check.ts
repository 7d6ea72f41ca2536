/** Is a table that somebody built one that the game's own moves could have led to? Knows piles, not their history. */
import { Fault, NO_SUIT, RANK_ACE, Role } from '../abi';
import { rankOf, suitOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { setFaultPile } from '../core/view';
import { PileTable } from './pile';
import { fitsOnColumn } from './rules';

/** `columnsAreRuns`: the face-up cards of a column are always one run in this game. */
export function checkPiles(piles: PileTable, at: Position, columnsAreRuns: bool): Fault {
  for (let pile = 0; pile < piles.size; pile++) {
    const fault = checkPile(piles, at, pile, columnsAreRuns);
    if (fault != Fault.None) {
      setFaultPile(pile);
      return fault;
    }
  }
  return Fault.None;
}

function checkPile(piles: PileTable, at: Position, pile: i32, columnsAreRuns: bool): Fault {
  if (at.count(pile) == 0) return Fault.None;
  setFaultCard(at.top(pile));
  const role = piles.role(pile);
  if (role == Role.Stock) return at.open(pile) > 0 ? Fault.StockFaceUp : Fault.None;
  if (role == Role.Waste) return at.hidden(pile) > 0 ? Fault.WasteFaceDown : Fault.None;
  if (role == Role.Foundation) return checkFoundation(at, pile, piles.suit(pile));
  if (at.open(pile) == 0) return Fault.TopFaceDown;
  return columnsAreRuns ? checkRun(at, pile) : Fault.None;
}

function checkFoundation(at: Position, pile: i32, mark: i32): Fault {
  if (at.hidden(pile) > 0) return Fault.FoundationFaceDown;
  let card = at.top(pile);
  if (mark != NO_SUIT && suitOf(card) != mark) return Fault.WrongFoundation;
  while (at.below(card) != 0) {
    const under = at.below(card);
    if (card != under + 1) return Fault.WrongFoundation;
    card = under;
  }
  return rankOf(card) == RANK_ACE ? Fault.None : Fault.WrongFoundation;
}

function checkRun(at: Position, pile: i32): Fault {
  let card = at.top(pile);
  for (let i = at.open(pile) - 1; i > 0; i--) {
    const under = at.below(card);
    if (!fitsOnColumn(card, under)) {
      setFaultCard(card);
      return Fault.NotARun;
    }
    card = under;
  }
  return Fault.None;
}
