import { type BitmapFont, parseFont } from '../formats/font.ts';
import type { AesResources } from './aes/aes.ts';
import type { Mfdb } from './vdi/mfdb.ts';
import { parsePixmaps, type TextPixmap } from './vdi/pixmap-text.ts';

/** The texts that hold GEM's pictures. */
export interface GemResourceTexts {
  /** The face of 8x16 pixels (roms-free-fonts/). */
  readonly fontText: string;
  /** The faces of 8x8 and 6x6 pixels: modes with few lines, small labels. Default: none. */
  readonly smallFontTexts?: readonly string[];
  /** The signs of alert boxes. */
  readonly iconsText: string;
  /** The shapes of the mouse pointer. */
  readonly mouseFormsText: string;
}

/** What GEM needs besides a machine: fonts and pictures. */
export interface GemResources extends AesResources {
  /** The face of 8x16 pixels. */
  readonly font: BitmapFont;
  /** All faces. */
  readonly fonts: readonly BitmapFont[];
}

/** No face has the cell of a screen mode. */
export class FontMissingError extends Error {
  override readonly name = 'FontMissingError';
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    super(`no face of ${width}x${height} pixels`);
    this.width = width;
    this.height = height;
  }
}

/** Reads GEM's resources. @throws FontError, PixmapTextError */
export function parseGemResources(texts: GemResourceTexts): GemResources {
  const icons = [...parsePixmaps(texts.iconsText)].map(([name, picture]): [string, Mfdb] => [
    name,
    blackPixels(picture),
  ]);
  const fonts = [texts.fontText, ...(texts.smallFontTexts ?? [])].map(parseFont);
  return { font: fonts[0], fonts, alertIcons: new Map(icons), mouseForms: parsePixmaps(texts.mouseFormsText) };
}

/** The face with the character cell of a screen mode. @throws FontMissingError */
export function faceOfCell(
  fonts: readonly BitmapFont[],
  { w, h }: { readonly w: number; readonly h: number },
): BitmapFont {
  const face = fonts.find(({ cellWidth, cellHeight }) => cellWidth === w && cellHeight === h);
  if (face === undefined) throw new FontMissingError(w, h);
  return face;
}

/** The black pixels of a picture as a form of one plane. */
function blackPixels({ width, height, form }: TextPixmap): Mfdb {
  return { words: form, width, height, planes: 1, wordsPerLine: Math.ceil(width / 16), standard: true };
}
