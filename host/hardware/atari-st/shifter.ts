import type { Display, Frame } from '../display.ts';
import { scanOutPlanar } from '../scanout.ts';
import type { StModeFacts } from './modes.ts';
import { stColour, ttColour } from './palette.ts';

const WHITE = 0xffffff;
const BLACK = 0x000000;

/** The video chip: screen memory and colour registers in, pictures out. */
export class Shifter implements Display {
  readonly width: number;
  readonly height: number;
  readonly pixelAspect: { readonly x: number; readonly y: number };
  readonly refreshHz: number;
  readonly memory: Uint16Array;
  readonly #facts: StModeFacts;
  readonly #colours: Uint16Array;
  readonly #frame: Frame;
  readonly #pixels: Uint32Array;
  readonly #listeners = new Set<() => void>();
  readonly #hooks = new Set<() => void>();
  #changed = true;
  #dirtyTop = 0;
  #dirtyBottom: number;

  constructor(facts: StModeFacts) {
    this.#facts = facts;
    this.width = facts.width;
    this.height = facts.height;
    this.pixelAspect = facts.pixelAspect;
    this.refreshHz = facts.refreshHz;
    this.memory = new Uint16Array(facts.wordsPerLine * facts.planes * facts.height);
    this.#colours = Uint16Array.from(facts.colours);
    const pixels = new Uint8Array(facts.width * facts.height);
    this.#pixels = new Uint32Array(pixels.buffer);
    this.#frame = {
      width: facts.width,
      height: facts.height,
      pixels,
      palette: new Uint32Array(1 << facts.planes),
    };
    this.#dirtyBottom = facts.height;
    this.#updatePalette();
  }

  scanOut(): Frame {
    this.#changed = true;
    for (const hook of [...this.#hooks]) hook();
    if (this.#dirtyTop < this.#dirtyBottom) {
      scanOutPlanar(this.memory, this.#facts, this.#pixels, this.#dirtyTop, this.#dirtyBottom);
    }
    this.#dirtyTop = this.height;
    this.#dirtyBottom = 0;
    this.#changed = false;
    return this.#frame;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  beforeScanOut(hook: () => void): () => void {
    this.#hooks.add(hook);
    return () => {
      this.#hooks.delete(hook);
    };
  }

  /** The lines `top` to before `bottom` were written. */
  markDirty(top: number, bottom: number): void {
    if (top < bottom) {
      this.#dirtyTop = Math.min(this.#dirtyTop, Math.max(0, top));
      this.#dirtyBottom = Math.max(this.#dirtyBottom, Math.min(this.height, bottom));
    }
    if (this.#changed) return;
    this.#changed = true;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Value of a colour register, $0RGB. */
  colour(register: number): number {
    return this.#colours[register];
  }

  /** Writes a colour register; the next picture shows it. */
  setColour(register: number, value: number): void {
    this.#colours[register] = value;
    this.#updatePalette();
    this.markDirty(0, 0);
  }

  #updatePalette(): void {
    const { palette } = this.#frame;
    if (this.#facts.planes === 1) {
      const inverted = (this.#colours[0] & 1) === 0;
      palette[0] = inverted ? BLACK : WHITE;
      palette[1] = inverted ? WHITE : BLACK;
      return;
    }
    const rgb = this.#facts.colourRegisters === 'tt' ? ttColour : stColour;
    for (let i = 0; i < palette.length; i++) palette[i] = rgb(this.#colours[i]);
  }
}
