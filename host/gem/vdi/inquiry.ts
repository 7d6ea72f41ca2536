import type { StModeFacts } from '../../hardware/atari-st/modes.ts';

/** Colours that the palettes of the ST family offer; 0 stands for more than the word can say. */
const PALETTE_SIZE = 4096;

/** Heights and widths that `v_opnvwk` names besides the size of the screen: characters, lines, markers, in pixels. */
const SIZE_LIMITS = [5, 4, 7, 13, 1, 0, 40, 0, 15, 11, 120, 88];

/** The ten generalized drawing primitives and the attributes that each of them takes. */
const PRIMITIVES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PRIMITIVE_ATTRIBUTES = [3, 0, 3, 3, 3, 0, 3, 0, 3, 2];

/** Five text effects, as bits. */
const TEXT_EFFECTS = 31;
const NO_LIMIT = -1;

/** What `v_opnvwk` returns about a screen: the 57 words of its work_out array (Atari ST VDI documentation). */
export function workOut(facts: StModeFacts): readonly number[] {
  const { width, height, planes, pixelMicrometres: pixel } = facts;
  const pens = 1 << planes;
  const colour = planes > 1;
  const paletteSize = planes === 1 ? 2 : pens > 16 ? 0 : PALETTE_SIZE;
  return [
    ...[width - 1, height - 1, 0, pixel.x, pixel.y],
    ...[3, 7, 0, 6, 8, 1, 24, 12, pens, PRIMITIVES.length],
    ...PRIMITIVES,
    ...PRIMITIVE_ATTRIBUTES,
    ...[colour ? 1 : 0, 1, 1, 0, paletteSize],
    ...[2, 1, 1, 1, 2],
    ...SIZE_LIMITS,
  ];
}

/** What `vq_extnd` adds to it: the 57 words of the extended inquiry. Numbers of points and characters have no limit. */
export function extendedWorkOut(facts: StModeFacts): readonly number[] {
  const { width, height, planes } = facts;
  const words = new Array<number>(57).fill(0);
  const first = [4, 1, TEXT_EFFECTS, 0, planes, planes > 1 ? 1 : 0, 50, 1, 1, 4, 2, 1, 0, 0, NO_LIMIT, NO_LIMIT, 1];
  first.forEach((word, i) => {
    words[i] = word;
  });
  words[47] = width - 1;
  words[48] = height - 1;
  return words;
}
