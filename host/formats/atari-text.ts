import { atariCode, characterOfAtariCode } from './atari-charset.ts';

/** Control codes that mean in a text what they mean in ASCII. */
const TEXT_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0d];
const QUESTION_MARK = 0x3f;

/** Text in the Atari ST character set as Unicode. Tabs and line ends stay; other control codes become their glyphs. */
export function decodeAtariText(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => {
    if (code === 0) return ' ';
    return TEXT_CONTROLS.includes(code) ? String.fromCharCode(code) : characterOfAtariCode(code);
  }).join('');
}

/** The other way; what the Atari ST does not have becomes a question mark. */
export function encodeAtariText(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC'), (character) => {
    const code = atariCode(character) ?? QUESTION_MARK;
    const isControl = character < ' ' && !TEXT_CONTROLS.includes(code);
    return isControl ? QUESTION_MARK : code;
  });
}
