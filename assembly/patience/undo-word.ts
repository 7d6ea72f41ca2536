/**
 * What a move has done beyond what it says, in one u32 that takes it back:
 * bits 0–7 cards dealt · bit 8 a card of the source was turned up · bit 9 the source was refilled · bits 10–13 how often the
 * deal has turned the waste over · bits 16–31 change of the score (signed).
 */
export const TURNED_UP: u32 = 1 << 8;
export const REFILLED: u32 = 1 << 9;
const TURNS = 10;
const FOUR_BITS = 15;

/** The word of a deal. */
export function packDeal(dealt: i32, turns: i32): u32 {
  return ((turns as u32) << TURNS) | (dealt as u32);
}

/** Enters the change of the score into a word. */
export function withScore(word: u32, score: i32): u32 {
  return ((score as u32) << 16) | word;
}

/** Cards that the deal turned. */
export function dealtCards(word: u32): i32 {
  return (word & 0xff) as i32;
}

/** How often the deal turned the waste over. */
export function wasteTurns(word: u32): i32 {
  return ((word >> TURNS) & FOUR_BITS) as i32;
}

/** What the move added to the score. */
export function scoreChange(word: u32): i32 {
  return (word as i32) >> 16;
}
