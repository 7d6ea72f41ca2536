import { ENVELOPE_STEPS, envelopeRunsOnce, envelopeVolume } from './ym-envelope.ts';

/** Clock of the chip in the Atari ST, and what its counters make of it (FIDELITY §2.2). */
const CLOCK_HZ = 2_000_000;
const COUNTER_HZ = CLOCK_HZ / 8;

/** The registers by name. Fine and coarse are the low and the high byte of a period. */
export const YM_REGISTER = {
  toneAFine: 0,
  toneACoarse: 1,
  toneBFine: 2,
  toneBCoarse: 3,
  toneCFine: 4,
  toneCCoarse: 5,
  noise: 6,
  mixer: 7,
  volumeA: 8,
  volumeB: 9,
  volumeC: 10,
  envelopeFine: 11,
  envelopeCoarse: 12,
  envelopeShape: 13,
  portA: 14,
  portB: 15,
} as const;

/** Bits that each register has; the others read as 0. */
const MASKS = [0xff, 0x0f, 0xff, 0x0f, 0xff, 0x0f, 0x1f, 0xff, 0x1f, 0x1f, 0x1f, 0xff, 0xff, 0x0f, 0xff, 0xff];

const CHANNELS = 3;
/** Mixer bits of all channels: 1 switches tone (bits 0 to 2) or noise (bits 3 to 5) off. */
const ALL_OFF = 0x3f;
/** Volume bit that puts the envelope in place of the volume. */
const ENVELOPE = 0x10;

/** Output for each of the 32 volumes: a step is the fourth root of two, about 1.5 dB, and volume 0 is silence. */
const AMPLITUDES = Float64Array.from({ length: 32 }, (_, volume) => (volume === 0 ? 0 : 2 ** ((volume - 31) / 4)));

/** The noise register shifts 17 bits; the bit that enters is the exclusive or of the last one and of this one. */
const NOISE_BITS = 17;
const NOISE_TAP = 3;

/**
 * The YM2149 sound chip: three square waves, noise, one envelope, a mixer. Counters count up to their period, in which
 * 0 acts as 1; a square wave turns over after each period, noise shifts after two, the envelope steps after one.
 */
export class Ym2149 {
  readonly #registers = new Uint8Array(MASKS.length);
  readonly #toneCounters = new Uint16Array(CHANNELS);
  /** 1 where the square wave of a channel is high. */
  readonly #tones = new Uint8Array(CHANNELS);
  #noiseCounter = 0;
  #noiseShift = 1;
  #envelopeCounter = 0;
  #envelopeStep = 0;
  /** Present output, and how much of its tick is still to be heard. */
  #level = 0;
  #restOfTick = 1;

  constructor() {
    this.#registers[YM_REGISTER.mixer] = ALL_OFF;
  }

  /** Value of a register; registers above 15 do not exist and read as 0. */
  read(register: number): number {
    return this.#registers[register] ?? 0;
  }

  /** Writes a register, heard at once; registers above 15 are ignored. Writing the shape starts the envelope anew. */
  write(register: number, value: number): void {
    if (register >= MASKS.length) return;
    this.#registers[register] = value & MASKS[register];
    if (register === YM_REGISTER.envelopeShape) {
      this.#envelopeCounter = 0;
      this.#envelopeStep = 0;
    }
    this.#level = this.#output();
  }

  /** Nothing more will be heard unless a register is written. */
  get settled(): boolean {
    for (let channel = 0; channel < CHANNELS; channel++) if (this.#isHeard(channel)) return false;
    return true;
  }

  /**
   * The next frames of the sound, each the mean of the output over its time. How often the method is called makes no
   * difference to the samples.
   *
   * @param contextRate frames a second, a positive number
   * @returns 0 to 1: a third for each channel at full volume
   */
  render(frames: number, contextRate: number): Float32Array {
    const ticksPerFrame = COUNTER_HZ / contextRate;
    const samples = new Float32Array(frames);
    for (let frame = 0; frame < frames; frame++) {
      let missing = ticksPerFrame;
      let sum = 0;
      while (missing >= this.#restOfTick) {
        sum += this.#level * this.#restOfTick;
        missing -= this.#restOfTick;
        this.#tick();
      }
      sum += this.#level * missing;
      this.#restOfTick -= missing;
      samples[frame] = sum / ticksPerFrame;
    }
    return samples;
  }

  #period(register: number): number {
    return Math.max(1, this.#registers[register] | (this.#registers[register + 1] << 8));
  }

  #tick(): void {
    for (let channel = 0; channel < CHANNELS; channel++) {
      if (++this.#toneCounters[channel] < this.#period(channel * 2)) continue;
      this.#toneCounters[channel] = 0;
      this.#tones[channel] ^= 1;
    }
    if (++this.#noiseCounter >= 2 * Math.max(1, this.#registers[YM_REGISTER.noise])) {
      this.#noiseCounter = 0;
      const entering = (this.#noiseShift ^ (this.#noiseShift >> NOISE_TAP)) & 1;
      this.#noiseShift = (this.#noiseShift >> 1) | (entering << (NOISE_BITS - 1));
    }
    if (++this.#envelopeCounter >= this.#period(YM_REGISTER.envelopeFine)) {
      this.#envelopeCounter = 0;
      this.#stepEnvelope();
    }
    this.#level = this.#output();
    this.#restOfTick = 1;
  }

  /** After three runs the steps go on from the beginning of the second one, which is like the fourth. */
  #stepEnvelope(): void {
    this.#envelopeStep++;
    if (this.#envelopeStep === 3 * ENVELOPE_STEPS) this.#envelopeStep = ENVELOPE_STEPS;
  }

  #output(): number {
    const mixer = this.#registers[YM_REGISTER.mixer];
    let sum = 0;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const tone = this.#tones[channel] | (mixer >> channel);
      const noise = this.#noiseShift | (mixer >> (channel + CHANNELS));
      if ((tone & noise & 1) !== 0) sum += AMPLITUDES[this.#volume(channel)];
    }
    return sum / CHANNELS;
  }

  /**
   * Volume of a channel on the scale of the envelope: the four bits of a fixed volume are every other one of its 32.
   */
  #volume(channel: number): number {
    const setting = this.#registers[YM_REGISTER.volumeA + channel];
    if ((setting & ENVELOPE) !== 0)
      return envelopeVolume(this.#registers[YM_REGISTER.envelopeShape], this.#envelopeStep);
    return setting < 2 ? setting : setting * 2 + 1;
  }

  /** Whether a channel's output changes, now or later. A constant output is not heard. */
  #isHeard(channel: number): boolean {
    const off = (this.#registers[YM_REGISTER.mixer] >> channel) & 0x09;
    const enveloped = (this.#registers[YM_REGISTER.volumeA + channel] & ENVELOPE) !== 0;
    if (enveloped && !this.#envelopeRests()) return true;
    return off !== 0x09 && this.#volume(channel) > 0;
  }

  #envelopeRests(): boolean {
    return envelopeRunsOnce(this.#registers[YM_REGISTER.envelopeShape]) && this.#envelopeStep >= ENVELOPE_STEPS;
  }
}
