import { Cursor } from './cursor.ts';
import { type DefaultPaletteChoice, defaultPalette, greyPalette } from './default-palettes.ts';
import { EXTENSION_OFFSET, type ImgHeader } from './img-header.ts';
import type { WarnImg } from './img-warnings.ts';

/** `pixel`: entry i is the colour of pixel value i, as nearly all files have it; `vdi`: of VDI pen i. */
export type PaletteOrder = 'pixel' | 'vdi';

export interface PaletteOptions extends DefaultPaletteChoice {
  /** How a palette of three words per colour is ordered. Default `pixel`. */
  readonly paletteOrder?: PaletteOrder;
}

export interface ImgPalette {
  /** `2 ** planes` colours `0xRRGGBB` in the order of pixel values. */
  readonly colours: Uint32Array;
  readonly source: 'file' | 'default';
  /** The palette in the file looks as if it was stored in the order of VDI pens. */
  readonly vdiOrderSuspected: boolean;
}

/** Colours of a palette as `[red, green, blue]`, 0..1000 each. */
type Permille = readonly [number, number, number];

/** Pixel values of the pens 0..15 of a machine with 16 colours or more (Atari VDI). */
const PEN_TO_PIXEL_16 = [0, 15, 1, 2, 4, 6, 3, 5, 7, 8, 9, 10, 12, 14, 11, 13];

const VENTURA_COLOUR = 0;
const VENTURA_GREY = 1;
const MODEL_RGB = 0;
const MODEL_CMY = 1;

/** The palette of a picture: from its header's extension, or the default one (FORMATS §1.1, §1.4, §1.5). */
export function readImgPalette(
  bytes: Uint8Array,
  header: ImgHeader,
  options: PaletteOptions,
  warn: WarnImg,
): ImgPalette {
  switch (header.variant) {
    case 'ventura':
      return readVenturaPalette(bytes, header, options, warn);
    case 'ximg':
      return readXimgPalette(bytes, header, options, warn);
    case 'sttt':
      return readStttPalette(bytes, header, options, warn);
    case 'hyperpaint':
      return readHyperPaintPalette(bytes, header, options);
    case 'unknown-extension':
      warn('unknown-extension', EXTENSION_OFFSET);
      return withoutPalette(header, options);
    default:
      return withoutPalette(header, options);
  }
}

/**
 * Pixel value of each VDI pen for a number of planes: pen 0 is white and the first pixel value, pen 1 black and the
 * last, and the fifteen colours between are in the order of the Atari VDI.
 */
export function penToPixel(planes: number): number[] {
  const count = 1 << planes;
  const last = count - 1;
  if (count < 16) {
    const pens = PEN_TO_PIXEL_16.filter((pixel) => pixel > 0 && pixel < last);
    return count === 2 ? [0, 1] : [0, last, ...pens];
  }
  return Array.from({ length: count }, (_, pen) => {
    if (pen === 1) {
      return last;
    }
    return pen === last && count > 16 ? 15 : (PEN_TO_PIXEL_16[pen] ?? pen);
  });
}

function withoutPalette(header: ImgHeader, options: PaletteOptions): ImgPalette {
  const colours = defaultPalette(header.planes, options, header.variant === 'ximg');
  return { colours, source: 'default', vdiOrderSuspected: false };
}

function readVenturaPalette(bytes: Uint8Array, header: ImgHeader, options: PaletteOptions, warn: WarnImg): ImgPalette {
  const flag = new Cursor(bytes, 'img', EXTENSION_OFFSET).u16();
  if (flag === VENTURA_GREY) {
    return { colours: greyPalette(header.planes), source: 'default', vdiOrderSuspected: false };
  }
  if (flag !== VENTURA_COLOUR) {
    warn('ventura-flag-unknown', EXTENSION_OFFSET);
  }
  return withoutPalette(header, options);
}

function readXimgPalette(bytes: Uint8Array, header: ImgHeader, options: PaletteOptions, warn: WarnImg): ImgPalette {
  const cursor = new Cursor(bytes, 'img', EXTENSION_OFFSET + 4);
  const model = cursor.u16();
  const colourCount = 1 << header.planes;
  const present = Math.min(colourCount, Math.floor((2 * header.headerWords - cursor.offset) / 6));
  if (present === 0) {
    return withoutPalette(header, options);
  }
  if (model !== MODEL_RGB && model !== MODEL_CMY) {
    warn('colour-model-unknown', EXTENSION_OFFSET + 4);
  }
  const entries: Permille[] = [];
  for (let i = 0; i < present; i++) {
    const components = [readComponent(cursor, warn), readComponent(cursor, warn), readComponent(cursor, warn)];
    const [red, green, blue] = model === MODEL_CMY ? components.map((value) => 1000 - value) : components;
    entries.push([red, green, blue]);
  }
  const colours = defaultPalette(header.planes, options, true);
  if (present < colourCount) {
    warn('palette-short', cursor.offset);
  }
  const order = options.paletteOrder === 'vdi' ? penToPixel(header.planes) : null;
  entries.forEach((entry, index) => {
    colours[order === null ? index : order[index]] = rgbOfPermille(entry);
  });
  if (header.planes === 1 && colours[0] === colours[1]) {
    warn('palette-equal', EXTENSION_OFFSET + 6);
    return withoutPalette(header, options);
  }
  return { colours, source: 'file', vdiOrderSuspected: present === colourCount && isVdiOrderSuspected(entries) };
}

function readComponent(cursor: Cursor, warn: WarnImg): number {
  const value = cursor.u16();
  if (value > 1000) {
    warn('palette-clamped', cursor.offset - 2);
    return 1000;
  }
  return value;
}

function rgbOfPermille([red, green, blue]: Permille): number {
  return (byteOfPermille(red) << 16) | (byteOfPermille(green) << 8) | byteOfPermille(blue);
}

function byteOfPermille(value: number): number {
  return Math.floor((value * 255 + 500) / 1000);
}

/** White, black and a bright last colour at the start are what pens look like (FORMATS §1.4). */
function isVdiOrderSuspected(entries: readonly Permille[]): boolean {
  const luma = ([red, green, blue]: Permille): number => 0.3 * red + 0.59 * green + 0.11 * blue;
  return luma(entries[0]) > 850 && luma(entries[1]) < 150 && luma(entries[entries.length - 1]) > 400;
}

function readStttPalette(bytes: Uint8Array, header: ImgHeader, options: PaletteOptions, warn: WarnImg): ImgPalette {
  const cursor = new Cursor(bytes, 'img', EXTENSION_OFFSET + 4);
  const stated = cursor.u16();
  const colourCount = 1 << header.planes;
  const present = Math.min(stated, colourCount, Math.floor((2 * header.headerWords - cursor.offset) / 2));
  if (present === 0) {
    return withoutPalette(header, options);
  }
  const colours = defaultPalette(header.planes, options, false);
  colours.set(readStPalette(cursor, present));
  if (present < colourCount) {
    warn('palette-short', cursor.offset);
  }
  return { colours, source: 'file', vdiOrderSuspected: false };
}

/** HyperPaint stores 16 colours whatever the planes; two equal first ones mean an inverted mono picture. */
function readHyperPaintPalette(bytes: Uint8Array, header: ImgHeader, options: PaletteOptions): ImgPalette {
  const stored = readStPalette(new Cursor(bytes, 'img', EXTENSION_OFFSET + 2), 16);
  const colours = defaultPalette(header.planes, options, false);
  if (header.planes === 1 && stored[0] === stored[1]) {
    colours.reverse();
  } else {
    colours.set(stored.slice(0, colours.length));
  }
  return { colours, source: 'file', vdiOrderSuspected: false };
}

/**
 * Reads ST or STE palette words `0x0RGB`. A nibble holds three bits, and on the STE the lowest bit of four above them;
 * without any such bit the three bits are the whole range.
 */
function readStPalette(cursor: Cursor, count: number): number[] {
  const words = Array.from({ length: count }, () => cursor.u16());
  const isSte = words.some((word) => (word & 0x888) !== 0);
  const level = (nibble: number): number =>
    isSte ? 17 * (((nibble & 7) << 1) | (nibble >> 3)) : Math.floor((255 * (nibble & 7)) / 7);
  return words.map((word) => (level((word >> 8) & 15) << 16) | (level((word >> 4) & 15) << 8) | level(word & 15));
}
