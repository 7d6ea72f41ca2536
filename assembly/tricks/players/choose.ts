/** Computer players: each decides from what its seat sees and from a seed, and from nothing else. */
import { Level, MoveKind, VIEW_TURN } from '../../abi';
import { Phase } from '../../abi-tricks';
import { randomBelow, seedRandom } from '../../core/random';
import { kindCard, packDiscard, packNumber } from '../../move';
import { KINDS, SUITS } from '../cards';
import { bestClaim } from '../meld';
import { adviceCount, clearAdvice } from './advice';
import { chooseByRules } from './classic';
import { think } from './knowledge';
import { takeMeasures } from './measures';
import * as seen from './seen';
import { chooseBySearch, weighAll } from './thinker';
import { legalOf } from './turn';

/** The cards that a random player has not laid away yet. */
const LEFT: usize = memory.data(KINDS, 8);
const DRAWN: usize = memory.data(4, 8);

/**
 * The move of a seat, 0 if it is not on turn.
 *
 * @param view  the VIEW block, written for that seat
 * @param seed  of all that is left to chance
 */
export function chooseMove(view: usize, seat: i32, level: Level, seed: u32, budget: i32): u32 {
  if (!isOnTurn(view, seat)) return 0;
  seedRandom(seed);
  seen.look(view, seat);
  if (level == Level.Random) return chooseByChance();
  think();
  if (level == Level.Classic) return chooseByRules();
  takeMeasures(level, budget);
  return chooseBySearch();
}

/**
 * Weighs the moves of a seat (`advice`); answers how many, 0 if it is not on turn.
 *
 * @param level one that looks into worlds; others weigh nothing
 */
export function weighMoves(view: usize, seat: i32, level: Level, seed: u32, budget: i32): i32 {
  clearAdvice();
  if (!isOnTurn(view, seat) || (level != Level.Strong && level != Level.Master)) return 0;
  seedRandom(seed);
  seen.look(view, seat);
  think();
  takeMeasures(level, budget);
  weighAll();
  return adviceCount();
}

function isOnTurn(view: usize, seat: i32): bool {
  return load<u8>(view, VIEW_TURN) == seat;
}

/** Any legal move, for matches; it melds all it can and never goes off. */
function chooseByChance(): u32 {
  if (seen.phase == Phase.Auction) {
    return seen.nextCall == 0 || randomBelow(2) == 0
      ? packNumber(MoveKind.Pass, 0)
      : packNumber(MoveKind.Call, seen.nextCall);
  }
  if (seen.phase == Phase.Discard) return randomDiscard();
  if (seen.phase == Phase.Trump) return packNumber(MoveKind.Trump, randomBelow(SUITS));
  if (seen.phase == Phase.Meld) return packNumber(MoveKind.Meld, bestClaim(seen.HAND));
  const legal = legalOf(seen.HAND);
  let rest: i32 = randomBelow(popcnt(legal));
  let kind = ctz(legal) as i32;
  for (; rest > 0; rest--) kind = ctz(legal & ~((2 << kind) - 1)) as i32;
  return packNumber(MoveKind.Play, kindCard(kind));
}

function randomDiscard(): u32 {
  memory.copy(LEFT, seen.HAND, KINDS);
  for (let i = 0; i < 4; i++) {
    let rest: i32 = randomBelow(seen.handSize(seen.seat) - i);
    let kind = 0;
    while (rest >= (load<u8>(LEFT + (kind as usize)) as i32)) rest -= load<u8>(LEFT + (kind++ as usize));
    store<u8>(LEFT + (kind as usize), load<u8>(LEFT + (kind as usize)) - 1);
    let place = i;
    for (; place > 0 && (load<u8>(DRAWN + ((place - 1) as usize)) as i32) > kind; place--) {
      store<u8>(DRAWN + (place as usize), load<u8>(DRAWN + ((place - 1) as usize)));
    }
    store<u8>(DRAWN + (place as usize), kind);
  }
  return packDiscard(load<u8>(DRAWN), load<u8>(DRAWN, 1), load<u8>(DRAWN, 2), load<u8>(DRAWN, 3));
}
