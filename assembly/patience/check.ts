/** Is a table that somebody built one that the game's own moves could have led to? Knows piles, not their history. */
import { Fault, Role } from '../abi';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { setFaultPile } from '../core/view';
import { Answers } from './answers';
import { NO_PILE } from './pile';

/** What all patiences have in common, then what the game says of each pile. */
export function checkPiles(game: Answers, at: Position): Fault {
  for (let pile = 0; pile < game.piles.size; pile++) {
    const fault = checkOne(game, at, pile);
    if (fault != Fault.None) {
      setFaultPile(pile);
      return fault;
    }
  }
  return Fault.None;
}

function checkOne(game: Answers, at: Position, pile: i32): Fault {
  setFaultCard(at.top(pile));
  if (at.count(pile) == 0) return hasToHaveCards(game, at, pile) ? Fault.EmptyPlace : Fault.None;
  const role = game.piles.role(pile);
  if (role == Role.Stock) return at.open(pile) > 0 ? Fault.StockFaceUp : Fault.None;
  if (role == Role.Waste) return at.hidden(pile) > 0 ? Fault.WasteFaceDown : Fault.None;
  if (role == Role.Foundation && at.hidden(pile) > 0) return Fault.FoundationFaceDown;
  if (at.open(pile) == 0) return Fault.TopFaceDown;
  return game.checkPile(at, pile);
}

function hasToHaveCards(game: Answers, at: Position, pile: i32): bool {
  const refill = game.piles.refill(pile);
  return game.neverEmpty(pile) || (refill != NO_PILE && at.count(refill) > 0);
}
