import { describe, expect, it } from 'vitest';
import { envelopeVolume } from '../../host/hardware/atari-st/ym-envelope.ts';
import { YM_REGISTER, Ym2149 } from '../../host/hardware/atari-st/ym2149.ts';

/** One frame for each tick of the chip's counters. */
const TICKS = 250_000;
const CHANNEL = 1 / 3;

/** A chip with registers written in the given order. */
function chip(...writes: readonly (readonly [register: number, value: number])[]): Ym2149 {
  const made = new Ym2149();
  for (const [register, value] of writes) made.write(register, value);
  return made;
}

const { toneAFine, toneACoarse, toneBFine, noise, mixer, volumeA, volumeB, volumeC } = YM_REGISTER;
const { envelopeFine, envelopeCoarse, envelopeShape } = YM_REGISTER;
const ONLY_TONE_A = 0x3e;
const ONLY_NOISE_A = 0x37;
const NOTHING = 0x3f;

/** Lengths of the stretches of equal samples. */
function stretches(samples: Float32Array): number[] {
  const lengths: number[] = [];
  let start = 0;
  for (let i = 1; i <= samples.length; i++) {
    if (i < samples.length && samples[i] === samples[start]) continue;
    lengths.push(i - start);
    start = i;
  }
  return lengths;
}

describe('the registers', () => {
  it('keep the bits that they have', () => {
    const made = new Ym2149();
    for (let register = 0; register < 20; register++) made.write(register, 0x1ff);
    const read = Array.from({ length: 18 }, (_, register) => made.read(register).toString(16));
    expect(read).toEqual('ff f ff f ff f 1f ff 1f 1f 1f ff ff f ff ff 0 0'.split(' '));
  });

  it('leave the chip silent after a reset', () => {
    const made = new Ym2149();
    expect(made.settled).toBe(true);
    expect(made.render(100, 44100).every((sample) => sample === 0)).toBe(true);
  });
});

describe('a tone', () => {
  it.each([
    [0x34, 52],
    [0x100, 256],
    [0xfff, 4095],
    [1, 1],
    [0, 1],
  ])('of period %i turns over after %i ticks', (period, ticks) => {
    const made = chip([toneAFine, period & 0xff], [toneACoarse, period >> 8], [mixer, ONLY_TONE_A], [volumeA, 15]);
    const lengths = stretches(made.render(ticks * 10, TICKS));
    expect(new Set(lengths)).toEqual(new Set([ticks]));
    expect(lengths).toHaveLength(10);
  });

  it('goes on in a shortened period and begins a new one at once where it is too long already', () => {
    const made = chip([toneAFine, 100], [mixer, ONLY_TONE_A], [volumeA, 15]);
    made.render(60, TICKS);
    made.write(toneAFine, 50);
    expect(stretches(made.render(101, TICKS))).toEqual([1, 50, 50]);
    made.write(toneAFine, 80);
    expect(stretches(made.render(160, TICKS))[0]).toBe(80);
  });

  it('is the same in one piece or in many, at any rate', () => {
    for (const rate of [8000, 44100, 48000, 96000, 300_000]) {
      const made = (): Ym2149 => chip([toneAFine, 77], [noise, 9], [mixer, 0x36], [volumeA, 12]);
      const whole = made().render(700, rate);
      const other = made();
      const pieces = [1, 2, 97, 0, 600].flatMap((frames) => [...other.render(frames, rate)]);
      expect(pieces).toEqual([...whole]);
    }
  });

  it('keeps the mean of its output at low rates', () => {
    const made = chip([toneAFine, 100], [mixer, ONLY_TONE_A], [volumeA, 15]);
    for (const sample of made.render(20, TICKS / 200)) expect(sample).toBeCloseTo(CHANNEL / 2, 6);
  });
});

describe('the noise', () => {
  /** The bit of each shift, for a period of two ticks. */
  const bits = (length: number): number[] => {
    const made = chip([noise, 1], [mixer, ONLY_NOISE_A], [volumeA, 15]);
    return [...made.render(length * 2, TICKS)].filter((_, i) => i % 2 === 0).map((sample) => (sample > 0 ? 1 : 0));
  };

  it('repeats after all states of 17 bits and has ones and zeros alike', () => {
    const period = 2 ** 17 - 1;
    const sequence = bits(period + 100);
    expect(sequence.slice(period)).toEqual(sequence.slice(0, 100));
    expect(sequence.slice(0, period).filter((bit) => bit === 1)).toHaveLength(2 ** 16);
    expect(sequence.slice(100, 200)).not.toEqual(sequence.slice(0, 100));
  });

  it.each([
    [0, 2],
    [1, 2],
    [31, 62],
  ])('of period %i shifts every %i ticks', (period, ticks) => {
    const made = chip([noise, period], [mixer, ONLY_NOISE_A], [volumeA, 15]);
    const lengths = stretches(made.render(ticks * 200, TICKS));
    expect(lengths.every((length) => length % ticks === 0)).toBe(true);
    expect(lengths).toContain(ticks);
  });
});

describe('the mixer', () => {
  it('lets a channel through where tone and noise are both high or switched off', () => {
    const hear = (mixed: number): number[] => {
      const made = chip([toneAFine, 3], [noise, 2], [mixer, mixed], [volumeA, 15]);
      return [...made.render(400, TICKS)].map((sample) => (sample > 0 ? 1 : 0));
    };
    const tone = hear(ONLY_TONE_A);
    const noises = hear(ONLY_NOISE_A);
    expect(hear(0x36)).toEqual(tone.map((bit, i) => bit & noises[i]));
    expect(new Set(hear(NOTHING))).toEqual(new Set([1]));
    expect(tone).not.toEqual(noises);
  });

  it('adds the channels, a third each', () => {
    expect(chip([volumeA, 15]).render(1, TICKS)[0]).toBeCloseTo(CHANNEL, 6);
    expect(chip([volumeA, 15], [volumeB, 15], [volumeC, 15]).render(1, TICKS)[0]).toBeCloseTo(1, 6);
    const both = chip([toneAFine, 5], [toneBFine, 5], [mixer, 0x3c], [volumeA, 15], [volumeB, 15]);
    expect(new Set(both.render(100, TICKS))).toEqual(new Set([0, Math.fround(2 / 3)]));
  });
});

describe('the volume', () => {
  const level = (volume: number): number => chip([volumeA, volume]).render(1, TICKS)[0] * 3;

  it('falls by about 3 dB a step, and 0 is silence', () => {
    expect(level(0)).toBe(0);
    for (let volume = 3; volume <= 15; volume++) {
      expect(20 * Math.log10(level(volume) / level(volume - 1))).toBeCloseTo(3.01, 2);
    }
    expect(20 * Math.log10(level(1))).toBeCloseTo(-30 * 1.505, 1);
    expect(20 * Math.log10(level(2))).toBeCloseTo(-26 * 1.505, 1);
  });

  it('follows the envelope in 32 steps of half that', () => {
    const made = chip([volumeA, 0x10], [envelopeFine, 2], [envelopeShape, 0]);
    const samples = [...made.render(64, TICKS)].filter((_, i) => i % 2 === 0).map((sample) => sample * 3);
    expect(samples[0]).toBeCloseTo(1, 6);
    for (let step = 1; step < 31; step++) {
      expect(20 * Math.log10(samples[step - 1] / samples[step])).toBeCloseTo(1.505, 3);
    }
    expect(samples[31]).toBe(0);
  });
});

describe('the envelope', () => {
  const down = Array.from({ length: 32 }, (_, i) => 31 - i);
  const up = [...down].reverse();
  const low = new Array<number>(32).fill(0);
  const high = new Array<number>(32).fill(31);

  it.each<[string, readonly number[], readonly (readonly number[])[]]>([
    ['falls once', [0, 1, 2, 3, 9], [down, low, low, low]],
    ['rises once', [4, 5, 6, 7, 15], [up, low, low, low]],
    ['falls again and again', [8], [down, down, down, down]],
    ['falls and rises', [10], [down, up, down, up]],
    ['falls and stays up', [11], [down, high, high, high]],
    ['rises again and again', [12], [up, up, up, up]],
    ['rises and stays', [13], [up, high, high, high]],
    ['rises and falls', [14], [up, down, up, down]],
  ])('%s in the shapes %j', (_, shapes, runs) => {
    for (const shape of shapes) {
      expect(Array.from({ length: 128 }, (_unused, step) => envelopeVolume(shape, step))).toEqual(runs.flat());
    }
  });

  it.each([8, 10, 12, 14, 9, 13])('goes on for ever in shape %i', (shape) => {
    const made = chip([volumeA, 0x10], [envelopeFine, 1], [envelopeShape, shape]);
    const loud = [...made.render(32 * 9, TICKS)].map((sample) => Math.round(31 + 4 * Math.log2(sample * 3)));
    const expected = Array.from({ length: 32 * 9 }, (_, step) => envelopeVolume(shape, step) || -Infinity);
    expect(loud).toEqual(expected);
  });

  it('takes 256 clocks of 2 MHz for each unit of its period', () => {
    const made = chip([volumeA, 0x10], [envelopeCoarse, 0x10], [envelopeShape, 9]);
    const seconds = (256 * 4096) / 2e6;
    expect(seconds).toBeCloseTo(0.524, 3);
    made.render(Math.round(seconds * TICKS) - 1, TICKS);
    expect(made.settled).toBe(false);
    made.render(1, TICKS);
    expect(made.settled).toBe(true);
  });

  it('starts anew when its shape is written, in the middle of a step too', () => {
    const made = chip([volumeA, 0x10], [envelopeFine, 10], [envelopeShape, 9]);
    made.render(57, TICKS);
    made.write(envelopeShape, 9);
    expect(stretches(made.render(25, TICKS))).toEqual([10, 10, 5]);
  });
});

describe('a chip that will be heard no more', () => {
  it.each<[string, boolean, [number, number][]]>([
    [
      'a fixed volume with a tone',
      false,
      [
        [mixer, ONLY_TONE_A],
        [volumeA, 1],
      ],
    ],
    [
      'a fixed volume with noise',
      false,
      [
        [mixer, ONLY_NOISE_A],
        [volumeA, 1],
      ],
    ],
    ['a fixed volume alone', true, [[volumeA, 15]]],
    ['a tone without volume', true, [[mixer, ONLY_TONE_A]]],
    [
      'a running envelope',
      false,
      [
        [volumeA, 0x10],
        [envelopeFine, 200],
        [envelopeShape, 9],
      ],
    ],
    [
      'another channel',
      false,
      [
        [mixer, 0x3b],
        [volumeC, 3],
      ],
    ],
  ])('%s: %s', (_, settled, writes) => {
    const made = chip(...writes);
    made.render(10, TICKS);
    expect(made.settled).toBe(settled);
  });
});
