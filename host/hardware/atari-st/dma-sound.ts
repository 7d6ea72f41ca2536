/** Oscillator of the STE's DMA sound in Hz, and what it is divided by at the four speeds (FIDELITY §2.2). */
const OSCILLATOR_HZ = 8010613;
const DIVISORS = [1280, 640, 320, 160] as const;

/** Files name the speeds by rounded numbers, such as 12500 for 12516.6 Hz; so far may such a number be off. */
const RATE_TOLERANCE = 0.005;

const FULL_SCALE = 32768;

/** A digital sound: one or two channels of equal length, samples at 16-bit scale (8-bit ones times 256). */
export interface DmaSound {
  readonly rateHz: number;
  readonly channels: 1 | 2;
  readonly channelSamples: readonly Int16Array[];
  /** Volume of each channel in decibel, 0 is unchanged. */
  readonly gainDb: readonly number[];
}

/** A sound with channels of different lengths, or with a rate that is no positive number, cannot be played. */
export class DmaSoundError extends Error {
  override readonly name = 'DmaSoundError';
  readonly reason: 'rate' | 'channels';

  constructor(reason: 'rate' | 'channels') {
    super(`sound with a bad number of ${reason}`);
    this.reason = reason;
  }
}

/**
 * The rate at which the hardware plays a sound that asks for `rateHz`: the exact speed of the STE if the number means
 * one of the four, else the number itself.
 */
export function dmaRate(rateHz: number): number {
  const { ticks, divisor } = exactRate(rateHz);
  return ticks / divisor;
}

/**
 * Renders a sound as the STE's DMA plays it: each sample is held until the next one's time, with no interpolation.
 *
 * @param contextRate frames a second of the result, any positive number
 * @returns one array per channel, values -1 to 1 before the gain; the last sample is held for its full time
 * @throws DmaSoundError
 */
export function renderDmaSound(sound: DmaSound, contextRate: number): Float32Array[] {
  if (!(sound.rateHz > 0) || !(contextRate > 0)) throw new DmaSoundError('rate');
  const length = sound.channelSamples[0]?.length ?? 0;
  const wellFormed = sound.channelSamples.length === sound.channels;
  if (!wellFormed || sound.channelSamples.some((samples) => samples.length !== length)) {
    throw new DmaSoundError('channels');
  }
  const { ticks, divisor } = exactRate(sound.rateHz);
  const ticksPerFrame = divisor * contextRate;
  const frames = Math.ceil((length * ticksPerFrame) / ticks);
  return sound.channelSamples.map((samples, channel) => {
    const scale = 10 ** ((sound.gainDb[channel] ?? 0) / 20) / FULL_SCALE;
    const rendered = new Float32Array(frames);
    for (let frame = 0; frame < frames; frame++)
      rendered[frame] = samples[Math.floor((frame * ticks) / ticksPerFrame)] * scale;
    return rendered;
  });
}

/**
 * The rate as a quotient, so that long sounds stay in step: all products below are exact whole numbers for whole rates.
 */
function exactRate(rateHz: number): { ticks: number; divisor: number } {
  for (const divisor of DIVISORS) {
    const exact = OSCILLATOR_HZ / divisor;
    if (Math.abs(rateHz - exact) <= exact * RATE_TOLERANCE) return { ticks: OSCILLATOR_HZ, divisor };
  }
  return { ticks: rateHz, divisor: 1 };
}
