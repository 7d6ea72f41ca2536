import { DEFAULT_PALETTE } from './colours.ts';
import { CRTC, EGA_PORT, type Ega } from './ega.ts';
import { CHARACTER_LINES, COLUMNS, GLYPH_BYTES, ROWS } from './scanout.ts';
import { GRAPHICS, SEQUENCER } from './video-memory.ts';

/** Text of 80x25 characters, and 640x350 pixels in 16 colours (interrupt 10h, function 0). */
export const VIDEO_MODE = { text: 0x03, graphics: 0x10 } as const;

export type VideoMode = (typeof VIDEO_MODE)[keyof typeof VIDEO_MODE];

/** Where the processor sees the characters of the text mode and the pixels of the graphics mode. */
export const TEXT_SEGMENT = 0xb8000;
export const GRAPHICS_SEGMENT = 0xa0000;
/** The second page of the graphics mode lies so far behind the first one (FIDELITY §2.3). */
export const PAGE_BYTES = 0x8000;

/** Light grey on black: what the screen is cleared with in text mode. */
export const DOS_ATTRIBUTE = 0x07;

/** Registers of a mode, from index 0 of each chip (IBM Enhanced Graphics Adapter BIOS, mode tables). */
interface ModeTable {
  readonly sequencer: readonly number[];
  readonly graphics: readonly number[];
  /** Mode control, border, planes, panning: from index 10h on, behind the palette. */
  readonly attributes: readonly number[];
}

const TABLES: Readonly<Record<VideoMode, ModeTable>> = {
  [VIDEO_MODE.text]: {
    sequencer: [0x03, 0x01, 0x03, 0x00, 0x03],
    graphics: [0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x0e, 0x00, 0xff],
    attributes: [0x08, 0x00, 0x0f, 0x00],
  },
  [VIDEO_MODE.graphics]: {
    sequencer: [0x03, 0x01, 0x0f, 0x00, 0x06],
    graphics: [0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x05, 0x0f, 0xff],
    attributes: [0x01, 0x00, 0x0f, 0x00],
  },
};

/** A line of characters of 80 bytes and a line of pixels of 80 bytes are both 40 words. */
const LINE_WORDS = COLUMNS / 2;
/** The two lines of the cursor, at the foot of a character of 14. */
const CURSOR_LINES = { start: 0x0b, end: 0x0c };

/** The address of the palette before the screen; without it the screen shows the border's colour. */
const PALETTE_ON = 0x20;
const FIRST_ATTRIBUTE = 0x10;

const PLANE_2 = 0x04;
/** All 64 KB of a plane at 0xA0000, addresses as they come: how the BIOS reaches the character generator. */
const GENERATOR_WINDOW = { miscellaneous: 0x04, memoryMode: 0x06 };

/** Writes a register behind an index. */
function set(ega: Ega, indexPort: number, index: number, value: number): void {
  ega.writePort(indexPort, index);
  ega.writePort(indexPort + 1, value);
}

/**
 * Sets a mode as interrupt 10h, function 0 does: registers, default colours, empty memory; in text also the character
 * generator, with the cursor in the upper left corner.
 *
 * @param characters the card's characters, 256 times 14 bytes
 */
export function setVideoMode(ega: Ega, mode: VideoMode, characters: Uint8Array): void {
  const { sequencer, graphics, attributes } = TABLES[mode];
  ega.memory.clear();
  if (mode === VIDEO_MODE.text) loadCharacters(ega, characters);
  sequencer.forEach((value, index) => {
    set(ega, EGA_PORT.sequencerIndex, index, value);
  });
  graphics.forEach((value, index) => {
    set(ega, EGA_PORT.graphicsIndex, index, value);
  });
  const crtc: readonly (readonly [index: number, value: number])[] = [
    [CRTC.cursorStart, CURSOR_LINES.start],
    [CRTC.cursorEnd, CURSOR_LINES.end],
    [CRTC.startHigh, 0],
    [CRTC.startLow, 0],
    [CRTC.cursorHigh, 0],
    [CRTC.cursorLow, 0],
    [CRTC.offset, LINE_WORDS],
  ];
  for (const [index, value] of crtc) set(ega, EGA_PORT.crtcIndex, index, value);
  DEFAULT_PALETTE.forEach((colour, register) => {
    setAttribute(ega, register, colour);
  });
  attributes.forEach((value, i) => {
    setAttribute(ega, FIRST_ATTRIBUTE + i, value);
  });
  if (mode === VIDEO_MODE.text) clearText(ega);
}

/** Writes a register of the attribute controller and lets the palette be seen (interrupt 10h, function 10h). */
export function setAttribute(ega: Ega, register: number, value: number): void {
  ega.readPort(EGA_PORT.status);
  ega.writePort(EGA_PORT.attribute, register);
  ega.writePort(EGA_PORT.attribute, value);
  ega.writePort(EGA_PORT.attribute, PALETTE_ON);
}

/** Shows the memory from this address of the planes on (interrupt 10h, function 5). */
export function setStartAddress(ega: Ega, start: number): void {
  set(ega, EGA_PORT.crtcIndex, CRTC.startHigh, start >> 8);
  set(ega, EGA_PORT.crtcIndex, CRTC.startLow, start & 0xff);
}

/** Puts the cursor of the text mode under a character, counted from the upper left one (interrupt 10h, function 2). */
export function setCursorPlace(ega: Ega, place: number): void {
  set(ega, EGA_PORT.crtcIndex, CRTC.cursorHigh, place >> 8);
  set(ega, EGA_PORT.crtcIndex, CRTC.cursorLow, place & 0xff);
}

function loadCharacters(ega: Ega, characters: Uint8Array): void {
  set(ega, EGA_PORT.sequencerIndex, SEQUENCER.mapMask, PLANE_2);
  set(ega, EGA_PORT.sequencerIndex, SEQUENCER.memoryMode, GENERATOR_WINDOW.memoryMode);
  TABLES[VIDEO_MODE.graphics].graphics.forEach((value, index) => {
    set(ega, EGA_PORT.graphicsIndex, index, index === GRAPHICS.miscellaneous ? GENERATOR_WINDOW.miscellaneous : value);
  });
  characters.forEach((bits, i) => {
    const code = Math.floor(i / CHARACTER_LINES);
    ega.memory.write(GRAPHICS_SEGMENT + code * GLYPH_BYTES + (i % CHARACTER_LINES), bits);
  });
}

function clearText(ega: Ega): void {
  for (let place = 0; place < COLUMNS * ROWS; place++) {
    ega.memory.write(TEXT_SEGMENT + place * 2, 0x20);
    ega.memory.write(TEXT_SEGMENT + place * 2 + 1, DOS_ATTRIBUTE);
  }
}
