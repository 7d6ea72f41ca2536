import type { Clock } from '../clock.ts';
import type { Display } from '../display.ts';
import { FrameCounter } from '../frame-counter.ts';
import { SpectrumInput } from './input.ts';
import { ATTRIBUTES, attributeOf, SCREEN_END } from './screen-memory.ts';
import { Ula } from './ula.ts';

const MEMORY = 0x10000;
const ROM_END = 0x4000;

/** Black on white: the colours after switching on. */
const FRESH_CELL = attributeOf({ ink: 0, paper: 7 });

/** Bits of port FE beside the keys when it is read: bits 5 and 7 are always set, bit 6 is the silent tape input. */
const IDLE_BITS = 0xa0;

/**
 * A ZX Spectrum with 48 KB as far as its programs can see it: memory, ULA, keyboard. After switching on its screen is
 * white.
 */
export class Spectrum {
  readonly ula: Ula;
  readonly display: Display;
  readonly input: SpectrumInput;
  readonly #memory = new Uint8Array(MEMORY);

  constructor(clock: Clock) {
    this.ula = new Ula(this.#memory, clock);
    this.display = this.ula;
    this.input = new SpectrumInput(new FrameCounter(clock, this.ula.refreshHz));
    this.#memory.fill(FRESH_CELL, ATTRIBUTES, SCREEN_END);
  }

  /** A byte of memory; addresses have sixteen bits. */
  peek(address: number): number {
    return this.#memory[address & 0xffff];
  }

  /** Writes a byte of memory. The ROM, below 4000h, does not change. */
  poke(address: number, value: number): void {
    const place = address & 0xffff;
    if (place < ROM_END) return;
    this.#memory[place] = value;
    this.ula.written(place);
  }

  /** Reads port FE: the half rows of the keyboard whose line is low in the high byte of the address, 0 for a key down. */
  readPort(address: number): number {
    return IDLE_BITS | this.input.matrix.read(address >> 8);
  }
}
