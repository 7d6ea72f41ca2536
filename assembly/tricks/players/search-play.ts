/** Card play by search: every card that may be played is tried in worlds that agree with all that is known (BINOKEL-AI §5.5). */
import { MoveKind } from '../../abi';
import { CLAIM_FALSE, CLAIM_MASK, SEATS } from '../../abi-tricks';
import { kindCard, packNumber } from '../../move';
import { KINDS } from '../cards';
import { claimValue } from '../meld';
import { beginCards, forget, nodesTried, solve, valueOfKind } from '../solver/solver';
import { advise } from './advice';
import { likelyAside } from './likely';
import { cardWorlds, exactCards, fewCards, mostNodes, tricksAhead } from './measures';
import { marginOfSide, outlook } from './outlook';
import { markOf } from './rule-play';
import { prepare } from './sampler';
import * as seen from './seen';
import { drawWorld } from './worlds';
import { layWorld } from './worlds-solved';

/** What a mark of the rules counts: it decides between cards that are equally good. */
const MARK_SHARE: f64 = 0.002;

/** As many times more worlds are looked at when few cards are left. */
const MORE_WORLDS = 4;

/** Sum of the soloist's outlooks after each kind, over all worlds. */
const SUMS: usize = memory.data(KINDS * 8, 8);

/** Weighs the kinds that may be played, of which `legal` has a bit for each. */
export function weighCards(legal: u32): void {
  const worlds = searchWorlds(legal);
  const melds = meldOf(0) + meldOf(1) + meldOf(2) - meldOf(seen.soloist);
  for (let kind = 0; kind < KINDS; kind++) {
    if (((legal >> kind) & 1) == 0) continue;
    const mean = worlds == 0 ? 0 : load<f64>(sumAt(kind)) / (worlds as f64);
    const value = marginOfSide(mean, melds, seen.seat == seen.soloist) + MARK_SHARE * (markOf(kind) as f64);
    advise(packNumber(MoveKind.Play, kindCard(kind)), value);
  }
}

/** Sums up the outlooks over worlds; answers their number. */
function searchWorlds(legal: u32): i32 {
  memory.fill(SUMS, 0, KINDS * 8);
  forget();
  prepare(likelyAside);
  const depth = seen.handSize(seen.seat) <= exactCards ? 0 : tricksAhead;
  const most = seen.handSize(seen.seat) <= fewCards ? MORE_WORLDS * cardWorlds : cardWorlds;
  let nodes = mostNodes;
  let worlds = 0;
  while (worlds < most && nodes > 0) {
    drawWorld();
    layWorld();
    beginCards(depth);
    if (!solve(nodes)) break;
    nodes -= nodesTried() as i32;
    worlds++;
    addOutlooks(legal);
  }
  return worlds;
}

/** Adds what the cards bring in the world that was searched last. */
function addOutlooks(legal: u32): void {
  const points = seen.pointsOfSeat(seen.soloist);
  const tricks = seen.tricksOfSeat(seen.soloist);
  const meld = meldOf(seen.soloist);
  for (let kind = 0; kind < KINDS; kind++) {
    if (((legal >> kind) & 1) == 0) continue;
    const more = valueOfKind(kind);
    const value = outlook(points + more, tricks + (more > 0 ? 1 : 0), meld);
    store<f64>(sumAt(kind), load<f64>(sumAt(kind)) + value);
  }
}

/** What a seat has melded. */
function meldOf(seat: i32): i32 {
  const marked = seen.shownClaim(seat % SEATS);
  return (marked & CLAIM_FALSE) != 0 ? 0 : claimValue(marked & CLAIM_MASK, seen.trump);
}

function sumAt(kind: i32): usize {
  return SUMS + ((kind << 3) as usize);
}
