/**
 * Moves of a card or a pile, as the computer players make them: a byte `from:4 | to:4` with the program's numbers of the piles. All
 * foundations are 1 here, since a card's suit says which one is meant.
 */
import { CARD_SUIT_SHIFT } from '../../../abi';
import { FOUR } from '../table';
import { fitting, headOf, isIn, lengthOf, matching, merged, popped, pushed, topOf } from './cards';
import { Lean, PENDING } from './lean';

export const OWN = 0;
export const FOUNDATION = 1;
export const COLUMN = 5;
export const OTHER = 9;

/** More moves than a position has. */
export const MOST_LAYS = 40;

export function packStep(from: i32, to: i32): i32 {
  return (from << 4) | to;
}

export function stepFrom(step: i32): i32 {
  return step >> 4;
}

export function stepTo(step: i32): i32 {
  return step & 15;
}

/** Cards that a pile needs to be moved as one, in the game that is being thought about. */
export let least: i32 = 1;

export function setLeast(cards: i32): void {
  least = cards;
}

/** Makes a move of the seat on turn. */
export function makeStep(at: Lean, step: i32): void {
  const from = stepFrom(step);
  const to = stepTo(step);
  const seat = at.turn;
  if (from != OWN && to >= COLUMN && to < OTHER) {
    at.setColumn(to - COLUMN, merged(at.column(to - COLUMN), at.column(from - COLUMN)));
    at.setColumn(from - COLUMN, 0);
    return;
  }
  let card: i32;
  if (from == OWN) {
    card = at.popDiscard(seat);
    at.flags &= ~PENDING;
  } else {
    card = topOf(at.column(from - COLUMN));
    at.setColumn(from - COLUMN, popped(at.column(from - COLUMN)));
  }
  if (to == FOUNDATION) at.setFoundation(card >> CARD_SUIT_SHIFT, at.foundation(card >> CARD_SUIT_SHIFT) + 1);
  else if (to == OTHER) at.pushDiscard(1 - seat, card);
  else at.setColumn(to - COLUMN, pushed(at.column(to - COLUMN), card));
}

/** Writes all moves of the seat on turn as bytes; returns their number. Of several spaces the first one stands for all. */
export function listSteps(at: Lean, out: usize): i32 {
  let end = out;
  const wanted = at.wanted();
  const dumped = matching(at.discardTop(1 - at.turn));
  const own = at.discardTop(at.turn);
  let space: i32 = -1;
  for (let i = FOUR - 1; i >= 0; i--) {
    const column = at.column(i);
    if (column == 0) {
      space = i;
      continue;
    }
    const top = topOf(column);
    if (isIn(dumped, top)) store<u8>(end++, packStep(COLUMN + i, OTHER));
    if (isIn(wanted, top)) store<u8>(end++, packStep(COLUMN + i, FOUNDATION));
    if (own != 0 && isIn(fitting(top), own)) store<u8>(end++, packStep(OWN, COLUMN + i));
    if (lengthOf(column) < least) continue;
    const head = headOf(column);
    for (let to = 0; to < FOUR; to++) {
      if (isIn(fitting(topOf(at.column(to))), head)) store<u8>(end++, packStep(COLUMN + i, COLUMN + to));
    }
  }
  if (own == 0) return (end - out) as i32;
  if (isIn(wanted, own)) store<u8>(end++, packStep(OWN, FOUNDATION));
  if (isIn(dumped, own)) store<u8>(end++, packStep(OWN, OTHER));
  if (space >= 0) store<u8>(end++, packStep(OWN, COLUMN + space));
  return (end - out) as i32;
}
