/** The screen modes whose names the command line knows (CLI, "Modes"). */
export type StMode = 'st-high' | 'st-medium' | 'st-low' | 'tt-medium';

/** What a screen mode fixes (FIDELITY §1.1, §2.1). */
export interface StModeFacts {
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  /** Words of one line in one plane. */
  readonly wordsPerLine: number;
  /** Character cell of the system font in this mode. */
  readonly cell: { readonly w: number; readonly h: number };
  readonly pixelAspect: { readonly x: number; readonly y: number };
  /** Size of a pixel in micrometres, as the VDI reports it. */
  readonly pixelMicrometres: { readonly x: number; readonly y: number };
  readonly refreshHz: number;
  /** Form of the colour registers: three or four bits a channel. */
  readonly colourRegisters: 'st' | 'tt';
  /** Start values of the colour registers, $0RGB. */
  readonly colours: readonly number[];
}

/** Colours of the ST after a reset; register 0 is white, the last one black (FIDELITY §2.1). */
const ST_COLOURS: readonly number[] = [
  0x777, 0x700, 0x070, 0x770, 0x007, 0x707, 0x077, 0x555, 0x333, 0x733, 0x373, 0x773, 0x337, 0x737, 0x377, 0x000,
];

/** Colours of the TT after a reset, 4 bits a channel in plain order. */
const TT_COLOURS: readonly number[] = [
  0xfff, 0xf00, 0x0f0, 0xff0, 0x00f, 0xf0f, 0x0ff, 0xaaa, 0x666, 0xf99, 0x9f9, 0xff9, 0x99f, 0xf9f, 0x9ff, 0x000,
];

export const ST_MODES: Readonly<Record<StMode, StModeFacts>> = {
  'st-high': {
    width: 640,
    height: 400,
    planes: 1,
    wordsPerLine: 40,
    cell: { w: 8, h: 16 },
    pixelAspect: { x: 1, y: 1 },
    pixelMicrometres: { x: 372, y: 372 },
    refreshHz: 71.475,
    colourRegisters: 'st',
    colours: [0x777, 0x000],
  },
  'st-medium': {
    width: 640,
    height: 200,
    planes: 2,
    wordsPerLine: 40,
    cell: { w: 8, h: 8 },
    pixelAspect: { x: 1, y: 2 },
    pixelMicrometres: { x: 169, y: 372 },
    refreshHz: 50.0527,
    colourRegisters: 'st',
    colours: [0x777, 0x700, 0x070, 0x000],
  },
  'st-low': {
    width: 320,
    height: 200,
    planes: 4,
    wordsPerLine: 20,
    cell: { w: 8, h: 8 },
    pixelAspect: { x: 1, y: 1 },
    pixelMicrometres: { x: 338, y: 372 },
    refreshHz: 50.0527,
    colourRegisters: 'st',
    colours: ST_COLOURS,
  },
  'tt-medium': {
    width: 640,
    height: 480,
    planes: 4,
    wordsPerLine: 40,
    cell: { w: 8, h: 16 },
    pixelAspect: { x: 1, y: 1 },
    pixelMicrometres: { x: 278, y: 278 },
    refreshHz: 60,
    colourRegisters: 'tt',
    colours: TT_COLOURS,
  },
};
