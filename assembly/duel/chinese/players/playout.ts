/** Games that simple players play on, to see what a position is worth. */
import { carefulStep, endsTurn } from './careful';
import { classicStep, NOTHING } from './classic';
import { makeStep } from './lays';
import { Lean, PENDING } from './lean';

/** Turns after which a playout is judged as it stands (CHINESE §5). */
const TURNS = 20;
/** Cards by which a player can be ahead. */
const MOST_AHEAD = 64;

/** 0.5 + 0.4 tanh(cards ahead / 8), f32, from −MOST_AHEAD to MOST_AHEAD. */
const CHANCES: usize = memory.data((2 * MOST_AHEAD + 1) * 4, 8);
for (let ahead = -MOST_AHEAD; ahead <= MOST_AHEAD; ahead++) {
  const chance = (0.5 + 0.4 * Math.tanh((ahead as f64) / 8)) as f32;
  store<f32>(CHANCES + (((ahead + MOST_AHEAD) << 2) as usize), chance);
}

/**
 * Plays on from `at`, which is used up. Answers what the outcome is worth to a seat: somewhat above 1 for a won game and below 0 for a
 * lost one, the more the more cards are left; otherwise who has fewer cards.
 *
 * @param styles a bit for each seat whose player is the careful one; the others are classic
 */
export function playOut(at: Lean, seat: i32, styles: i32): f32 {
  for (let turn = 0; turn < TURNS; turn++) {
    const careful = ((styles >> at.turn) & 1) != 0;
    while (true) {
      const step = careful ? carefulStep(at) : classicStep(at);
      if (step != NOTHING) {
        makeStep(at, step);
        if (at.hand(at.turn) == 0) return outcome(at, seat);
      } else {
        if (careful ? endsTurn : (at.flags & PENDING) != 0) break;
        at.twist();
      }
    }
    at.endTurn();
  }
  const ahead = at.hand(1 - seat) - at.hand(seat);
  return load<f32>(CHANCES + (((ahead + MOST_AHEAD) << 2) as usize));
}

/** The worth of a game that the seat on turn has won. */
export function outcome(at: Lean, seat: i32): f32 {
  const cards = (at.hand(1 - at.turn) as f32) * 0.01;
  return at.turn == seat ? 1 + cards : -cards;
}
