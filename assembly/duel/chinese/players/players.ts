/**
 * The computer players of Chinese Patience (CHINESE §5), by level. They know what the VIEW block shows; equal views, seeds and budgets
 * give equal plans.
 */
import { Level, VIEW_MOVE_COUNT } from '../../../abi';
import { suitOf } from '../../../core/card';
import { randomBelow, seedRandom } from '../../../core/random';
import { VIEW } from '../../../core/view';
import { packLay } from '../../../move';
import { END_TURN, TWIST } from '../legal-moves';
import { COLUMNS, discardOf, foundationOf } from '../table';
import { lengthOf, topOf } from './cards';
import { classicStep, NOTHING } from './classic';
import { COLUMN, FOUNDATION, listSteps, MOST_LAYS, makeStep, OTHER, OWN, stepFrom, stepTo } from './lays';
import { copyLean, LEAN_BYTES, Lean, leanAt, PENDING, TWISTED } from './lean';
import { bestPlan } from './planner';
import { dealUnseen, endsFreely, hasBegun, look, SEEN } from './seen';
import { depthOf, stepAt, winning } from './segment';

/** A beginner overlooks one move of four. */
const OVERLOOKED = 4;
/** Positions that a playout goes through, about; a budget says how many the first playouts of each plan may. */
const PLAYOUT_POSITIONS = 100;
/** The budgets of the levels that think. */
const STRONG_BUDGET = 2000;
const MASTER_BUDGET = 4000;
const MOST_DEALS = 1000;

const STEPS: usize = memory.data(MOST_LAYS, 8);
const WORK: Lean = leanAt(memory.data(LEAN_BYTES, 8));

/**
 * Writes the moves of the seat on turn up to the next twist or the end of its turn; returns their number.
 *
 * @param budget 0 = as the level has it
 */
export function planMoves(level: Level, seed: u32, budget: i32, out: usize): i32 {
  seedRandom(((seed as u64) << 32) | (load<u32>(VIEW, VIEW_MOVE_COUNT) as u64));
  look();
  dealUnseen(SEEN);
  copyLean(WORK, SEEN);
  if (!hasBegun) return one(out, TWIST);
  if (level == Level.Strong || level == Level.Master) {
    const own = level == Level.Master ? MASTER_BUDGET : STRONG_BUDGET;
    const deals = (budget == 0 ? own : budget) / PLAYOUT_POSITIONS;
    return writePlan(bestPlan(level == Level.Master, min(max(deals, 1), MOST_DEALS)), out);
  }
  if (level == Level.Random) return anyMove(out);
  const step = level == Level.Beginner ? seenStep() : classicStep(WORK);
  return one(out, step == NOTHING ? stopMove() : moveOf(WORK, step));
}

function one(out: usize, move: u32): i32 {
  store<u32>(out, move);
  return 1;
}

/** What a player does who lays nothing: he twists if he may, and otherwise ends his turn. */
function stopMove(): u32 {
  return (SEEN.flags & PENDING) == 0 ? TWIST : END_TURN;
}

/** Any of the moves that a beginner does not overlook. */
function seenStep(): i32 {
  const count = listSteps(WORK, STEPS);
  let seen = 0;
  for (let i = 0; i < count; i++) {
    if (randomBelow(OVERLOOKED) == 0) continue;
    store<u8>(STEPS + (seen as usize), load<u8>(STEPS + (i as usize)));
    seen++;
  }
  return seen == 0 ? NOTHING : load<u8>(STEPS + (randomBelow(seen) as usize));
}

/** Any legal move at all. */
function anyMove(out: usize): i32 {
  const count = listSteps(WORK, STEPS);
  const twists = (SEEN.flags & PENDING) == 0;
  const ends = (SEEN.flags & TWISTED) != 0 || endsFreely;
  const chosen: i32 = randomBelow(count + (twists ? 1 : 0) + (ends ? 1 : 0));
  if (chosen < count) return one(out, moveOf(WORK, load<u8>(STEPS + (chosen as usize))));
  return one(out, twists && chosen == count ? TWIST : END_TURN);
}

/** The moves of a plan: the ways to its position, and what follows unless the game is won there. */
function writePlan(plan: i32, out: usize): i32 {
  const node = plan >> 1;
  let end = out;
  for (let depth = 1; depth <= depthOf(node); depth++) {
    const step = stepAt(node, depth);
    store<u32>(end, moveOf(WORK, step));
    makeStep(WORK, step);
    end += 4;
  }
  if (node != winning) {
    store<u32>(end, (plan & 1) != 0 ? END_TURN : TWIST);
    end += 4;
  }
  return ((end - out) >> 2) as i32;
}

/** A step as a move of the game. */
function moveOf(at: Lean, step: i32): u32 {
  const from = stepFrom(step);
  const to = stepTo(step);
  const column = from - COLUMN;
  const card = from == OWN ? at.discardTop(at.turn) : topOf(at.column(column));
  const source = from == OWN ? discardOf(at.turn) : COLUMNS + column;
  if (to == FOUNDATION) return packLay(source, foundationOf(suitOf(card)), 1);
  if (to == OTHER) return packLay(source, discardOf(1 - at.turn), 1);
  return packLay(source, COLUMNS + to - COLUMN, from == OWN ? 1 : lengthOf(at.column(column)));
}
