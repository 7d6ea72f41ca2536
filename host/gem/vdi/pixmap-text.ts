const WORD_BITS = 16;
const MAX_SIDE = 64;

/**
 * A two-coloured picture with a mask, as the VDI and the AES take them for pointers and icons: first the mask is drawn
 * white, then the form black (FIDELITY §1.6).
 *
 * Both planes hold `height` rows of `ceil(width / 16)` words; bit 15 of a word is its left pixel.
 */
export interface TextPixmap {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Column of the hot spot, from 0 at the left. */
  readonly hotX: number;
  /** Row of the hot spot, from 0 at the top. */
  readonly hotY: number;
  /** Set bits are the opaque pixels: black and white ones. */
  readonly mask: Uint16Array;
  /** Set bits are the black pixels. */
  readonly form: Uint16Array;
}

/** A fault in a text of pictures: the line (from 1) and what is wrong with it. */
export class PixmapTextError extends Error {
  override readonly name = 'PixmapTextError';
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(`pixmap line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/**
 * Reads the named pictures of one text. A picture is a line `<name> <width> <height> <hot x> <hot y>` and `height` rows
 * of `width` pixels: `#` black, `o` white, `.` transparent. Lines that begin with `;` and empty lines may stand
 * anywhere but inside a picture.
 *
 * @throws PixmapTextError when a line is none of these, a row has another length, a side is not 1..64, the hot spot
 * lies outside the picture or a name is given twice
 */
export function parsePixmaps(text: string): ReadonlyMap<string, TextPixmap> {
  const lines = text.split(/\r?\n/);
  const pictures = new Map<string, TextPixmap>();
  let at = 0;
  while (at < lines.length) {
    if (lines[at] === '' || lines[at].startsWith(';')) {
      at++;
      continue;
    }
    const { name, ...size } = parseHeading(lines[at], at + 1);
    if (pictures.has(name)) throw new PixmapTextError(at + 1, `picture "${name}" is given twice`);
    const words = Math.ceil(size.width / WORD_BITS);
    const mask = new Uint16Array(size.height * words);
    const form = new Uint16Array(size.height * words);
    for (let row = 0; row < size.height; row++) {
      const line = at + 2 + row;
      const planes = parseRow(lines[line - 1], size.width, line);
      mask.set(planes.mask, row * words);
      form.set(planes.form, row * words);
    }
    pictures.set(name, { ...size, mask, form });
    at += 1 + size.height;
  }
  return pictures;
}

interface Heading {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hotX: number;
  readonly hotY: number;
}

function parseHeading(content: string, line: number): Heading {
  const found = /^([a-z][a-z0-9-]*) (\d+) (\d+) (\d+) (\d+)$/.exec(content);
  if (found === null) throw new PixmapTextError(line, 'expected "<name> <width> <height> <hot x> <hot y>"');
  const [width, height, hotX, hotY] = found.slice(2).map(Number);
  if (width < 1 || width > MAX_SIDE || height < 1 || height > MAX_SIDE) {
    throw new PixmapTextError(line, `size ${width}x${height} is not 1..${MAX_SIDE}`);
  }
  if (hotX >= width || hotY >= height) throw new PixmapTextError(line, `hot spot ${hotX},${hotY} is outside`);
  return { name: found[1], width, height, hotX, hotY };
}

function parseRow(content: string | undefined, width: number, line: number): Pick<TextPixmap, 'mask' | 'form'> {
  if (content === undefined) throw new PixmapTextError(line, 'the text ends inside a picture');
  if (content.length !== width) throw new PixmapTextError(line, `row of ${content.length} pixels, not ${width}`);
  const words = Math.ceil(width / WORD_BITS);
  const mask = new Uint16Array(words);
  const form = new Uint16Array(words);
  for (let x = 0; x < width; x++) {
    const pixel = content[x];
    if (pixel !== '#' && pixel !== 'o' && pixel !== '.') {
      throw new PixmapTextError(line, `unknown pixel '${pixel}', expected '#', 'o' or '.'`);
    }
    const word = Math.floor(x / WORD_BITS);
    const bit = 0x8000 >> (x % WORD_BITS);
    if (pixel !== '.') mask[word] |= bit;
    if (pixel === '#') form[word] |= bit;
  }
  return { mask, form };
}
