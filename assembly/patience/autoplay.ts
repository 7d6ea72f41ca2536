/** Moves that follow from a position without a choice: the short click, the automatic finish, and when nothing is left. */
import { MAX_MOVES, MoveKind, PACK_CARDS, POSITION_BYTES, Refusal } from '../abi';
import { rankOf } from '../core/card';
import { Position, positionAt } from '../core/position';
import { moveCount, moveFrom, moveKind, moveTo, packLay } from '../move';
import { MoveEngine } from './move-engine';
import { NO_PILE } from './pile';

const SCRATCH: usize = memory.data(POSITION_BYTES, 16);
const MOVES: usize = memory.data(MAX_MOVES * 4, 8);

/** Lays the pile's top card on the first foundation that takes it; 0 if none does or the pile is itself a foundation. */
export function toFoundation(game: MoveEngine, at: Position, pile: i32): u32 {
  const piles = game.piles;
  if (piles.isFoundation(pile)) return 0;
  for (let to = piles.foundations; to < piles.foundationsEnd; to++) {
    const move = packLay(pile, to, 1);
    if (game.refusal(at, move) == Refusal.None) return move;
  }
  return 0;
}

/**
 * The next move of laying off by itself: the first card that may go, the tableau scanned in its order, then the reserves, then
 * the waste (RULES §2.4); 0 if there is none.
 */
export function placeByScan(game: MoveEngine, at: Position): u32 {
  const piles = game.piles;
  for (let pile = piles.tableau; pile < piles.tableauEnd; pile++) {
    const move = placeFrom(game, at, pile);
    if (move != 0) return move;
  }
  for (let pile = piles.reserves; pile < piles.reservesEnd; pile++) {
    const move = placeFrom(game, at, pile);
    if (move != 0) return move;
  }
  return piles.waste == NO_PILE ? 0 : placeFrom(game, at, piles.waste);
}

function placeFrom(game: MoveEngine, at: Position, pile: i32): u32 {
  const move = toFoundation(game, at, pile);
  return move != 0 && game.placesByItself(at, move) ? move : 0;
}

/** The lowest card of the tableau that can go to a foundation, 0 if none can. */
export function lowestToFoundation(game: MoveEngine, at: Position): u32 {
  let best: u32 = 0;
  let lowest = i32.MAX_VALUE;
  for (let pile = game.piles.tableau; pile < game.piles.tableauEnd; pile++) {
    const rank = rankOf(at.top(pile));
    if (rank == 0 || rank >= lowest) continue;
    const move = toFoundation(game, at, pile);
    if (move != 0) {
      best = move;
      lowest = rank;
    }
  }
  return best;
}

/** Cards on the foundations. */
export function cardsPlaced(game: MoveEngine, at: Position): i32 {
  let cards: i32 = 0;
  for (let pile = game.piles.foundations; pile < game.piles.foundationsEnd; pile++) cards += at.count(pile);
  return cards;
}

/** Are stock and waste empty, every card face up, and do foundation moves alone lead to the end? (RULES §9b, §10) */
export function canFinish(game: MoveEngine, at: Position): bool {
  const piles = game.piles;
  if (at.count(piles.stock) > 0 || (piles.waste != NO_PILE && at.count(piles.waste) > 0)) return false;
  for (let pile = piles.tableau; pile < piles.tableauEnd; pile++) if (at.hidden(pile) > 0) return false;
  const run = positionAt(SCRATCH);
  run.copyFrom(at);
  for (let move = lowestToFoundation(game, run); move != 0; move = lowestToFoundation(game, run)) game.apply(run, move);
  return cardsPlaced(game, run) == game.packs * PACK_CARDS;
}

/** Does a move only push a whole column to an empty place? */
export function isCosmetic(game: MoveEngine, at: Position, move: u32): bool {
  if (moveKind(move) != MoveKind.Lay) return false;
  const from: i32 = moveFrom(move);
  const to: i32 = moveTo(move);
  const ontoEmpty = game.piles.isTableau(from) && game.piles.isTableau(to) && at.count(to) == 0;
  return ontoEmpty && at.count(from) == (moveCount(move) as i32);
}

/**
 * Nothing but cosmetic moves is left: now, and after turning the waste over and going through it once more, if that is
 * allowed (RULES §9c, §10). Asked only when the stock is empty, so it rests on cards that have been seen.
 */
export function isDead(game: MoveEngine, at: Position): bool {
  const piles = game.piles;
  if (at.count(piles.stock) > 0) return false;
  if (laysSomething(game, at)) return false;
  return game.redealRefusal(at) != Refusal.None || !layAfterRedeal(game, at, false);
}

/** The waste can be turned over; once it is, does it uncover a card that can be laid while the tableau stays as it is? */
export function redealLeads(game: MoveEngine, at: Position): bool {
  return layAfterRedeal(game, at, true);
}

/** Goes through the whole stock after a redeal: does a lay come up, of the waste or (`wasteOnly` false) of any pile? */
function layAfterRedeal(game: MoveEngine, at: Position, wasteOnly: bool): bool {
  const cycle = positionAt(SCRATCH);
  cycle.copyFrom(at);
  game.apply(cycle, game.turnMove(cycle));
  while (game.dealRefusal(cycle) == Refusal.None) {
    game.apply(cycle, game.turnMove(cycle));
    if (wasteOnly ? game.laysFrom(cycle, game.piles.waste, MOVES) != MOVES : laysSomething(game, cycle)) return true;
  }
  return false;
}

function laysSomething(game: MoveEngine, at: Position): bool {
  const moves = game.legalMoves(at, MOVES);
  for (let i = 0; i < moves; i++) {
    const move = load<u32>(MOVES + ((i << 2) as usize));
    if (moveKind(move) == MoveKind.Lay && !isCosmetic(game, at, move)) return true;
  }
  return false;
}
