/** Takes over what a view says of a table, for one that somebody built. Whether it can be is for `checkTable` to say. */
import { CARD_SLOTS, VIEW_REGISTERS } from '../abi';
import { SEATS, TRICKS_CALLED, TRICKS_ENDING, TRICKS_TRUMP, TRICKS_WINNERS } from '../abi-tricks';
import { Position } from '../core/position';
import { sortIn, takeTop } from './hands';
import { HANDS } from './table';

/** The cards of the hand that is being sorted. */
const CARDS: usize = memory.data(CARD_SLOTS, 8);

/** Copies the registers, and puts the hands into order, face down. */
export function readRegisters(at: Position, from: usize): void {
  at.setRegister<u8>(TRICKS_TRUMP, load<u8>(from, VIEW_REGISTERS + TRICKS_TRUMP));
  at.setRegister<u8>(TRICKS_ENDING, load<u8>(from, VIEW_REGISTERS + TRICKS_ENDING));
  for (let i: usize = TRICKS_CALLED; i <= (TRICKS_WINNERS as usize); i += 4)
    at.setRegister<u32>(i, load<u32>(from + i, VIEW_REGISTERS));
  for (let seat = 0; seat < SEATS; seat++) sortHand(at, HANDS + seat);
}

function sortHand(at: Position, hand: i32): void {
  const count = at.count(hand);
  for (let i = 0; i < count; i++) store<u8>(CARDS + (i as usize), takeTop(at, hand));
  for (let i = 0; i < count; i++) sortIn(at, hand, load<u8>(CARDS + (i as usize)));
}
