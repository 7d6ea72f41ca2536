import { ChangeReports } from '../change-reports.ts';
import type { Clock } from '../clock.ts';
import { DirtyLines } from '../dirty-lines.ts';
import type { Display, Frame } from '../display.ts';
import { FrameCounter } from '../frame-counter.ts';
import { AttributeController } from './attribute-controller.ts';
import { IndexedRegisters } from './indexed-registers.ts';
import {
  CHARACTER_LINES,
  LINE_BYTES,
  LINES,
  ROWS,
  type ScreenPlace,
  scanOutPlanes,
  scanOutText,
  type TextState,
} from './scanout.ts';
import { PLANE_BYTES, VideoMemory } from './video-memory.ts';

/** Ports of the card on a colour monitor (IBM Enhanced Graphics Adapter). */
export const EGA_PORT = {
  attribute: 0x3c0,
  sequencerIndex: 0x3c4,
  sequencer: 0x3c5,
  graphicsIndex: 0x3ce,
  graphics: 0x3cf,
  crtcIndex: 0x3d4,
  crtc: 0x3d5,
  status: 0x3da,
} as const;

/** Registers of the CRT controller that matter here; the others are fixed with the picture's 350 lines. */
export const CRTC = {
  cursorStart: 0x0a,
  cursorEnd: 0x0b,
  startHigh: 0x0c,
  startLow: 0x0d,
  cursorHigh: 0x0e,
  cursorLow: 0x0f,
  offset: 0x13,
} as const;

/** All registers of the CRT controller have eight bits, but for the lines of the cursor. */
const CRTC_BITS = Array.from({ length: 0x19 }, (_, index) =>
  index === CRTC.cursorStart || index === CRTC.cursorEnd ? 0x1f : 0xff,
);

/** Dots of a line and lines of a picture with their blanks; 80 characters of the 93 are shown (FIDELITY §2.3). */
const DOT_CLOCK_HZ = 16_257_000;
const LINE_CHARACTERS = 93;
const LINE_DOTS = LINE_CHARACTERS * 8;
const PICTURE_LINES = 366;
/** The retrace pulse begins with the first line that is not shown and lasts 13 (mode tables, CRTC index 10 and 11). */
const RETRACE_END = LINES + 13;

/** The cursor is 8 pictures light and 8 dark, blinking characters 16 and 16 (CRT and attribute controller). */
const CURSOR_FRAMES = 8;
const CHARACTER_FRAMES = 16;

const STATUS_BLANK = 0x01;
const STATUS_RETRACE = 0x08;
const OPEN_BUS = 0xff;

/** Within a picture, the time that its shown lines take. */
const SHOWN = LINES / PICTURE_LINES;

/**
 * The Enhanced Graphics Adapter with 256 KB and its own monitor of 350 lines: mode 10h with 640x350 pixels in 16 of 64
 * colours, and text of 80x25 characters. Whoever writes memory and registers need not say so; the card sees it.
 */
export class Ega implements Display {
  readonly width = LINE_BYTES * 8;
  readonly height = LINES;
  /** The nearest small whole numbers to 0.729, with which 350 lines fill a tube of 4:3 (FIDELITY §2.3). */
  readonly pixelAspect = { x: 3, y: 4 };
  readonly refreshHz: number = DOT_CLOCK_HZ / (LINE_DOTS * PICTURE_LINES);
  readonly memory: VideoMemory = new VideoMemory((offset, count) => this.#written(offset, count));
  readonly #crtc = new IndexedRegisters(CRTC_BITS, () => this.#followRegisters());
  readonly #attributes = new AttributeController();
  readonly #frames: FrameCounter;
  readonly #changes = new ChangeReports();
  readonly #hooks = new Set<() => void>();
  readonly #dirty = new DirtyLines(LINES);
  readonly #frame: Frame;
  readonly #pixels: Uint32Array;
  #place: ScreenPlace = { start: 0, pitch: 0 };
  #graphics = false;
  #endBlink = (): void => undefined;

  /** @param clock what the blinking and the retrace go by */
  constructor(clock: Clock) {
    this.#frames = new FrameCounter(clock, this.refreshHz);
    const pixels = new Uint8Array(this.width * this.height);
    this.#pixels = new Uint32Array(pixels.buffer);
    this.#frame = { width: this.width, height: this.height, pixels, palette: this.#attributes.palette };
  }

  /** Writes a port of the card; others are ignored. */
  writePort(port: number, value: number): void {
    const { sequencer, graphics } = this.memory;
    if (port === EGA_PORT.sequencerIndex) sequencer.index = value;
    else if (port === EGA_PORT.sequencer) sequencer.write(value);
    else if (port === EGA_PORT.graphicsIndex) graphics.index = value;
    else if (port === EGA_PORT.graphics) graphics.write(value);
    else if (port === EGA_PORT.crtcIndex) this.#crtc.index = value;
    else if (port === EGA_PORT.crtc) this.#crtc.write(value);
    else if (port === EGA_PORT.attribute) {
      this.#attributes.write(value);
      this.#followRegisters();
    }
  }

  /**
   * Reads a port: the status, or the places of screen and cursor. The other registers of the card cannot be read, as with
   * the original.
   */
  readPort(port: number): number {
    if (port === EGA_PORT.status) {
      this.#attributes.expectIndex();
      return this.#status();
    }
    const { index } = this.#crtc;
    const readable = index >= CRTC.startHigh && index <= CRTC.cursorLow;
    return port === EGA_PORT.crtc && readable ? this.#crtc.value(index) : OPEN_BUS;
  }

  /**
   * Runs `run` once, when the next vertical retrace begins: where programs change pages and move what they animate.
   *
   * @returns a function that cancels the run
   */
  atRetrace(run: () => void): () => void {
    return this.#frames.at(this.#frames.next(SHOWN), run);
  }

  scanOut(): Frame {
    this.#changes.settle(() => {
      for (const hook of [...this.#hooks]) hook();
      if (this.#graphics) {
        this.#dirty.takeRuns((top, bottom) =>
          scanOutPlanes(this.memory.planes, this.#place, this.#pixels, top, bottom),
        );
      } else this.#scanOutText();
    });
    return this.#frame;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.onChange(listener);
  }

  /**
   * Runs `hook` before each picture, where the mouse pointer is drawn.
   *
   * @returns a function that takes the hook away
   */
  beforeScanOut(hook: () => void): () => void {
    this.#hooks.add(hook);
    return () => {
      this.#hooks.delete(hook);
    };
  }

  /** Asks for a picture although no memory was written, because a `beforeScanOut` hook will want to write some. */
  requestScanOut(): void {
    this.#changes.report();
  }

  /** Text is made anew whenever anything of it changes, since the cursor's time is part of it. */
  #scanOutText(): void {
    const { frame } = this.#frames;
    const first = this.#crtc.value(CRTC.cursorStart);
    const last = this.#crtc.value(CRTC.cursorEnd);
    const place = this.#crtcWord(CRTC.cursorHigh);
    const { start, pitch } = this.#place;
    const cursorShows = first <= last && first < CHARACTER_LINES && place >= start && place < start + ROWS * pitch;
    const light = frame % (2 * CURSOR_FRAMES) < CURSOR_FRAMES;
    const state: TextState = {
      ...this.#place,
      blink: this.#attributes.blink,
      dark: frame % (2 * CHARACTER_FRAMES) >= CHARACTER_FRAMES,
      cursor: cursorShows && light ? { place, first, last } : null,
    };
    const blinking = scanOutText(this.memory.planes, state, this.#pixels);
    this.#endBlink();
    if (!blinking && !cursorShows) return;
    const next = (Math.floor(frame / CURSOR_FRAMES) + 1) * CURSOR_FRAMES;
    this.#endBlink = this.#frames.at(next, () => this.#changes.report());
  }

  #followRegisters(): void {
    const start = this.#crtcWord(CRTC.startHigh);
    const pitch = this.#crtc.value(CRTC.offset) * 2;
    const { graphics } = this.#attributes;
    const moved = start !== this.#place.start || pitch !== this.#place.pitch || graphics !== this.#graphics;
    if (moved) {
      this.#place = { start, pitch };
      this.#graphics = graphics;
      this.#dirty.mark(0, LINES);
      this.#endBlink();
    }
    this.#changes.report();
  }

  #crtcWord(high: number): number {
    return (this.#crtc.value(high) << 8) | this.#crtc.value(high + 1);
  }

  /**
   * Marks the lines that show the bytes; those of a page that is not shown change nothing. In text all bytes count, since
   * the character generator is among them.
   */
  #written(offset: number, count: number): void {
    if (this.#graphics && !this.#markShown(offset, count)) return;
    this.#changes.report();
  }

  /** @returns whether any of the bytes is shown */
  #markShown(offset: number, count: number): boolean {
    const { start, pitch } = this.#place;
    if (pitch < LINE_BYTES) {
      this.#dirty.mark(0, LINES);
      return true;
    }
    const shown = pitch * LINES;
    const first = (offset - start) & (PLANE_BYTES - 1);
    const wrapped = first + count - PLANE_BYTES;
    if (first < shown) this.#dirty.mark(Math.floor(first / pitch), Math.floor((first + count - 1) / pitch) + 1);
    if (wrapped > 0) this.#dirty.mark(0, Math.floor((wrapped - 1) / pitch) + 1);
    return first < shown || wrapped > 0;
  }

  #status(): number {
    const picture = this.#frames.time;
    const line = (picture - Math.floor(picture)) * PICTURE_LINES;
    const blank = line >= LINES || (line - Math.floor(line)) * LINE_CHARACTERS >= LINE_BYTES;
    const retrace = line >= LINES && line < RETRACE_END;
    return (blank ? STATUS_BLANK : 0) | (retrace ? STATUS_RETRACE : 0);
  }
}
