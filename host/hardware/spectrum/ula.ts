import { ChangeReports } from '../change-reports.ts';
import { SoundReports } from '../chip-sound.ts';
import type { Clock } from '../clock.ts';
import { DirtyLines } from '../dirty-lines.ts';
import type { Display, Frame } from '../display.ts';
import { FrameCounter } from '../frame-counter.ts';
import { PICTURE, paintBorder, paintStripes } from './border.ts';
import { type Calibration, PALETTES } from './colours.ts';
import { scanOutCells } from './scanout.ts';
import { ATTRIBUTES, attributeAddress, FLASH, lineOfAddress, PIXELS, SCREEN, SCREEN_END } from './screen-memory.ts';
import { CPU_HZ, PICTURE_T } from './timing.ts';
import { PORT_FE, type UlaSignal } from './ula-signal.ts';

/** Cells that flash change ink and paper after so many pictures (FIDELITY §2.4). */
const FLASH_FRAMES = 16;
const CELL_LINES = 8;

/** A signal that is being written, and when it began, in T-states since the machine was switched on. */
interface Running {
  readonly signal: UlaSignal;
  readonly begun: number;
  readonly before: number;
}

/**
 * The Spectrum's ULA: makes the picture of screen memory, draws the border, drives the beeper. Who writes memory need not
 * say so; the ULA sees it.
 */
export class Ula implements Display {
  readonly width = PICTURE.width;
  readonly height = PICTURE.height;
  /** Square, and shown in at least two by two. */
  readonly pixelAspect = { x: 2, y: 2 };
  readonly refreshHz: number = CPU_HZ / PICTURE_T;
  readonly sound = new SoundReports();
  readonly #memory: Uint8Array;
  readonly #frames: FrameCounter;
  readonly #changes = new ChangeReports();
  readonly #dirty = new DirtyLines(SCREEN.height);
  readonly #frame: Frame;
  readonly #pixels: Uint32Array;
  readonly #palette = new Uint32Array(16);
  #border: number;
  #paintedBorder = -1;
  #running: Running | null = null;
  #flashed = false;
  #endFlash = (): void => undefined;
  #endSignal = (): void => undefined;

  /**
   * @param memory all 64 KB of the machine
   * @param clock what flashing and signals go by
   */
  constructor(memory: Uint8Array, clock: Clock) {
    this.#memory = memory;
    this.#frames = new FrameCounter(clock, this.refreshHz);
    const pixels = new Uint8Array(this.width * this.height);
    this.#pixels = new Uint32Array(pixels.buffer);
    this.#frame = { width: this.width, height: this.height, pixels, palette: this.#palette };
    this.#palette.set(PALETTES.pure);
    this.#border = 7;
  }

  /** Colour of the border, 0 to 7, at this time. */
  get border(): number {
    const running = this.#running;
    if (running === null) return this.#border;
    const written = running.signal.written(this.#now() - running.begun);
    return written === 0 ? running.before : running.signal.values[written - 1] & PORT_FE.border;
  }

  /** Writes port FE at this time: the border changes. A signal that is being written ends. */
  writePort(value: number): void {
    this.stop();
    this.#border = value & PORT_FE.border;
    this.#changes.report();
  }

  /**
   * Begins to write a signal: the beeper sounds, and the border shows its colours where the beam is when they are written.
   * The last one stays.
   */
  play(signal: UlaSignal): void {
    const before = this.border;
    this.stop();
    this.#running = { signal, begun: this.#now(), before };
    this.sound.play(signal);
    this.#followSignal();
    this.#changes.report();
  }

  /** Ends a signal before its time; the border keeps its present colour. */
  stop(): void {
    if (this.#running === null) return;
    this.#settleSignal();
    this.sound.silence();
    this.#changes.report();
  }

  /** Shows the colours in another calibration. */
  setCalibration(calibration: Calibration): void {
    this.#palette.set(PALETTES[calibration]);
    this.#changes.report();
  }

  /** A byte of memory was written. */
  written(address: number): void {
    if (address < PIXELS || address >= SCREEN_END) return;
    if (address < ATTRIBUTES) {
      const line = lineOfAddress(address);
      this.#dirty.mark(line, line + 1);
    } else this.#markRow((address - ATTRIBUTES) >> 5);
    this.#changes.report();
  }

  scanOut(): Frame {
    this.#changes.settle(() => {
      this.#followFlash();
      this.#dirty.takeRuns((top, bottom) => scanOutCells(this.#memory, this.#flashed, this.#pixels, top, bottom));
      this.#drawBorder();
    });
    return this.#frame;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.onChange(listener);
  }

  #drawBorder(): void {
    const running = this.#running;
    if (running !== null) {
      const start = this.#frames.frame * PICTURE_T - running.begun;
      paintStripes(this.#pixels, running.signal, running.before, start);
      this.#paintedBorder = -1;
    } else if (this.#paintedBorder !== this.#border) {
      paintBorder(this.#pixels, this.#border);
      this.#paintedBorder = this.#border;
    }
  }

  /** Marks the cells that flash when they change, and asks the clock for their next change. */
  #followFlash(): void {
    const phase = Math.floor(this.#frames.frame / FLASH_FRAMES);
    const flashed = phase % 2 === 1;
    const changed = flashed !== this.#flashed;
    this.#flashed = flashed;
    this.#endFlash();
    let flashes = false;
    for (let row = 0; row < SCREEN.rows; row++) {
      const first = attributeAddress(0, row);
      if (!this.#memory.subarray(first, first + SCREEN.columns).some((attribute) => attribute >= FLASH)) continue;
      flashes = true;
      if (changed) this.#markRow(row);
    }
    if (flashes) this.#endFlash = this.#frames.at((phase + 1) * FLASH_FRAMES, () => this.#changes.report());
  }

  /** While a signal is written, every picture is another one. */
  #followSignal(): void {
    const running = this.#running;
    if (running === null) return;
    const end = (running.begun + running.signal.end) / PICTURE_T;
    const next = this.#frames.next(0);
    this.#endSignal = this.#frames.at(Math.min(end, next), () => {
      if (next < end) this.#followSignal();
      else this.#settleSignal();
      this.#changes.report();
    });
  }

  #settleSignal(): void {
    this.#border = this.border;
    this.#running = null;
    this.#endSignal();
  }

  #markRow(row: number): void {
    this.#dirty.mark(row * CELL_LINES, (row + 1) * CELL_LINES);
  }

  /** T-states since the machine was switched on. */
  #now(): number {
    return this.#frames.time * PICTURE_T;
  }
}
