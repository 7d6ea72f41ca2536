import { egaRgb } from './colours.ts';
import { IndexedRegisters } from './indexed-registers.ts';

/** Registers behind the sixteen of the palette (IBM Enhanced Graphics Adapter, attribute controller, port 3C0). */
export const ATTRIBUTE = { modeControl: 0x10, overscan: 0x11, planeEnable: 0x12, panning: 0x13 } as const;

const PALETTE_REGISTERS = 16;
const COLOUR_BITS = 0x3f;
const BITS = [...new Array<number>(PALETTE_REGISTERS).fill(COLOUR_BITS), 0x0f, COLOUR_BITS, 0x3f, 0x0f];

const INDEX_BITS = 0x1f;
const PALETTE_ON = 0x20;
const GRAPHICS = 0x01;
const BLINK = 0x08;

/**
 * The attribute controller of the EGA: turns the four bits of a pixel into one of 64 colours. Index and value go through
 * the same port in turn; bit 5 of the index puts the palette before the screen, which shows the border's colour
 * otherwise.
 */
export class AttributeController {
  /** Colours of the pixel values, 0xRRGGBB. */
  readonly palette: Uint32Array = new Uint32Array(PALETTE_REGISTERS);
  readonly #registers = new IndexedRegisters(BITS, () => this.#updatePalette());
  #valueIsNext = false;
  #paletteOn = false;

  /** Whether memory holds pixels; characters otherwise (index 10, bit 0). */
  get graphics(): boolean {
    return (this.#registers.value(ATTRIBUTE.modeControl) & GRAPHICS) !== 0;
  }

  /** Whether bit 7 of a character's attribute lets it blink; it is a bright ground otherwise (index 10, bit 3). */
  get blink(): boolean {
    return (this.#registers.value(ATTRIBUTE.modeControl) & BLINK) !== 0;
  }

  /** Reading the status register makes the next write to the port an index. */
  expectIndex(): void {
    this.#valueIsNext = false;
  }

  write(value: number): void {
    if (this.#valueIsNext) this.#registers.write(value);
    else {
      this.#registers.index = value & INDEX_BITS;
      this.#paletteOn = (value & PALETTE_ON) !== 0;
      this.#updatePalette();
    }
    this.#valueIsNext = !this.#valueIsNext;
  }

  #updatePalette(): void {
    const enabled = this.#registers.value(ATTRIBUTE.planeEnable);
    for (let pixel = 0; pixel < PALETTE_REGISTERS; pixel++) {
      this.palette[pixel] = egaRgb(this.#registers.value(this.#paletteOn ? pixel & enabled : ATTRIBUTE.overscan));
    }
  }
}
