/** Characters 0x01 to 0x1F as the screen of a PC shows them (code page 437, screen glyphs). */
const SIGNS = '☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼';
const FIRST_SIGN = 0x01;

const HOUSE = '⌂';
const HOUSE_CODE = 0x7f;

/** Characters 0x80 to 0xFF, 32 a row; the last one is a blank that does not break. */
const UPPER_HALF = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ',
  'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
].join('');

const QUESTION_MARK = 0x3f;
const BLANK = 0x20;

/** Code 0 shows nothing, as a blank does. */
const CHARACTERS: readonly string[] = [
  ' ',
  ...SIGNS,
  ...Array.from({ length: HOUSE_CODE - BLANK }, (_, i) => String.fromCharCode(BLANK + i)),
  HOUSE,
  ...UPPER_HALF,
];

const CODE_OF_CHARACTER: ReadonlyMap<string, number> = new Map(
  CHARACTERS.map((character, code): [string, number] => [character, code]).slice(FIRST_SIGN),
);

/**
 * Code of a character on the screen of a PC, null where code page 437 lacks it.
 *
 * @param character one Unicode character
 */
export function cp437Code(character: string): number | null {
  return CODE_OF_CHARACTER.get(character) ?? null;
}

/** The Unicode character that the screen of a PC shows for a code, 0 to 255. */
export function characterOfCp437Code(code: number): string {
  return CHARACTERS[code & 0xff];
}

/** A text in code page 437, one byte a character; characters it lacks become '?'. */
export function cp437Text(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC'), (character) => cp437Code(character) ?? QUESTION_MARK);
}
