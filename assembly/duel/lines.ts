/**
 * What a player may do next in a turn, as lines: some shifts from column to column that get nowhere by themselves, and a move that
 * does. Lines that come to the same table are one line.
 */
import { MAX_MOVES } from '../abi';
import { hashPosition } from '../core/hash';
import { Position } from '../core/position';
import { moveCount, moveFrom, moveTo } from '../move';
import { isCosmetic } from '../patience/autoplay';
import { Half } from './half';

/** Lines that are kept, and moves of a line. */
export const MAX_LINES = 64;
export const LINE_MOVES = 3;
/** Shifts that are tried out as the beginning of lines of one length. */
const SHIFTS = 60;

const LINES: usize = memory.data(MAX_LINES * LINE_MOVES * 4, 8);
const TABLES: usize = memory.data(MAX_LINES * 8, 8);
const PATH: usize = memory.data(LINE_MOVES * 4, 8);
const LAYS: usize = memory.data(LINE_MOVES * MAX_MOVES * 4, 8);

let lines: i32 = 0;
let shifts: i32 = 0;

/** The move with a number in a line, 0 behind its last. */
export function lineMove(line: i32, number: i32): u32 {
  return load<u32>(LINES + ((line * LINE_MOVES + number) << 2));
}

/** The fingerprint of the table that a line leads to; of the first line none. */
export function lineTable(line: i32): u64 {
  return load<u64>(TABLES + (line << 3));
}

/** Lists the lines of a half; the first one is `stock`, a move that does not lay. Returns their number. */
export function listLines(at: Position, half: Half, stock: u32): i32 {
  lines = 0;
  store<u32>(PATH, stock);
  addLine(0, 1);
  for (let length = 1; length <= LINE_MOVES; length++) {
    shifts = SHIFTS;
    lengthen(at, half, 0, length);
  }
  return lines;
}

/** Adds all lines of `length` moves whose first ones, `made` of them, are those of PATH and have led to `at`. */
function lengthen(at: Position, half: Half, made: i32, length: i32): void {
  const from = LAYS + ((made * MAX_MOVES) << 2);
  const end = lays(at, half, from);
  const last = made + 1 == length;
  for (let slot = from; slot < end; slot += 4) {
    const move = load<u32>(slot);
    if (getsSomewhere(at, half, move) != last) continue;
    if (!last && shifts-- <= 0) return;
    store<u32>(PATH + (made << 2), move);
    const word = half.apply(at, move);
    if (last) addLine(hashPosition(at), length);
    else lengthen(at, half, made + 1, length);
    half.undo(at, move, word);
  }
}

/** Lists the lays of a half that are no mere pushing of a column. */
function lays(at: Position, half: Half, out: usize): usize {
  let end = out;
  for (let pile = half.piles.waste; pile < half.piles.tableauEnd; pile++) {
    const last = half.laysFrom(at, pile, end);
    for (let slot = end; slot < last; slot += 4) {
      const move = load<u32>(slot);
      if (isCosmetic(half, at, move)) continue;
      store<u32>(end, move);
      end += 4;
    }
  }
  return end;
}

/** Does a lay place a card, take one from the waste, turn one up or free a column? */
function getsSomewhere(at: Position, half: Half, move: u32): bool {
  const from: i32 = moveFrom(move);
  if (from == half.piles.waste || half.piles.isFoundation(moveTo(move))) return true;
  return at.open(from) == (moveCount(move) as i32);
}

/** Adds the moves of PATH, unless a line is known that leads to the same table. */
function addLine(table: u64, length: i32): void {
  if (lines == MAX_LINES) return;
  for (let line = 0; line < lines; line++) if (load<u64>(TABLES + (line << 3)) == table) return;
  const to = LINES + ((lines * LINE_MOVES) << 2);
  memory.fill(to, 0, LINE_MOVES << 2);
  memory.copy(to, PATH, length << 2);
  store<u64>(TABLES + (lines++ << 3), table);
}
