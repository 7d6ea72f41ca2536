/**
 * The ways in which Klondike counts (RULES §10, "Scores"): not at all, as the rules page has it, as Windows did, or in dollars
 * as in Las Vegas. What a move is worth depends on the table alone; what the time is worth is added by whoever has a clock.
 */
import { MoveKind } from '../abi';
import { Position } from '../core/position';
import { moveFrom, moveKind, moveTo } from '../move';
import { MoveEngine } from '../patience/move-engine';

/** Values of the option, in its order. */
export enum Scoring {
  None,
  Page,
  Windows,
  Vegas,
  VegasCumulative,
}

/** Points, of the page and of Windows alike. */
const PLACED = 10;
const FROM_WASTE = 5;
const TURNED_UP = 5;
const TAKEN_BACK = 15;

/** The page: points for each pass after the first. */
const PAGE_PASS = 2;
/** Windows: points for each pass after the first where single cards are turned, after the fourth where three are. */
const SINGLES_PASS = 100;
const SINGLES_FREE = 1;
const THREES_PASS = 20;
const THREES_FREE = 4;
/** Windows: points for every so many seconds. */
const SLOWNESS = 2;
const SLOW_SECONDS: u32 = 10;
/** A win earns these points, divided by its seconds, unless it was too quick to be true. */
const QUICKNESS: u32 = 700_000;
const QUICK_SECONDS: u32 = 30;

/** Dollars. */
const STAKE = 52;
const DOLLARS = 5;

/** Is money played for? */
export function playsForMoney(scoring: Scoring): bool {
  return scoring == Scoring.Vegas || scoring == Scoring.VegasCumulative;
}

/** What a game costs before the first move. */
export function stake(scoring: Scoring): i32 {
  return playsForMoney(scoring) ? -STAKE : 0;
}

/** What a move that has been made changes in the score, which is still that from before it. */
export function moveWorth(scoring: Scoring, game: MoveEngine, at: Position, move: u32, turnedUp: bool): i32 {
  if (scoring == Scoring.None) return 0;
  if (playsForMoney(scoring)) return DOLLARS * placedBy(game, move);
  const points = moveKind(move) == MoveKind.Redeal ? -passCosts(scoring, game, at) : layWorth(game, move, turnedUp);
  return scoring == Scoring.Windows ? notBelowZero(at.score, points) : points;
}

/** The score after so many seconds: a slow game loses points with Windows, a win that was not too quick earns some. */
export function timedScore(scoring: Scoring, score: i32, seconds: u32, won: bool): i32 {
  if (scoring != Scoring.Page && scoring != Scoring.Windows) return score;
  const slow: i32 = scoring == Scoring.Windows ? SLOWNESS * (seconds / SLOW_SECONDS) : 0;
  const bonus: i32 = won && seconds >= QUICK_SECONDS ? QUICKNESS / seconds : 0;
  return score + notBelowZero(score, -slow) + bonus;
}

/** 1 = a card has come onto a foundation, −1 = one has been taken back, 0 otherwise. */
function placedBy(game: MoveEngine, move: u32): i32 {
  if (moveKind(move) != MoveKind.Lay) return 0;
  return (game.piles.isFoundation(moveTo(move)) as i32) - (game.piles.isFoundation(moveFrom(move)) as i32);
}

function layWorth(game: MoveEngine, move: u32, turnedUp: bool): i32 {
  if (moveKind(move) != MoveKind.Lay) return 0;
  const placed = placedBy(game, move);
  const turned = turnedUp ? TURNED_UP : 0;
  if (placed > 0) return PLACED + turned;
  if (placed < 0) return -TAKEN_BACK;
  return (moveFrom(move) as i32) == game.piles.waste ? FROM_WASTE : turned;
}

/** What it costs to have turned the waste over. */
function passCosts(scoring: Scoring, game: MoveEngine, at: Position): i32 {
  if (scoring == Scoring.Page) return PAGE_PASS;
  if (game.stockCards(at) == 1) return (at.pass as i32) > SINGLES_FREE ? SINGLES_PASS : 0;
  return (at.pass as i32) > THREES_FREE ? THREES_PASS : 0;
}

/** As much of a change as does not take the score below zero; where it is below already, nothing more is taken. */
function notBelowZero(score: i32, change: i32): i32 {
  return max(change, min(0, -score));
}
