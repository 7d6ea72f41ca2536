/** The players that look into worlds: strong and master differ in their measures. */

import { MoveKind } from '../../abi';
import { Phase } from '../../abi-tricks';
import { kindCard, packNumber } from '../../move';
import { bestAdvice, clearAdvice } from './advice';
import { weighCards } from './search-play';
import * as seen from './seen';
import { weighCalls, weighDiscards, weighMelds, weighTrumps } from './simulate';
import { legalOf } from './turn';

/** The move of the seat that `seen` and `knowledge` have looked at. */
export function chooseBySearch(): u32 {
  if (seen.phase == Phase.Play) {
    const legal = legalOf(seen.HAND);
    if (popcnt(legal) == 1) return packNumber(MoveKind.Play, kindCard(ctz(legal)));
  }
  weighAll();
  return bestAdvice();
}

/** Weighs the moves of that seat. */
export function weighAll(): void {
  clearAdvice();
  if (seen.phase == Phase.Auction) weighCalls();
  else if (seen.phase == Phase.Discard) weighDiscards();
  else if (seen.phase == Phase.Trump) weighTrumps();
  else if (seen.phase == Phase.Meld) weighMelds();
  else if (seen.phase == Phase.Play) weighCards(legalOf(seen.HAND));
}
