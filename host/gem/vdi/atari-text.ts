import { atariCode } from '../../formats/atari-charset.ts';

const QUESTION_MARK = 0x3f;

/** A text in the character set of the Atari ST, one byte a character; characters it lacks become '?'. */
export function atariText(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => atariCode(character) ?? QUESTION_MARK);
}
