import type { ChipSound } from '../chip-sound.ts';
import { coupled } from '../output-coupling.ts';
import { CPU_HZ } from './timing.ts';

/** Bits of port FE as it is written: colour of the border, tape output, beeper (FIDELITY §2.4). */
export const PORT_FE = { border: 0x07, mic: 0x08, beeper: 0x10 } as const;

/** How loud the beeper is beside the sound chips of the other machines. */
const LEVEL = 0.5;

/** The output needs about this long to come to rest after the sound. */
const FADE_SECONDS = 0.06;

/**
 * What a program writes to port FE, each value with its time in T-states: the edges of the beeper and the colours of the
 * border in one. Made by a {@link SignalWriter}.
 */
export class UlaSignal implements ChipSound {
  /** Times of the writes in T-states after the beginning, ascending. */
  readonly times: Uint32Array;
  readonly values: Uint8Array;
  /** T-states from the beginning to the end. */
  readonly end: number;

  constructor(times: Uint32Array, values: Uint8Array, end: number) {
    this.times = times;
    this.values = values;
    this.end = end;
  }

  get seconds(): number {
    return this.end / CPU_HZ;
  }

  /** Number of the writes whose time has come: the last of them is the present one. */
  written(time: number): number {
    let low = 0;
    let high = this.times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Each value is the mean of the beeper over its time, so that tones keep their pitch at any rate. */
  render(contextRate: number): Float32Array {
    const perFrame = CPU_HZ / contextRate;
    const samples = new Float32Array(Math.ceil((this.seconds + FADE_SECONDS) * contextRate));
    for (let i = 0; i < this.times.length; i++) {
      if ((this.values[i] & PORT_FE.beeper) === 0) continue;
      const until = i + 1 < this.times.length ? this.times[i + 1] : this.end;
      addLevel(samples, this.times[i] / perFrame, until / perFrame);
    }
    return coupled(samples, contextRate);
  }
}

/** Lets the beeper be out between two times, in frames. */
function addLevel(samples: Float32Array, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.floor(to);
  for (let frame = first; frame <= last && frame < samples.length; frame++) {
    samples[frame] += LEVEL * (Math.min(to, frame + 1) - Math.max(from, frame));
  }
}

/** Notes down what is written to port FE, as time passes. */
export class SignalWriter {
  readonly #times: number[] = [];
  readonly #values: number[] = [];
  #now = 0;

  /** T-states since the beginning. */
  get now(): number {
    return this.#now;
  }

  /** Writes a value at this time. */
  out(value: number): this {
    this.#times.push(Math.round(this.#now));
    this.#values.push(value & 0xff);
    return this;
  }

  /** Lets T-states pass; parts of them add up. */
  wait(tStates: number): this {
    this.#now += tStates;
    return this;
  }

  finish(): UlaSignal {
    return new UlaSignal(Uint32Array.from(this.#times), Uint8Array.from(this.#values), Math.round(this.#now));
  }
}
