import { EGA_PORT, type Ega } from '../hardware/pc/ega.ts';
import { GRAPHICS, LOGIC, SEQUENCER, type VideoMemory } from '../hardware/pc/video-memory.ts';

/** How what is drawn is combined with what is there. */
export type DrawMode = keyof typeof LOGIC;

const ALL_PLANES = 0x0f;
const ALL_BITS = 0xff;
const WRITE_LATCHES = 0x01;

/**
 * Writes into the memory of the EGA with its registers set for drawing. Every piece of work puts the registers back to
 * what the BIOS leaves them at, so that no other depends on it.
 */
export class EgaBrush {
  readonly memory: VideoMemory;
  readonly #ega: Ega;
  #bits = ALL_BITS;
  #reads = false;

  constructor(ega: Ega) {
    this.#ega = ega;
    this.memory = ega.memory;
  }

  /** Draws with one colour: set/reset stands for the processor's byte in all planes. */
  inColour(colour: number, mode: DrawMode, draw: () => void): void {
    this.#graphics(GRAPHICS.setReset, colour);
    this.#graphics(GRAPHICS.enableSetReset, ALL_PLANES);
    this.#combined(mode, draw);
    this.#graphics(GRAPHICS.enableSetReset, 0);
    this.#graphics(GRAPHICS.setReset, 0);
  }

  /** Draws bytes into one plane after the other; `draw` is called with 0 to 3. */
  planeByPlane(mode: DrawMode, draw: (plane: number) => void): void {
    this.#combined(mode, () => {
      for (let plane = 0; plane < 4; plane++) {
        this.#sequencer(SEQUENCER.mapMask, 1 << plane);
        draw(plane);
      }
    });
    this.#sequencer(SEQUENCER.mapMask, ALL_PLANES);
  }

  /** Reads one plane after the other; `read` is called with 0 to 3. */
  readPlanes(read: (plane: number) => void): void {
    for (let plane = 0; plane < 4; plane++) {
      this.#graphics(GRAPHICS.readMapSelect, plane);
      read(plane);
    }
    this.#graphics(GRAPHICS.readMapSelect, 0);
  }

  /** Copies whole bytes of all planes by way of the latches. */
  throughLatches(copy: () => void): void {
    this.#graphics(GRAPHICS.mode, WRITE_LATCHES);
    copy();
    this.#graphics(GRAPHICS.mode, 0);
  }

  /**
   * Writes the pixels that `bits` names in `count` bytes.
   *
   * @param value the processor's byte; without a meaning where one colour is drawn
   */
  put(address: number, count: number, bits: number, value: number): void {
    if (bits === 0 || count <= 0) return;
    if (bits !== this.#bits) {
      this.#bits = bits;
      this.#graphics(GRAPHICS.bitMask, bits);
    }
    if (bits === ALL_BITS && !this.#reads) {
      this.memory.fill(address, count, value);
      return;
    }
    for (let i = 0; i < count; i++) {
      this.memory.read(address + i);
      this.memory.write(address + i, value);
    }
  }

  #combined(mode: DrawMode, draw: () => void): void {
    this.#reads = mode !== 'replace';
    this.#graphics(GRAPHICS.dataRotate, LOGIC[mode]);
    draw();
    this.#graphics(GRAPHICS.dataRotate, LOGIC.replace);
    this.#graphics(GRAPHICS.bitMask, ALL_BITS);
    this.#bits = ALL_BITS;
  }

  #graphics(index: number, value: number): void {
    this.#ega.writePort(EGA_PORT.graphicsIndex, index);
    this.#ega.writePort(EGA_PORT.graphics, value);
  }

  #sequencer(index: number, value: number): void {
    this.#ega.writePort(EGA_PORT.sequencerIndex, index);
    this.#ega.writePort(EGA_PORT.sequencer, value);
  }
}
