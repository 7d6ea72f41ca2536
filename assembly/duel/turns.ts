/**
 * Turns of a game in which each player goes through a stock of his own. The position's pass is that of the seat on turn; the
 * pass of the seat that waits stands in a register.
 */
import { DUEL_SEATS, DUEL_TURN, DUEL_WAITING_PASS } from '../abi-duel';
import { Position } from '../core/position';

/** The other of the two seats. */
export function otherSeat(seat: i32): i32 {
  return 1 - seat;
}

/** Both are in their first pass, and a seat is on turn. */
export function beginTurns(at: Position, seat: i32): void {
  at.setRegister<u8>(DUEL_TURN, seat as u8);
  at.setRegister<u16>(DUEL_WAITING_PASS, 1);
}

/** The other seat is on turn. Passing the turn twice changes nothing. */
export function passTurn(at: Position): void {
  const waiting = at.register<u16>(DUEL_WAITING_PASS);
  at.setRegister<u16>(DUEL_WAITING_PASS, at.pass);
  at.pass = waiting;
  at.setRegister<u8>(DUEL_TURN, otherSeat(at.register<u8>(DUEL_TURN)) as u8);
}

/** The pass a seat is in. */
export function passOf(at: Position, seat: i32): i32 {
  return (at.register<u8>(DUEL_TURN) as i32) == seat ? at.pass : at.register<u16>(DUEL_WAITING_PASS);
}

/** Can a table that somebody built have this seat on turn and the other in this pass? `passes`: the most, 0 = without end. */
export function turnsArePossible(at: Position, passes: i32): bool {
  const waiting: i32 = at.register<u16>(DUEL_WAITING_PASS);
  const seat: i32 = at.register<u8>(DUEL_TURN);
  return seat < DUEL_SEATS && waiting > 0 && (passes == 0 || waiting <= passes);
}
