/** The three codes at which the Spectrum differs from ASCII (ZX Spectrum manual, appendix A). */
const OWN_CHARACTERS: readonly (readonly [code: number, character: string])[] = [
  [0x5e, '↑'],
  [0x60, '£'],
  [0x7f, '©'],
];

const FIRST_CHARACTER = 0x20;
const LAST_CHARACTER = 0x7f;

/** Block graphics from 0x80 on: bit 0 is the upper right quarter, 1 upper left, 2 lower right, 3 lower left. */
const BLOCK_GRAPHICS = '\u00a0▝▘▀▗▐▚▜▖▞▌▛▄▟▙█';
const FIRST_BLOCK_GRAPHIC = 0x80;

const QUESTION_MARK = 0x3f;

const CHARACTER_OF_CODE: ReadonlyMap<number, string> = new Map([
  ...Array.from({ length: LAST_CHARACTER - FIRST_CHARACTER + 1 }, (_, i): [number, string] => [
    FIRST_CHARACTER + i,
    String.fromCharCode(FIRST_CHARACTER + i),
  ]),
  ...OWN_CHARACTERS,
  ...Array.from(BLOCK_GRAPHICS, (character, i): [number, string] => [FIRST_BLOCK_GRAPHIC + i, character]),
]);

const CODE_OF_CHARACTER: ReadonlyMap<string, number> = new Map(
  [...CHARACTER_OF_CODE].map(([code, character]): [string, number] => [character, code]),
);

/**
 * Code of a character in the Spectrum's set, null where the set lacks it. User-defined graphics have none, because what
 * they show is the program's.
 *
 * @param character one Unicode character
 */
export function spectrumCode(character: string): number | null {
  return CODE_OF_CHARACTER.get(character) ?? null;
}

/** The Unicode character of a code of the Spectrum; codes without one give U+FFFD. */
export function characterOfSpectrumCode(code: number): string {
  return CHARACTER_OF_CODE.get(code) ?? '\ufffd';
}

/** A text in the Spectrum's set, one byte a character; characters it lacks become '?'. */
export function spectrumText(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC'), (character) => spectrumCode(character) ?? QUESTION_MARK);
}
