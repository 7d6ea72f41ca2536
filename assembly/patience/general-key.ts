/**
 * An exact search key for any patience: the cards of all piles, bottom first, one byte each and a zero behind every pile; twins
 * look alike, face-down cards are marked. In the last word the pass. Nothing is hashed and nothing left out but the score.
 */
import { CARD_FACE_DOWN, CARD_SECOND_PACK, MAX_CARDS, MAX_PILES } from '../abi';
import { Position } from '../core/position';

/** u64 of a key. */
export const GENERAL_KEY_WORDS: i32 = ((MAX_CARDS + MAX_PILES) >> 3) + 1;

/** Writes the key of a position. */
export function writeGeneralKey(at: Position, out: usize): void {
  memory.fill(out, 0, (GENERAL_KEY_WORDS as usize) << 3);
  let end = out;
  for (let pile = 0; pile < (at.piles as i32); pile++) {
    const count = at.count(pile);
    let card = at.top(pile);
    for (let height = count - 1; height >= 0; height--) {
      const face = height < at.hidden(pile) ? card | CARD_FACE_DOWN : card;
      store<u8>(end + (height as usize), face & ~CARD_SECOND_PACK);
      card = at.below(card);
    }
    end += (count as usize) + 1;
  }
  store<u64>(out + (((GENERAL_KEY_WORDS - 1) as usize) << 3), at.pass);
}
