/**
 * Card play by rules, as a good program of 1992 had it. It counts trumps and remembers no other card. As a soloist it draws trumps and
 * cashes aces; as a defender it gives its partner points and its opponent none. The card with the highest mark is played.
 */
import { SEATS } from '../../abi-tricks';
import { kindCard } from '../../move';
import { ACE, KINDS, pointsOfKind, STRENGTHS, TEN } from '../cards';
import { beats } from '../trick';
import { unseenIn } from './knowledge';
import * as seen from './seen';
import { bestPlay } from './turn';

/** Marks of leads: trumps to be drawn, aces, what is left; trumps that have nothing to draw stay for the last tricks. */
const DRAW: i32 = 100;
const CASH: i32 = 50;
const KEEP: i32 = -50;

/** The best of the kinds that may be played, of which `legal` has a bit for each. */
export function chooseKind(legal: u32): i32 {
  let chosen = ctz(legal) as i32;
  for (let kind = chosen + 1; kind < KINDS; kind++) {
    if (((legal >> kind) & 1) != 0 && markOf(kind) > markOf(chosen)) chosen = kind;
  }
  return chosen;
}

/** The mark of a kind that may be played. */
export function markOf(kind: i32): i32 {
  if (seen.inTrick != 0) return follow(kind);
  return seen.seat == seen.soloist ? soloistLead(kind) : defenderLead(kind);
}

function soloistLead(kind: i32): i32 {
  const points = pointsOfKind(kind);
  if (isTrump(kind)) return unseenIn(seen.trump) > 0 && isAce(kind) ? DRAW : KEEP - points;
  return isAce(kind) ? CASH : -points;
}

function defenderLead(kind: i32): i32 {
  const points = pointsOfKind(kind);
  if (isTrump(kind)) return KEEP - points;
  return isAce(kind) ? CASH : -points;
}

/** A follower's cards win so far, or all of them lose. */
function follow(kind: i32): i32 {
  const points = pointsOfKind(kind);
  const isLast = seen.inTrick == SEATS - 1;
  if (beats(kindCard(kind), seen.played(bestPlay()), seen.trump)) {
    const bringsHome = isLast && !isTrump(kind) && kind % STRENGTHS == TEN;
    return bringsHome ? points : -points;
  }
  const winner = seen.playerOf(bestPlay());
  return winner != seen.soloist && seen.seat != seen.soloist ? points : -points;
}

function isTrump(kind: i32): bool {
  return kind / STRENGTHS == seen.trump;
}

function isAce(kind: i32): bool {
  return kind % STRENGTHS == ACE;
}
