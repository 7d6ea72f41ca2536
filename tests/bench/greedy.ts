/**
 * A simple greedy player for every game: it follows the hints until there are none. Hints show the move that looks best to
 * somebody who sees the open cards (`rank` of the games) and deal or turn over when nothing better is left. In the Zopf it plays a
 * deal twice, once in each direction, and wins if it wins once: choosing the direction is the one thing in that game that asks for
 * foresight, and RULES §13 counts so too.
 */
import { Direction, Status, VIEW_DIRECTION } from '../../assembly/abi.ts';
import { moveKind } from '../../assembly/move.ts';
import type { ChosenOptions, GameInfo } from '../../host/core/core.ts';
import type { BareCore } from '../games/bare-core.ts';

/** Far more moves than any game of this player takes. */
const MOST_MOVES = 5000;

/** Deals that are won among the numbers `from` … `to` − 1. */
export function greedyWins(core: BareCore, game: GameInfo, options: ChosenOptions, from: number, to: number): number {
  let wins = 0;
  for (let deal = from; deal < to; deal++) {
    core.begin(game, options, deal);
    const directions = core.seen(VIEW_DIRECTION) === Direction.None ? [Direction.None] : [Direction.Up, Direction.Down];
    const won = directions.some((direction) => {
      core.begin(game, options, deal);
      return playsToWin(core, direction);
    });
    if (won) wins++;
  }
  return wins;
}

/** Follows the hints; answers whether the game is won in the end. */
function playsToWin(core: BareCore, direction: Direction): boolean {
  for (let made = 0; made < MOST_MOVES; made++) {
    const hint = core.verbs.hint();
    if (hint === 0) return core.status() === Status.Won;
    if (direction === Direction.None) core.verbs.play(hint);
    else if (!playInDirection(core, hint, direction)) return false;
  }
  throw new Error(`a game goes on after ${MOST_MOVES} moves`);
}

/** Makes the move, or if it would choose the other direction, the first that does not: cards before deals. */
function playInDirection(core: BareCore, hint: number, direction: Direction): boolean {
  if (playUnlessAgainst(core, hint, direction)) return true;
  const moves = core.legalMoves().sort((a, b) => moveKind(a) - moveKind(b));
  return moves.some((move) => playUnlessAgainst(core, move, direction));
}

function playUnlessAgainst(core: BareCore, move: number, direction: Direction): boolean {
  core.verbs.play(move);
  const chosen = core.seen(VIEW_DIRECTION);
  if (chosen === Direction.Open || chosen === direction) return true;
  core.verbs.stepBack();
  return false;
}
