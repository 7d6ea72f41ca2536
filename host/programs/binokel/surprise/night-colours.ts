import { type EgaPicture, pictureOf } from '../../../dos/picture.ts';

/** Pixel values of the night scene; the eight from `firework` on are the rings of the fireworks. */
export const NIGHT = {
  black: 0,
  sky: 1,
  green: 2,
  grey: 3,
  brown: 4,
  peach: 5,
  white: 6,
  yellow: 7,
  firework: 8,
} as const;

/** How many pixel values the fireworks have. */
export const RINGS = 8;

const SKY = 0x08;

/** Registers of the night with all fireworks out: 000000 000055 005500 555555 AA5500 FFAA55 FFFFFF FFFF55, then sky. */
export const NIGHT_REGISTERS: readonly number[] = [
  ...[0x00, SKY, 0x10, 0x38, 0x14, 0x2e, 0x3f, 0x3e],
  ...new Array<number>(RINGS).fill(SKY),
];

/** Every register dark. */
export const DARK: readonly number[] = new Array<number>(16).fill(0);

/** Registers of a firework from bright to nearly out; each hue fades towards the sky. */
const HUES: readonly (readonly number[])[] = [
  [0x3f, 0x3e, 0x26, 0x04],
  [0x3f, 0x1b, 0x03, 0x01],
  [0x3e, 0x1a, 0x02, 0x10],
  [0x3f, 0x2f, 0x2d, 0x05],
  [0x3e, 0x2e, 0x14, 0x20],
  [0x3f, 0x3b, 0x39, 0x01],
];

/** The registers at a step of the fireworks: ring after ring lights up and goes out; a hue lasts for one round. */
export function fireworkRegisters(step: number): number[] {
  const registers = [...NIGHT_REGISTERS];
  HUES[0].forEach((_, age) => {
    const lit = step - age;
    if (lit < 0) return;
    const hue = HUES[Math.floor(lit / RINGS) % HUES.length];
    registers[NIGHT.firework + (lit % RINGS)] = hue[age];
  });
  return registers;
}

/** All rings lit at once, each in a colour of its own: fireworks that stand still. */
export function stillRegisters(): number[] {
  const lit = Array.from({ length: RINGS }, (_, ring) => HUES[ring % HUES.length][1 + (ring >> 2)]);
  return [...NIGHT_REGISTERS.slice(0, NIGHT.firework), ...lit];
}

/** How many steps a gun has from full to dark. */
export const FADE_STEPS = 3;

/** Six bits of a palette register, darker by some of the three steps of each gun. */
export function faded(register: number, steps: number): number {
  let darker = 0;
  for (const gun of [0, 1, 2]) {
    const strong = (register >> gun) & 1;
    const weak = (register >> (gun + 3)) & 1;
    const level = Math.max(0, 2 * strong + weak - steps);
    darker |= (level >> 1) << gun;
    darker |= (level & 1) << (gun + 3);
  }
  return darker;
}

/** Pixel values of the screens, by index, in the colours of the night. */
const BY_NIGHT: readonly number[] = [
  NIGHT.black,
  NIGHT.grey,
  NIGHT.green,
  NIGHT.white,
  NIGHT.brown,
  NIGHT.grey,
  NIGHT.brown,
  NIGHT.white,
  NIGHT.grey,
  NIGHT.grey,
  NIGHT.green,
  NIGHT.peach,
  NIGHT.peach,
  NIGHT.black,
  NIGHT.yellow,
  NIGHT.white,
];

/** A value of {@link pixelsOf} that does not show. */
const CLEAR = 16;

/** Pixel values of a picture; 16 where nothing shows. */
function pixelsOf({ width, height, pitch, planes, mask }: EgaPicture): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const x = i % width;
    const at = ((i - x) / width) * pitch + (x >> 3);
    const bit = 7 - (x & 7);
    if (((mask[at] >> bit) & 1) === 0) return CLEAR;
    let value = 0;
    for (let plane = 0; plane < planes.length; plane++) value |= ((planes[plane][at] >> bit) & 1) << plane;
    return value;
  });
}

/** A picture of the screens in the colours of the night. */
export function byNight(picture: EgaPicture): EgaPicture {
  const pixels = pixelsOf(picture).map((value) => (value === CLEAR ? CLEAR : BY_NIGHT[value]));
  return pictureOf({ width: picture.width, height: picture.height, pixels }, CLEAR);
}

/** A picture made narrower, as a card that turns: one for each width. */
export function narrowed(picture: EgaPicture, widths: readonly number[]): ReadonlyMap<number, EgaPicture> {
  const pixels = pixelsOf(picture);
  const narrow = (width: number): EgaPicture => {
    const kept = Uint8Array.from({ length: width * picture.height }, (_, i) => {
      const x = i % width;
      const line = (i - x) / width;
      return pixels[line * picture.width + Math.floor(((x + 0.5) * picture.width) / width)];
    });
    return pictureOf({ width, height: picture.height, pixels: kept }, CLEAR);
  };
  return new Map(widths.map((width) => [width, narrow(width)]));
}
