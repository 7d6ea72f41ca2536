import { type Bitmap, CLEAR } from './bitmap.ts';

const TRANSPARENT = '-';

/** A fault in a text picture: the file, the line (from 1) and what is wrong with it. */
export class TextArtError extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'TextArtError';
    this.file = file;
    this.line = line;
  }
}

/**
 * Reads the pictures of one text file: `[name]` begins a picture, `;` a comment line, an empty line is skipped, every
 * other line is one pixel row. All rows of a picture have the same length.
 *
 * @param alphabet the character of each pixel value, from value 0 on; `-` is transparent in every alphabet
 * @throws TextArtError for an unknown character, a row of another length, a row before the first name, a name given
 * twice, a picture without rows
 */
export function parseTextArt(text: string, file: string, alphabet: string): Map<string, Bitmap> {
  const pictures = new Map<string, Bitmap>();
  let name = '';
  let rows: number[][] = [];
  const finish = (line: number): void => {
    if (name === '') return;
    if (rows.length === 0) throw new TextArtError(file, line, `picture [${name}] has no rows`);
    pictures.set(name, { width: rows[0].length, height: rows.length, pixels: Uint16Array.from(rows.flat()) });
  };
  const lines = text.split(/\r?\n/);
  lines.forEach((content, index) => {
    const line = index + 1;
    if (content === '' || content.startsWith(';')) return;
    const heading = /^\[(.+)\]$/.exec(content);
    if (heading !== null) {
      finish(line);
      name = heading[1];
      rows = [];
      if (pictures.has(name)) throw new TextArtError(file, line, `picture [${name}] is given twice`);
      return;
    }
    if (name === '') throw new TextArtError(file, line, 'pixel row before the first [name]');
    const row = parseRow(content, file, line, alphabet);
    if (rows.length > 0 && row.length !== rows[0].length) {
      throw new TextArtError(file, line, `row of ${row.length} pixels in a picture of width ${rows[0].length}`);
    }
    rows.push(row);
  });
  finish(lines.length);
  return pictures;
}

function parseRow(content: string, file: string, line: number, alphabet: string): number[] {
  return Array.from(content, (character) => {
    if (character === TRANSPARENT) return CLEAR;
    const value = alphabet.indexOf(character);
    if (value < 0) throw new TextArtError(file, line, `unknown character '${character}'`);
    return value;
  });
}
