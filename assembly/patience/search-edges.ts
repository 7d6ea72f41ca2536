/**
 * The moves a search of a one-pack game with alternating columns has to try. Whatever is left out here is argued for here.
 *
 * 1. Turning the stock is not an edge. It changes nothing that a card of the table needs, so every turn can be put off until
 *    just before the waste card that it uncovers is laid: an edge is a number of turns and a move.
 * 2. Of several empty foundations or empty columns only the first is tried: they are interchangeable. For the same reason
 *    pushing a whole column to an empty place is not tried.
 * 3. A safe card goes to its foundation and nothing else is tried (`safeMove`).
 * 4. A part of a run is shifted to another card only if that frees a card for its foundation (`isIdleShift`).
 */
import { MAX_MOVES, MoveKind, NO_SUIT } from '../abi';
import { coloursDiffer, rankOf, suitOf } from '../core/card';
import { Position } from '../core/position';
import { moveCount, moveFrom, moveKind, moveTo } from '../move';
import { isCosmetic, toFoundation } from './autoplay';
import { addEdge, beginEdges, endEdges, loseEdges } from './edge-list';
import { MoveEngine } from './move-engine';
import { Lift } from './pile';
import { freesCard, rankColumnMove } from './rank-moves';
import { fitsOnColumn } from './rules';

/** Stock turns looked at from one position; more than three passes of 52 cards need. */
const MAX_TURNS = 255;
const MOVES: usize = memory.data(MAX_MOVES * 4, 8);
const TURNS: usize = memory.data(MAX_TURNS * 8, 8);

/** See Game.searchEdges. `foundationsGiveBack`: cards may return from the foundations. */
export function writeEdges(game: MoveEngine, at: Position, giveBack: bool, out: usize, room: i32): i32 {
  beginEdges(out, room);
  const safe = safeMove(game, at, giveBack);
  if (safe != 0) addEdge(safe, 0, 0);
  else {
    addTableEdges(game, at);
    addStockEdges(game, at);
  }
  return endEdges();
}

/**
 * A card that may go to its foundation without any loss. Let r be its rank.
 * Cards do not come back: both cards of the other colour with rank r − 1 are up, so nothing can ever be laid on this card.
 * Cards come back: both cards of the other colour with rank r − 2 and the card of the same colour with rank r − 3 are up. In
 * any line that lays a run on this card, every card of the run can go up instead, and can come down again together with this
 * card when the line moves them on.
 * From the waste only when single cards are turned: with several, a missing card changes which ones are uncovered later.
 */
function safeMove(game: MoveEngine, at: Position, giveBack: bool): u32 {
  const piles = game.piles;
  const singles = game.stockCards(at) == 1;
  for (let pile = 0; pile < piles.size; pile++) {
    if (!piles.isTableau(pile) && (pile != piles.waste || !singles)) continue;
    const card = at.top(pile);
    if (card == 0) continue;
    const move = toFoundation(game, at, pile);
    if (move != 0 && isSafe(game, at, card, giveBack)) return move;
  }
  return 0;
}

function isSafe(game: MoveEngine, at: Position, card: i32, giveBack: bool): bool {
  const rank = rankOf(card);
  const other = rank - (giveBack ? 2 : 1);
  for (let suit = 0; suit < 4; suit++) {
    if (suit == suitOf(card)) continue;
    const needed = coloursDiffer(card, suit << 4) ? other : giveBack ? rank - 3 : 0;
    if (needed > 0 && height(game, at, suit) < needed) return false;
  }
  return true;
}

/** Cards of a suit on its foundation. */
export function height(game: MoveEngine, at: Position, suit: i32): i32 {
  const piles = game.piles;
  for (let pile = piles.foundations; pile < piles.foundationsEnd; pile++) {
    const top = at.top(pile);
    if (top != 0 && suitOf(top) == suit) return rankOf(top);
  }
  return 0;
}

function addTableEdges(game: MoveEngine, at: Position): void {
  const piles = game.piles;
  for (let from = 0; from < piles.size; from++) {
    if (from == piles.waste) continue;
    const end = game.laysFrom(at, from, MOVES);
    for (let slot = MOVES; slot < end; slot += 4) {
      const move = load<u32>(slot);
      if (isRepeated(game, at, moveTo(move)) || isCosmetic(game, at, move) || isIdleShift(game, at, move)) continue;
      addEdge(move, 0, rankColumnMove(game, at, move));
    }
  }
}

/** Is there an empty place before this one that would do as well? */
function isRepeated(game: MoveEngine, at: Position, to: i32): bool {
  if (at.count(to) > 0 || game.piles.suit(to) != NO_SUIT) return false;
  const first = game.piles.isFoundation(to) ? game.piles.foundations : game.piles.tableau;
  for (let pile = first; pile < to; pile++) if (at.count(pile) == 0) return true;
  return false;
}

/**
 * A part of a run is shifted from one card to its twin (equal in rank and colour), and the uncovered card cannot go up at once.
 * Whatever a line lays on the uncovered card later, it can lay on the twin now; the two positions differ by an exchange of the
 * two runs, and the shift can be made up for at the moment when the uncovered card does go up, which is where it is tried.
 * Holds where any part of a run may be lifted.
 */
function isIdleShift(game: MoveEngine, at: Position, move: u32): bool {
  const piles = game.piles;
  const from: i32 = moveFrom(move);
  const to: i32 = moveTo(move);
  if (!piles.isTableau(from) || !piles.isTableau(to) || at.count(to) == 0 || piles.lift(from) != Lift.Run) return false;
  const count: i32 = moveCount(move);
  if (count >= at.open(from)) return false;
  const head = at.head(from, count);
  return fitsOnColumn(head, at.below(head)) && !freesCard(game, at, move);
}

/** Turns the stock on as far as it leads to new waste cards, collects their moves and turns it back. */
function addStockEdges(game: MoveEngine, at: Position): void {
  const waste = game.piles.waste;
  const singles = game.stockCards(at) == 1;
  const begun = at.count(waste);
  let turns: i32 = 0;
  let redeals: i32 = 0;
  addWasteEdges(game, at, turns);
  for (let turn = game.turnMove(at); turn != 0; turn = game.turnMove(at)) {
    if (turns == MAX_TURNS) {
      loseEdges();
      break;
    }
    if (moveKind(turn) == MoveKind.Redeal && ++redeals > 1 && game.passes(at) == 0) break;
    store<u32>(TURNS + ((turns << 3) as usize), turn);
    store<u32>(TURNS + ((turns << 3) as usize), game.apply(at, turn), 4);
    turns++;
    if (redeals > 0 && singles && game.passes(at) == 0 && at.count(waste) >= begun) break;
    addWasteEdges(game, at, turns);
  }
  while (turns > 0) {
    turns--;
    const slot = TURNS + ((turns << 3) as usize);
    game.undo(at, load<u32>(slot), load<u32>(slot, 4));
  }
}

function addWasteEdges(game: MoveEngine, at: Position, turns: i32): void {
  if (game.piles.waste < 0) return;
  const end = game.laysFrom(at, game.piles.waste, MOVES);
  for (let slot = MOVES; slot < end; slot += 4) {
    const move = load<u32>(slot);
    if (!isRepeated(game, at, moveTo(move))) addEdge(move, turns, rankColumnMove(game, at, move));
  }
}
