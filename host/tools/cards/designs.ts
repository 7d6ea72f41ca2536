import { defaultPalette } from '../../formats/default-palettes.ts';
import type { CardGeometry } from './card-faces.ts';

export interface RankFiles {
  readonly red: string;
  readonly black: string;
}

/** A card sheet that is built: which pictures it is made of and for which screen. */
export interface SheetDesign {
  /** File of the sheet in `assets/cards`. */
  readonly file: string;
  /** Folder of its pictures in `assets/cards/source`. */
  readonly folder: string;
  readonly planes: number;
  /** `0xRRGGBB` by pixel value: the colours of the desktop (FORMATS §1.5), so that no program has to change them. */
  readonly palette: readonly number[];
  /** The characters of the text pictures by pixel value. */
  readonly alphabet: string;
  /** Files of the rank glyphs of red and of black suits. */
  readonly rankFiles: RankFiles;
  /** A sheet of more than two colours brings its palette along. */
  readonly variant: 'plain' | 'ximg';
  /** Size of a pixel in micrometres (FIDELITY §1.5). */
  readonly pixelWidthMicrons: number;
  readonly pixelHeightMicrons: number;
  /** How often a pixel is repeated in a square-pixel picture of the sheet. */
  readonly aspect: readonly [across: number, down: number];
  readonly geometry: CardGeometry;
}

const RANKS_BY_COLOUR: RankFiles = { red: 'ranks-red', black: 'ranks-black' };

const ST_16 = [...defaultPalette(4, { palette16: 'light' }, true)];
const LETTERS_16 = '.RGYBMCsdrgybmc#';

const LARGE: CardGeometry = {
  width: 64,
  height: 80,
  indexRank: { x: 3, y: 3 },
  indexPip: { x: 14, y: 4 },
  court: { x: 5, y: 5 },
  pipColumns: [10, 26, 42],
  pipRows: { top: 15, gap: 22, upper: 28, middle: 34 },
};

const MONO: SheetDesign = {
  file: 'CARDS.IMG',
  folder: 'mono',
  planes: 1,
  palette: [...defaultPalette(1, {}, false)],
  alphabet: '.#',
  rankFiles: { red: 'ranks', black: 'ranks' },
  variant: 'plain',
  pixelWidthMicrons: 372,
  pixelHeightMicrons: 372,
  aspect: [1, 1],
  geometry: LARGE,
};

const COLOUR_16: SheetDesign = {
  file: 'CARDS16.IMG',
  folder: 'colour16',
  planes: 4,
  palette: ST_16,
  alphabet: LETTERS_16,
  rankFiles: RANKS_BY_COLOUR,
  variant: 'ximg',
  pixelWidthMicrons: 278,
  pixelHeightMicrons: 278,
  aspect: [1, 1],
  geometry: LARGE,
};

const COLOUR_256: SheetDesign = {
  file: 'CARDS256.IMG',
  folder: 'colour256',
  planes: 8,
  palette: [...defaultPalette(8, { palette256: 'falcon' }, true)],
  alphabet: '',
  rankFiles: RANKS_BY_COLOUR,
  variant: 'ximg',
  pixelWidthMicrons: 278,
  pixelHeightMicrons: 278,
  aspect: [1, 1],
  geometry: {
    width: 66,
    height: 98,
    indexRank: { x: 3, y: 3 },
    indexPip: { x: 16, y: 4 },
    court: { x: 5, y: 5 },
    pipColumns: [10, 26, 42],
    pipRows: { top: 20, gap: 28, upper: 35, middle: 42 },
  },
};

const MEDIUM: SheetDesign = {
  file: 'CARDSMED.IMG',
  folder: 'medium',
  planes: 2,
  palette: [...defaultPalette(2, {}, true)],
  alphabet: '.RG#',
  rankFiles: RANKS_BY_COLOUR,
  variant: 'ximg',
  pixelWidthMicrons: 169,
  pixelHeightMicrons: 372,
  aspect: [1, 2],
  geometry: {
    width: 64,
    height: 38,
    indexRank: { x: 4, y: 1 },
    indexPip: { x: 14, y: 1 },
    court: { x: 5, y: 2 },
    pipColumns: [10, 26, 42],
    pipRows: { top: 8, gap: 11, upper: 13, middle: 16 },
  },
};

const LOW: SheetDesign = {
  file: 'CARDSLOW.IMG',
  folder: 'low',
  planes: 4,
  palette: ST_16,
  alphabet: LETTERS_16,
  rankFiles: RANKS_BY_COLOUR,
  variant: 'ximg',
  pixelWidthMicrons: 338,
  pixelHeightMicrons: 372,
  aspect: [2, 2],
  geometry: {
    width: 32,
    height: 38,
    indexRank: { x: 2, y: 2 },
    indexPip: { x: 9, y: 2 },
    court: { x: 2, y: 2 },
    pipColumns: [4, 13, 23],
    pipRows: { top: 9, gap: 12, upper: 14, middle: 16 },
  },
};

const SMALL: CardGeometry = {
  width: 48,
  height: 60,
  indexRank: { x: 2, y: 2 },
  indexPip: { x: 11, y: 3 },
  court: { x: 4, y: 4 },
  pipColumns: [8, 20, 31],
  pipRows: { top: 12, gap: 17, upper: 21, middle: 26 },
};

const SMALL_MONO: SheetDesign = { ...MONO, file: 'CARDS48.IMG', folder: 'mono48', geometry: SMALL };

const SMALL_COLOUR: SheetDesign = { ...COLOUR_16, file: 'CARDS48C.IMG', folder: 'colour48', geometry: SMALL };

const TINY: CardGeometry = {
  width: 40,
  height: 56,
  indexRank: { x: 2, y: 2 },
  indexPip: { x: 10, y: 3 },
  court: { x: 3, y: 3 },
  pipColumns: [6, 16, 25],
  pipRows: { top: 12, gap: 16, upper: 20, middle: 24 },
};

const TINY_MONO: SheetDesign = { ...MONO, file: 'CARDS40.IMG', folder: 'mono40', geometry: TINY };

const TINY_COLOUR: SheetDesign = { ...COLOUR_16, file: 'CARDS40C.IMG', folder: 'colour40', geometry: TINY };

/** All sheets, in the order in which they are built. */
export const DESIGNS: readonly SheetDesign[] = [
  MONO,
  COLOUR_16,
  COLOUR_256,
  MEDIUM,
  LOW,
  SMALL_MONO,
  SMALL_COLOUR,
  TINY_MONO,
  TINY_COLOUR,
];
