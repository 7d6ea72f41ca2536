/**
 * The computer players of Double Klondike (RULES §11). Each is shown a table on which the cards that its seat does not see have been
 * guessed, and names its next move. The same table, seed and level give the same move.
 */
import { Level, MAX_MOVES, MoveKind } from '../abi';
import { Position } from '../core/position';
import { randomBelow, seedRandom } from '../core/random';
import { packMove } from '../move';
import { Duel } from './duel';
import { Half } from './half';
import { quickMove } from './quick';
import { strongMove } from './strong';

/** A beginner sees a card that could be laid twice out of three times. */
const LOOKS = 3;

const CHOICES: usize = memory.data(MAX_MOVES * 4, 8);

/** The move of the seat on turn, whose half is `mine`. `seed` is of this one decision, `budget` in moves that are tried out. */
export function chooseMove(
  game: Duel,
  at: Position,
  mine: Half,
  theirs: Half,
  level: Level,
  seed: u64,
  budget: i32,
): u32 {
  seedRandom(seed);
  if (level == Level.Random) return anyMove(game, at);
  if (level == Level.Beginner) return quickMove(at, mine, overlookedPiles(mine));
  return level == Level.Greedy ? game.hint(at) : strongMove(game, at, mine, theirs, budget);
}

/** Any legal move of the seat on turn. */
function anyMove(game: Duel, at: Position): u32 {
  const count = game.legalMoves(at, CHOICES);
  while (true) {
    const move = load<u32>(CHOICES + ((randomBelow(count) as usize) << 2));
    if (move != packMove(MoveKind.Object, 0, 0, 0)) return move;
  }
}

/** A bit for each pile whose cards a beginner does not think of now. */
function overlookedPiles(half: Half): u64 {
  let piles: u64 = 0;
  for (let pile = half.piles.waste; pile < half.piles.tableauEnd; pile++) {
    if (randomBelow(LOOKS) == 0) piles |= (1 as u64) << pile;
  }
  return piles;
}
