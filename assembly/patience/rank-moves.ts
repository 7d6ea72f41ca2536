/** How promising a move looks to somebody who sees only the cards that lie face up. Orders hints and searches. */
import { MAX_MOVES, MoveKind } from '../abi';
import { Position } from '../core/position';
import { moveCount, moveFrom, moveKind, moveTo } from '../move';
import { isCosmetic, toFoundation } from './autoplay';
import { MoveEngine } from './move-engine';
import { fitsOnColumn } from './rules';

/** Ranks of moves, from 0 to 255. A move below `Hint` is never hinted. */
export enum Rank {
  Cosmetic = 0,
  TakeBack = 10,
  Shift = 20,
  Hint = 30,
  Redeal = 35,
  Deal = 40,
  FreeCard = 50,
  JoinRuns = 55,
  EmptyColumn = 60,
  FromWaste = 70,
  TurnUp = 80,
  Place = 90,
}

const MOVES: usize = memory.data(MAX_MOVES * 4, 8);

/** The rank of a legal move in a game of columns; higher ones look better. */
export function rankColumnMove(game: MoveEngine, at: Position, move: u32): i32 {
  const kind = moveKind(move);
  if (kind == MoveKind.Deal) return Rank.Deal;
  if (kind == MoveKind.Redeal) return Rank.Redeal;
  const piles = game.piles;
  const from: i32 = moveFrom(move);
  if (piles.isFoundation(from)) return Rank.TakeBack;
  const turnsUp = piles.isTableau(from) && at.hidden(from) > 0 && at.open(from) == (moveCount(move) as i32);
  if (piles.isFoundation(moveTo(move))) return turnsUp ? Rank.Place + 1 : Rank.Place;
  if (turnsUp) return Rank.TurnUp;
  if (from == piles.waste) return Rank.FromWaste;
  if (isCosmetic(game, at, move)) return Rank.Cosmetic;
  if (at.count(from) == (moveCount(move) as i32)) return Rank.EmptyColumn;
  if (freesCard(game, at, move)) return Rank.FreeCard;
  return joinsRuns(at, move) ? Rank.JoinRuns : Rank.Shift;
}

/** Do cards that do not fit the one they lie on come onto one that they fit? */
function joinsRuns(at: Position, move: u32): bool {
  if (at.count(moveTo(move)) == 0) return false;
  const head = at.head(moveFrom(move), moveCount(move));
  return !fitsOnColumn(head, at.below(head));
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
  let bestRank: i32 = Rank.Hint - 1;
  for (let i = 0; i < moves; i++) {
    const move = load<u32>(MOVES + ((i << 2) as usize));
    const rank = game.rank(at, move);
    if (rank > bestRank) {
      best = move;
      bestRank = rank;
    }
  }
  return moveKind(best) == MoveKind.Redeal && !game.redealLeads(at) ? 0 : best;
}
