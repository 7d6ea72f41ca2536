import { turnPlanes } from '../bit-matrix.ts';
import { FOUR_PIXELS, PIXELS_OF_BYTE } from '../scanout.ts';
import { PLANE_BYTES } from './video-memory.ts';

/** Bytes of a line on the screen, each eight pixels. */
export const LINE_BYTES = 80;
/** Lines of the screen in all modes of the card that need its own monitor. */
export const LINES = 350;
/** Lines of a character. */
export const CHARACTER_LINES = 14;
export const COLUMNS = 80;
export const ROWS = LINES / CHARACTER_LINES;

/** Bytes of the character generator for one character, of which the first are used. */
export const GLYPH_BYTES = 32;

const OFFSET_BITS = PLANE_BYTES - 1;
const WORDS_PER_BYTE = 2;

/** The bit of an attribute for blinking. */
const BLINK = 0x80;

/** The byte of plane 1. */
const attributeOf = (bytes: number): number => (bytes >>> 16) & 0xff;

/** Which part of the memory the screen shows. */
export interface ScreenPlace {
  /** Address of the upper left corner in the planes; in text, character of it. */
  readonly start: number;
  /** Distance of two lines, in the same unit. */
  readonly pitch: number;
}

/**
 * Turns lines of the four planes into a byte per pixel.
 *
 * @param planes a byte of each plane for each address, plane 0 highest
 * @param pixels 32-bit view of the picture
 * @param top first line
 * @param bottom line after the last one
 */
export function scanOutPlanes(
  planes: Int32Array,
  { start, pitch }: ScreenPlace,
  pixels: Uint32Array,
  top: number,
  bottom: number,
): void {
  for (let line = top; line < bottom; line++) {
    const first = (start + line * pitch) & OFFSET_BITS;
    const end = Math.min(first + LINE_BYTES, PLANE_BYTES);
    const target = line * LINE_BYTES * WORDS_PER_BYTE;
    turnPlanes(planes, first, end, pixels, target);
    turnPlanes(planes, 0, first + LINE_BYTES - end, pixels, target + (end - first) * WORDS_PER_BYTE);
  }
}

/** What of the characters comes and goes. */
export interface TextState extends ScreenPlace {
  /** Bit 7 of an attribute is for blinking characters. */
  readonly blink: boolean;
  /** Blinking characters are in the dark half of their time. */
  readonly dark: boolean;
  /** Character under the cursor and the lines of it that the cursor covers; null where it does not show. */
  readonly cursor: { readonly place: number; readonly first: number; readonly last: number } | null;
}

/**
 * Turns characters into a byte per pixel: plane 0 holds their codes, plane 1 attributes, plane 2 the character
 * generator. Characters lie at even addresses, as the card places them in its text modes.
 *
 * @returns whether any character of the screen has the blink bit
 */
export function scanOutText(planes: Int32Array, state: TextState, pixels: Uint32Array): boolean {
  let blinking = false;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const place = state.start + row * state.pitch + column;
      const bytes = planes[(place * 2) & OFFSET_BITS];
      blinking ||= state.blink && (attributeOf(bytes) & BLINK) !== 0;
      drawCharacter(planes, state, place, pixels, (row * CHARACTER_LINES * LINE_BYTES + column) * WORDS_PER_BYTE);
    }
  }
  return blinking;
}

function drawCharacter(
  planes: Int32Array,
  { blink, dark, cursor }: TextState,
  place: number,
  pixels: Uint32Array,
  corner: number,
): void {
  const bytes = planes[(place * 2) & OFFSET_BITS];
  const glyph = (bytes >>> 24) * GLYPH_BYTES;
  const attribute = attributeOf(bytes);
  const paper = blink ? (attribute >> 4) & 7 : attribute >> 4;
  const change = (attribute & 15) ^ paper;
  const hidden = blink && dark && (attribute & BLINK) !== 0;
  const covered = cursor !== null && (cursor.place & OFFSET_BITS) === (place & OFFSET_BITS) ? cursor : null;
  const ground = paper * FOUR_PIXELS;
  for (let line = 0; line < CHARACTER_LINES; line++) {
    const underCursor = covered !== null && line >= covered.first && line <= covered.last;
    const glyphBits = hidden ? 0 : (planes[glyph + line] >>> 8) & 0xff;
    const bits = (underCursor ? 0xff : glyphBits) * WORDS_PER_BYTE;
    const target = corner + line * LINE_BYTES * WORDS_PER_BYTE;
    pixels[target] = ground ^ (PIXELS_OF_BYTE[bits] * change);
    pixels[target + 1] = ground ^ (PIXELS_OF_BYTE[bits + 1] * change);
  }
}
