/** Colours for pictures that bring none (FORMATS §1.5), in the order of pixel values, as `0xRRGGBB`. */

/** The light tones of ST and TT or the dark ones of Falcon and PC-GEM for pixel values 9..14 of 4 planes. */
export type Palette16 = 'dark' | 'light';

/** What 8 planes without palette show: the decoders' greys, or the desktop colours of a TT or a Falcon. */
export type Palette256 = 'grey' | 'tt' | 'falcon';

export interface DefaultPaletteChoice {
  /** Default `dark`. */
  readonly palette16?: Palette16;
  /** Default `grey`. */
  readonly palette256?: Palette256;
}

const WHITE = 0xffffff;
const BLACK = 0x000000;

/** Pixel values 1..6 of a GEM desktop: red, green, yellow, blue, magenta, cyan. */
const BASIC = [0xff0000, 0x00ff00, 0xffff00, 0x0000ff, 0xff00ff, 0x00ffff];

interface Tones {
  readonly lightGrey: number;
  readonly darkGrey: number;
  /** Grade of the guns that are on and off in the six half tones. */
  readonly on: number;
  readonly off: number;
}

const DECODER_TONES: Tones = { lightGrey: 0xaaaaaa, darkGrey: 0x555555, on: 0xaa, off: 0x00 };
const ST_TONES: Tones = { lightGrey: 0xb6b6b6, darkGrey: 0x6d6d6d, on: 0xff, off: 0x6d };
const TT_TONES: Tones = { lightGrey: 0xaaaaaa, darkGrey: 0x666666, on: 0xff, off: 0x99 };
const FALCON_TONES: Tones = { lightGrey: 0xbbbbbb, darkGrey: 0x888888, on: 0xaa, off: 0x00 };

/** Brightest grade, 0..15, of each of the four colour circles in the 256 desktop colours. */
const CIRCLE_GRADES = [15, 11, 7, 4];

/**
 * The palette of a picture without one.
 *
 * @param planes 1..8
 * @param isXimg XIMG files of 8 planes without palette hold plain greys, other files bit-reversed ones
 */
export function defaultPalette(planes: number, choice: DefaultPaletteChoice, isXimg: boolean): Uint32Array {
  switch (planes) {
    case 1:
      return Uint32Array.of(WHITE, BLACK);
    case 2:
      return Uint32Array.of(WHITE, BASIC[0], BASIC[1], BLACK);
    case 3:
      return Uint32Array.of(WHITE, ...BASIC, BLACK);
    case 4:
      return sixteenColours(choice.palette16 === 'light' ? ST_TONES : DECODER_TONES);
    case 8:
      return defaultPalette256(choice.palette256 ?? 'grey', isXimg);
    default:
      return greyPalette(planes);
  }
}

/** Even greys from white for pixel value 0 to black for the last (Ventura's grey pictures). */
export function greyPalette(planes: number): Uint32Array {
  const last = (1 << planes) - 1;
  return Uint32Array.from({ length: last + 1 }, (_, pixel) => grey(255 - Math.round((255 * pixel) / last)));
}

function defaultPalette256(choice: Palette256, isXimg: boolean): Uint32Array {
  if (choice === 'grey') {
    return isXimg ? greyPalette(8) : reversedGreyPalette();
  }
  return desktopColours(choice === 'tt' ? TT_TONES : FALCON_TONES);
}

/** Greys whose order is that of the mirrored bits of the pixel value. */
function reversedGreyPalette(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, pixel) => grey(mirrorBits(255 - pixel)));
}

/** White, the six colours, two greys, the six colours' half tones, black. */
function sixteenColours(tones: Tones): Uint32Array {
  const halfTones = BASIC.map((colour) => {
    const gun = (shift: number): number => ((colour >> shift) & 0xff ? tones.on : tones.off) << shift;
    return gun(16) | gun(8) | gun(0);
  });
  return Uint32Array.of(WHITE, ...BASIC, tones.lightGrey, tones.darkGrey, ...halfTones, BLACK);
}

/** The 256 colours of a TT or Falcon desktop: the sixteen, sixteen greys, four colour circles, white, black. */
function desktopColours(tones: Tones): Uint32Array {
  const greys = Array.from({ length: 16 }, (_, step) => grey(17 * (15 - step)));
  const circles = CIRCLE_GRADES.flatMap(colourCircle);
  return Uint32Array.of(...sixteenColours(tones), ...greys, ...circles, WHITE, BLACK);
}

/** From red over magenta, blue, cyan, green and yellow back to red in `6 * grade` colours. */
function colourCircle(grade: number): number[] {
  const colours: number[] = [];
  const guns = [grade, 0, 0];
  const [red, green, blue] = [0, 1, 2];
  for (const [gun, step] of [
    [blue, 1],
    [red, -1],
    [green, 1],
    [blue, -1],
    [red, 1],
    [green, -1],
  ]) {
    for (let i = 0; i < grade; i++) {
      colours.push(17 * ((guns[0] << 16) | (guns[1] << 8) | guns[2]));
      guns[gun] += step;
    }
  }
  return colours;
}

function grey(level: number): number {
  return level * 0x010101;
}

function mirrorBits(byte: number): number {
  let mirrored = 0;
  for (let bit = 0; bit < 8; bit++) {
    mirrored |= ((byte >> bit) & 1) << (7 - bit);
  }
  return mirrored;
}
