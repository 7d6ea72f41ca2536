/** What a game brings, from its points, melds and tricks (manual 2.6, BINOKEL §8). */

export const LAST_TRICK_POINTS = 10;
/** What the others get beside their melds when the soloist does not play. */
const POINTS_FOR_GOING_OFF = 40;
/** Value of the option `goal`: the bid has to be reached, and not to be exceeded. */
export const REACH = 1;

/**
 * What a played game brings the soloist: all he has made if it is more than the bid (by house rule: or as much), else minus the
 * bid. Without a trick his meld does not count, and he has nothing but the cards he has laid away (BINOKEL R20).
 */
export function soloistResult(bid: i32, points: i32, meld: i32, tricks: i32, reach: bool): i32 {
  const total = points + (tricks == 0 ? 0 : meld);
  return total > bid || (reach && total == bid) ? total : -bid;
}

/** What a played game brings a defender; without a trick nothing, whatever was melded. */
export function defenderResult(points: i32, meld: i32, tricks: i32): i32 {
  return tricks == 0 ? 0 : points + meld;
}

/** What a game that the soloist does not play brings a defender. */
export function unplayedResult(meld: i32): i32 {
  return meld + POINTS_FOR_GOING_OFF;
}
