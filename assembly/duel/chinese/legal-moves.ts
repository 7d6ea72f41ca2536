/** Which moves the seat on turn can make in Chinese Patience, and why others cannot be made. Letters are those of the manual's rules. */
import { MoveKind, Refusal } from '../../abi';
import { rankOf, suitOf } from '../../core/card';
import { Position } from '../../core/position';
import { moveCount, moveFrom, moveKind, moveTo, packLay } from '../../move';
import { alternatesDown, followsUp } from '../../patience/rules';
import { otherSeat } from '../turns';
import {
  COLUMNS,
  discardOf,
  endsFreely,
  FOUNDATIONS,
  hasBegun,
  hasTwisted,
  isColumn,
  isFoundation,
  isPending,
  isVoid,
  isWon,
  leastPile,
  PILES,
  packOf,
  suitOfFoundation,
  turnOf,
} from './table';

/** T: the top card of the own pack, face up onto the own discard pile. */
export const TWIST: u32 = (MoveKind.Deal as u32) << 24;
/** Z: the turn passes. */
export const END_TURN: u32 = (MoveKind.EndTurn as u32) << 24;

/** Writes all legal moves, sorted; returns their number. */
export function listMoves(at: Position, out: usize): i32 {
  if (isWon(at) || isVoid(at)) return 0;
  let end = out;
  const seat = turnOf(at);
  if (hasBegun(at, seat)) {
    end = listFrom(at, discardOf(seat), end);
    for (let from = COLUMNS as i32; from < PILES; from++) end = listFrom(at, from, end);
  }
  if (!isPending(at)) end = append(end, TWIST);
  if (endRefusal(at) == Refusal.None) end = append(end, END_TURN);
  return ((end - out) >> 2) as i32;
}

function listFrom(at: Position, from: i32, out: usize): usize {
  let end = out;
  const other = discardOf(otherSeat(turnOf(at)));
  const whole = isColumn(from) ? at.count(from) : 1;
  if (layRefusal(at, from, other, 1) == Refusal.None) end = append(end, packLay(from, other, 1));
  for (let to = FOUNDATIONS as i32; to < PILES; to++) {
    const count = isColumn(to) ? whole : 1;
    if (to != from && layRefusal(at, from, to, count) == Refusal.None) end = append(end, packLay(from, to, count));
  }
  return end;
}

function append(out: usize, move: u32): usize {
  store<u32>(out, move);
  return out + 4;
}

/** Why a move cannot be made; any u32 may be asked. */
export function moveRefusal(at: Position, move: u32): Refusal {
  if (isWon(at) || isVoid(at)) return Refusal.GameOver;
  if (move == TWIST) return isPending(at) ? Refusal.TwistPending : Refusal.None;
  if (move == END_TURN) return endRefusal(at);
  if (moveKind(move) != MoveKind.Lay) return Refusal.NotAMove;
  const from: i32 = moveFrom(move);
  const to: i32 = moveTo(move);
  const count: i32 = moveCount(move);
  if (from >= PILES || to >= PILES) return Refusal.NoSuchPile;
  if (from == to) return Refusal.SamePile;
  if (count == 0) return Refusal.NotAMove;
  return hasBegun(at, turnOf(at)) ? layRefusal(at, from, to, count) : Refusal.TwistFirst;
}

/** The turn of somebody who still has cards and has turned none yet goes on (CHINESE §2 no. 4). */
function endRefusal(at: Position): Refusal {
  if (!hasBegun(at, turnOf(at))) return Refusal.TwistFirst;
  return hasTwisted(at) || endsFreely(at) ? Refusal.None : Refusal.TwistBeforeEnd;
}

function layRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
  const source = sourceRefusal(at, from, count);
  if (source != Refusal.None) return source;
  if (isColumn(to)) return columnRefusal(at, from, to, count);
  const onDiscard = to == discardOf(otherSeat(turnOf(at)));
  if (!onDiscard && !isFoundation(to)) return Refusal.NotATarget;
  if (count > 1) return Refusal.OneCardOnly;
  if (onDiscard) return matchRefusal(at.top(from), at.top(to));
  return followsUp(at.top(from), at.top(to), suitOfFoundation(to));
}

/** Rules d and f: nothing comes back from piles 1 to 4, and nothing is taken from the other player. */
function sourceRefusal(at: Position, from: i32, count: i32): Refusal {
  const seat = turnOf(at);
  if (isFoundation(from)) return Refusal.FoundationIsFinal;
  if (from == packOf(otherSeat(seat)) || from == discardOf(otherSeat(seat))) return Refusal.OthersPile;
  if (from == packOf(seat)) return Refusal.NotASource;
  if (at.count(from) == 0) return Refusal.EmptySource;
  return count > at.count(from) ? Refusal.TooFewCards : Refusal.None;
}

/** Rule c: same suit, one higher or one lower. */
function matchRefusal(card: i32, top: i32): Refusal {
  if (top == 0) return Refusal.NothingToMatch;
  if (suitOf(card) != suitOf(top)) return Refusal.WrongSuit;
  return abs(rankOf(card) - rankOf(top)) == 1 ? Refusal.None : Refusal.WrongRank;
}

/** Rule b for a card of pile 0, which also fills a space; rules e and g for what lies on another column. */
function columnRefusal(at: Position, from: i32, to: i32, count: i32): Refusal {
  const top = at.top(to);
  if (isColumn(from)) {
    if (count != at.count(from)) return Refusal.WholePileOnly;
    if (count < leastPile(at)) return Refusal.PileTooSmall;
    return top == 0 ? Refusal.FromDiscardOnly : alternatesDown(at.head(from, count), top);
  }
  if (count > 1) return Refusal.TopCardOnly;
  return top == 0 ? Refusal.None : alternatesDown(at.top(from), top);
}
