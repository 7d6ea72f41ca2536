/**
 * What a course of the tricks is worth to the soloist's side: what the game brings him, less half of what the two others win in tricks, so
 * that both sides want the opposite (BINOKEL-AI §4). It never falls when he makes more points, so the search for points serves it.
 */
import { LAST_TRICK_POINTS, soloistResult, unplayedResult } from '../results';
import * as seen from './seen';

/** Card points of a whole game. */
const ALL_POINTS = 240 + LAST_TRICK_POINTS;

/** When the soloist has `points` in all, `tricks` tricks and a meld that counts `meld`. */
export function outlook(points: i32, tricks: i32, meld: i32): f64 {
  return outlookFor(seen.bid, points, tricks, meld);
}

/** The same if he plays for `bid`. */
export function outlookFor(bid: i32, points: i32, tricks: i32, meld: i32): f64 {
  const result = soloistResult(bid, points, meld, tricks, seen.reach);
  return (result as f64) - ((ALL_POINTS - points) as f64) / 2;
}

/** When he gives the game up. */
export function outlookOfGoingOff(): f64 {
  return (-seen.bid as f64) - (unplayedResult(0) as f64);
}

/**
 * Points that a seat is ahead of the mean of the others: the soloist, or either of the defenders on average.
 *
 * @param melds what both defenders have melded
 */
export function marginOfSide(outlook: f64, melds: i32, soloist: bool): f64 {
  return soloist ? outlook - (melds as f64) / 2 : (melds as f64) / 4 - outlook / 2;
}
