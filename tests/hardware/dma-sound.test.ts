import { describe, expect, it } from 'vitest';
import { type DmaSound, DmaSoundError, dmaRate, renderDmaSound } from '../../host/hardware/atari-st/dma-sound.ts';

function mono(samples: readonly number[], rateHz: number, gainDb = 0): DmaSound {
  return { rateHz, channels: 1, channelSamples: [Int16Array.from(samples)], gainDb: [gainDb] };
}

function rendered(sound: DmaSound, contextRate: number): number[][] {
  return renderDmaSound(sound, contextRate).map((channel) => [...channel]);
}

describe('rates', () => {
  it.each([
    [6250, 8010613 / 1280],
    [6258, 8010613 / 1280],
    [12500, 8010613 / 640],
    [12517, 8010613 / 640],
    [25000, 8010613 / 320],
    [50000, 8010613 / 160],
    [50066, 8010613 / 160],
  ])('%i Hz means a speed of the hardware', (asked, exact) => expect(dmaRate(asked)).toBe(exact));

  it.each([8190, 11025, 22050, 24580, 32000, 44100, 49170])('%i Hz is played as it is', (asked) =>
    expect(dmaRate(asked)).toBe(asked),
  );
});

describe('renderDmaSound', () => {
  it('gives 8-bit samples their share of full scale', () => {
    const samples = [-128, -64, 0, 64, 127].map((sample) => sample * 256);
    expect(rendered(mono(samples, 8000), 8000)).toEqual([[-1, -0.5, 0, 0.5, 127 / 128]]);
  });

  it('gives 16-bit samples theirs', () => {
    expect(rendered(mono([-32768, 32767, 1, -1], 8000), 8000)).toEqual([[-1, 32767 / 32768, 1 / 32768, -1 / 32768]]);
  });

  it('holds each sample on the way up, with no interpolation', () => {
    expect(rendered(mono([16384, -16384, 8192], 8000), 24000)).toEqual([
      [0.5, 0.5, 0.5, -0.5, -0.5, -0.5, 0.25, 0.25, 0.25],
    ]);
  });

  it('holds samples for whole frames where the rates do not divide', () => {
    const steps = [1, 2, 3, 4].map((step) => step * 4096);
    expect(rendered(mono(steps, 32000), 48000)).toEqual([[0.125, 0.125, 0.25, 0.375, 0.375, 0.5]]);
  });

  it('takes the sample of each frame on the way down', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7].map((step) => step * 4096);
    expect(rendered(mono(steps, 44100), 22050)).toEqual([[0.125, 0.375, 0.625, 0.875]]);
  });

  it('keeps the channels of a stereo sound apart, each with its gain', () => {
    const sound: DmaSound = {
      rateHz: 8000,
      channels: 2,
      channelSamples: [Int16Array.of(16384, -16384), Int16Array.of(32767, 0)],
      gainDb: [0, -20],
    };
    const [left, right] = renderDmaSound(sound, 16000);
    expect([...left]).toEqual([0.5, 0.5, -0.5, -0.5]);
    expect([...right]).toEqual([...Float32Array.of(3276.7 / 32768, 3276.7 / 32768, 0, 0)]);
  });

  it('applies the gain in decibel', () => {
    const [quiet] = renderDmaSound(mono([32767], 8000, -14), 8000);
    expect(quiet[0]).toBeCloseTo(10 ** (-14 / 20) * (32767 / 32768), 6);
  });

  it.each([44100, 48000])(
    'plays a second of 12500 Hz at the speed of the hardware, %i frames a second',
    (contextRate) => {
      const length = 12500;
      const ramp = Array.from({ length }, (_, i) => i);
      const [channel] = renderDmaSound(mono(ramp, 12500), contextRate);
      const ticksPerFrame = BigInt(contextRate) * 640n;
      expect(channel).toHaveLength(Math.ceil((length * contextRate * 640) / 8010613));
      for (const frame of [0, 1, 3, 4, 1000, 20001, channel.length - 1]) {
        const held = (BigInt(frame) * 8010613n) / ticksPerFrame;
        expect(channel[frame] * 32768).toBe(Number(held));
      }
    },
  );

  it('of no samples is empty', () => expect(rendered(mono([], 12500), 48000)).toEqual([[]]));

  it.each<[string, DmaSound, number]>([
    ['rate', mono([1], 0), 48000],
    ['rate', mono([1], Number.NaN), 48000],
    ['rate', mono([1], 8000), 0],
    ['channels', { ...mono([1], 8000), channels: 2 }, 48000],
    ['channels', { ...mono([1], 8000), channels: 2, channelSamples: [Int16Array.of(1), Int16Array.of(1, 2)] }, 48000],
  ])('refuses a bad number of %s', (reason, sound, contextRate) => {
    expect(() => renderDmaSound(sound, contextRate)).toThrow(new DmaSoundError(reason as 'rate' | 'channels'));
  });
});
