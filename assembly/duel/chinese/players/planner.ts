/**
 * A player who thinks (CHINESE §5): every position that can be laid in the turn, with a twist or the end of the turn behind it, is a
 * plan. The unseen cards are dealt at random, all plans are played on with the same deals, and the better half goes on to more of them.
 */
import { randomBelow } from '../../../core/random';
import { copyLean, LEAN_BYTES, Lean, leanAt, PENDING, TWISTED } from './lean';
import { playOut } from './playout';
import { dealUnseen, endsFreely, SEEN } from './seen';
import { endValueOf, explore, follow, MOST_NODES, nodes, twistValueOf, winning } from './segment';

/** Plans that are played out at most: the best by their looks, and two others. */
const MOST_PLANS = 12;
const BY_LOOKS = 10;
/** How often the number of deals is doubled for the better half of the plans. */
const ROUNDS = 3;
/** The ways to fill two seats with a classic and a careful player are the numbers 0 to 3 (`playOut`). */
const ALL_STYLES = 3;

/** A plan: the number of its position, doubled, + 1 if it ends the turn. */
const PLANS: usize = memory.data(2 * MOST_NODES * 4, 8);
const LOOKS: usize = memory.data(2 * MOST_NODES * 4, 8);
/** Sums of what the playouts of the plans were worth. */
const SUMS: usize = memory.data(MOST_PLANS * 8, 8);

const DEALT: Lean = leanAt(memory.data(LEAN_BYTES, 8));
const PLAYED: Lean = leanAt(memory.data(LEAN_BYTES, 8));

let plans: i32 = 0;

/**
 * Thinks about SEEN; answers with a plan.
 *
 * @param mixed whether careful players and classic ones take turns in the seats from deal to deal; otherwise all are classic
 * @param deals deals of the first round
 */
export function bestPlan(mixed: bool, deals: i32): i32 {
  explore(SEEN);
  if (winning >= 0) return winning << 1;
  listPlans();
  if (plans > MOST_PLANS) pickPlans();
  memory.fill(SUMS, 0, MOST_PLANS * 8);
  let more = deals;
  for (let round = 0; round < ROUNDS && plans > 1; round++) {
    for (let deal = 0; deal < more; deal++) playDeal(mixed ? deal & ALL_STYLES : 0);
    sortBySums();
    plans = (plans + 1) >> 1;
    more <<= 1;
  }
  return load<i32>(PLANS);
}

/** Every position with what may follow it: a twist unless the turned card lies there still, the end once a card was turned. */
function listPlans(): void {
  plans = 0;
  for (let node = 0; node < nodes; node++) {
    follow(PLAYED, SEEN, node);
    const flags = PLAYED.flags;
    if ((flags & PENDING) == 0) addPlan(node << 1, twistValueOf(node));
    if ((flags & TWISTED) != 0 || endsFreely) addPlan((node << 1) | 1, endValueOf(node));
  }
}

function addPlan(plan: i32, looks: f32): void {
  store<i32>(PLANS + ((plans << 2) as usize), plan);
  store<f32>(LOOKS + ((plans << 2) as usize), looks);
  plans++;
}

/** Keeps the plans that look best and two others. */
function pickPlans(): void {
  for (let place = 0; place < MOST_PLANS; place++) {
    let best = place;
    if (place < BY_LOOKS) {
      for (let i = place + 1; i < plans; i++) if (looksOf(i) > looksOf(best)) best = i;
    } else best = place + randomBelow(plans - place);
    exchange(PLANS, 4, place, best);
    exchange(LOOKS, 4, place, best);
  }
  plans = MOST_PLANS;
}

function looksOf(place: i32): f32 {
  return load<f32>(LOOKS + ((place << 2) as usize));
}

function exchange(block: usize, size: usize, a: i32, b: i32): void {
  for (let i: usize = 0; i < size; i += 4) {
    const word = load<u32>(block + (a as usize) * size + i);
    store<u32>(block + (a as usize) * size + i, load<u32>(block + (b as usize) * size + i));
    store<u32>(block + (b as usize) * size + i, word);
  }
}

/** Plays all plans on with one deal of the unseen cards. */
function playDeal(styles: i32): void {
  copyLean(DEALT, SEEN);
  dealUnseen(DEALT);
  for (let place = 0; place < plans; place++) {
    const plan = load<i32>(PLANS + ((place << 2) as usize));
    follow(PLAYED, DEALT, plan >> 1);
    if ((plan & 1) != 0) PLAYED.endTurn();
    else PLAYED.twist();
    const sum = SUMS + ((place << 3) as usize);
    store<f64>(sum, load<f64>(sum) + (playOut(PLAYED, SEEN.turn, styles) as f64));
  }
}

/** The best plans first; those that are equal stay as they are. */
function sortBySums(): void {
  for (let end = 1; end < plans; end++) {
    for (let i = end; i > 0; i--) {
      if (load<f64>(SUMS + ((i << 3) as usize)) <= load<f64>(SUMS + (((i - 1) << 3) as usize))) break;
      exchange(SUMS, 8, i, i - 1);
      exchange(PLANS, 4, i, i - 1);
    }
  }
}
