/** Bidding, laying away and going off by simulation: hands are dealt to the others, and the play is guessed (BINOKEL-AI §5.1–5.3). */
import { MoveKind } from '../../abi';
import { SEATS } from '../../abi-tricks';
import { packNumber } from '../../move';
import { ACE, KINDS, STRENGTHS, SUITS, TEN } from '../cards';
import { bestClaim, bestValue } from '../meld';
import { playout } from '../solver/solver';
import { advise } from './advice';
import { evenAside } from './likely';
import { bidWorlds, leastMargin, plans, planWorlds } from './measures';
import { marginOfSide, outlook, outlookFor, outlookOfGoingOff } from './outlook';
import {
  countDiscard,
  listPlans,
  MOST_PLANS,
  planCount,
  planDiscard,
  planTrump,
  pointsOfCounts,
  quickPlan,
} from './plans';
import { ASIDE, prepare, worldOf } from './sampler';
import * as seen from './seen';
import { drawWorld } from './worlds';
import { layStart } from './worlds-solved';

/** What passing brings on average, and what each point of melds, ace and ten adds: fitted to games of these players. */
const PASSING: f64 = -190;
const BY_MELDS: f64 = 0.9;
const BY_ACES: f64 = 25;
const BY_TENS: f64 = 6;

const SIXTEEN: usize = memory.data(KINDS, 8);
const AWAY: usize = memory.data(KINDS, 8);
const TWELVE: usize = memory.data(KINDS, 8);
/** Sums over worlds, of each plan. */
const SUMS: usize = memory.data(MOST_PLANS * 8, 8);
/** What both others can meld in the last world, for each suit of trumps. */
const MELDS: usize = memory.data(SUITS * 4, 8);

/** Weighs the next call, as if the game were played for it, and passing. */
export function weighCalls(): void {
  advise(packNumber(MoveKind.Pass, 0), passMargin() + leastMargin);
  if (seen.nextCall == 0) return;
  prepare(evenAside);
  let sum: f64 = 0;
  for (let world = 0; world < bidWorlds; world++) {
    drawWorld();
    combine(seen.HAND, worldOf(ASIDE), SIXTEEN, 1);
    const trump = quickPlan(SIXTEEN, AWAY);
    combine(SIXTEEN, AWAY, TWELVE, -1);
    layStart(TWELVE, trump);
    const more = playout();
    const points = more + pointsOfCounts(AWAY);
    const value = outlookFor(seen.nextCall, points, more > 0 ? 1 : 0, bestValue(TWELVE, trump));
    sum += marginOfSide(value, othersMelds(trump), true);
  }
  advise(packNumber(MoveKind.Call, seen.nextCall), sum / (bidWorlds as f64));
}

/** Weighs the discards of the plans that promise most at a glance, each with its best trumps; all plans meet the same worlds. */
export function weighDiscards(): void {
  listPlans(seen.HAND, plans);
  begin();
  for (let world = 0; world < planWorlds; world++) {
    drawPlanWorld();
    for (let plan = 0; plan < planCount(); plan++) {
      countDiscard(planDiscard(plan), AWAY);
      combine(seen.HAND, AWAY, TWELVE, -1);
      addMargin(plan, TWELVE, planTrump(plan), pointsOfCounts(AWAY));
    }
  }
  for (let plan = 0; plan < planCount(); plan++) advise(planDiscard(plan), meanOf(plan));
}

/** Weighs the suits of trumps for the cards that are kept. */
export function weighTrumps(): void {
  begin();
  const away = pointsOfCounts(seen.LAID_AWAY);
  for (let world = 0; world < planWorlds; world++) {
    drawPlanWorld();
    for (let trump = 0; trump < SUITS; trump++) addMargin(trump, seen.HAND, trump, away);
  }
  for (let trump = 0; trump < SUITS; trump++) advise(packNumber(MoveKind.Trump, trump), meanOf(trump));
}

/** Weighs melding all there is, and for the soloist going off instead. */
export function weighMelds(): void {
  const meld = packNumber(MoveKind.Meld, bestClaim(seen.HAND));
  if (seen.seat != seen.soloist) {
    advise(meld, 0);
    return;
  }
  begin();
  const away = pointsOfCounts(seen.LAID_AWAY);
  let melds = 0;
  for (let world = 0; world < planWorlds; world++) {
    drawPlanWorld();
    addMargin(0, seen.HAND, seen.trump, away);
    melds += load<i32>(MELDS + ((seen.trump << 2) as usize));
  }
  advise(meld, meanOf(0));
  advise(packNumber(MoveKind.GoOff, 0), marginOfSide(outlookOfGoingOff(), melds / planWorlds, true));
}

/** What passing brings on average. */
function passMargin(): f64 {
  let margin = PASSING;
  for (let suit = 0; suit < SUITS; suit++) {
    const ace: i32 = load<u8>(seen.HAND + ((STRENGTHS * suit + ACE) as usize));
    const ten: i32 = load<u8>(seen.HAND + ((STRENGTHS * suit + TEN) as usize));
    const melds = (bestValue(seen.HAND, suit) as f64) / (SUITS as f64);
    margin += BY_MELDS * melds + BY_ACES * (ace as f64) + BY_TENS * (ten as f64);
  }
  return margin;
}

function begin(): void {
  prepare(evenAside);
  memory.fill(SUMS, 0, MOST_PLANS * 8);
}

/** Draws a world and counts what the others can meld in it. */
function drawPlanWorld(): void {
  drawWorld();
  for (let trump = 0; trump < SUITS; trump++) store<i32>(MELDS + ((trump << 2) as usize), othersMelds(trump));
}

function othersMelds(trump: i32): i32 {
  const right = worldOf((seen.seat + 1) % SEATS);
  return bestValue(right, trump) + bestValue(worldOf((seen.seat + 2) % SEATS), trump);
}

/** Adds what the last world promises with twelve cards of one's own and `away` points aside. */
function addMargin(index: i32, twelve: usize, trump: i32, away: i32): void {
  layStart(twelve, trump);
  const more = playout();
  const value = outlook(away + more, more > 0 ? 1 : 0, bestValue(twelve, trump));
  const at = SUMS + ((index << 3) as usize);
  store<f64>(at, load<f64>(at) + marginOfSide(value, load<i32>(MELDS + ((trump << 2) as usize)), true));
}

function meanOf(index: i32): f64 {
  return load<f64>(SUMS + ((index << 3) as usize)) / (planWorlds as f64);
}

/** Counts of `a` and `sign` times those of `b`. */
function combine(a: usize, b: usize, out: usize, sign: i32): void {
  for (let kind: usize = 0; kind < (KINDS as usize); kind++) {
    store<u8>(out + kind, (load<u8>(a + kind) as i32) + sign * (load<u8>(b + kind) as i32));
  }
}
