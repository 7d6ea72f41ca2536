import { characterOfAtariCode } from '../../formats/atari-charset.ts';
import type { TedInfo } from './objects.ts';

/** Place in a template where the player types one character. */
const PLACE = '_';

const ASCII_BACKSPACE = 0x08;
const ASCII_ESCAPE = 0x1b;
const ASCII_SPACE = 0x20;
const ASCII_DELETE = 0x7f;
const SCAN_LEFT = 0x4b;
const SCAN_RIGHT = 0x4d;

const FOREIGN_LETTER = /[^\0-\x7f]/;

/**
 * What may be typed at a place, by the letter of the valid string (Atari ST AES documentation, TEDINFO). Capital letters
 * of the table turn small letters into capitals.
 */
const VALID: Readonly<Record<string, RegExp>> = {
  '9': /[0-9]/,
  A: /[A-Z ]/,
  a: /[A-Za-z ]/,
  N: /[0-9A-Z ]/,
  n: /[0-9A-Za-z ]/,
  F: /[0-9A-Z:?*_]/,
  f: /[0-9A-Z_]/,
  P: /[0-9A-Z\\:?*_.]/,
  p: /[0-9A-Z\\:_]/,
  X: /./,
};
const RAISES_CASE = 'ANFfPp';
const TAKES_FOREIGN_LETTERS = 'AaNn';

/** A key as the AES reports it. */
export interface FieldKey {
  readonly scan: number;
  readonly ascii: number;
}

/** The text as it is shown: the template with the typed characters in its places. Without a template: the text. */
export function formattedText(ted: TedInfo): string {
  if (ted.template === '') return ted.text;
  let typed = 0;
  return ted.template.replaceAll(PLACE, () => ted.text[typed++] ?? PLACE);
}

/** Column of the template at which the cursor stands before the character `position` (0 to the field's length). */
export function cursorColumn(ted: TedInfo, position: number): number {
  const places = placesOf(ted.template);
  if (position < places.length) return places[position];
  return places.length === 0 ? 0 : places[places.length - 1] + 1;
}

/**
 * Lets a key act on a field: characters that the valid string allows, Backspace, Delete, Escape (clears) and the
 * horizontal cursor keys. A character that stands in the template behind the cursor moves the cursor behind it and fills
 * what was skipped with spaces.
 *
 * @param position of the cursor, 0 to the length of the text
 * @returns the new position, null where the key means nothing to a field; `ted.text` is changed
 */
export function editField(ted: TedInfo, position: number, key: FieldKey): number | null {
  if (key.scan === SCAN_LEFT) return Math.max(0, position - 1);
  if (key.scan === SCAN_RIGHT) return Math.min(ted.text.length, position + 1);
  switch (key.ascii) {
    case ASCII_BACKSPACE:
      if (position === 0) return 0;
      ted.text = ted.text.slice(0, position - 1) + ted.text.slice(position);
      return position - 1;
    case ASCII_DELETE:
      ted.text = ted.text.slice(0, position) + ted.text.slice(position + 1);
      return position;
    case ASCII_ESCAPE:
      ted.text = '';
      return 0;
    default:
      return key.ascii < ASCII_SPACE ? null : typeCharacter(ted, position, characterOfAtariCode(key.ascii));
  }
}

/** Inserts at the cursor; in a full field the last character gives way. */
function typeCharacter(ted: TedInfo, position: number, typed: string): number {
  const { length } = placesOf(ted.template);
  const at = Math.min(position, length - 1);
  if (at < 0) return position;
  const character = validCharacter(ted.valid, at, typed);
  if (character === null) return jumpBehind(ted, position, typed);
  ted.text = (ted.text.slice(0, at) + character + ted.text.slice(at)).slice(0, length);
  return at + 1;
}

/** The character in the form in which it is taken at a place, null where it is refused. */
function validCharacter(valid: string, at: number, typed: string): string | null {
  const rule = valid[Math.min(at, valid.length - 1)] ?? 'X';
  const character = RAISES_CASE.includes(rule) ? typed.toUpperCase() : typed;
  if (character.length !== 1) return null;
  if (TAKES_FOREIGN_LETTERS.includes(rule) && FOREIGN_LETTER.test(character)) return character;
  return VALID[rule]?.test(character) === true ? character : null;
}

function jumpBehind(ted: TedInfo, position: number, typed: string): number {
  const places = placesOf(ted.template);
  const column = typed === PLACE ? -1 : ted.template.indexOf(typed, cursorColumn(ted, position));
  if (column < 0) return position;
  const target = places.filter((place) => place < column).length;
  ted.text = ted.text.slice(0, position).padEnd(target) + ted.text.slice(Math.max(position, target));
  return target;
}

function placesOf(template: string): number[] {
  const places: number[] = [];
  for (let column = 0; column < template.length; column++) if (template[column] === PLACE) places.push(column);
  return places;
}
