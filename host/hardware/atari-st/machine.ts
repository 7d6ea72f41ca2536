import type { Display } from '../display.ts';
import type { VdiColour } from './colour-forms.ts';
import { Ikbd } from './ikbd.ts';
import { modeFacts, type StMode, type StModeFacts, type StOptions } from './modes.ts';
import { Psg } from './psg.ts';
import { Shifter } from './shifter.ts';

/**
 * A machine of the Atari ST family as far as its programs can see it: screen memory, the picture made of it, mouse and
 * keyboard, sound chip. Programs write the memory and say which lines they wrote.
 */
export class AtariSt {
  readonly mode: StMode;
  /** The facts of the mode: size, planes, cell. */
  readonly facts: StModeFacts;
  /** Screen memory: `planes * wordsPerLine` words a line, planes interleaved, bit 15 of a word is the left pixel. */
  readonly memory: Uint16Array;
  readonly display: Display;
  readonly ikbd: Ikbd;
  /** Bell, key click and `Dosound`; every key makes the click. */
  readonly psg = new Psg();
  readonly #shifter: Shifter;

  /** @throws ScreenSizeError */
  constructor(mode: StMode, options: StOptions = {}) {
    this.mode = mode;
    this.facts = modeFacts(mode, options);
    this.#shifter = new Shifter(this.facts);
    this.memory = this.#shifter.memory;
    this.display = this.#shifter;
    this.ikbd = new Ikbd(this.facts.width, this.facts.height);
    this.ikbd.onInput((event) => {
      if (event.kind === 'key') this.psg.keyClick();
    });
  }

  /** The memory of the lines `top` to before `bottom` was written; without arguments: of the whole screen. */
  markDirty(top = 0, bottom: number = this.facts.height): void {
    this.#shifter.markDirty(top, bottom);
  }

  /** Asks for a picture although no memory was written, because a `beforeScanOut` hook will want to write some. */
  requestScanOut(): void {
    this.#shifter.requestScanOut();
  }

  /** Value of a colour register in the machine's own form (`facts.colourForm`). @throws ColourRegisterError */
  colour(register: number): number {
    return this.#shifter.colours.value(register);
  }

  /** Writes a colour register in the machine's own form; the next picture shows it. @throws ColourRegisterError */
  setColour(register: number, value: number): void {
    this.#shifter.setColour(register, value);
  }

  /** The colour that a register shows, 0 to 1000 a gun, as `vq_color` gives it. @throws ColourRegisterError */
  vdiColour(register: number): VdiColour {
    return this.#shifter.colours.vdiColour(register);
  }

  /** Sets a colour register to the nearest that it has, as `vs_color` does. @throws ColourRegisterError */
  setVdiColour(register: number, colour: VdiColour): void {
    this.#shifter.setVdiColour(register, colour);
  }

  /** Switches the monochrome picture to white on black and back: bit 0 of colour register 0 (FIDELITY §2.1). */
  setMonoInverted(inverted: boolean): void {
    const white = this.colour(0) | 1;
    this.setColour(0, inverted ? white & ~1 : white);
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
