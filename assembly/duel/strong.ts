/**
 * The strong player of Double Klondike. It tries out every line it could begin with, on tables that could lie under the backs it sees,
 * and lets the quick player play on from there for both sides. The line that the quick player would take is the one to beat: another
 * is preferred only if it does better on the same tables by more than chance would explain. Half of the lines, the worse ones, and
 * all that are clearly worse than that one are given up in each round, so that the budget goes into the question which of the good ones
 * is best.
 */
import { MoveKind, POSITION_BYTES } from '../abi';
import { hashPosition } from '../core/hash';
import { Position, positionAt } from '../core/position';
import { moveKind, packMove } from '../move';
import { Duel } from './duel';
import { shuffleBacks } from './guess';
import { Half } from './half';
import { LINE_MOVES, lineMove, lineTable, listLines, MAX_LINES } from './lines';
import { hasOverlooked } from './overlooked';
import { movesPlayed, playout, restartCount } from './playout';
import { quickMove, turningStock } from './quick';
import { isThrough } from './standstill';

/** Standard errors by which a line has to be better than the quick player's. */
const CLEARLY: f64 = 1;
/** Of gains, also of those that are all alike. */
const LEAST_VARIANCE: f64 = 1e-6;
/** Tables in a round at least. */
const FEWEST_TABLES = 4;

const SAMPLE: Position = positionAt(memory.data(POSITION_BYTES, 16));
const RUN: Position = positionAt(memory.data(POSITION_BYTES, 16));
/** Lines that are still to be beaten or preferred. */
const RIVALS: usize = memory.data(MAX_LINES * 4, 8);
/** How much better than the quick player's line each is, summed over tables, and the squares of that. */
const GAINS: usize = memory.data(MAX_LINES * 8, 8);
const SQUARES: usize = memory.data(MAX_LINES * 8, 8);

/** The move of the seat on turn, whose half is `mine`, at a table that `guessPosition` has made; `budget` in moves tried out. */
export function strongMove(game: Duel, table: Position, mine: Half, theirs: Half, budget: i32): u32 {
  const endTurn = packMove(MoveKind.EndTurn, 0, 0, 0);
  const lines = listLines(table, mine, isThrough(table, mine) ? endTurn : turningStock(table, mine));
  if (lines == 1) return lineMove(0, 0);
  const base = quickLine(table, mine, lines);
  followLine(game, table, base);
  if (game.isOut(RUN, mine.seat)) return lineMove(base, 0);
  const count = listRivals(lines, base);
  const rounds = 32 - clz(count);
  let rivals = count;
  let tables = 0;
  restartCount();
  for (let round = 1; round <= rounds && rivals > 0; round++) {
    const limit = (budget / rounds) * round;
    for (let more = FEWEST_TABLES; more > 0 || movesPlayed < limit; more--, tables++) {
      shuffleBacks(game, table, SAMPLE);
      compare(game, mine, theirs, base, rivals);
    }
    sortRivals(rivals);
    rivals = min(rivals, max(1, count >> round));
    while (rivals > 0 && lead(load<i32>(RIVALS + ((rivals - 1) << 2)), tables) < -CLEARLY) rivals--;
  }
  const best = load<i32>(RIVALS);
  return lineMove(rivals > 0 && lead(best, tables) > CLEARLY ? best : base, 0);
}

/** Makes rivals of all lines but `base`; returns how many they are. */
function listRivals(lines: i32, base: i32): i32 {
  let rivals = 0;
  for (let line = 0; line < lines; line++) {
    store<f64>(GAINS + (line << 3), 0);
    store<f64>(SQUARES + (line << 3), 0);
    if (line != base) store<i32>(RIVALS + (rivals++ << 2), line);
  }
  return rivals;
}

/** The line that begins as the quick player would, or that comes to the same. */
function quickLine(table: Position, mine: Half, lines: i32): i32 {
  const move = quickMove(table, mine, 0);
  if (moveKind(move) != MoveKind.Lay) return 0;
  for (let line = 1; line < lines; line++) if (lineMove(line, 0) == move) return line;
  const word = mine.apply(table, move);
  const reached = hashPosition(table);
  mine.undo(table, move, word);
  for (let line = 1; line < lines; line++) if (lineTable(line) == reached) return line;
  return 0;
}

/** Tries all rivals out on SAMPLE. */
function compare(game: Duel, mine: Half, theirs: Half, base: i32, rivals: i32): void {
  const mark = tryLine(game, mine, theirs, base);
  for (let i = 0; i < rivals; i++) {
    const line = load<i32>(RIVALS + (i << 2));
    const gain = tryLine(game, mine, theirs, line) - mark;
    store<f64>(GAINS + (line << 3), gainOf(line) + gain);
    store<f64>(SQUARES + (line << 3), load<f64>(SQUARES + (line << 3)) + gain * gain);
  }
}

/** The chance of winning after a line on SAMPLE. */
function tryLine(game: Duel, mine: Half, theirs: Half, line: i32): f64 {
  followLine(game, SAMPLE, line);
  return playout(game, RUN, mine, theirs);
}

/** Leaves in RUN what a line makes of a table; the opponent objects to an ace that it overlooks. */
function followLine(game: Duel, table: Position, line: i32): void {
  RUN.copyFrom(table);
  for (let number = 0; number < LINE_MOVES; number++) {
    const move = lineMove(line, number);
    if (move == 0) break;
    game.apply(RUN, move);
    if (!hasOverlooked(RUN)) continue;
    game.apply(RUN, packMove(MoveKind.Object, 0, 0, 0));
    break;
  }
}

function gainOf(line: i32): f64 {
  return load<f64>(GAINS + (line << 3));
}

/** Puts the rivals into order, the best first. */
function sortRivals(rivals: i32): void {
  for (let i = 1; i < rivals; i++) {
    const line = load<i32>(RIVALS + (i << 2));
    let slot = RIVALS + (i << 2);
    for (; slot > RIVALS && gainOf(load<i32>(slot - 4)) < gainOf(line); slot -= 4)
      store<i32>(slot, load<i32>(slot - 4));
    store<i32>(slot, line);
  }
}

/** By how many standard errors a line is better than the quick player's; negative if it is worse. */
function lead(line: i32, tables: i32): f64 {
  const mean = gainOf(line) / tables;
  const variance = load<f64>(SQUARES + (line << 3)) / tables - mean * mean;
  return mean / Math.sqrt(max<f64>(variance, LEAST_VARIANCE) / tables);
}
