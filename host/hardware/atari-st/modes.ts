import { defaultPalette } from '../../formats/default-palettes.ts';
import { COLOUR_FORMS, type ColourFormName, falconRegister } from './colour-forms.ts';

/** The screen modes of the ST family, by the names of the command line (CLI, "Modes"). */
export type StMode = 'st-high' | 'st-medium' | 'st-low' | 'tt-medium' | 'tt-high' | 'falcon-256' | 'large-mono';

/** What a screen mode fixes (FIDELITY §1.1, §2.1). */
export interface StModeFacts {
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  /** Words of one line in one plane. */
  readonly wordsPerLine: number;
  /** Character cell of the system font in this mode. */
  readonly cell: { readonly w: number; readonly h: number };
  /**
   * Shape of a pixel, and at the same time the least number of the page's pixels for one: 2:2 is square and makes
   * 320x200 as large as the other modes of the ST.
   */
  readonly pixelAspect: { readonly x: number; readonly y: number };
  /** Size of a pixel in micrometres, as the VDI reports it. */
  readonly pixelMicrometres: { readonly x: number; readonly y: number };
  readonly refreshHz: number;
  /** Form of the colour registers. */
  readonly colourForm: ColourFormName;
  /** Start values of the colour registers, in their form. */
  readonly colours: readonly number[];
}

/** Width and height of a screen in pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** What a machine can have beside its mode. */
export interface StOptions {
  /** Colour registers of the STE, with four bits a gun, in the modes of the ST; default the ST's three bits. */
  readonly ste?: boolean;
  /** Size of the screen `large-mono`; the width is a multiple of 16. */
  readonly size?: ScreenSize;
}

/** A size that no screen has: too small, too large, not in whole words, or asked for in a mode that has its own. */
export class ScreenSizeError extends Error {
  override readonly name = 'ScreenSizeError';
  readonly mode: StMode;
  readonly width: number;
  readonly height: number;

  constructor(mode: StMode, width: number, height: number) {
    super(`${mode} has no screen of ${width}x${height} pixels`);
    this.mode = mode;
    this.width = width;
    this.height = height;
  }
}

/** The least and the largest screen whose size may be chosen; programs were written for at least 640x400. */
export const LEAST_SIZE: ScreenSize = { width: 640, height: 400 };
export const LARGEST_SIZE: ScreenSize = { width: 4096, height: 4096 };
/** A line is whole words of this many pixels. */
export const WORD_PIXELS = 16;

/** Colours of the ST after a reset; register 0 is white, the last one black (FIDELITY §2.1). */
const ST_COLOURS: readonly number[] = [
  0x777, 0x700, 0x070, 0x770, 0x007, 0x707, 0x077, 0x555, 0x333, 0x733, 0x373, 0x773, 0x337, 0x737, 0x377, 0x000,
];

/** Colours of the TT after a reset, 4 bits a channel in plain order. */
const TT_COLOURS: readonly number[] = [
  0xfff, 0xf00, 0x0f0, 0xff0, 0x00f, 0xf0f, 0x0ff, 0xaaa, 0x666, 0xf99, 0x9f9, 0xff9, 0x99f, 0xf9f, 0x9ff, 0x000,
];

const SQUARE = { x: 1, y: 1 };
const HIGH_CELL = { w: 8, h: 16 };
const LOW_CELL = { w: 8, h: 8 };
const PAL_HZ = 50.0527;
const MONO_HZ = 71.475;

/** Common to the one-plane screens of any size. */
const MONOCHROME = { planes: 1, cell: HIGH_CELL, pixelAspect: SQUARE } as const;

export const ST_MODES: Readonly<Record<StMode, StModeFacts>> = {
  'st-high': {
    ...MONOCHROME,
    ...sized(640, 400),
    pixelMicrometres: { x: 372, y: 372 },
    refreshHz: MONO_HZ,
    colourForm: 'st',
    colours: [0x777, 0x000],
  },
  'st-medium': {
    ...sized(640, 200),
    planes: 2,
    cell: LOW_CELL,
    pixelAspect: { x: 1, y: 2 },
    pixelMicrometres: { x: 169, y: 372 },
    refreshHz: PAL_HZ,
    colourForm: 'st',
    colours: [0x777, 0x700, 0x070, 0x000],
  },
  'st-low': {
    ...sized(320, 200),
    planes: 4,
    cell: LOW_CELL,
    pixelAspect: { x: 2, y: 2 },
    pixelMicrometres: { x: 338, y: 372 },
    refreshHz: PAL_HZ,
    colourForm: 'st',
    colours: ST_COLOURS,
  },
  'tt-medium': {
    ...sized(640, 480),
    planes: 4,
    cell: HIGH_CELL,
    pixelAspect: SQUARE,
    pixelMicrometres: { x: 278, y: 278 },
    refreshHz: 60,
    colourForm: 'tt',
    colours: TT_COLOURS,
  },
  'tt-high': {
    ...MONOCHROME,
    ...sized(1280, 960),
    pixelMicrometres: { x: 278, y: 278 },
    refreshHz: 72,
    colourForm: 'tt',
    colours: [0xfff, 0x000],
  },
  'falcon-256': {
    ...sized(640, 480),
    planes: 8,
    cell: HIGH_CELL,
    pixelAspect: SQUARE,
    pixelMicrometres: { x: 278, y: 278 },
    refreshHz: 60,
    colourForm: 'falcon',
    colours: Array.from(defaultPalette(8, { palette256: 'falcon' }, false), falconRegister),
  },
  'large-mono': {
    ...MONOCHROME,
    ...sized(1280, 1024),
    pixelMicrometres: { x: 372, y: 372 },
    refreshHz: MONO_HZ,
    colourForm: 'st',
    colours: [0x777, 0x000],
  },
};

/**
 * The facts of a mode on a machine with these options.
 *
 * @throws ScreenSizeError
 */
export function modeFacts(mode: StMode, options: StOptions = {}): StModeFacts {
  const facts = mode.startsWith('st-') && options.ste === true ? withSteColours(ST_MODES[mode]) : ST_MODES[mode];
  if (options.size === undefined) return facts;
  const { width, height } = options.size;
  if (mode !== 'large-mono' || !isScreenSize(options.size)) throw new ScreenSizeError(mode, width, height);
  return { ...facts, ...sized(width, height) };
}

/** The option that makes a difference to the picture of a mode, or null. */
export function optionOf(mode: StMode): keyof StOptions | null {
  if (mode === 'large-mono') return 'size';
  return mode === 'st-medium' || mode === 'st-low' ? 'ste' : null;
}

/** Whether the large screen can have this size. */
export function isScreenSize({ width, height }: ScreenSize): boolean {
  const large = width >= LEAST_SIZE.width && height >= LEAST_SIZE.height;
  const possible = width <= LARGEST_SIZE.width && height <= LARGEST_SIZE.height;
  return large && possible && width % WORD_PIXELS === 0 && Number.isInteger(height);
}

/** The size with the nearest width of whole words. */
export function inWholeWords({ width, height }: ScreenSize): ScreenSize {
  return { width: Math.round(width / WORD_PIXELS) * WORD_PIXELS, height };
}

function sized(width: number, height: number): Pick<StModeFacts, 'width' | 'height' | 'wordsPerLine'> {
  return { width, height, wordsPerLine: width / WORD_PIXELS };
}

/** The colours of the ST as the STE comes nearest to them. */
function withSteColours(facts: StModeFacts): StModeFacts {
  const colours = facts.colours.map((register) => COLOUR_FORMS.ste.fromVdi(COLOUR_FORMS.st.toVdi(register)));
  return { ...facts, colourForm: 'ste', colours };
}
