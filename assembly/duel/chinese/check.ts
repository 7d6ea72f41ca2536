/** Is a table of Chinese Patience that somebody built one that a game can come to? Its cards are known to be complete. */
import { Fault, RANK_ACE, Refusal } from '../../abi';
import { DUEL_SEATS, TwistFlag } from '../../abi-duel';
import { rankOf, suitOf } from '../../core/card';
import { setFaultCard } from '../../core/deck';
import { Position } from '../../core/position';
import { setFaultPile } from '../../core/view';
import { alternatesDown } from '../../patience/rules';
import { otherSeat, passOf, turnsArePossible } from '../turns';
import {
  COLUMNS,
  discardOf,
  FOUNDATIONS,
  handOf,
  hasBegun,
  hasTwisted,
  isPending,
  isRenewed,
  PACK,
  PILES,
  repeatsOf,
  suitOfFoundation,
  turnOf,
  twistFlags,
  VOID_AT,
} from './table';

const ALL_FLAGS: i32 = TwistFlag.Twisted | TwistFlag.Pending;

/** What is wrong with the table, Fault.None if nothing is; names the pile. */
export function checkTable(at: Position): Fault {
  for (let pile = 0; pile < PILES; pile++) {
    const fault = pile < FOUNDATIONS ? handFault(at, pile) : openFault(at, pile);
    if (fault == Fault.None) continue;
    setFaultPile(pile);
    return fault;
  }
  return isPossible(at) ? Fault.None : Fault.WrongTurn;
}

/** Packs lie face down, discard piles face up; a pack that was never renewed can only get smaller. */
function handFault(at: Position, pile: i32): Fault {
  const seat = pile >> 1;
  if (pile == discardOf(seat)) return at.hidden(pile) > 0 ? Fault.WasteFaceDown : Fault.None;
  if (at.open(pile) > 0) return Fault.StockFaceUp;
  return !isRenewed(at, seat) && at.count(pile) > PACK ? Fault.TooManyCards : Fault.None;
}

function openFault(at: Position, pile: i32): Fault {
  const foundation = pile < COLUMNS;
  if (at.hidden(pile) > 0) return foundation ? Fault.FoundationFaceDown : Fault.TopFaceDown;
  if (foundation && at.count(pile) == 0) return Fault.EmptyPlace;
  for (let card = at.top(pile); card != 0; card = at.below(card)) {
    const under = at.below(card);
    const follows = foundation ? rises(card, under, pile) : under == 0 || alternatesDown(card, under) == Refusal.None;
    if (follows) continue;
    setFaultCard(card);
    return foundation ? Fault.WrongFoundation : Fault.NotARun;
  }
  return Fault.None;
}

function rises(card: i32, under: i32, pile: i32): bool {
  if (under == 0) return rankOf(card) == RANK_ACE && suitOf(card) == suitOfFoundation(pile);
  return suitOf(card) == suitOf(under) && rankOf(card) == rankOf(under) + 1;
}

/** What is said of turns: the turned card lies there, the waiting seat has not won, and nobody has a discard pile too early. */
function isPossible(at: Position): bool {
  if (!turnsArePossible(at, 0) || (twistFlags(at) & ~ALL_FLAGS) != 0) return false;
  if (repeatsOf(at) < 1 || repeatsOf(at) > VOID_AT) return false;
  const seat = turnOf(at);
  if (handOf(at, otherSeat(seat)) == 0) return false;
  if (hasTwisted(at) && !hasBegun(at, seat)) return false;
  if (isPending(at) && (!hasTwisted(at) || at.count(discardOf(seat)) == 0)) return false;
  for (let other = 0; other < DUEL_SEATS; other++) {
    if (passOf(at, other) < 1 || (!hasBegun(at, other) && at.count(discardOf(other)) > 0)) return false;
  }
  return true;
}
