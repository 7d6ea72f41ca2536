/** Characters 0x80 to 0xFF of the Atari ST, 32 a row (character set of the Atari ST, GEM glyphs). */
const UPPER_HALF = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥ßƒ',
  'áíóúñÑªº¿⌐¬½¼¡«»ãõØøœŒÀÃÕ¨´†¶©®™',
  'ĳĲאבגדהוזחטיכלמנסעפצקרשתןךםףץ§∧∞',
  'αβΓπΣσµτΦΘΩδ∮φ∈∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²³¯',
].join('');

/** Signs that the Atari ST keeps below the space: window gadgets, check mark, pictures and segment digits. */
const SIGNS: readonly (readonly [code: number, character: string])[] = [
  [0x01, '⇧'],
  [0x02, '⇩'],
  [0x03, '⇨'],
  [0x04, '⇦'],
  [0x05, '☒'],
  [0x06, '◲'],
  [0x07, '❖'],
  [0x08, '✓'],
  [0x09, '🕒'],
  [0x0a, '🔔'],
  [0x0b, '♪'],
  [0x0c, '␌'],
  [0x0d, '␍'],
  [0x10, '🯰'],
  [0x11, '🯱'],
  [0x12, '🯲'],
  [0x13, '🯳'],
  [0x14, '🯴'],
  [0x15, '🯵'],
  [0x16, '🯶'],
  [0x17, '🯷'],
  [0x18, '🯸'],
  [0x19, '🯹'],
  [0x1a, 'ə'],
  [0x1b, '␛'],
  [0x7f, 'Δ'],
];

const CODE_OF_CHARACTER: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 0x7f }, (_, code): [string, number] => [String.fromCharCode(code), code]),
  ...Array.from(UPPER_HALF, (character, i): [string, number] => [character, 0x80 + i]),
  ...SIGNS.map(([code, character]): [string, number] => [character, code]),
]);

const CHARACTER_OF_CODE: ReadonlyMap<number, string> = new Map(
  [...CODE_OF_CHARACTER]
    .filter(([character]) => character >= ' ')
    .map(([character, code]): [number, string] => [code, character]),
);

/**
 * Code of a character in the Atari ST's set, null where the set lacks it. Control characters stand for themselves, so
 * that U+0008 and U+2713 are both the check mark.
 *
 * @param character one Unicode character
 */
export function atariCode(character: string): number | null {
  return CODE_OF_CHARACTER.get(character) ?? null;
}

/** The Unicode character of an Atari ST code (0 to 255); codes without a character of their own give U+FFFD. */
export function characterOfAtariCode(code: number): string {
  return CHARACTER_OF_CODE.get(code) ?? '\ufffd';
}
