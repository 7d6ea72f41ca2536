import { IndexedRegisters } from './indexed-registers.ts';

/** Registers of the sequencer that matter here (IBM Enhanced Graphics Adapter, sequencer registers, ports 3C4 and 3C5). */
export const SEQUENCER = { mapMask: 2, memoryMode: 4 } as const;

/** Registers of the graphics controllers (IBM Enhanced Graphics Adapter, graphics controller, ports 3CE and 3CF). */
export const GRAPHICS = {
  setReset: 0,
  enableSetReset: 1,
  colourCompare: 2,
  dataRotate: 3,
  readMapSelect: 4,
  mode: 5,
  miscellaneous: 6,
  colourDontCare: 7,
  bitMask: 8,
} as const;

/** What bits 3 and 4 of the data rotate register do with the latches (graphics controller, index 3). */
export const LOGIC = { replace: 0x00, and: 0x08, or: 0x10, xor: 0x18 } as const;

/** Bits of the registers, in the order of their numbers: reset, clocking mode, map mask, character map, memory mode. */
const SEQUENCER_BITS = [0x03, 0x0f, 0x0f, 0x0f, 0x07];
const GRAPHICS_BITS = [0x0f, 0x0f, 0x0f, 0x1f, 0x07, 0x3f, 0x0f, 0x0f, 0xff];

const ODD_EVEN_OFF = 0x04;
const READ_COMPARES = 0x08;
const READ_ODD_EVEN = 0x10;
const CHAINED = 0x02;

/** Bytes in each of the four planes of a card with 256 KB. */
export const PLANE_BYTES = 0x10000;
const OFFSET_BITS = PLANE_BYTES - 1;

/** Where the processor sees the memory, by bits 2 and 3 of the miscellaneous register (graphics controller, index 6). */
const WINDOWS: readonly { readonly base: number; readonly length: number }[] = [
  { base: 0xa0000, length: 0x20000 },
  { base: 0xa0000, length: 0x10000 },
  { base: 0xb0000, length: 0x8000 },
  { base: 0xb8000, length: 0x8000 },
];

/** What a processor reads where no memory answers. */
const OPEN_BUS = 0xff;

const EVERY_BYTE = 0x01010101;
/** Planes 0 and 2 of a number that holds a byte of each plane. */
const EVEN_PLANES = 0xff00ff00;

/** Where the byte of a plane lies in a number that holds one of each: plane 0 highest, as pictures are made of them. */
const shiftOf = (plane: number): number => (3 - plane) * 8;

/** For each set of planes, all bits of those planes. */
const ALL_BITS_OF: Int32Array = Int32Array.from({ length: 16 }, (_, planes) =>
  [0, 1, 2, 3].reduce((bits, plane) => bits | ((planes >> plane) & 1 ? 0xff << shiftOf(plane) : 0), 0),
);

/**
 * The memory of the EGA behind its graphics controllers: one address is a byte of each of four planes. A read fills the
 * latches; a write combines processor byte, set/reset and latches and goes to the planes that the map mask names.
 * Addresses are those of the processor, 0xA0000 and up.
 */
export class VideoMemory {
  /** For each address the bytes of the planes, plane 0 highest. Written through {@link write} alone. */
  readonly planes: Int32Array = new Int32Array(PLANE_BYTES);
  readonly sequencer: IndexedRegisters = new IndexedRegisters(SEQUENCER_BITS, () => this.#decode());
  readonly graphics: IndexedRegisters = new IndexedRegisters(GRAPHICS_BITS, () => this.#decode());
  readonly #written: (offset: number, count: number) => void;
  #latches = 0;

  #base = 0;
  #length = 0;
  #mapMask = 0;
  #setReset = 0;
  #enableSetReset = 0;
  #bitMask = 0;
  #rotation = 0;
  #logic: number = LOGIC.replace;
  #writeMode = 0;
  #oddEvenWrite = false;
  #oddEvenRead = false;
  #offsetBits = OFFSET_BITS;

  /** @param written is told which bytes of the planes were written */
  constructor(written: (offset: number, count: number) => void) {
    this.#written = written;
    this.#decode();
  }

  /** Reads a byte and fills the latches. Read mode 0 gives a plane, read mode 1 where all planes have the compared colour. */
  read(address: number): number {
    const place = address - this.#base;
    if (place < 0 || place >= this.#length) return OPEN_BUS;
    this.#latches = this.planes[place & this.#offsetBits];
    if ((this.graphics.value(GRAPHICS.mode) & READ_COMPARES) !== 0) return this.#compared();
    const selected = this.graphics.value(GRAPHICS.readMapSelect) & 3;
    const plane = this.#oddEvenRead ? (selected & 2) | (place & 1) : selected;
    return (this.#latches >>> shiftOf(plane)) & 0xff;
  }

  /** Writes a byte of the processor as the registers say. Write mode 3 is no mode of the EGA and writes nothing. */
  write(address: number, value: number): void {
    const place = address - this.#base;
    if (place < 0 || place >= this.#length || this.#writeMode === 3) return;
    const offset = place & this.#offsetBits;
    this.#store(offset, place & 1, value & 0xff);
    this.#written(offset, 1);
  }

  /** Writes the same byte to `count` addresses, as `rep stosb` does. */
  fill(address: number, count: number, value: number): void {
    const first = Math.max(0, address - this.#base);
    const end = Math.min(this.#length, address - this.#base + count);
    if (first >= end || this.#writeMode === 3) return;
    for (let place = first; place < end; place++) this.#store(place & this.#offsetBits, place & 1, value & 0xff);
    this.#written(first & this.#offsetBits, end - first);
  }

  /**
   * Reads and writes `count` bytes in ascending order, as `rep movsb` does. In write mode 1 all planes are copied at once,
   * by way of the latches.
   */
  copy(from: number, to: number, count: number): void {
    for (let i = 0; i < count; i++) this.write(to + i, this.read(from + i));
  }

  /** Bytes of all planes cleared, as a mode is set (interrupt 10h, function 0). */
  clear(): void {
    this.planes.fill(0);
    this.#written(0, PLANE_BYTES);
  }

  /** Takes over what the registers say. */
  #decode(): void {
    const { sequencer, graphics } = this;
    const { base, length } = WINDOWS[(graphics.value(GRAPHICS.miscellaneous) >> 2) & 3];
    this.#base = base;
    this.#length = length;
    this.#mapMask = ALL_BITS_OF[sequencer.value(SEQUENCER.mapMask)];
    this.#setReset = ALL_BITS_OF[graphics.value(GRAPHICS.setReset)];
    this.#enableSetReset = ALL_BITS_OF[graphics.value(GRAPHICS.enableSetReset)];
    this.#bitMask = Math.imul(graphics.value(GRAPHICS.bitMask), EVERY_BYTE);
    this.#rotation = graphics.value(GRAPHICS.dataRotate) & 7;
    this.#logic = graphics.value(GRAPHICS.dataRotate) & LOGIC.xor;
    this.#writeMode = graphics.value(GRAPHICS.mode) & 3;
    this.#oddEvenWrite = (sequencer.value(SEQUENCER.memoryMode) & ODD_EVEN_OFF) === 0;
    this.#oddEvenRead = (graphics.value(GRAPHICS.mode) & READ_ODD_EVEN) !== 0;
    this.#offsetBits = (graphics.value(GRAPHICS.miscellaneous) & CHAINED) !== 0 ? OFFSET_BITS & ~1 : OFFSET_BITS;
  }

  #store(offset: number, odd: number, value: number): void {
    const result = this.#writeMode === 1 ? this.#latches : this.#masked(this.#combined(this.#source(value)));
    const map = this.#oddEvenWrite ? this.#mapMask & (odd === 0 ? EVEN_PLANES : ~EVEN_PLANES) : this.#mapMask;
    this.planes[offset] = (this.planes[offset] & ~map) | (result & map);
  }

  /** What the processor's byte stands for in each plane (graphics controller, index 5, write modes 0 and 2). */
  #source(value: number): number {
    if (this.#writeMode === 2) return ALL_BITS_OF[value & 15];
    const rotated = ((value | (value << 8)) >>> this.#rotation) & 0xff;
    return (Math.imul(rotated, EVERY_BYTE) & ~this.#enableSetReset) | (this.#setReset & this.#enableSetReset);
  }

  #combined(source: number): number {
    if (this.#logic === LOGIC.replace) return source;
    if (this.#logic === LOGIC.and) return source & this.#latches;
    return this.#logic === LOGIC.or ? source | this.#latches : source ^ this.#latches;
  }

  #masked(bits: number): number {
    return (bits & this.#bitMask) | (this.#latches & ~this.#bitMask);
  }

  /** A bit is 1 where every plane that is cared for has its bit of the compared colour (index 2 and 7). */
  #compared(): number {
    const compared = ALL_BITS_OF[this.graphics.value(GRAPHICS.colourCompare)];
    const cared = ALL_BITS_OF[this.graphics.value(GRAPHICS.colourDontCare)];
    const differing = (this.#latches ^ compared) & cared;
    const either = differing | (differing >>> 16);
    return ~(either | (either >>> 8)) & 0xff;
  }
}
