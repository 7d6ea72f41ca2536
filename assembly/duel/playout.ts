/** How a game of Double Klondike might go on: both sides play as the quick player does, and what they come to is judged. */
import { MoveKind } from '../abi';
import { Position } from '../core/position';
import { moveKind } from '../move';
import { Duel } from './duel';
import { Half } from './half';
import { chanceOfMover } from './judge';
import { couldLay, quickMove } from './quick';
import { passTurn } from './turns';

/** Turns that are played. */
const TURNS = 12;
/** Moves after which a turn is taken for ended. */
const LONGEST_TURN = 120;

/** Moves that have been played since this was set to 0. */
export let movesPlayed: i32 = 0;

/** Begins a new count of moves. */
export function restartCount(): void {
  movesPlayed = 0;
}

/** Plays on from `at`, which is used up, and tells the chance of the player whose half is `mine`. */
export function playout(game: Duel, at: Position, mine: Half, theirs: Half): f64 {
  if (game.isOut(at, mine.seat)) return 1;
  let moving = game.turn(at) == mine.seat;
  for (let turns = 0; turns < TURNS; turns++) {
    const half = moving ? mine : theirs;
    playTurn(at, half);
    if (game.isOut(at, half.seat)) return moving ? 1 : 0;
    moving = !moving;
  }
  return moving ? chanceOfMover(at, mine, theirs) : 1 - chanceOfMover(at, theirs, mine);
}

/** The rest of a turn. Beside the cards only the turn and the passes are kept. */
function playTurn(at: Position, half: Half): void {
  for (let moves = 0; moves < LONGEST_TURN; moves++) {
    const move = quickMove(at, half, 0);
    const kind = moveKind(move);
    movesPlayed++;
    if (kind == MoveKind.EndTurn) break;
    half.apply(at, move);
    if (kind == MoveKind.Deal && !couldLay(at.top(half.piles.waste))) break;
  }
  passTurn(at);
}
