/** How promising a move looks to somebody who sees only the cards that lie face up. Orders hints and searches. */
import { MAX_MOVES, MoveKind } from '../abi';
import { Position } from '../core/position';
import { moveCount, moveFrom, moveKind, moveTo } from '../move';
import { isCosmetic, redealLeads, toFoundation } from './autoplay';
import { MoveEngine } from './move-engine';

/** Ranks; a move below RANK_HINT is never hinted. */
const RANK_PLACE: i32 = 90;
const RANK_TURN_UP: i32 = 80;
const RANK_FROM_WASTE: i32 = 70;
const RANK_EMPTY_COLUMN: i32 = 60;
const RANK_FREE_CARD: i32 = 50;
const RANK_DEAL: i32 = 40;
const RANK_REDEAL: i32 = 30;
const RANK_HINT: i32 = 30;
const RANK_SHIFT: i32 = 20;
const RANK_TAKE_BACK: i32 = 10;
const RANK_COSMETIC: i32 = 0;

const MOVES: usize = memory.data(MAX_MOVES * 4, 8);

/** The rank of a legal move; higher ones look better. */
export function rankMove(game: MoveEngine, at: Position, move: u32): i32 {
  const kind = moveKind(move);
  if (kind == MoveKind.Deal) return RANK_DEAL;
  if (kind == MoveKind.Redeal) return RANK_REDEAL;
  const piles = game.piles;
  const from: i32 = moveFrom(move);
  if (piles.isFoundation(from)) return RANK_TAKE_BACK;
  const turnsUp = piles.isTableau(from) && at.hidden(from) > 0 && at.open(from) == (moveCount(move) as i32);
  if (piles.isFoundation(moveTo(move))) return turnsUp ? RANK_PLACE + 1 : RANK_PLACE;
  if (turnsUp) return RANK_TURN_UP;
  if (from == piles.waste) return RANK_FROM_WASTE;
  if (isCosmetic(game, at, move)) return RANK_COSMETIC;
  if (at.count(from) == (moveCount(move) as i32)) return RANK_EMPTY_COLUMN;
  return freesCard(game, at, move) ? RANK_FREE_CARD : RANK_SHIFT;
}

/** Could the card that a part of a column uncovers go to a foundation at once? */
export function freesCard(game: MoveEngine, at: Position, move: u32): bool {
  const word = game.apply(at, move);
  const frees = toFoundation(game, at, moveFrom(move)) != 0;
  game.undo(at, move, word);
  return frees;
}

/**
 * The best-looking legal move that leads somewhere, 0 if there is none. Never takes a card off a foundation (RULES §15.5), and
 * turns the waste over only if a card of it can then be laid.
 */
export function bestMove(game: MoveEngine, at: Position): u32 {
  const moves = game.legalMoves(at, MOVES);
  let best: u32 = 0;
  let bestRank: i32 = RANK_HINT - 1;
  for (let i = 0; i < moves; i++) {
    const move = load<u32>(MOVES + ((i << 2) as usize));
    const rank = rankMove(game, at, move);
    if (rank > bestRank) {
      best = move;
      bestRank = rank;
    }
  }
  return moveKind(best) == MoveKind.Redeal && !redealLeads(game, at) ? 0 : best;
}
