/** The rule player (BINOKEL-AI §5, level 1): it judges hands and plans at a glance, and plays cards by rules. */
import { MoveKind } from '../../abi';
import { Phase } from '../../abi-tricks';
import { kindCard, packNumber } from '../../move';
import { KINDS, SUITS } from '../cards';
import { bestClaim } from '../meld';
import { worthOf } from './hand-value';
import { discardOf, quickPlan } from './plans';
import { chooseKind } from './rule-play';
import * as seen from './seen';
import { legalOf } from './turn';

/** A hand is bid up to so much of its worth, and what the widow adds on average. */
const SHARE_BID: f64 = 0.76;
const WIDOW_ADDS: f64 = 142;

const AWAY: usize = memory.data(KINDS, 8);

/** The move of the seat that `seen` and `knowledge` have looked at. */
export function chooseByRules(): u32 {
  if (seen.phase == Phase.Auction)
    return bids() ? packNumber(MoveKind.Call, seen.nextCall) : packNumber(MoveKind.Pass, 0);
  if (seen.phase == Phase.Discard) {
    quickPlan(seen.HAND, AWAY);
    return discardOf(AWAY);
  }
  if (seen.phase == Phase.Trump) return packNumber(MoveKind.Trump, bestTrump());
  if (seen.phase == Phase.Meld) return packNumber(MoveKind.Meld, bestClaim(seen.HAND));
  return packNumber(MoveKind.Play, kindCard(chooseKind(legalOf(seen.HAND))));
}

function bids(): bool {
  if (seen.nextCall == 0) return false;
  return (seen.nextCall as f64) <= SHARE_BID * worthOf(seen.HAND, bestTrump()) + WIDOW_ADDS;
}

/** The suit of trumps with which the hand is worth most. */
function bestTrump(): i32 {
  let best = 0;
  for (let suit = 1; suit < SUITS; suit++) if (worthOf(seen.HAND, suit) > worthOf(seen.HAND, best)) best = suit;
  return best;
}
