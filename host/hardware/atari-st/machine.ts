import type { Display } from '../display.ts';
import { Ikbd } from './ikbd.ts';
import { ST_MODES, type StMode, type StModeFacts } from './modes.ts';
import { Shifter } from './shifter.ts';

/**
 * An Atari ST as far as its programs can see it: screen memory, the picture made of it, mouse and keyboard. Programs
 * write the memory and say which lines they wrote.
 */
export class AtariSt {
  readonly mode: StMode;
  /** The facts of the mode: size, planes, cell. */
  readonly facts: StModeFacts;
  /** Screen memory: `planes * wordsPerLine` words a line, planes interleaved, bit 15 of a word is the left pixel. */
  readonly memory: Uint16Array;
  readonly display: Display;
  readonly ikbd: Ikbd;
  readonly #shifter: Shifter;

  constructor(mode: StMode) {
    this.mode = mode;
    this.facts = ST_MODES[mode];
    this.#shifter = new Shifter(this.facts);
    this.memory = this.#shifter.memory;
    this.display = this.#shifter;
    this.ikbd = new Ikbd(this.facts.width, this.facts.height);
  }

  /** The memory of the lines `top` to before `bottom` was written; without arguments: of the whole screen. */
  markDirty(top = 0, bottom: number = this.facts.height): void {
    this.#shifter.markDirty(top, bottom);
  }

  /** Asks for a picture although no memory was written, because a `beforeScanOut` hook will want to write some. */
  requestScanOut(): void {
    this.#shifter.markDirty(0, 0);
  }

  /** Switches the monochrome picture to white on black and back: bit 0 of colour register 0 (FIDELITY §2.1). */
  setMonoInverted(inverted: boolean): void {
    const white = this.#shifter.colour(0) | 1;
    this.#shifter.setColour(0, inverted ? white & ~1 : white);
  }

  /**
   * Runs `hook` at the vertical blank before each picture, where the mouse pointer is drawn.
   *
   * @returns a function that takes the hook away
   */
  beforeScanOut(hook: () => void): () => void {
    return this.#shifter.beforeScanOut(hook);
  }
}
