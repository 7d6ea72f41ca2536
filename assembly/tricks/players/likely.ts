/** What others are likely to do, as far as it says something of cards that are not seen. Weights, never certainties. */
import { ACE, STRENGTHS } from '../cards';
import * as seen from './seen';

/** How likely a kind is laid away by a soloist, compared with other kinds: hardly ever trumps or aces. */
export function likelyAside(kind: i32): f64 {
  if (kind / STRENGTHS == seen.trump) return 0.05;
  return kind % STRENGTHS == ACE ? 0.1 : 1;
}

/** The widow is dealt, not chosen. */
export function evenAside(_kind: i32): f64 {
  return 1;
}
