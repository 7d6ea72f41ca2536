import { spectrumCode } from '../../formats/spectrum-charset.ts';
import { type CellScreen, LAST_UDG } from '../../speccy/cell-screen.ts';
import type { Language } from '../program.ts';

/** Codes of the graphics that the face brings along and the program prints. */
export const GRAPHIC = { spade: 0x90, heart: 0x91, club: 0x92, diamond: 0x93, arrow: 0x97 } as const;

const GRAPHIC_OF_CHARACTER: ReadonlyMap<string, number> = new Map([
  ['♠', GRAPHIC.spade],
  ['♥', GRAPHIC.heart],
  ['♣', GRAPHIC.club],
  ['♦', GRAPHIC.diamond],
  ['→', GRAPHIC.arrow],
]);

/** The first user-defined graphic that the program makes a letter of. */
const FIRST_LETTER = 0x98;
const QUESTION_MARK = 0x3f;

/** Marks over letters, from the first line of the cell. */
const ACUTE = [0x04, 0x08];
const DOTS = [0x24];
const TILDE = [0x34];

/** A letter of another alphabet: a letter of the face with a mark, or a shape of its own. */
type LetterForm = { readonly base: string; readonly mark: readonly number[] } | { readonly shape: readonly number[] };

/** What the Spectrum's set lacks; a language has at most thirteen such letters, as many graphics as are left. */
const LETTERS: Readonly<Record<Language, readonly (readonly [letter: string, form: LetterForm])[]>> = {
  es: [
    ['á', { base: 'a', mark: ACUTE }],
    ['é', { base: 'e', mark: ACUTE }],
    ['í', { base: 'i', mark: [0x08, 0x10] }],
    ['ó', { base: 'o', mark: ACUTE }],
    ['ú', { base: 'u', mark: ACUTE }],
    ['ñ', { base: 'n', mark: TILDE }],
    ['Ñ', { base: 'N', mark: TILDE }],
    ['¿', { shape: [0x00, 0x08, 0x00, 0x08, 0x10, 0x20, 0x22, 0x1c] }],
    ['¡', { shape: [0x00, 0x10, 0x00, 0x10, 0x10, 0x10, 0x10, 0x10] }],
  ],
  en: [],
  de: [
    ['ä', { base: 'a', mark: DOTS }],
    ['ö', { base: 'o', mark: DOTS }],
    ['ü', { base: 'u', mark: DOTS }],
    ['Ä', { base: 'A', mark: [0x42] }],
    ['Ö', { base: 'O', mark: DOTS }],
    ['Ü', { base: 'U', mark: DOTS }],
    ['ß', { shape: [0x00, 0x38, 0x44, 0x58, 0x44, 0x44, 0x58, 0x00] }],
  ],
};

/** Makes the letters of a language, which from now on print as they should; those of another one are gone. */
export function defineLetters(screen: CellScreen, language: Language): void {
  LETTERS[language].forEach(([, form], i) => {
    const shape = 'shape' in form ? form.shape : marked([...screen.shape(form.base.charCodeAt(0))], form);
    screen.defineGraphic(FIRST_LETTER + i, shape);
  });
}

/** Codes of a text; what neither the Spectrum nor the program has is a question mark. */
export function codesOf(text: string, language: Language): readonly number[] {
  return [...text.normalize('NFC')].map((character) => {
    const code = spectrumCode(character) ?? GRAPHIC_OF_CHARACTER.get(character);
    if (code !== undefined && code !== null) return code;
    const place = LETTERS[language].findIndex(([letter]) => letter === character);
    return place < 0 || FIRST_LETTER + place > LAST_UDG ? QUESTION_MARK : FIRST_LETTER + place;
  });
}

/** Whether a text can be printed as it is written. */
export function isPrintable(text: string, language: Language): boolean {
  const unknown = codesOf(text, language).filter((code) => code === QUESTION_MARK).length;
  return unknown === [...text].filter((character) => character === '?').length;
}

/** The letter under a mark. A capital of full width becomes a line lower, so that the mark stands clear of it. */
function marked(letter: readonly number[], { base, mark }: { base: string; mark: readonly number[] }): number[] {
  const [, top, second, third, , fifth, sixth] = letter;
  const isWideCapital = base !== base.toLowerCase() && base !== 'A';
  const under = isWideCapital ? [0, 0, top, second, third, fifth, sixth, 0] : [...letter];
  for (let line = 0; line < mark.length; line++) under[line] = mark[line];
  return under;
}
