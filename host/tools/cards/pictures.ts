import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bitmap, createBitmap } from './bitmap.ts';
import { parsePngArt } from './png-art.ts';
import { parseTextArt } from './text-art.ts';

/** A picture that the sheet needs and the source files do not have. */
export class MissingPictureError extends Error {
  readonly file: string;
  readonly picture: string;

  constructor(file: string, picture: string) {
    super(`${file} has no picture [${picture}]`);
    this.name = 'MissingPictureError';
    this.file = file;
    this.picture = picture;
  }
}

/** How the source pictures of a sheet give pixel values. */
export interface PictureCoding {
  /** `0xRRGGBB` by pixel value. */
  readonly palette: readonly number[];
  /** The character of each pixel value in text pictures; sheets of 256 colours have none and come from PNGs. */
  readonly alphabet: string;
}

/** Gives the picture `name` of the file `file`, which is named without folder and extension. */
export type PictureSource = (file: string, name: string) => Bitmap;

/**
 * Opens the pictures of a folder. A file is a text file (see `parseTextArt`), or a PNG that holds its pictures side by
 * side, all of the same width, in the order of `names`.
 *
 * @param names the pictures in a PNG by file
 * @throws (from the source) MissingPictureError, TextArtError, PngArtError
 */
export function openPictures(
  folder: string,
  coding: PictureCoding,
  names: (file: string) => readonly string[],
): PictureSource {
  const files = new Map<string, Map<string, Bitmap>>();
  const read = (file: string): Map<string, Bitmap> => {
    const textFile = join(folder, `${file}.txt`);
    if (existsSync(textFile)) return parseTextArt(readFileSync(textFile, 'utf8'), `${file}.txt`, coding.alphabet);
    const strip = parsePngArt(readFileSync(join(folder, `${file}.png`)), `${file}.png`, coding.palette);
    return cutStrip(strip, names(file));
  };
  return (file, name) => {
    const pictures = files.get(file) ?? read(file);
    files.set(file, pictures);
    const picture = pictures.get(name);
    if (picture === undefined) throw new MissingPictureError(file, name);
    return picture;
  };
}

function cutStrip(strip: Bitmap, names: readonly string[]): Map<string, Bitmap> {
  const width = Math.floor(strip.width / names.length);
  const cut = (_: string, index: number): Bitmap => {
    const picture = createBitmap(width, strip.height);
    for (let row = 0; row < strip.height; row++) {
      const from = row * strip.width + index * width;
      picture.pixels.set(strip.pixels.subarray(from, from + width), row * width);
    }
    return picture;
  };
  return new Map(names.map((name, index) => [name, cut(name, index)]));
}
