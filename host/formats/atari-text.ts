/**
 * The character set of the Atari ST as Unicode. Codes 0x20 to 0x7E are ASCII; the codes below are the glyphs that the
 * system font shows there, with U+FFFD for the quarters of pictures that Unicode does not have.
 */
const LOW_GLYPHS = ' ⇧⇩⇨⇦☒◲❖✓🕒🔔♪␌␍��🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹ə␛����';
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const DELTA = 'Δ';
const HIGH_GLYPHS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥ßƒ' +
  'áíóúñÑªº¿⌐¬½¼¡«»ãõØøœŒÀÃÕ¨´†¶©®™' +
  'ĳĲאבגדהוזחטיכלמנסעפצקרשתןךםףץ§∧∞' +
  'αβΓπΣσµτΦΘΩδ∮φ∈∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²³¯';

const CHARACTERS = Array.from(LOW_GLYPHS + ASCII + DELTA + HIGH_GLYPHS);
const CODES = new Map(CHARACTERS.map((character, code) => [character, code]));

/** Control codes that mean in a text what they mean in ASCII. */
const TEXT_CONTROLS = ['\t', '\n', '\r'];
const REPLACEMENT = '?';

/** Text in the Atari ST character set as Unicode. Tabs and line ends stay; other control codes become their glyphs. */
export function decodeAtariText(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => {
    const control = String.fromCharCode(code);
    return TEXT_CONTROLS.includes(control) ? control : CHARACTERS[code];
  }).join('');
}

/** The other way; what the Atari ST does not have becomes a question mark. */
export function encodeAtariText(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC'), (character) => {
    if (TEXT_CONTROLS.includes(character)) {
      return character.charCodeAt(0);
    }
    const code = character === ' ' || character === '\ufffd' ? undefined : CODES.get(character);
    return code ?? (character === ' ' ? 0x20 : REPLACEMENT.charCodeAt(0));
  });
}
