/** The solver as the module exports it: a table for the host, with hands in two halves of their forty bits. */
import * as solver from './solver';

/** Takes a table: three hands as sets of cards (world.ts), each in its lower 32 bits and the 8 above. */
export function solverWorld(
  low0: u32,
  high0: u32,
  low1: u32,
  high1: u32,
  low2: u32,
  high2: u32,
  trump: i32,
  soloist: i32,
  leader: i32,
): void {
  solver.setWorld(hand(low0, high0), hand(low1, high1), hand(low2, high2), trump, soloist, leader);
}
/** Lays a card of a kind into the trick. */
export function solverLay(kind: i32): void {
  solver.lay(kind);
}
/** The seat on turn plays a card of a kind that it holds. */
export function solverPlay(kind: i32): void {
  solver.play(kind);
}
/** The seat on turn. */
export function solverTurn(): i32 {
  return solver.seatOnTurn();
}
/** Forgets what earlier worlds have shown. */
export function solverForget(): void {
  solver.forget();
}
/** A guess at the soloist's points. */
export function solverPlayout(): i32 {
  return solver.playout();
}
/** The kind of the card that the guess plays next. */
export function solverPlayoutKind(): i32 {
  return solver.playoutKind();
}
/** Begins to search the value in a window; `tricks` above 0 limits the depth. */
export function solverBeginValue(low: i32, high: i32, tricks: i32): void {
  solver.beginValue(low, high, tricks);
}
/** Begins to search the values of all cards that may be played. */
export function solverBeginCards(tricks: i32): void {
  solver.beginCards(tricks);
}
/** Has another search taken the room meanwhile? */
export function solverLost(): bool {
  return solver.isLost();
}
/** Tries up to `nodes` more cards; answers whether the search is at its end. */
export function solverStep(nodes: i32): bool {
  return solver.solve(nodes);
}
/** The soloist's points. */
export function solverValue(): i32 {
  return solver.value();
}
/** The kind of the best card, −1 if none was tried. */
export function solverBestKind(): i32 {
  return solver.bestKind();
}
/** The soloist's points after a card of a kind, −1 if it may not be played. */
export function solverValueOf(kind: i32): i32 {
  return solver.valueOfKind(kind);
}
/** Cards that have been tried. */
export function solverNodes(): f64 {
  return solver.nodesTried();
}

function hand(low: u32, high: u32): u64 {
  return ((high as u64) << 32) | (low as u64);
}
