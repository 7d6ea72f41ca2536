/** Red, green and blue as the VDI counts them, 0 to 1000 each. */
export type VdiColour = readonly [red: number, green: number, blue: number];

/**
 * How a machine writes a colour into a register (FIDELITY §2.1): ST and TT as $0RGB with three and four bits a gun, the
 * STE as $0RGB with the lowest of four bits in bit 3 of each digit, the Falcon as $RRGG00BB.
 */
export type ColourFormName = 'st' | 'ste' | 'tt' | 'falcon';

/** Colours to registers and back in one of the forms. */
export interface ColourForm {
  /** Bits that a register keeps. */
  readonly mask: number;
  /** How far the VDI counts from dark to the lowest level above it. */
  readonly vdiStep: number;
  /** What a register shows, as 0xRRGGBB. */
  rgb(register: number): number;
  /** The register for a colour; values outside 0 to 1000 count as the nearest of them, as `vs_color` has it. */
  fromVdi(colour: VdiColour): number;
  /** The colour of a register, as `vq_color` gives it. */
  toVdi(register: number): VdiColour;
}

/** One gun of a form: levels run from 0, dark, to the highest. */
interface Gun {
  /** Lowest bit of the gun's field in a register, for red, green and blue. */
  readonly places: readonly [number, number, number];
  readonly fieldMask: number;
  level(field: number): number;
  field(level: number): number;
  /** 0 to 255. */
  intensity(level: number): number;
  levelOfVdi(value: number): number;
  vdiOfLevel(level: number): number;
}

const DIGITS = [8, 4, 0] as const;

const unchanged = (value: number): number => value;
const fourBitIntensity = (level: number): number => level * 17;
const fourBitVdi = (level: number): number => Math.trunc((level * 1000 + 7) / 15);

/** Seven is full intensity, the scaling of the reference captures. */
const ST_GUN: Gun = {
  places: DIGITS,
  fieldMask: 0x7,
  level: unchanged,
  field: unchanged,
  intensity: (level) => Math.floor((level * 255) / 7),
  levelOfVdi: (value) => Math.trunc((value + 72) / 143),
  vdiOfLevel: (level) => Math.trunc((level * 1000) / 7),
};

const STE_GUN: Gun = {
  places: DIGITS,
  fieldMask: 0xf,
  level: (field) => ((field & 7) << 1) | (field >> 3),
  field: (level) => (level >> 1) | ((level & 1) << 3),
  intensity: fourBitIntensity,
  levelOfVdi: (value) => Math.trunc((value * 3 + 100) / 200),
  vdiOfLevel: fourBitVdi,
};

const TT_GUN: Gun = {
  places: DIGITS,
  fieldMask: 0xf,
  level: unchanged,
  field: unchanged,
  intensity: fourBitIntensity,
  levelOfVdi: (value) => Math.trunc((value * 15 + 500) / 1000),
  vdiOfLevel: fourBitVdi,
};

/** Programs write eight bits a gun, and all of them are shown, so that a colour stays the number that was asked for. */
const FALCON_GUN: Gun = {
  places: [24, 16, 0],
  fieldMask: 0xff,
  level: unchanged,
  field: unchanged,
  intensity: unchanged,
  levelOfVdi: (value) => Math.trunc((value * 255 + 500) / 1000),
  vdiOfLevel: (level) => Math.trunc((level * 1000 + 128) / 255),
};

/** The register of a Falcon that shows a colour 0xRRGGBB. */
export function falconRegister(rgb: number): number {
  return (((rgb & 0xffff00) << 8) | (rgb & 0xff)) >>> 0;
}

export const COLOUR_FORMS: Readonly<Record<ColourFormName, ColourForm>> = {
  st: colourForm(ST_GUN),
  ste: colourForm(STE_GUN),
  tt: colourForm(TT_GUN),
  falcon: colourForm(FALCON_GUN),
};

function colourForm(gun: Gun): ColourForm {
  const [red, green, blue] = gun.places;
  const level = (register: number, place: number): number => gun.level((register >>> place) & gun.fieldMask);
  const pack = (fields: readonly [number, number, number]): number =>
    ((fields[0] << red) | (fields[1] << green) | (fields[2] << blue)) >>> 0;
  const fieldOfVdi = (value: number): number => gun.field(gun.levelOfVdi(Math.min(1000, Math.max(0, value))));
  return {
    mask: pack([gun.fieldMask, gun.fieldMask, gun.fieldMask]),
    vdiStep: gun.vdiOfLevel(1),
    rgb: (register) =>
      (gun.intensity(level(register, red)) << 16) |
      (gun.intensity(level(register, green)) << 8) |
      gun.intensity(level(register, blue)),
    fromVdi: (colour) => pack([fieldOfVdi(colour[0]), fieldOfVdi(colour[1]), fieldOfVdi(colour[2])]),
    toVdi: (register) => [
      gun.vdiOfLevel(level(register, red)),
      gun.vdiOfLevel(level(register, green)),
      gun.vdiOfLevel(level(register, blue)),
    ],
  };
}
