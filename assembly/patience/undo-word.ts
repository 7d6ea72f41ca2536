/**
 * What a move has done beyond what it says, in one u32 that takes it back:
 * bits 0–7 cards dealt · bit 8 a card of the source was turned up · bits 16–31 change of the score (signed).
 */
export const TURNED_UP = 1 << 8;

/** The word from cards dealt, whether a card was turned up, and the change of the score. */
export function packUndo(dealt: i32, turnedUp: bool, score: i32): u32 {
  return ((score as u32) << 16) | (turnedUp ? TURNED_UP : 0) | (dealt as u32);
}

/** Cards that the deal turned. */
export function dealtCards(word: u32): i32 {
  return (word & 0xff) as i32;
}

/** Did an uncovered card turn up? */
export function wasTurnedUp(word: u32): bool {
  return (word & TURNED_UP) != 0;
}

/** What the move added to the score. */
export function scoreChange(word: u32): i32 {
  return (word as i32) >> 16;
}
