import { COLOUR_FORMS, type ColourForm, type ColourFormName, type VdiColour } from './colour-forms.ts';

const WHITE = 0xffffff;
const BLACK = 0x000000;
const VDI_WHITE: VdiColour = [1000, 1000, 1000];
const VDI_BLACK: VdiColour = [0, 0, 0];

/** A colour register that the screen mode does not have. */
export class ColourRegisterError extends Error {
  override readonly name = 'ColourRegisterError';
  readonly register: number;

  constructor(register: number) {
    super(`there is no colour register ${register}`);
    this.register = register;
  }
}

/**
 * The colour registers of a screen mode and the palette that they make. With one plane they have no colours: bit 0 of
 * register 0 alone says whether set bits are black (1) or white (FIDELITY §2.1).
 */
export class ColourRegisters {
  /** Colours as 0xRRGGBB, one for each pixel value; brought up to date by every write. */
  readonly palette: Uint32Array;
  readonly #form: ColourForm;
  readonly #values: Uint32Array;

  /** @param start values after a reset, one for each pixel value */
  constructor(formName: ColourFormName, start: readonly number[]) {
    this.#form = COLOUR_FORMS[formName];
    this.#values = Uint32Array.from(start, (value) => value & this.#form.mask);
    this.palette = new Uint32Array(start.length);
    this.#updatePalette();
  }

  get #monochrome(): boolean {
    return this.palette.length === 2;
  }

  /** @throws ColourRegisterError */
  value(register: number): number {
    return this.#values[this.#checked(register)];
  }

  /** Bits that the machine's registers do not have are dropped. @throws ColourRegisterError */
  setValue(register: number, value: number): void {
    this.#values[this.#checked(register)] = value & this.#form.mask;
    this.#updatePalette();
  }

  /** The colour that a register shows, as the VDI counts it. @throws ColourRegisterError */
  vdiColour(register: number): VdiColour {
    const value = this.value(register);
    if (!this.#monochrome) return this.#form.toVdi(value);
    return this.palette[register] === WHITE ? VDI_WHITE : VDI_BLACK;
  }

  /**
   * Sets a register from a colour of the VDI. A monochrome screen takes black and white alone, each with a tolerance of
   * one level, and only for register 0, the paper: register 1 sets the paper to white whatever was asked for (Atari ST
   * VDI, `vs_color`).
   *
   * @throws ColourRegisterError
   */
  setVdiColour(register: number, colour: VdiColour): void {
    if (!this.#monochrome) {
      this.setValue(register, this.#form.fromVdi(colour));
      return;
    }
    const { vdiStep } = this.#form;
    const isWhite = colour.every((gun) => gun >= 1000 - vdiStep);
    const isBlack = colour.every((gun) => gun < vdiStep);
    if (!isWhite && !isBlack) return;
    const paper = isWhite || this.#checked(register) === 1 ? VDI_WHITE : VDI_BLACK;
    this.setValue(0, this.#form.fromVdi(paper));
  }

  #checked(register: number): number {
    if (!Number.isInteger(register) || register < 0 || register >= this.#values.length) {
      throw new ColourRegisterError(register);
    }
    return register;
  }

  #updatePalette(): void {
    if (this.#monochrome) {
      const inverted = (this.#values[0] & 1) === 0;
      this.palette.set(inverted ? [BLACK, WHITE] : [WHITE, BLACK]);
      return;
    }
    for (let i = 0; i < this.palette.length; i++) this.palette[i] = this.#form.rgb(this.#values[i]);
  }
}
