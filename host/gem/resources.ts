import type { AesResources } from './aes/aes.ts';
import { type BitmapFont, parseFont } from './vdi/font.ts';
import type { Mfdb } from './vdi/mfdb.ts';
import { parsePixmaps, type TextPixmap } from './vdi/pixmap-text.ts';

/** The texts that hold GEM's pictures. */
export interface GemResourceTexts {
  /** The system face (roms-free-fonts/). */
  readonly fontText: string;
  /** The signs of alert boxes. */
  readonly iconsText: string;
  /** The shapes of the mouse pointer. */
  readonly mouseFormsText: string;
}

/** What GEM needs besides a machine: a font and pictures. */
export interface GemResources extends AesResources {
  readonly font: BitmapFont;
}

/** Reads GEM's resources. @throws FontError, PixmapTextError */
export function parseGemResources({ fontText, iconsText, mouseFormsText }: GemResourceTexts): GemResources {
  const icons = [...parsePixmaps(iconsText)].map(([name, picture]): [string, Mfdb] => [name, blackPixels(picture)]);
  return { font: parseFont(fontText), alertIcons: new Map(icons), mouseForms: parsePixmaps(mouseFormsText) };
}

/** The black pixels of a picture as a form of one plane. */
function blackPixels({ width, height, form }: TextPixmap): Mfdb {
  return { words: form, width, height, planes: 1, wordsPerLine: Math.ceil(width / 16), standard: true };
}
